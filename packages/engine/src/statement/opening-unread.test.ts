import { expect, it } from 'vitest';
import { booking, row as dated, figure, remark, spot } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Item } from '../shapes/row.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { openingAndClosingBySum } from './opening-and-closing-by-sum.ts';
import { leavesOpeningUnread } from './opening-unread.ts';

const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const closing = { value: cents('12.00'), label: 'Balance', where: null };
const row = booking('3 March 2025', '2.00', undefined, { spot: spot(1, 115) });

/** A line right above the first row with a figure that ends at this edge, in points. */
function leaves(right: number, ends: OpeningAndClosing, ...between: Item[]): boolean {
  const words = remark('SOMETHING AS OF 28 02 2025|10.00');
  const [label, figure] = words.cells;
  const cells = [label, { ...figure, box: [right - 40, 100, right, 110] }] as unknown as typeof words.cells;
  return leavesOpeningUnread([{ ...words, spot: spot(1, 100), cells }, ...between, row], [{ row }], ends, money);
}

it('a figure right above the first row, in its column, is a balance by an unknown name', () => {
  const ends = { opening: null, closing };
  expect(leaves(440, ends)).toBe(true);
  expect(leaves(340, ends)).toBe(false);
  expect(leaves(440, { opening: closing, closing })).toBe(false);
  expect(leaves(440, { opening: null, closing: null })).toBe(false);
  expect(leaves(440, ends, remark('A title'))).toBe(false);
});

/** A bill's opening, told by the line above its rows of two columns, its figure beneath the words of this one. */
function openingBy(words: string, column: 'money-in' | 'money-out', paid = '796.81'): bigint | undefined {
  const edge = { 'money-out': 340, 'money-in': 440 };
  const at = (role: 'money-in' | 'money-out', text: string, y: number) => {
    const box = [edge[role] - 40, y, edge[role], y + 10] as const;
    return dated('3 March 2025', [{ ...figure(role, text), box }], { spot: spot(1, y) });
  };
  const rows = [at('money-in', paid, 115), at('money-out', '90.00', 130), at('money-out', '2.00', 145)];
  const [label, sum] = remark(`${words}|796.81`).cells;
  const box = [edge[column] - 40, 100, edge[column], 110];
  const cells = [label, { ...sum, box }] as unknown as ReturnType<typeof remark>['cells'];
  const above = { ...remark(`${words} 796.81`), cells, spot: spot(1, 100) };
  const summed = rows.map((row, i) => ({ row, amount: [cents(paid), -9000n, -200n][i] ?? 0n, balance: null }));
  const scheme = { owed: true, bankSigns: true, unsigned: 'out' } as const;
  const ends = { opening: null, closing: { value: -9200n, label: 'To be charged', where: null } };
  return openingAndClosingBySum([above, ...rows], summed, ends, money, scheme)?.opening?.value;
}

it('a figure above the first row in the column of one direction is what the rows of the other settle, and no sum of theirs', () => {
  expect(openingBy('Owed before', 'money-out')).toBe(-79681n);
  expect(openingBy('Paid in all', 'money-in')).toBeUndefined();
  expect(openingBy('Owed before', 'money-out', '796.80')).toBeUndefined();
  expect(openingBy('02 03 Something bought', 'money-out')).toBeUndefined();
});
