import type { ColumnRole, Layout, Table } from '../shapes/layout.ts';
import type { PrintedDate } from '../values/date.ts';

/**
 * Statements of one day print it once, and no date on their rows:
 *
 *     STATEMENT NO. 68                    FOR THE DAY 17.01.2025
 *     No.   Payer, payee               Paid out        Paid in
 *     1     WATERWORKS                    88.90
 *     2     BAKERY                                      140.70
 */

/** Headings of money in and of money out, and none of a day: the bookings of one day. Bills have one column of money. */
export const headsDatelessBookings = ({ heading, dates }: Table): boolean => {
  const has = (role: ColumnRole): boolean => heading?.cells.some(({ roles }) => roles.includes(role)) === true;
  return dates.length === 0 && !has('date') && has('money-in') && has('money-out');
};

const named = ({ readings }: PrintedDate): string =>
  readings.map(({ year, month, day }) => [year, month, day].join('-')).join();

/** The only day, with its year, that is printed above the first of some tables; null where there are several or none. */
export function dayOfPaper({ pages }: Layout, tables: readonly Table[]): PrintedDate | null {
  const first = tables[0]?.blocks[0];
  const page = pages.find(({ lines }) => first !== undefined && lines[0]?.page === first.page);
  const above = page?.lines.filter(({ box }) => first !== undefined && box[1] < first.box[1]) ?? [];
  const days = above.flatMap(({ tokens }) =>
    tokens.flatMap(({ date }) => (date?.readings.some(({ year }) => year !== null) ? [date] : [])),
  );
  return new Set(days.map(named)).size === 1 ? (days[0] as PrintedDate) : null;
}
