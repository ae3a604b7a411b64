import { languages } from '../languages/index.ts';
import { currenciesBeforeFigures, currenciesOfSymbol, isCurrencyCode } from './currency.ts';
import { readNumber } from './number.ts';
import type { PrintedAmount } from './printed-amount.ts';
import { footnoteTaken, plainText } from './printed-text.ts';

export type { DecimalMark, GroupMark, NumberReading } from './number.ts';
export { type NumberForm, numberForm, numberFormOfLines, readingIn } from './number-form.ts';
export type { PrintedAmount } from './printed-amount.ts';

interface Affixes {
  signs: string[];
  marks: string[];
  symbols: { text: string; currency: string | null }[];
}

const MINUS = new Set(['-', '▲', '△', '▼']);

const marks: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [...language.marks.in, ...language.marks.out]).map((mark) => mark.toUpperCase()),
);

/** Codes that are also words set in capitals: "TOP 10", "ALL 5". */
const WORD_CODES = new Set(['ALL', 'TOP', 'TRY', 'CUP', 'BOB', 'MOP', 'PEN', 'GEL', 'LAK', 'SOS', 'ANG', 'RON', 'CAD']);

/** Marks that are set before figures; a single letter there ends the text before: "STREET S 12.00". */
const LEADING_MARK = /^(?:CR|DR|DB|\p{L}{4,}|\p{Script=Han}+)$/u;

/** Text before the first digit, the digits with what groups and parts them, text after the last one. */
const SHAPE = /^(\D*?)((?<![\p{L}/.,])[.,](?=\d))?(\d(?:[\d.,' ]*\d)?)(\D*)$/u;

/**
 * An amount of money, where the whole text is one: `1.234,56-`, `$ (23.40)`, `EUR 1 234,56`, `12,34,567.00 Dr`.
 * The words of one amount may be joined by single blanks. Null for all else: dates with separators of their own,
 * times, percentages, ranges, numbers with leading zeros or of more than 15 digits, other words beside the digits.
 */
export function readAmount(text: string): PrintedAmount | null {
  if (text.length > 60 || !/\p{Nd}/u.test(text)) return null;
  const shape = SHAPE.exec(plainText(withoutFootnote(text)));
  if (!shape) return null;
  const [, before = '', point = '', digits = '', afterDigits = ''] = shape;
  // "50,-" "1.234.--": dashes after the decimal mark stand for no cents, not for a minus
  const after = withPlainMinus(afterDigits.replace(/^[.,] ?-{1,2}(?=$|[ )*\p{L}\p{Sc}])/u, ''));
  const number = readNumber(point + digits);
  if (!number) return null;
  const bare = number.bare && after === afterDigits;
  const affixes = readAffixes(withPlainMinus(before), after.replace(SIGN_AND_STROKE, '$1 '));
  if (!affixes) return null;
  const [symbol] = affixes.symbols;
  const amount: PrintedAmount = {
    sign: signOf(affixes.signs),
    mark: affixes.marks[0] ?? null,
    currency: symbol?.currency ?? null,
    symbol: symbol?.text ?? null,
    readings: number.readings,
    bare,
  };
  if (bare && amount.symbol && STANDS_BEHIND.test(before)) return null;
  return bare && isSomethingElse(amount, digits, before + after) ? null : amount;
}

/** `-/-`: a minus as it is written in the Netherlands. */
const withPlainMinus = (text: string): string => text.replace('-/-', '-');

/** Marks after the digits point to a footnote; raised figures elsewhere are no amount's. */
const withoutFootnote = (text: string): string => footnoteTaken(text).replace(/[¹²³⁰⁴-⁹①-⓿]/gu, '?');

/** Short words for money that stand behind its figures; before digits alone they are something else's: `FT 20418`. */
const STANDS_BEHIND = /(?<!\p{L})(?:ft|kč|zł|din)\.? ?$/iu;

/** Digits alone need more to be an amount: "K 7", "TOP 10", "****1234" and "+4179123456" are none. */
function isSomethingElse(amount: PrintedAmount, digits: string, around: string): boolean {
  // Asterisks fill the field before a figure (*610, ¥**300), or mask all but the last four digits of a number
  if (around.includes('*') && digits.length > 3) return true;
  if (amount.mark !== null && /^\p{Lu}$/u.test(amount.mark) && !amount.currency) return true;
  if (amount.symbol !== null && /^[a-z]$/iu.test(amount.symbol)) return true;
  if (amount.symbol !== null && WORD_CODES.has(amount.symbol)) return true;
  return amount.sign === '+' && digits.length > 9;
}

function signOf(signs: readonly string[]): '-' | '+' | null {
  const [sign] = signs;
  if (sign === undefined) return null;
  return sign === '+' ? '+' : '-';
}

/** Nothing but a currency's code before the stroke: `km/`, `No/` are of something else. */
const CODE_AND_STROKE = /^((?: ?[-+▲△▼])? ?[A-Z]{3}) ?\/(?= ?[-+]?$)/u;

/** `+/CREDIT`, `-/DEBET` behind the digits: the sign and its word, parted by a stroke. */
const SIGN_AND_STROKE = /^( ?[-+]) ?\/ ?(?=\p{L}{2,}$)/u;

/** What stands around the digits; null where it is anything but signs, marks and a currency, each once at most. */
function readAffixes(before: string, after: string): Affixes | null {
  const affixes: Affixes = { signs: [], marks: [], symbols: [] };
  const inner = takeBrackets(before, after, affixes);
  if (!inner) return null;
  for (const side of inner) {
    const marksBefore = affixes.marks.length;
    // `CNY/1,343.05`: a stroke parts a currency from its figure
    for (const token of side.replace(CODE_AND_STROKE, '$1 ').match(/[-+▲△▼]|\*+|\([^)]*\)|[^-+▲△▼* ()]+/gu) ?? []) {
      const isClose = side === inner[0] && LETTER.test(token) && side.endsWith(token);
      if (!(isClose && takeLetter(token, affixes)) && !takeToken(token, affixes)) return null;
    }
    if (/[()]/u.test(side.replace(/\([^()]*\)/gu, ''))) return null;
    if (side === inner[0] && affixes.marks.length > marksBefore && !LEADING_MARK.test(affixes.marks[0] as string))
      return null;
  }
  const once = affixes.signs.length <= 1 && affixes.marks.length <= 1 && affixes.symbols.length <= 2;
  const [first, second] = affixes.symbols;
  if (!once || (first && second && !agree(first.currency, second.currency))) return null;
  if (second?.currency && !first?.currency) affixes.symbols.reverse();
  return affixes;
}

/** "$ 23.40 USD" names one currency twice; "EUR 5.00 USD" is no amount. */
const agree = (a: string | null, b: string | null): boolean => a === null || b === null || a === b;

/** Takes away brackets around the digits, which mean a minus, with one within: `(-€163,48)`; null where one of a pair is missing. */
function takeBrackets(before: string, after: string, affixes: Affixes): readonly [string, string] | null {
  for (const [open, close] of [
    ['(', ')'],
    ['<', '>'],
  ] as const) {
    const opens = before.lastIndexOf(open);
    const closes = after.indexOf(close);
    const opened = opens > before.lastIndexOf(close);
    const closed = closes >= 0 && (after.indexOf(open) < 0 || closes < after.indexOf(open));
    if (opened !== closed) return null;
    if (!opened) continue;
    affixes.signs.push('-');
    return [`${before.slice(0, opens)} ${before.slice(opens + 1).replace('-', ' ')}`, without(after, closes)];
  }
  return [before, after];
}

const without = (text: string, at: number): string => `${text.slice(0, at)} ${text.slice(at + 1)}`;

function takeToken(token: string, affixes: Affixes): boolean {
  if (token.startsWith('*')) return true;
  if (token === '+' || MINUS.has(token)) {
    affixes.signs.push(token);
    return true;
  }
  // "(Cr)", "(-)": a mark or a sign in brackets of its own
  if (token.startsWith('(')) return token.length > 2 && takeToken(token.slice(1, -1).trim(), affixes);
  return takeWord(token, affixes) || takePair(token, affixes);
}

/** A letter alone is no half of a word: `Rut` is no rand that went out (`ut`). */
const LETTER = /^\p{Script=Latin}$/u;

/** A currency's letter close before figures: `K8.25`. */
function takeLetter(letter: string, affixes: Affixes): boolean {
  const [first, ...others] = currenciesBeforeFigures(letter);
  if (first === undefined) return false;
  affixes.symbols.push({ text: letter, currency: others.length > 0 ? null : first });
  return true;
}

/** Two words set without a blank: `EURCR`, `₹Dr`. */
function takePair(token: string, affixes: Affixes): boolean {
  for (let at = 1; at < token.length; at++) {
    const parts = [token.slice(0, at), token.slice(at)] as const;
    if (parts.every((part) => !LETTER.test(part) && (isMark(part) || currencyOf(part) !== undefined))) {
      return parts.every((part) => takeWord(part, affixes));
    }
  }
  return false;
}

function takeWord(token: string, affixes: Affixes): boolean {
  const currency = currencyOf(token);
  if (currency !== undefined && !(isMark(token) && token.length === 1 && token !== 'R')) {
    affixes.symbols.push({ text: token, currency });
    return true;
  }
  if (!isMark(token)) return false;
  affixes.marks.push(markOf(token));
  return true;
}

const markOf = (token: string): string => token.replace(/[.:]$/u, '').toUpperCase();
const isMark = (token: string): boolean => marks.has(markOf(token));

/** An ISO code; null for a symbol of several currencies; undefined for what is no currency. */
function currencyOf(token: string): string | null | undefined {
  const word = token.replace(/[.:,]$/u, '');
  if (isCurrencyCode(word)) return word;
  const candidates = currenciesOfSymbol(token).length ? currenciesOfSymbol(token) : currenciesOfSymbol(word);
  if (candidates.length === 0) return undefined;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
