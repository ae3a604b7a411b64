import { expect, it } from 'vitest';
import { withoutGaps } from './close-gaps.ts';

/** A picture of one colour a column: `#` is ink, `.` paper, `-` ink of another grey. */
function pictureOf(columns: string) {
  const height = 3;
  const greys = { '#': 0, '.': 255, '-': 120 } as const;
  const data = new Uint8ClampedArray(columns.length * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (const [column, letter] of [...columns].entries()) {
      data.fill(
        greys[letter as keyof typeof greys],
        (row * columns.length + column) * 4,
        (row * columns.length + column) * 4 + 4,
      );
    }
  }
  return { data, width: columns.length, height };
}

const kept = (columns: string, most: number): string =>
  withoutGaps(pictureOf(columns), most)
    .map(({ from, to }) => columns.slice(from, to))
    .join('|');

it.each([
  ['#-#-#', 2, '#-#-#'],
  ['#-..........#-', 2, '#-...|#-'],
  ['....#-', 1, '..|#-'],
  ['#-....', 1, '#-..'],
  ['', 2, ''],
])('%s, at most %i of a gap: %s', (columns, most, expected) => {
  expect(kept(columns, most)).toBe(expected);
});
