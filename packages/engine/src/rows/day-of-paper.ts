import type { Block, ColumnRole, Layout, Table, Token } from '../shapes/layout.ts';
import type { PrintedDate } from '../values/date.ts';

/**
 * Statements of one day print it once, and no date on their rows:
 *
 *     STATEMENT NO. 68                    FOR THE DAY 17.01.2025
 *     No.   Payer, payee               Paid out        Paid in
 *     1     WATERWORKS                    88.90
 *     2     BAKERY                                      140.70
 */

/** What stands above a table's heading where that is printed again on a further page: the letterhead, whose days are no rows'. */
function inLetterheads({ blocks }: Table): ReadonlySet<Token> {
  const headed = new Set(blocks.filter(({ ownHeading }) => ownHeading).map(({ page }) => page));
  const above = blocks.filter(({ page, ownHeading }) => !ownHeading && headed.has(page));
  return new Set(above.flatMap(({ lines }) => lines.flatMap(({ tokens }) => tokens)));
}

/** Headings of money in and of money out, and none of a day: the bookings of one day. Bills have one column of money. */
export function headsDatelessBookings(table: Table): boolean {
  const has = (role: ColumnRole): boolean => table.heading?.cells.some(({ roles }) => roles.includes(role)) === true;
  if (has('date') || !has('money-in') || !has('money-out')) return false;
  const letterheads = inLetterheads(table);
  return table.dates.every(({ tokens }) => tokens.every((token) => letterheads.has(token)));
}

const named = ({ readings }: PrintedDate): string =>
  readings.map(({ year, month, day }) => [year, month, day].join('-')).join();

/** The only day, with its year, that is printed above a block on its page; null where there are several or none. */
function dayAbove({ pages }: Layout, first: Block): PrintedDate | null {
  const page = pages.find(({ lines }) => lines[0]?.page === first.page);
  const above = page?.lines.filter(({ box }) => box[1] < first.box[1]) ?? [];
  const days = above.flatMap(({ tokens }) =>
    tokens.flatMap(({ date }) => (date?.readings.some(({ year }) => year !== null) ? [date] : [])),
  );
  return new Set(days.map(named)).size === 1 ? (days[0] as PrintedDate) : null;
}

/**
 * The days of the pages on which some tables stand, each printed above the first of them there, or on a page before; none
 * where the first page tells none. A file may hold the statements of several days.
 */
export function daysOfPaper(layout: Layout, tables: readonly Table[]): ReadonlyMap<number, PrintedDate> {
  const blocks = tables.flatMap(({ blocks: own }) => own.filter(({ ownHeading }) => ownHeading));
  const days = new Map<number, PrintedDate>();
  let last: PrintedDate | null = null;
  for (const { page } of layout.pages) {
    const first = blocks.find((block) => block.page === page.number);
    if (!first) continue;
    last = dayAbove(layout, first) ?? last;
    if (!last) return days;
    days.set(page.number, last);
  }
  return days;
}
