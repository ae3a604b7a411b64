import type { Item, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';

/** So many lines are a list, whatever they list. */
const LIST = 3;

/** `03.02.  TRANSFER   12,50 S`: a date at its beginning, a figure with decimals at its end. */
function isRowLike({ cells }: Remark): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || first === last) return false;
  const amount = readAmount(last.text);
  return (
    amount !== null && !amount.bare && /[.,]\d\d(?!\d)/u.test(last.text) && dateAt(first.text.split(' '), 0) !== null
  );
}

/** True where a document without rows lists days and figures that no label names: bookings, perhaps, that were not read. */
export function holdsUnreadRows(items: readonly Item[]): boolean {
  const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;
  const named = new Set(items.filter((item) => item.kind === 'labelled').map(placeOf));
  const list = items.filter((item) => item.kind === 'remark' && isRowLike(item) && !named.has(placeOf(item)));
  return list.length >= LIST;
}
