import { expect, test } from 'vitest';
import type { Drawn } from './family.ts';
import type { Printed } from './print.ts';
import { inPrintedOrder } from './printed-order.ts';

/** Rows at their columns (from 0 at the left) and lines. */
type Spot = readonly [row: number, column: number, line: number];

function order(...spots: readonly Spot[]): number[] {
  const pages = [spots.map(([row]) => `<tr data-row="0.${row}"></tr><tr data-row="1.0"></tr>`).join('')];
  const statements = [{ transactions: [...new Set(spots.map(([row]) => row))] }] as unknown as Drawn['statements'];
  const places = Object.fromEntries(
    spots.map(([row, column, line]) => [
      `0.${row}`,
      [{ page: 1, box: [column * 200, line * 12, column * 200 + 150, line * 12 + 10] }],
    ]),
  ) as unknown as Printed['places'];
  return inPrintedOrder({ pages, statements }, places, 0);
}

test('rows are as printed, by sections', () =>
  expect(order([0, 0, 0], [2, 0, 1], [1, 0, 2], [3, 0, 3])).toEqual([0, 2, 1, 3]));

test('printed newest first they are turned round', () =>
  expect(order([3, 0, 0], [2, 0, 1], [1, 0, 2], [0, 0, 3])).toEqual([0, 1, 2, 3]));

test('on however many lines, each once', () => expect(order([0, 0, 0], [0, 0, 1], [1, 0, 2])).toEqual([0, 1]));

test('of columns side by side the left one is first', () =>
  expect(order([0, 0, 0], [1, 0, 3], [2, 1, 3], [3, 0, 4], [4, 1, 4], [5, 0, 5], [6, 0, 9])).toEqual([
    0, 1, 3, 5, 2, 4, 6,
  ]));
