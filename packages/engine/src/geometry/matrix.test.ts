import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../shapes/page.ts';
import { boxArea, contains, mapBox } from './box.ts';
import { chained, displayMatrix, IDENTITY, mapX, mapY } from './matrix.ts';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const box = fc
  .tuple(coordinate, coordinate, fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }))
  .map(([x, y, width, height]): Box => [x, y, x + width, y + height]);
const turns = fc.integer({ min: -4, max: 7 });

test('the page as displayed begins at 0, 0 and is as large as its box, whichever way it is turned', () => {
  fc.assert(
    fc.property(box, turns, ([left, bottom, right, top], turned) => {
      const { matrix, width, height } = displayMatrix(left, bottom, right, top, turned);
      expect(mapBox(matrix, [left, bottom, right, top])).toEqual([0, 0, width, height]);
    }),
  );
});

test('a box keeps its area and stays on the page when the page is turned', () => {
  fc.assert(
    fc.property(box, box, turns, (page, within, turned) => {
      const { matrix, width, height } = displayMatrix(...page, turned);
      const displayed = mapBox(matrix, within);
      expect(boxArea(displayed)).toBe(boxArea(within));
      expect(contains([0, 0, width, height], displayed)).toBe(contains(page, within));
    }),
  );
});

test('four quarter turns are none', () => {
  fc.assert(
    fc.property(box, turns, (page, turned) => {
      expect(displayMatrix(...page, turned)).toEqual(displayMatrix(...page, turned + 4));
    }),
  );
});

test('a quarter turn clockwise brings the top left corner to the top right', () => {
  const { matrix, width } = displayMatrix(0, 0, 600, 800, 1);
  expect([mapX(matrix, 0, 800), mapY(matrix, 0, 800)]).toEqual([width, 0]);
  expect(width).toBe(800);
});

test('a chain of maps does one after the other', () => {
  const shifted = chained([1, 0, 0, 1, 10, 20], [2, 0, 0, 2, 0, 0]);
  expect([mapX(shifted, 1, 1), mapY(shifted, 1, 1)]).toEqual([22, 42]);
  expect(chained(IDENTITY, shifted)).toEqual(shifted);
});
