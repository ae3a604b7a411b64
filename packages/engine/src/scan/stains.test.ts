import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { findPrint } from './find-print.ts';

/** Ten lines of letters, of which a light band covers some: what is spilt joins them to one blot. */
function spilt(grey: number) {
  const bars: [number, number, number, number, number?][] = [[300, 60, 90, 520, grey]];
  for (let y = 80; y < 560; y += 48) for (let x = 40; x < 640; x += 16) bars.push([x, y, 9, 20]);
  return picturedBars(700, 640, bars);
}

const lettersOf = (page: ReturnType<typeof spilt>): number =>
  findPrint(page).pieces.reduce((sum, { components }) => sum + components.length, 0);

test('letters under what is spilt over them are letters', () => {
  expect(lettersOf(spilt(100))).toBe(lettersOf(spilt(255)));
});

test('what is spilt is wiped from the picture that is read, and print is not', () => {
  const { picture } = findPrint(spilt(100));
  const at = (x: number, y: number): number => picture.grey[y * picture.width + x] as number;
  expect([at(350, 70), at(324, 90), at(44, 90)]).toEqual([255, 255, 0]);
});
