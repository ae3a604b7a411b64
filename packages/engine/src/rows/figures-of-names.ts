import type { Phrase } from '../languages/language.ts';
import type { Line, Token } from '../shapes/layout.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { directionOf } from '../values/sign.ts';

/** Where the figures of names outside tables stand: beside them, or beneath. */

/** A phrase that names a figure, and where in the line's text it stands. */
export interface Name {
  readonly phrase: Phrase;
  readonly at: number;
  readonly length: number;
}

/** A name and its edges. */
export interface Named {
  readonly found: Name;
  readonly x0: number;
  readonly x1: number;
}

/** A figure below its name stands within this many font sizes of it. */
const BELOW = 2.6;

/** A token that holds a figure in the document's form. */
export const usable = (token: Token, form: NumberForm): boolean =>
  token.amount !== null &&
  readingIn(token.amount, form) !== null &&
  (!token.amount.bare || token.amount.symbol !== null || form.decimals === 0 || form.whole === true);

/**
 * A text that names something of its own stands this many font sizes behind a figure: `Credit limit`. A word for a
 * direction alone is the figure's mark.
 */
const APART = 1.5;

const namesOther = ({ amount, date, text, gapBefore, gapAfter }: Token, { size }: Line): boolean =>
  !amount && !date && gapBefore > APART * size && /\p{L}{4}/u.test(text) && !(directionOf(text) && gapAfter > size);

/**
 * The figures between a name and the next name on its line, known or not:
 *
 *     Opening balance    1,000.00    Tax included    12.40
 */
export function beside(named: Named, next: Named | undefined, line: Line, form: NumberForm): Token[] {
  const behind = line.tokens.filter(({ box }) => box[0] >= named.x1 - 1 && box[0] < (next?.x0 ?? Infinity));
  const first = behind.findIndex((token) => usable(token, form));
  const other = behind.findIndex((token, i) => first >= 0 && i > first && namesOther(token, line));
  return behind.slice(0, other < 0 ? behind.length : other).filter((token) => usable(token, form));
}

/** Baselines on one level differ by less than this part of the larger print. */
const LEVEL = 0.5;

/**
 * The figure beside a name that is set larger, and so stands a little lower:
 *
 *     A. HOLDER        Amount due
 *                                     1,372.08
 *     4 MILL ROAD
 */
export function besideSetLarger(
  named: Named,
  next: Named | undefined,
  line: Line,
  below: readonly Line[],
  form: NumberForm,
): Token[] {
  const [other] = below;
  const isLevel =
    other?.page === line.page && other.size > line.size && other.baseline - line.baseline < LEVEL * other.size;
  if (!isLevel || line.tokens.some(({ box }) => box[0] >= named.x1)) return [];
  return beside(named, next, other, form);
}

/** The next line, close below or at the top of the next page. */
export const isNext = (line: Line, below: Line): boolean =>
  below.page === line.page
    ? below.baseline - line.baseline < BELOW * Math.max(line.size, below.size)
    : below.page === line.page + 1;

/** The words of a sentence stand no farther apart than so many font sizes. */
const OF_SENTENCE = 0.6;

/**
 * A sentence runs on over a figure, which then stands under no name:
 *
 *     is due on the day printed above. Payments received by 5:00 p.m. are
 *     credited on the same day. Purchases of more than $50 within the country
 */
const inSentence = ({ gapBefore, gapAfter }: Token, { size }: Line): boolean =>
  Math.max(gapBefore, gapAfter) < OF_SENTENCE * size;

/** Days, and no figure: each is the day of the balance that is named above it. */
const namesDays = ({ tokens }: Line, form: NumberForm): boolean =>
  tokens.filter(({ date }) => date?.weak === false).length > 1 &&
  tokens.every((token) => token.date || !usable(token, form));

/**
 * The figure under a name, on the next line, or where a name beside it goes on there, or days of balances stand there, on the one below:
 *
 *     Overdraft interest for       Total money in
 *     days in the red
 *     10.35 %                              608.07
 *
 *     Opening balance    Paid out       Closing balance
 *     28-02-2025         (32 items)     31-03-2025
 *     1,000.00           200.00         800.00
 */
export function beneath({ x0, x1 }: Named, line: Line, below: readonly Line[], form: NumberForm): Token[] {
  let above = line;
  for (const next of below) {
    if (!isNext(above, next)) return [];
    const under = next.tokens.filter(({ box }) => box[0] < x1 + 12 && box[2] > x0 - 4);
    if (namesDays(next, form)) {
      above = next;
      continue;
    }
    if (under.length > 0) return under.filter((token) => usable(token, form) && !inSentence(token, next));
    if (next.tokens.some(({ amount, date }) => amount || date)) return [];
    above = next;
  }
  return [];
}
