import type { PrintedFigure } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import type { DatedRow } from './draft-context.ts';
import { isSetAs } from './rows-not-booked.ts';

/** Whether a line of that name gives an end. */
const isNamed = (items: readonly Item[], { where }: PrintedFigure): boolean =>
  items.some(
    ({ kind, spot, ...item }) =>
      kind === 'labelled' &&
      'phrase' in item &&
      item.phrase === 'closing' &&
      spot.page === where?.page &&
      spot.box[1] < (where.box[3] as number) &&
      spot.box[3] > (where.box[1] as number),
  );

/**
 * Whether rows that a reading leaves out go on with those that it keeps: in their table, set as they are, and with days that follow
 * theirs. What no word names as the end above them is what was carried over to the next page:
 *
 *     18/09   TRANSFER             20.00
 *             Qwertz                          687.82
 *     Date    Details        Paid in     Paid out
 *             Asdfg                           687.82
 *     18/10   GROCER                        328.00
 */
export function goOnBelow(
  items: readonly Item[],
  rows: readonly DatedRow[],
  left: ReadonlySet<Row>,
  closing: PrintedFigure | null,
): boolean {
  if (!closing || isNamed(items, closing)) return false;
  const [out, kept] = [rows.filter(({ row }) => left.has(row)), rows.filter(({ row }) => !left.has(row))];
  const tables = new Set(kept.map(({ row }) => row.table));
  // A sum at the foot may be among them
  const alike = out.filter(({ row }) => tables.has(row.table) && kept.some((each) => isSetAs(row)(each.row)));
  const days = kept.map(({ day }) => day ?? '').sort();
  return alike.length * 2 > out.length && alike.every(({ day }) => day !== null && day >= (days.at(-1) ?? ''));
}
