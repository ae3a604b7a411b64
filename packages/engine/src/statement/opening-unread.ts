import type { Minor } from '@tallyleaf/contract';
import type { Figure, Item, Remark, Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { figuresOf } from './rows-aside.ts';
import { type Money, unitsOf } from './signs.ts';

/** Right edges of one column's figures lie so many points apart at most. */
const EDGE = 3;
const DIRECTED: ReadonlySet<string> = new Set(['money-in', 'money-out']);

/** A line of words right above the first row, with its one figure. */
interface Above {
  readonly line: Remark;
  readonly figure: { readonly units: Minor; readonly right: number };
}

/** The line right above the first row where it has one figure; null where another stands between, or none. */
function lineAbove(items: readonly Item[], first: Row | undefined, money: Money): Above | null {
  const line = first && items[items.indexOf(first) - 1];
  if (!first || line?.kind !== 'remark' || line.spot.page !== first.spot.page) return null;
  const [figure, ...others] = figuresOf(line, money);
  const height = first.spot.box[3] - first.spot.box[1];
  const close = first.spot.box[1] - line.spot.box[3] < height;
  return close && figure && others.length === 0 ? { line, figure } : null;
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
  const above = lineAbove(items, rows[0]?.row, money);
  return above !== null && rows.some(({ row }) => row.figures.some((figure) => endsAt(figure, above.figure.right)));
}

/**
 * The line right above the first row whose one figure stands in the column of one direction, where the rows of the other direction come
 * to as much: it is no sum of theirs but what they settle. Null where there is none.
 *
 *     Date     Details                         Debit      Credit
 *              SOMETHING FROM BEFORE          796.81
 *     04 09    THANK YOU                                  796.81
 *     27 08    GROCER                          32.25
 */
export function settledAbove(items: readonly Item[], rows: readonly Row[], money: Money): Remark | null {
  const above = lineAbove(items, rows[0], money);
  if (!above || /^\p{Nd}/u.test(above.line.text)) return null;
  const moved = rows.flatMap(({ figures }) => figures.filter(({ role }) => DIRECTED.has(role)));
  const roles = new Set(moved.filter((figure) => endsAt(figure, above.figure.right)).map(({ role }) => role));
  const settles = moved.filter(({ role }) => !roles.has(role));
  const sum = settles.reduce((total, figure) => total + magnitude(unitsOf(figure, money) ?? 0n), 0n);
  return roles.size === 1 && sum === above.figure.units ? above.line : null;
}
