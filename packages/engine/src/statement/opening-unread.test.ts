import { expect, it } from 'vitest';
import { booking, remark, spot } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Item } from '../shapes/row.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
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
