import { hullOf } from '../geometry/box.ts';
import { exactRoles } from '../languages/match.ts';
import type { Block, ColumnRole, Line, Token } from '../shapes/layout.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import { footnoteTaken } from '../values/printed-text.ts';
import { clusterTokens } from './cluster-tokens.ts';

/** A date with this much blank before it may begin a cell. */
const CELL_START = 0.55;

/** What a column of dates may be named. */
export const DATES: ReadonlySet<ColumnRole> = new Set(['date', 'value-date', 'transaction-date']);

/** `Booking date 15.07.2025`: a date behind nothing but the words of its column begins as a cell does. */
function isNamed(token: Token, line: Line): boolean {
  const at = line.tokens.indexOf(token);
  if (at !== line.tokens.length - 1 || at > MOST_NAMING) return false;
  const name = line.tokens.slice(0, at).map(({ text }) => text);
  return exactRoles(name.join(' ')).some((role) => DATES.has(role));
}

const MOST_NAMING = 3;

/** `12. 03.08.2024`: a row's number begins its line, close to the day. */
const isNumbered = (token: Token, line: Line): boolean =>
  line.tokens[1] === token && /^\p{Nd}{1,4}[.)]?$/u.test(line.tokens[0]?.text ?? '');

const beginsCell = (token: Token, line: Line): boolean =>
  token.gapBefore > CELL_START * line.size || isNumbered(token, line) || isNamed(token, line);

const formOf = ({ text }: Token): string => text.replace(/\p{Nd}/gu, '0');

/** The same whatever the month is called. */
const wordlessForm = (token: Token): string => formOf(token).replace(/\p{L}+/gu, 'M');

/** `21.08.2024 19.08.2024`: a day written as the one that it stands close to is another column's, and no word. */
function isSecondDay(token: Token, line: Line): boolean {
  const before = line.tokens[line.tokens.indexOf(token) - 1];
  if (!before?.date || before.date.weak || token.date?.weak !== false) return false;
  return formOf(before) === formOf(token) && beginsCell(before, line);
}

/**
 * A figure ends its cell, close as the day behind it may stand; it is a column's where it is written as the day that the line has in
 * another one, and ends the line.
 *
 *     01JUN22     THIRD PARTY J. NOBODY      375.51    1,573.03CR 01JUN22
 */
function isBehindFigure(token: Token, line: Line): boolean {
  const before = line.tokens.at(-2);
  if (line.tokens.at(-1) !== token || token.date?.weak !== false || !before?.amount || before.amount.bare) return false;
  const own = wordlessForm(token);
  return line.tokens.some(
    (other) => other !== token && other.date && wordlessForm(other) === own && beginsCell(other, line),
  );
}

/** Dates in the blocks of one table that stand in columns, from left to right. */
export function datesInColumns(blocks: readonly Block[]): (readonly Token[])[] {
  const cells = blocks.flatMap((block) =>
    block.lines.flatMap((line) =>
      line.tokens.filter((token) => beginsCell(token, line) || isSecondDay(token, line) || isBehindFigure(token, line)),
    ),
  );
  const columns = clusterTokens(cells.filter(({ date }) => date)).map(withoutNumbers);
  const codes = cells.filter((token) => !token.date && isCode(token));
  return columns.map((tokens) => withoutCodes(tokens, codes)).filter(({ length }) => length > 0);
}

/** This share of the numbers in a column of dates may be none. */
const FEW_OTHERS = 0.2;
/** A day and its month are printed so, and so are hours and minutes. */
const DAY_OR_TIME = '00.00';

/**
 * `0927` between `2425` and `7560`, `08.14.07` between `11.33.45` and `16.58.20`: what is printed as others in its column that can
 * be no days is none, a code or a time below the day. `19.05` between `21.25` and `20.50` is a time where days are printed otherwise.
 */
function withoutCodes(tokens: readonly Token[], codes: readonly Token[]): readonly Token[] {
  const [x0, , x1] = hullOf(tokens);
  const near = byForm(codes.filter(({ box }) => box[0] > x0 - FIGURE_EDGE && box[2] < x1 + FIGURE_EDGE));
  const own = byForm(tokens);
  const isNone = (form: string, count: number): boolean => {
    const alike = own.get(form) ?? 0;
    return count > alike * FEW_OTHERS && (form !== DAY_OR_TIME || alike * 2 < tokens.length);
  };
  const none = new Set([...near].flatMap(([form, count]) => (isNone(form, count) ? [form] : [])));
  return tokens.filter((token) => !isCode(token) || !none.has(formOf(token)));
}

/** How many are printed alike, by how they are. */
function byForm(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(formOf(token), (counts.get(formOf(token)) ?? 0) + 1);
  return counts;
}

/**
 * Digits and points alone, as times are printed, too: `08.14.07`, `21.25`. Of what was read from a picture only hours and minutes: other
 * digits may be days that were misread.
 */
const isCode = ({ text, words }: Token): boolean =>
  arePrinted(words)
    ? /^(?:\p{Nd}+|\p{Nd}\p{Nd}\.\p{Nd}\p{Nd}(?:\.\p{Nd}\p{Nd})?)$/u.test(footnoteTaken(text))
    : /^\p{Nd}\p{Nd}\.\p{Nd}\p{Nd}$/u.test(text);

const arePrinted = (words: Token['words']): boolean => words.every(({ sureness }) => sureness === undefined);

/** Digits alone in print, a sign that points to a note behind them; in a picture, the strokes between them may have been lost. */
const isDigits = ({ text, words }: Token): boolean => /^\p{Nd}+$/u.test(footnoteTaken(text)) && arePrinted(words);

/** Digits alone may be anything: `860408` below `06/06/2025` is a number, in a column of its like a day. */
function withoutNumbers(tokens: readonly Token[]): readonly Token[] {
  const parted = tokens.filter((token) => !isDigits(token));
  return parted.length * 2 > tokens.length ? parted : tokens;
}
