import { expect, test } from 'vitest';
import type { Drawn } from './family.ts';
import { inPrintedOrder } from './printed-order.ts';

const drawn = (...rows: readonly number[]): Pick<Drawn, 'pages' | 'statements'> => ({
  pages: [rows.map((row) => `<tr data-row="0.${row}"></tr><tr data-row="1.0"></tr>`).join('')],
  statements: [{ transactions: rows }] as unknown as Drawn['statements'],
});

test.each([
  ['as printed, by sections', [0, 2, 1, 3], [0, 2, 1, 3]],
  ['turned round, printed newest first', [3, 2, 1, 0], [0, 1, 2, 3]],
  ['once each, on however many lines', [0, 0, 1], [0, 1]],
])('rows are %s', (_, printed, expected) => expect(inPrintedOrder(drawn(...printed), 0)).toEqual(expected));
