import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { bendAt } from '../geometry/bend.ts';
import { findBend, unbent } from './bend.ts';
import { findPrint } from './find-print.ts';

/** Twenty lines of letters whose feet follow a curve: `fall` pixels below the level at the page's right edge. */
function curled(fall: number) {
  const bars = [];
  for (let y = 100; y < 1060; y += 48)
    for (let x = 40; x < 960; x += 16) bars.push([x, Math.round(y + fall * (x / 1000) ** 2), 9, 20] as const);
  return picturedBars(1000, 1200, bars);
}

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

test('level lines are left as they are', () => {
  const page = curled(0);
  const print = findPrint(page);
  expect(findBend(print.pieces, page, print.height)).toBeNull();
});

test('curled lines are made level, and the way back is known', () => {
  const page = curled(30);
  const print = findPrint(page);
  const bend = findBend(print.pieces, page, print.height);
  if (!bend) throw new Error('no bend was found');
  const level = findPrint(unbent(page, bend));
  for (const { components } of level.pieces) expect(spread(components.map(({ y1 }) => y1))).toBeLessThanOrEqual(3);
  const [first] = level.pieces;
  const middle = (first?.baseline ?? 0) + bendAt(bend, 500, first?.baseline ?? 0);
  expect(Math.abs(middle - (120 + 30 * 0.25))).toBeLessThan(2);
});

/** `LINEA扣款` between two columns of figures: the wide letters behind hang below the others. */
test('ideographs that hang below the letters before them are no bend', () => {
  const bars: [number, number, number, number][] = [];
  const run = (x: number, y: number, count: number): void => {
    for (let at = 0; at < count; at += 1) bars.push([x + 16 * at, y, 11, 20]);
  };
  for (let y = 100; y < 1100; y += 60) {
    run(40, y, 7);
    run(260, y, 5);
    for (let at = 0; at < 4; at += 1) bars.push([344 + 18 * at, y + 2 + at, 14, 21]);
    run(700, y, 7);
  }
  const page = picturedBars(1000, 1200, bars);
  const print = findPrint(page);
  expect(findBend(print.pieces, page, print.height)).toBeNull();
});
