import type { Figure, Item, Row } from '../shapes/row.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { figuresOf } from './rows-aside.ts';
import type { Money } from './signs.ts';

/** Right edges of one column's figures lie so many points apart at most. */
const EDGE = 3;

/** The right edge of the one figure on the line right above the first row; null where another stands between, or none. */
function figureAbove(items: readonly Item[], first: Row | undefined, money: Money): number | null {
  const line = first && items[items.indexOf(first) - 1];
  if (!first || line?.kind !== 'remark' || line.spot.page !== first.spot.page) return null;
  const [figure, ...others] = figuresOf(line, money);
  const height = first.spot.box[3] - first.spot.box[1];
  const close = first.spot.box[1] - line.spot.box[3] < height;
  return close && figure && others.length === 0 ? figure.right : null;
}

const endsAt = ({ box }: Figure, right: number): boolean => Math.abs(box[2] - right) < EDGE;

/**
 * True where a balance ends the rows and none begins them, though a line of words right above the first row has one figure in a
 * column of the rows' own: it is the balance that the closing one is reckoned from, by a name that is not known.
 *
 *     Date     Details                         Debit      Credit
 *              SOMETHING AS OF 31 08 2023                 323,053.43
 *     01 09    CHEQUE                         1,200.00
 */
export function leavesOpeningUnread(
  items: readonly Item[],
  rows: readonly { readonly row: Row }[],
  { opening, closing }: OpeningAndClosing,
  money: Money,
): boolean {
  if (opening !== null || closing === null) return false;
  const above = figureAbove(items, rows[0]?.row, money);
  return above !== null && rows.some(({ row }) => row.figures.some((figure) => endsAt(figure, above)));
}
