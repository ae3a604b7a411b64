import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
import type { Row } from '../shapes/row.ts';
import type { BalanceCandidates } from './balances.ts';

/** The balances that a statement begins and closes with, where they are printed. */
export interface OpeningAndClosing {
  readonly opening: PrintedFigure | null;
  readonly closing: PrintedFigure | null;
}

/** One figure in print: it cannot prove itself, so it is not both ends of a statement. */
export const isSameFigure = (a: PrintedFigure, b: PrintedFigure): boolean =>
  a.value === b.value &&
  a.label === b.label &&
  a.where !== null &&
  a.where.page === b.where?.page &&
  a.where.box.join() === b.where.box.join();

/**
 * Both ends of an account without rows. With nothing in between, all that is named an end has to be one value: among
 * several figures two agree by chance, and rows that were not read may lie between the others. So those are taken that
 * contradict each other, if any do.
 */
function openingAndClosingOfNothing({ openings, closings, carried }: BalanceCandidates): OpeningAndClosing {
  const firsts = [...openings, ...carried];
  const pairs = firsts.flatMap((opening) =>
    closings.filter((closing) => !isSameFigure(opening, closing)).map((closing) => ({ opening, closing })),
  );
  const [closing = null] = closings;
  const likeliest = pairs[0] ?? { opening: closing ? null : (firsts[0] ?? null), closing };
  return pairs.find((pair) => pair.opening.value !== pair.closing.value) ?? likeliest;
}

type Spot = Row['spot'];
const isAbove = (a: Spot, b: Spot): boolean => a.page < b.page || (a.page === b.page && a.box[1] < b.box[1]);

/** A name without the day that it is of: `Balance at 30/06/2023`. */
const nameOf = ({ label }: PrintedFigure): string => label.replace(/[^\p{L} ]+/gu, '').trim();

/** A row with its amount, and as printed where that is known. */
interface Booked extends SummedRow {
  readonly row?: Row;
}

/**
 * Of two balances by one name on either side of the rows the upper one opens, the lower one where the newest booking stands first:
 *
 *     Balance at 31/12/2022              9,993.52
 *     04/01/2023   WITHDRAWAL              136.00
 *     Balance at 30/06/2023              8,211.69
 */
function isInOrder(
  opening: PrintedFigure,
  closing: PrintedFigure,
  rows: readonly Booked[],
  newestFirst: boolean,
): boolean {
  if (nameOf(opening) !== nameOf(closing) || !opening.where || !closing.where) return true;
  const [first, last] = newestFirst ? [closing.where, opening.where] : [opening.where, closing.where];
  return !rows.some(({ row }) => row && isAbove(last, row.spot) && isAbove(row.spot, first));
}

/** Opening and closing that the rows connect, if any two do; else the likeliest of each. `rows` are in the order of time. */
export function openingAndClosing(
  candidates: BalanceCandidates,
  rows: readonly Booked[],
  newestFirst = false,
): OpeningAndClosing {
  if (rows.length === 0) return openingAndClosingOfNothing(candidates);
  const { openings, closings, carried } = candidates;
  const sum = rows.reduce((total, row) => total + row.amount, 0n);
  const leadsTo = (opening: PrintedFigure, closing: PrintedFigure): boolean =>
    opening.value + sum === closing.value && isInOrder(opening, closing, rows, newestFirst);
  for (const opening of [...openings, ...carried]) {
    const closing = closings.find((figure) => leadsTo(opening, figure) && !isSameFigure(opening, figure));
    if (closing) return { opening, closing };
  }
  // Words for an opening name the closing balance, too: `Balance on 10 October`
  if (sum !== 0n)
    for (const opening of [...openings, ...carried]) {
      const closing = openings.find((figure) => leadsTo(opening, figure) && opening.where && figure.where);
      if (closing) return { opening, closing };
    }
  const [first, last] = [rows[0], rows.at(-1)];
  const leads = (figure: PrintedFigure): boolean => first?.balance === figure.value + (first?.amount ?? 0n);
  const opening = openings.find(leads) ?? openings[0] ?? carried.find(leads) ?? null;
  // What the first row follows from and the last one does not come to is no closing balance, whatever its name
  const ends = closings.filter((figure) => !leads(figure) || (last?.balance ?? figure.value) === figure.value);
  const others = opening ? ends.filter((figure) => !isSameFigure(opening, figure)) : ends;
  const [closing = null] = ends;
  // Named a closing balance, it is one, unless the first row follows from it
  if (opening && closing && others.length === 0 && !leads(opening)) return { opening: null, closing };
  const other = others.find((figure) => figure.value === last?.balance) ?? others[0] ?? null;
  const isTurned = opening && other && !isInOrder(opening, other, rows, newestFirst);
  return isTurned ? { opening: other, closing: opening } : { opening, closing: other };
}
