import { hullOf } from '../geometry/box.ts';
import type { Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { SURE_CELL_BLANK } from '../tolerances.ts';
import { type PrintedAmount, readAmount } from '../values/amount.ts';
import { dateAt, dayAndMonth, MOST_DATE_WORDS, type PrintedDate, readDate } from '../values/date.ts';
import { isMonthName } from '../values/date-named.ts';
import { joinedAsRead } from '../values/right-to-left.ts';
import { isDirectionMark } from '../values/sign.ts';
import { mayBeginAmount, mayGoOn } from './amount-words.ts';

/** Words of one number or date stand no farther apart than this many font sizes; columns do. */
const WITHIN_VALUE = 0.75;
/** A mark or currency may stand farther off: `1.234,56  S`. */
const MARK_WITHIN_VALUE = 1.1;
/** Words of the longest amount: sign, currency, two groups, mark. */
const MOST_WORDS = 5;

const LETTERS = /^(?:\p{L}+[.]?|[-+−–])$/u;
interface Found<T> {
  readonly value: T;
  readonly words: number;
}

/** A word as close to words as a text's words are: `-66.85 消费 松涛书店`, `12.00 S MAIN STREET`. */
const IN_TEXT = 0.5;

/** `1,310.50 R. SMITH`: a letter alone may be a name's as well as a currency's. */
const INITIAL = /^\p{L}[.]?$/u;

/** Blanks of one width differ by no more. */
const SAME_BLANK = 0.1;

/**
 * True for letters that begin a text beside an amount; those of a mark stand apart from what follows, and where all blanks are as
 * wide as a letter, closer to the amount:
 *
 *     3.02      3.03 DEB. POWER COMPANY        48.80
 */
function beginsText(words: readonly Word[], at: number, size: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !next || !LETTERS.test(word.text) || !/^\p{L}/u.test(next.text)) return false;
  const [blank, own] = [next.box[0] - word.box[2], word.box[0] - before.box[2]];
  const close = blank < Math.max(IN_TEXT * size, Math.min(own + SAME_BLANK * size, WITHIN_VALUE * size));
  return close && (INITIAL.test(word.text) || isDirectionMark(word.text));
}

/** `New balance – $40.00`: a dash as close to the text before it as the text's words are parts the two. */
function isDashOfText(words: readonly Word[], at: number, size: number): boolean {
  const [before, dash] = [words[at - 1], words[at]];
  if (!before || !dash || !/^[–—]$/u.test(dash.text) || !/\p{L}$/u.test(before.text)) return false;
  return dash.box[0] - before.box[2] < IN_TEXT * size;
}

function amountAt(words: readonly Word[], from: number, size: number): Found<PrintedAmount> | null {
  const first = words[from];
  if (!first || !mayBeginAmount(first.text) || isDashOfText(words, from, size)) return null;
  let best: Found<PrintedAmount> | null = null;
  let text = '';
  for (let n = 0; n < MOST_WORDS && from + n < words.length; n++) {
    const word = words[from + n] as Word;
    if (n > 0) {
      const before = words[from + n - 1] as Word;
      const reach = LETTERS.test(word.text) ? MARK_WITHIN_VALUE : WITHIN_VALUE;
      if (word.box[0] - before.box[2] > reach * size || !mayGoOn(word.text)) break;
      if (beginsText(words, from + n, size)) break;
    }
    text = n === 0 ? word.text : `${text} ${word.text}`;
    const value = readAmount(text);
    if (value) best = { value, words: n + 1 };
  }
  return best && { ...best, words: best.words + (hangsBehind(words, from + best.words, size) ? 1 : 0) };
}

/** `8.22 (`: half a bracket that belongs to no word stands behind a figure for a sign that its font has not. */
function hangsBehind(words: readonly Word[], at: number, size: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!before || word?.text !== '(' || word.box[0] - before.box[2] > WITHIN_VALUE * size) return false;
  if (words.slice(at).some(({ text }) => text.includes(')'))) return false;
  return !next || next.box[0] - word.box[2] > SURE_CELL_BLANK * size;
}

/** `(04-03)`: a date that is told apart from the one above it. */
function bracketed(text: string): PrintedDate | null {
  const inner = /^[(（](.+)[)）]$/u.exec(text)?.[1];
  return inner ? readDate(inner) : null;
}

/** `03 17` where a cell holds no more: a month and a day. */
function inOwnCell(words: readonly Word[], at: number, size: number): PrintedDate | null {
  const [before, first, second, after] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (!first || !second || second.box[0] - first.box[2] > IN_TEXT * size) return null;
  const alone =
    (!before || first.box[0] - before.box[2] > SURE_CELL_BLANK * size) &&
    (!after || after.box[0] - second.box[2] > SURE_CELL_BLANK * size);
  return alone ? dayAndMonth(first.text, second.text) : null;
}

/**
 * Two figures behind a month, closer to the month behind them, are the next date's day and no year:
 *
 *     09 Dec  09 Dec  TRANSFER        12.00
 */
function yearBeginsNext(words: readonly Word[], from: number, count: number): boolean {
  const [month, year, next] = words.slice(from + count - 2, from + count + 1);
  if (count < 3 || !month || !year || !next || !/^\d{1,2}$/u.test(year.text) || !isMonthName(next.text)) return false;
  return year.box[0] - month.box[2] > next.box[0] - year.box[2];
}

const MAY_BEGIN_DATE = /^[(（]?\p{L}?\d|^\p{L}{2,}|^[RHS]$/u;

function dateFrom(
  words: readonly Word[],
  texts: readonly string[],
  from: number,
  size: number,
): Found<PrintedDate> | null {
  if (!MAY_BEGIN_DATE.test(texts[from] ?? '')) return null;
  let end = from + 1;
  while (end < words.length && end - from < MOST_DATE_WORDS) {
    if ((words[end] as Word).box[0] - (words[end - 1] as Word).box[2] > SURE_CELL_BLANK * size) break;
    end++;
  }
  const longest = dateAt(texts, from, end);
  const parted = longest && yearBeginsNext(words, from, longest.words);
  const date = parted ? dateAt(texts, from, from + longest.words - 1) : longest;
  const value = date ?? bracketed(texts[from] as string) ?? inOwnCell(words, from, size);
  return value && { value, words: value.words };
}

function toToken(
  words: readonly Word[],
  from: number,
  count: number,
  amount: PrintedAmount | null,
  date: PrintedDate | null,
): Token {
  const first = words[from] as Word;
  const run = count === 1 ? [first] : words.slice(from, from + count);
  const box = hullOf(run);
  const before = words[from - 1];
  const after = words[from + count];
  return {
    text: count === 1 ? first.text : joinedAsRead(run.map((word) => word.text)),
    box,
    words: run,
    amount,
    date,
    gapBefore: before ? box[0] - before.box[2] : Infinity,
    gapAfter: after ? after.box[0] - box[2] : Infinity,
  };
}

/** A line's words, from left to right, as values and single words. `size` is the line's font size in points. */
export function lineTokens(words: readonly Word[], size: number): Token[] {
  const texts = words.map((word) => word.text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(words, at, size);
    const date = dateFrom(words, texts, at, size);
    const count = Math.max(amount?.words ?? 1, date?.words ?? 1);
    tokens.push(
      toToken(
        words,
        at,
        count,
        amount?.words === count ? amount.value : null,
        date?.words === count ? date.value : null,
      ),
    );
    at += count;
  }
  return tokens;
}
