import type { Item } from '../shapes/row.ts';
import { datesIn } from './mentioned-dates.ts';

/** A list's own total may stand alone above its rows, at a page's foot. */
const OWN_FIGURES = 2;

/** A label and the day behind it: `Closes on | 5 Jan`. A line of a list begins with its day, and ends with a figure. */
function isDayOfLabel(item: Item): boolean {
  if (item.kind !== 'remark' || item.cells.length < 2) return false;
  const { words, found } = datesIn(item.cells.at(-1)?.text ?? '');
  return !/\p{Nd}/u.test(item.cells[0]?.text ?? '') && found[0]?.at === 0 && found[0].end === words.length;
}

/**
 * A title of what is not booked yet whose own figures stand below it, and rows on a later page only: they are its list.
 *
 *     Next bill
 *     Closes on                         5 Jan
 *     Open balance of the next bill    830.46
 *     Open balance                    2375.56
 *     (next page)
 *     7 Nov      GROCER                 75.10
 */
export function headsFigures(items: readonly Item[], at: number): boolean {
  const { page } = (items[at] as Item).spot;
  const below = items.slice(at + 1);
  const end = below.findIndex(({ kind, spot }) => kind === 'row' || kind === 'section' || spot.page !== page);
  const between = below.slice(0, Math.max(0, end));
  const own = between.filter((item) => item.kind === 'labelled' || isDayOfLabel(item));
  return own.length >= OWN_FIGURES && below[end]?.spot.page !== page;
}
