import type { Item, Remark } from '../shapes/row.ts';
import { SET_EDGE } from '../tolerances.ts';
import type { DatedRow } from './draft-context.ts';

const DAY = 86_400_000;
/** A booking's own second date lies within so many days of its day, or within as many as in rows that print both. */
const NEAR = 5;

const isUndated = ({ row }: DatedRow): boolean => row.undated === true;

const apart = ({ day, valueDay }: DatedRow): number =>
  day === null || valueDay === null ? 0 : Math.abs(Date.parse(day) - Date.parse(valueDay)) / DAY;

/** Rows right below one of their own day, on its page, that print it all the same. */
const repeats = (rows: readonly DatedRow[]): number =>
  rows.filter((each, i) => {
    const above = rows[i - 1];
    return (
      above !== undefined &&
      !isUndated(above) &&
      !isUndated(each) &&
      above.day === each.day &&
      above.row.spot.page === each.row.spot.page
    );
  }).length;

/** A line right above it, where days of its table's rows stand, begins with another day than its own, and a text. */
function standsUnderOther(
  { row, day }: DatedRow,
  rows: readonly DatedRow[],
  items: readonly Item[],
  dayOf: (line: Remark) => string | null,
): boolean {
  const at = items.indexOf(row);
  const above = items.slice(items.findLastIndex((item, i) => item.kind !== 'remark' && i < at) + 1, at);
  const isDay = (x: number): boolean =>
    rows.some((each) => !isUndated(each) && Math.abs(each.row.spot.box[0] - x) < SET_EDGE);
  const days = above.flatMap((item) =>
    item.kind === 'remark' && item.spot.page === row.spot.page && item.cells.length > 1 && isDay(item.spot.box[0])
      ? (dayOf(item) ?? [])
      : [],
  );
  return days.length > 0 && days.at(-1) !== day;
}

/**
 * Rows that print no day, and may be of another than that of the row above: in a table whose rows print their day each, their
 * own was not read; a line above that begins with another day and was not read tells theirs; and a second date of their own far from the
 * day above is of another booking.
 *
 *     03.03   GREEN GROCER    12.00           03.03   04.03   GROCER       12.00
 *     03.03   BOOKSHOP         8.00                   21.03   ENERGY       74.00
 *             BAKER            3.00
 */
export function unsureOfDay(
  rows: readonly DatedRow[],
  items: readonly Item[],
  dayOf: (line: Remark) => string | null,
): ReadonlySet<DatedRow> {
  const found = new Set<DatedRow>(rows.filter((each) => isUndated(each) && standsUnderOther(each, rows, items, dayOf)));
  for (const table of new Set(rows.map(({ row }) => row.table))) {
    const own = rows.filter(({ row }) => row.table === table);
    const undated = own.filter(isUndated);
    const most = Math.max(NEAR, ...own.filter((each) => !isUndated(each)).map(apart));
    const each = repeats(own) >= undated.length;
    for (const row of undated) if (each || apart(row) > most) found.add(row);
  }
  return found;
}
