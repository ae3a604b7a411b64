import type { Box } from '../shapes/page.ts';
import type { Figure, Item, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';
import { joinsDays } from '../values/date-range.ts';
import { DASH, datesOf } from './mentioned-dates.ts';
import { isRowLike } from './unread-rows.ts';

/** A figure outside the rows, the words before it in its cell, and the line that it stands on. */
export interface LooseFigure {
  readonly figure: Figure;
  readonly label: string;
  readonly line: Remark;
}

/** Words of the longest figure: a sign, a currency, four groups. */
const MOST_WORDS = 6;

/** The figure that a cell ends with, and the words before it. Digits alone are none. */
export function figureAtEnd({ text, box }: Remark['cells'][number]): Omit<LooseFigure, 'line'> | null {
  const words = text.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const amount = readAmount(words.slice(-count).join(' '));
    if (!amount || (amount.bare && !amount.symbol)) continue;
    return { figure: { role: 'balance', amount, mark: null, box }, label: words.slice(0, -count).join(' ') };
  }
  return null;
}

type Cell = Remark['cells'][number];

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** True for cells one above the other. */
export const overlaps = (a: Pick<Cell, 'box'>, b: Pick<Cell, 'box'>): boolean =>
  a.box[0] < b.box[2] && a.box[2] > b.box[0];

/** Whether a line is words over another's figures, and no figure itself. */
const isCaption = (above: Remark, figures: readonly Cell[]): boolean =>
  above.cells.every(({ text }) => !/\p{Nd}/u.test(text)) &&
  above.cells.some((cell) => hasLetters(cell.text) && figures.some((figure) => overlaps(cell, figure)));

/** Lines of one heading stand no farther apart than one is high. */
const isRightAbove = (above: Box, below: Box): boolean => below[1] - above[3] < below[3] - below[1];

/**
 * The words over a figure, on the line above its own, or on the one above that where that line is words over other figures:
 *
 *     Opening     Payments/     Finance     Total due
 *     balance     credits       charges
 *      199.39         13.91        0.00        185.48
 */
function caption(figure: Cell, { cells }: Remark, [above, further]: readonly (Remark | undefined)[]): string {
  const over = (line: Remark | undefined): Cell | undefined =>
    line?.cells.find((cell) => hasLetters(cell.text) && overlaps(cell, figure));
  const near = over(above);
  if (near || !above || !isCaption(above, cells)) return near?.text ?? '';
  return further && isRightAbove(further.spot.box, above.spot.box) ? (over(further)?.text ?? '') : '';
}

/** `03.02.  12.O0  988.00  TRANSFER`: a day, and digits beside the one figure that can be read. */
const hidesFigure = ({ cells: [first, ...others] }: Remark): boolean =>
  dateAt(first?.text.split(' ') ?? [], 0) !== null && others.filter(({ text }) => /\p{Nd}/u.test(text)).length > 1;

/**
 * Two days and a word between them, and nothing else: what stands in cells beside a period is of it, and no booking:
 *
 *     Period                      Balances
 *     01/02/2023 to 28/02/2023    Start    1,084.00
 *                                 End        436.00
 */
function isPeriod(cell: Cell): boolean {
  const { words, found } = datesOf(cell);
  const [first, last] = found;
  if (found.length !== 2 || first?.at !== 0 || last?.end !== words.length) return false;
  const [between = '', ...others] = words.slice(first.end, last.at);
  return others.length === 0 && (joinsDays(between) || DASH.test(between));
}

/** A line like a booking that was not read: the balance beside it is no opening, though the next row follows from it. */
const mayBeBooking = (line: Remark): boolean =>
  (isRowLike(line) || hidesFigure(line)) && !line.cells.slice(0, 1).some(isPeriod);

/**
 * The figures outside the rows, each with the words before it on its line or else those above it. Lines like bookings are
 * left out.
 */
export function figuresOutsideRows(items: readonly Item[]): LooseFigure[] {
  const lines = items.filter((item): item is Remark => item.kind === 'remark');
  return lines.flatMap((line, at) => {
    if (mayBeBooking(line)) return [];
    const above = lines
      .slice(Math.max(0, at - 2), at)
      .filter(({ spot }) => spot.page === line.spot.page)
      .reverse();
    return line.cells.flatMap((cell, i) => {
      const found = figureAtEnd(cell);
      const before = found?.label || (line.cells[i - 1]?.text ?? '');
      return found ? [{ ...found, label: hasLetters(before) ? before : caption(cell, line, above), line }] : [];
    });
  });
}
