import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
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

/** Opening and closing that the rows connect, if any two do; else the likeliest of each. */
export function openingAndClosing(candidates: BalanceCandidates, rows: readonly SummedRow[]): OpeningAndClosing {
  if (rows.length === 0) return openingAndClosingOfNothing(candidates);
  const { openings, closings, carried } = candidates;
  const sum = rows.reduce((total, row) => total + row.amount, 0n);
  for (const opening of [...openings, ...carried]) {
    const closing = closings.find((figure) => opening.value + sum === figure.value && !isSameFigure(opening, figure));
    if (closing) return { opening, closing };
  }
  // Words for an opening name the closing balance, too: `Balance on 10 October`
  if (sum !== 0n)
    for (const opening of openings) {
      const closing = openings.find((figure) => opening.value + sum === figure.value && figure.label !== opening.label);
      if (closing) return { opening, closing };
    }
  const [first, last] = [rows[0], rows.at(-1)];
  const leads = (figure: PrintedFigure): boolean => first?.balance === figure.value + (first?.amount ?? 0n);
  const opening = openings.find(leads) ?? openings[0] ?? carried.find(leads) ?? null;
  const others = opening ? closings.filter((figure) => !isSameFigure(opening, figure)) : closings;
  const [closing = null] = closings;
  // Named a closing balance, it is one, unless the first row follows from it
  if (opening && closing && others.length === 0 && !leads(opening)) return { opening: null, closing };
  return { opening, closing: others.find((figure) => figure.value === last?.balance) ?? others[0] ?? null };
}
