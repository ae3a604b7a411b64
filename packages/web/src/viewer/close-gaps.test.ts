import { expect, it } from 'vitest';
import { inLines, withoutGaps } from './close-gaps.ts';

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

it('lays words into lines, and keeps so much of a gap', () => {
  const words = [
    { from: 0, to: 4 },
    { from: 5, to: 8 },
    { from: 30, to: 36 },
    { from: 40, to: 60 },
  ];
  const laid = inLines(words, 3, 12).map(({ x, line }) => [x, line]);
  expect(laid).toEqual([
    [0, 0],
    [5, 0],
    [0, 1],
    [0, 2],
  ]);
  expect(inLines(words, 3, 100).map(({ x }) => x)).toEqual([0, 5, 11, 20]);
});
