import type { Item, Remark, Row } from '../shapes/row.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';
import { phrasesOf } from './phrases.ts';

/** So many lines are a list, whatever they list. */
const LIST = 3;

const beginsWithDay = ({ cells }: Remark): boolean => dateAt(cells[0]?.text.split(' ') ?? [], 0) !== null;

function endsInFigure({ cells }: Remark): boolean {
  const amount = cells.length > 1 ? readAmount(cells.at(-1)?.text ?? '') : null;
  return amount !== null && !amount.bare;
}

const hasDecimals = ({ cells }: Remark): boolean => /[.,]\d\d(?!\d)/u.test(cells.at(-1)?.text ?? '');

/** Lines outside the rows that no label names. */
function unnamed(items: readonly Item[]): Remark[] {
  const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;
  const named = new Set(items.filter((item) => item.kind === 'labelled').map(placeOf));
  return items.filter((item): item is Remark => item.kind === 'remark' && !named.has(placeOf(item)));
}

/** `03.02.  TRANSFER   12,50 S`: a date at its beginning, a figure at its end. */
export const isRowLike = (line: Remark): boolean => beginsWithDay(line) && endsInFigure(line);

/** True where a document without rows lists days and figures that no label names: bookings, perhaps, that were not read. */
export const holdsUnreadRows = (items: readonly Item[]): boolean =>
  unnamed(items).filter((line) => isRowLike(line) && hasDecimals(line)).length >= LIST;

/** Figures, or what is left of them: `12.O0`. A rate is none. */
function endsInDigits({ cells }: Remark): boolean {
  const last = cells.length > 1 ? (cells.at(-1)?.text ?? '') : '';
  return /\d/u.test(last) && !/[%‰]/u.test(last);
}

const saysNothing = (line: Remark): boolean => phrasesOf(line).some(({ phrase }) => phrase === 'no-transactions');

/** What stands in a table between the first balance and the last one. */
function betweenBalances(items: readonly Item[]): readonly Item[] {
  const names = (item: Item, phrase: string): boolean =>
    item.kind === 'labelled' && item.inTable && item.phrase === phrase;
  const from = items.findIndex((item) => names(item, 'opening'));
  return from < 0 ? [] : items.slice(from, items.findLastIndex((item) => names(item, 'closing')) + 1);
}

/**
 * True where some line may be a booking that was not read: one of a day and a figure, or between a table's balances one
 * of either. Then equal balances do not prove that nothing was booked, for two bookings may make up for each other.
 */
export const mayHoldUnreadRow = (items: readonly Item[]): boolean =>
  unnamed(items).some(isRowLike) ||
  unnamed(betweenBalances(items)).some((line) => !saysNothing(line) && (beginsWithDay(line) || endsInDigits(line)));

/** Whether some number stands so near to another as the edges of one column do. */
const isNearOne = (x: number, edges: readonly number[]): boolean =>
  edges.some((edge) => Math.abs(edge - x) < FIGURE_EDGE);

/** A figure of money, and no bare digits. */
const isFigure = (text: string): boolean => readAmount(text)?.bare === false;

/** Lines left aside that have days and figures at the places of the rows' ones. A page that was cut in two has the two apart. */
export function linesSetAsRows(items: readonly Item[], rows: readonly Row[]): Remark[] {
  const [days, ends] = [
    rows.map(({ spot }) => spot.box[0]),
    rows.flatMap(({ figures }) => figures.map(({ box }) => box[2])),
  ];
  const lineOf = ({ spot: { page, box } }: Remark): string => `${page} ${Math.round(box[3])}`;
  const aside = unnamed(items);
  const figured = new Set(
    aside.filter(({ cells }) => cells.some(({ text, box }) => isFigure(text) && isNearOne(box[2], ends))).map(lineOf),
  );
  return aside.filter((line) => beginsWithDay(line) && isNearOne(line.spot.box[0], days) && figured.has(lineOf(line)));
}

/**
 * True where several such lines stand on pages where no row was read: a table's first or last page. `tellsBalances` says of a line
 * that its figures are those that the rows lead to: a list of balances by day is none of bookings.
 */
export function leavesPageUnread(
  items: readonly Item[],
  rows: readonly Row[],
  tellsBalances: (line: Remark) => boolean,
): boolean {
  const pages = new Set(rows.map(({ spot }) => spot.page));
  const onOthers = linesSetAsRows(items, rows).filter(({ spot }) => !pages.has(spot.page));
  return onOthers.filter((line) => !tellsBalances(line)).length >= LIST;
}
