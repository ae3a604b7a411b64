import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { findPrint } from './find-print.ts';

type Bar = [x: number, y: number, width: number, height: number];

/** Lines of letters, 20 high, from x = 100 on, and other bars. */
function lined(others: readonly Bar[]) {
  const bars: Bar[] = [];
  for (let y = 80; y < 560; y += 48) for (let x = 100; x < 500; x += 16) bars.push([x, y, 9, 20]);
  return picturedBars(700, 640, [...bars, ...others]);
}

/** A disc, or a ring, row by row. */
const disc = (x: number, y: number, radius: number, inner = 0): Bar[] =>
  Array.from({ length: 2 * radius }, (_, row) => {
    const down = row + 0.5 - radius;
    const half = Math.round(Math.sqrt(radius * radius - down * down));
    const hollow = Math.abs(down) < inner ? Math.round(Math.sqrt(inner * inner - down * down)) : 0;
    const line = y + row - radius;
    const sides: Bar[] = [
      [x - half, line, half - hollow, 1],
      [x + hollow, line, half - hollow, 1],
    ];
    return sides;
  }).flat();

const firstOf = (page: ReturnType<typeof lined>): number =>
  Math.min(
    ...findPrint(page)
      .pieces.filter(({ y0 }) => y0 > 160 && y0 < 210)
      .map(({ x0 }) => x0),
  );

test('a punched hole beside a line is no sign of it', () => {
  const page = lined(disc(70, 186, 24));
  expect(firstOf(page)).toBe(100);
  expect(findPrint(page).picture.grey[186 * page.width + 70]).toBe(255);
});

test('a letter as large as a hole stays, and so does a square', () => {
  expect(firstOf(lined(disc(70, 186, 24, 12)))).toBeLessThan(60);
  expect(firstOf(lined([[46, 162, 48, 48]]))).toBeLessThan(60);
});
