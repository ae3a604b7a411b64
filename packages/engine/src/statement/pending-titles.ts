import { median } from '../geometry/sorted.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { figureAtEnd } from './figures-outside-rows.ts';
import { datesIn } from './mentioned-dates.ts';

/** A list's own total may stand alone above its rows, at a page's foot. */
const OWN_FIGURES = 2;

/** Columns of a table of bookings at least: a day, a text, a figure. */
const COLUMNS = 3;

/** A label and the day behind it: `Closes on | 5 Jan`. A line of a list begins with its day, and ends with a figure. */
function isDayOfLabel(item: Item): boolean {
  if (item.kind !== 'remark' || item.cells.length < 2) return false;
  const { words, found } = datesIn(item.cells.at(-1)?.text ?? '');
  return !/\p{Nd}/u.test(item.cells[0]?.text ?? '') && found[0]?.at === 0 && found[0].end === words.length;
}

const hasFigure = ({ cells }: Remark): boolean => cells.some((cell) => figureAtEnd(cell) !== null);

/** A list without days and sums below its title, and the heading of the next table: it is that table that the rows are of. */
function listsAbove(between: readonly Item[]): boolean {
  const lines = between.filter((item): item is Remark => item.kind === 'remark');
  const heading = lines.at(-1);
  const isHeading = heading !== undefined && heading.cells.length >= COLUMNS && !/\p{Nd}/u.test(heading.text);
  return isHeading && lines.length === between.length && lines.slice(0, -1).some(hasFigure);
}

/** So many times as far from a list as its own lines stand apart, something else begins. */
const FURTHER = 3;

const blankAbove = ({ spot: { box } }: Item, above: Item): number => box[1] - above.spot.box[3];

/** Lines of text and figure below a title, without a day, and rows far below them: these are not of its list. */
function standsFarBelow(title: Item, between: readonly Item[], row: Item): boolean {
  const end = between.findLastIndex((item) => item.kind === 'remark' && hasFigure(item)) + 1;
  const [list, next] = [between.slice(0, end), between[end] ?? row];
  const last = list.at(-1);
  if (!last || next.spot.page !== last.spot.page || list.some(({ kind }) => kind !== 'remark')) return false;
  const blanks = list.map((line, i) => Math.max(0, blankAbove(line, list[i - 1] ?? title)));
  const height = last.spot.box[3] - last.spot.box[1];
  return blankAbove(next, last) > FURTHER * Math.max(median(blanks) as number, height / 2);
}

/**
 * A title of what is not booked yet whose own figures stand below it, and rows under a heading below these or on a later page
 * only: they are its list.
 *
 *     Next bill
 *     Closes on                         5 Jan
 *     Open balance of the next bill    830.46
 *     Open balance                    2375.56
 *     (next page)
 *     7 Nov      GROCER                 75.10
 *
 *     Pending
 *     CAFE                               8.00
 *     Date       Details      Paid out    Paid in
 *     7 Nov      GROCER          75.10
 */
export function headsFigures(items: readonly Item[], at: number): boolean {
  const { page } = (items[at] as Item).spot;
  const below = items.slice(at + 1);
  const end = below.findIndex(({ kind, spot }) => kind === 'row' || kind === 'section' || spot.page !== page);
  const between = below.slice(0, Math.max(0, end));
  const row = below[end];
  if (row?.kind === 'row' && (listsAbove(between) || standsFarBelow(items[at] as Item, between, row))) return true;
  const own = between.filter((item) => item.kind === 'labelled' || isDayOfLabel(item));
  return own.length >= OWN_FIGURES && below[end]?.spot.page !== page;
}
