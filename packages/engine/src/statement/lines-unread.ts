import type { Minor } from '@tallyleaf/contract';
import { phrasesIn } from '../languages/match.ts';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { dateAt } from '../values/date.ts';
import type { DraftContext } from './draft-context.ts';
import { mixesCurrencies } from './mixed-currencies.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { leavesOpeningUnread } from './opening-unread.ts';
import { runsPastEnd } from './past-end.ts';
import { figuresOf, knownOf, leavesRowAside } from './rows-aside.ts';
import { isSetAs } from './rows-not-booked.ts';
import type { PlacedRow } from './total-coverage.ts';
import { leavesPageUnread, mayHoldUnreadRow } from './unread-rows.ts';
import { hasUnusedSums, leavesOtherSide, leavesTotalUnused, sumsLinesAside } from './unused-totals.ts';

/** Whether the opening balance is one that a page before carried over. */
const isForwarded = ({ opening }: OpeningAndClosing): boolean =>
  opening !== null && phrasesIn(opening.label).some(({ phrase }) => phrase === 'brought-forward');

/** Whether a row stands in the table of others, or in columns at the same places. */
const standsAmong = (booked: Row, rows: readonly PlacedRow[]): boolean =>
  rows.some(({ row }) => row.table === booked.table || isSetAs(row)(booked));

/**
 * True where rows of the same table stand above the balance with which the others begin, and were left out: it is one brought forward
 * from a page that was not read.
 */
function leavesRowsAbove(items: readonly Item[], rows: readonly PlacedRow[], { opening }: OpeningAndClosing): boolean {
  const where = opening?.where;
  if (!where) return false;
  const read = new Set<Item>(rows.map(({ row }) => row));
  return items.some((item) => {
    const { page, box } = item.spot;
    const above = page < where.page || (page === where.page && box[3] <= (where.box[1] ?? 0));
    return item.kind === 'row' && !read.has(item) && above && standsAmong(item, rows);
  });
}

/** What stands between a balance and rows, and parts them from it: a day over its rows is no title. */
const parts = (item: Item): boolean =>
  item.kind === 'remark' && dateAt(item.cells.length === 1 ? item.text.split(' ') : [], 0) === null;

/**
 * True where rows that were left out go right on from a balance, with nothing between that may be a title of what is yet to be booked.
 * The rows above such a balance come to it on every page and every day:
 *
 *     03/03   SALARY              900.00
 *             Carried forward     988.00      (taken for the closing balance)
 *     Page 2
 *             Brought forward     988.00
 *     05/03   GROCER              -12.00      (left out)
 */
function leavesRowsBelow(items: readonly Item[], rows: readonly PlacedRow[]): boolean {
  const read = new Set<Item>(rows.map(({ row }) => row));
  const last = items.findLastIndex((item) => read.has(item));
  const first = items.findIndex((item, at) => item.kind === 'row' && at > last);
  const between = items.slice(last + 1, Math.max(first, 0));
  const at = between.findLastIndex((item) => item.kind === 'labelled' && BALANCES.has(item.phrase));
  const balance = between[at];
  if (balance?.kind !== 'labelled') return false;
  const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;
  const below = between.slice(at + 1).filter((item) => placeOf(item) !== placeOf(balance));
  const booked = items[first];
  const goesOn = booked?.kind === 'row' && standsAmong(booked, rows);
  return goesOn && !below.some((item) => parts(item) || (item.kind === 'section' && item.phrases.includes('pending')));
}

const BALANCES: ReadonlySet<string> = new Set([
  'opening',
  'closing',
  'brought-forward',
  'carried-forward',
  'daily-balance',
]);

/** Figures of money both in and out on one row, of which a booking is only one. */
const movesTwice = ({ row: { figures } }: PlacedRow): boolean => {
  const moves = (role: string): boolean =>
    figures.some((figure) => figure.role === role && figure.amount.readings.every(({ units }) => units !== 0n));
  return moves('money-in') && moves('money-out');
};

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
  const balances = rows.filter(({ balance }) => balance !== null).length + Number(ends.opening !== null);
  const linked = (ends.opening !== null && ends.closing !== null) || balances > 1;
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
    ((left > 0 || isForwarded(ends)) && leavesRowsAbove(items, rows, ends)) ||
    (left > 0 && leavesRowsBelow(items, rows)) ||
    rows.filter(movesTwice).length * 2 > rows.length ||
    hasUnusedSums(items, totals, money) ||
    (!linked &&
      (leavesTotalUnused(items, totals, money) ||
        leavesOtherSide(items, rows, totals) ||
        leavesOpeningUnread(items, rows, ends, money))) ||
    sumsLinesAside(items, totals, money)
  );
}
