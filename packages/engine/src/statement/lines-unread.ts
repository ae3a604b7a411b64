import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import type { DraftContext } from './draft-context.ts';
import { mixesCurrencies } from './mixed-currencies.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { runsPastEnd } from './past-end.ts';
import { figuresOf, knownOf, leavesRowAside } from './rows-aside.ts';
import type { PlacedRow } from './total-coverage.ts';
import { leavesPageUnread, mayHoldUnreadRow } from './unread-rows.ts';
import { hasUnusedSums, leavesOtherSide, leavesTotalUnused, sumsLinesAside } from './unused-totals.ts';

/**
 * True where rows of the same table stand above the balance with which the others begin, and were left out: it is one brought forward
 * from a page that was not read.
 */
function leavesRowsAbove(items: readonly Item[], rows: readonly PlacedRow[], { opening }: OpeningAndClosing): boolean {
  const where = opening?.where;
  if (!where) return false;
  const read = new Set<Item>(rows.map(({ row }) => row));
  const tables = new Set(rows.map(({ row }) => row.table));
  return items.some((item) => {
    const { page, box } = item.spot;
    const above = page < where.page || (page === where.page && box[3] <= (where.box[1] ?? 0));
    return item.kind === 'row' && !read.has(item) && above && tables.has(item.table);
  });
}

/** Whether some line that may be a row, or part the statement from another one, was not read. */
export function leavesLinesUnread(
  { draft: { items }, money, period, left = 0 }: DraftContext,
  rows: readonly (PlacedRow & { readonly day: string; readonly balance: Minor | null })[],
  totals: readonly PrintedTotal[],
  ends: OpeningAndClosing,
): boolean {
  if (rows.length === 0) return mayHoldUnreadRow(items);
  const known = knownOf(rows, ends);
  const tellsBalances = (line: Remark): boolean => {
    const figures = figuresOf(line, money);
    return figures.length > 0 && figures.every(({ units }) => known.has(units));
  };
  const linked = (ends.opening !== null && ends.closing !== null) || rows.some(({ balance }) => balance !== null);
  return (
    mixesCurrencies(items) ||
    rows.some(({ row }) => row.swallows === true) ||
    leavesPageUnread(
      items,
      rows.map(({ row }) => row),
      tellsBalances,
    ) ||
    runsPastEnd(items, rows, period) ||
    leavesRowAside(items, rows, ends, known, money) ||
    (left > 0 && leavesRowsAbove(items, rows, ends)) ||
    hasUnusedSums(items, totals, money) ||
    (!linked && (leavesTotalUnused(items, totals, money) || leavesOtherSide(items, rows, totals))) ||
    sumsLinesAside(items, totals, money)
  );
}
