import type { PrintedTotal, SummedRow } from '../shapes/reading.ts';
import type { Item, Labelled } from '../shapes/row.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';

const isEnd = ({ phrase }: Labelled): boolean => phrase === 'opening' || phrase === 'closing';

/**
 * A bill that asks for the sum of its own purchases, whatever the last one asked for. Its amount is their total, and what is owed in
 * the end; nothing is carried over from the last bill. One without purchases asks for nothing. Where a row was taken for a balance
 * because the sums then come out, no less than both balances prove it: a payment of what was owed looks the same.
 */
export function billOf(
  { opening, closing }: OpeningAndClosing,
  rows: readonly SummedRow[],
  items: readonly Item[],
): PrintedTotal | null {
  if (items.some((item) => item.kind === 'labelled' && item.reckoned && isEnd(item))) return null;
  const sum = rows.reduce((total, row) => total + row.amount, 0n);
  if (!closing || closing.value !== sum || opening?.value === 0n || (opening && rows.length === 0)) return null;
  const { value, label, where } = closing;
  return { kind: 'printed-totals', direction: 'net', label, expected: value, rows: rows.map((_, i) => i), where };
}
