import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { findPrint } from './find-print.ts';

type Bar = readonly [x: number, y: number, width: number, height: number];

/** Lines of letters, 20 high, each with these dots behind it, 4 wide and high, on its foot. */
function lined(dots: readonly number[]) {
  const bars: Bar[] = [];
  for (let y = 80; y < 560; y += 48) {
    for (let x = 40; x < 240; x += 16) bars.push([x, y, 9, 20]);
    for (const x of dots) bars.push([x, y + 16, 4, 4]);
  }
  return findPrint(picturedBars(700, 640, bars));
}

const every = (step: number, count: number): number[] => Array.from({ length: count }, (_, at) => 246 + at * step);

const right = ({ pieces }: ReturnType<typeof findPrint>): number => Math.max(...pieces.map(({ x1 }) => x1));

test('dots that lead from a text to its figure are no print, and are wiped from the picture that is read', () => {
  const print = lined(every(7, 40));
  expect(right(print)).toBe(241);
  const { grey, width } = print.picture;
  expect([grey[98 * width + 248], grey[90 * width + 44]]).toEqual([255, 0]);
});

test('dots set with blanks between them lead, too', () => {
  expect(right(lined(every(15, 20)))).toBe(241);
});

test('dots that touch each other, and missing ones, are of the leader', () => {
  const joined = every(7, 40).flatMap((x, at) => (at % 3 === 0 ? [x, x + 4] : at % 11 === 0 ? [] : [x]));
  expect(right(lined(joined))).toBe(241);
});

test('a few dots stand for something', () => {
  expect(right(lined(every(7, 6)))).toBe(285);
});

test('dots that stand anyhow are no leader', () => {
  const uneven = every(16, 24).map((x, at) => x - (at % 3 === 1 ? 8 : 0));
  expect(right(lined(uneven))).toBeGreaterThan(400);
});

test('a rule of dashes that runs into the heads of a line is no part of its words', () => {
  const bars: Bar[] = [];
  for (let y = 80; y < 560; y += 48) for (let x = 240; x < 440; x += 16) bars.push([x, y, 9, 20]);
  const dashes = Array.from({ length: 20 }, (_, at): Bar => [20 + 10 * at, 84, 7, 3]);
  const { pieces } = findPrint(picturedBars(700, 640, [...bars, ...dashes]));
  expect(Math.min(...pieces.map(({ x0 }) => x0))).toBe(240);
});
