import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { DraftContext } from './draft-context.ts';
import { mixesCurrencies } from './mixed-currencies.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { runsPastEnd } from './past-end.ts';
import { figuresOf, knownOf, leavesRowAside } from './rows-aside.ts';
import type { PlacedRow } from './total-coverage.ts';
import { leavesPageUnread, mayHoldUnreadRow } from './unread-rows.ts';
import { hasUnusedSums, sumsLinesAside } from './unused-totals.ts';

/** Whether some line that may be a row, or part the statement from another one, was not read. */
export function leavesLinesUnread(
  { draft: { items }, money, period }: DraftContext,
  rows: readonly (PlacedRow & { readonly day: string; readonly balance: Minor | null })[],
  totals: readonly PrintedTotal[],
  ends: OpeningAndClosing,
): boolean {
  if (rows.length === 0) return mayHoldUnreadRow(items);
  const known = knownOf(rows, ends);
  return (
    mixesCurrencies(items) ||
    rows.some(({ row }) => row.swallows === true) ||
    leavesPageUnread(
      items,
      rows.map(({ row }) => row),
      (line) => figuresOf(line, money).every(({ units }) => known.has(units)),
    ) ||
    runsPastEnd(items, rows, period) ||
    leavesRowAside(items, rows, known, money) ||
    hasUnusedSums(items, totals, money) ||
    sumsLinesAside(items, totals, money)
  );
}
