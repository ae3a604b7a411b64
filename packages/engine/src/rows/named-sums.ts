import type { Phrase } from '../languages/language.ts';
import { type Found, phrasesIn } from '../languages/match.ts';
import type { Figure } from '../shapes/row.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import type { LineView } from './line-view.ts';

/** A figure of some length. */
export const VALUE = /\d[\d.,' ]*\d/u;

const NAMED_EACH: ReadonlySet<Phrase> = new Set(['opening', 'closing', 'total-in', 'total-out']);

/**
 * Sums and balances of a line that names one behind another, each with its figure behind its name: what stands in a column is not
 * the first name's.
 *
 *     03 Mar   GROCER                          12.00-      1,204.50
 *     Paid out: 45,846.42        Paid in: 73,787.78        Entries: 50
 */
export function namesSeveral(view: LineView): boolean {
  const { text, phrases, segments } = view;
  if (!segments.some(({ tokens }) => tokens.some(({ amount, date }) => amount && !amount.bare && !date)))
    return namesOtherFirst(view);
  return figureBetween(text, phrases);
}

/** Whether a figure stands between the first of a text's sums and balances and the next one. */
function figureBetween(text: string, phrases: readonly Found[]): boolean {
  const [first, ...others] = phrases.filter(({ phrase }) => NAMED_EACH.has(phrase)).toSorted((a, b) => a.at - b.at);
  const next = others.find(({ phrase }) => phrase !== first?.phrase);
  return first !== undefined && next !== undefined && VALUE.test(text.slice(first.at + first.length, next.at));
}

/** The first name's figure may stand in a column of figures that move nothing; the column of amounts holds another name's. */
const namesOtherFirst = ({ line, figures: [first] }: LineView): boolean =>
  first?.role === 'other' && !first.amount.bare && figureBetween(line.text, phrasesIn(line.text));

/** A field of its own behind a figure: `FILE ID: UX2935`. */
const FIELD = /\d (?<name>\p{L}[\p{L} .-]*)[:：] ?\S/u;

/** A count that is most of what a line says is of the rows. */
const HALF = 0.5;

/**
 * `ITEMS 13   FILE ID: UX2935` below `BULK TRANSFER`: what one booking is made of is counted beside the name of another field, and
 * counts no rows.
 */
export function countsWithin(
  text: string,
  { phrase, share }: { readonly phrase: Phrase; readonly share: number },
): boolean {
  const name = phrase === 'count' && share < HALF ? FIELD.exec(text)?.groups?.name : undefined;
  return name !== undefined && phrasesIn(name).length === 0;
}

/** `2. Services agreed to` */
const NUMBERED = /^\p{Nd}{1,2}[.)] \p{L}/u;

/**
 * A row has one figure in a column: a text with another one there, behind a number of its own, is a title with its sum.
 *
 *     23/10   GROCER                    73,941     73,941
 *             2. SERVICES AGREED TO                     0
 *
 * `own` are the figures of the row above.
 */
export const titlesSum = ({ figures, text }: LineView, own: readonly Figure[]): boolean =>
  NUMBERED.test(text) &&
  figures.some(({ box }) => own.some((figure) => Math.abs(figure.box[2] - box[2]) < FIGURE_EDGE));
