import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { findIban } from '../values/iban.ts';
import { asNamedDate, inDigits } from '../values/misread-date.ts';
import type { KnownWord } from './words.ts';

/** Letters that look like digits, beside digits. */
const LIKE_ZERO = /[OoDQ](?=[\d.,:/-]*\d)|(?<=\d[\d.,:/-]*)[OoDQ]/g;
const LIKE_ONE = /[lI](?=[\d.,:/-]*\d)|(?<=\d[\d.,:/-]*)[lI]|(?<=\d[\d.,:/-]*)[|](?=[\d.,:/-]*\d)/g;

const isValue = (text: string): boolean => readAmount(text) !== null || readDate(text) !== null;

/** What the sign of yen and yuan is read as before a figure, by data for ideographs; and a word of its own there. */
const LIKE_YEN = /^[半羊辛并Y](?=-?\d{1,3}(?:[.,]\d{3})*(?:\.\d{2})?$)/u;
/** Specks at a figure's ends, and what is left of a ruled line or a box beside it: `712.86]`, which is not 712.861. */
const SPECKS = /^["'“”‘’`´*|[\]{}¦!§©®¤]+(?=[-\d])|(?<=\d)["'“”‘’`´*|[\]{}¦!]+$/gu;
/** What a minus is read as before a figure; `<12.00>` is one in brackets. */
const LIKE_MINUS = /^[=~<«—–]+-?(?=\p{Sc}?\d[\d.,:; ]*(?:\p{Sc}|$))/u;
/** No time of day has a minus, and no figure two marks at one place: `-23:12`, `-31,.95`. */
const LIKE_POINT = /^(-\p{Sc}?\d{1,3})(?:[:;]|[.,]{2})(?=\d{2}$)/u;

/** Behind thousands a colon is the other mark, no time's: `15,272:53`. */
const LIKE_MARK = /^(-?\p{Sc}?\d{1,3}(?:([.,])\d{3})+)[:;](?=\d{2}$)/u;

/** The sign of naira, which no reader knows, before a figure with its kobo: `N249,896.39`, `-NB811.62`, `#635,972.93`. */
const LIKE_NAIRA = /^([-+]?)(?:NB?|#)(?=-?\d{1,3}(?:,\d{3})*\.\d{2}$)/u;

/** A cell's text with its minus: `=23;12`, `—74.00`. */
export const withMinus = (text: string): string => text.replace(LIKE_MINUS, '-').replace(LIKE_POINT, '$1.');

/** A figure with its sign of yen or naira and its marks, and without specks, where only so it is one: `半3,400`, `248,658”`, `15,272:53`. */
export function cleanFigure(text: string): string {
  if (!/\d/.test(text) || isValue(text)) return text;
  const marked = text.replace(LIKE_MARK, (_, whole: string, mark: string) => whole + (mark === ',' ? '.' : ','));
  const clean = marked.replace(SPECKS, '').replace(LIKE_YEN, '¥').replace(LIKE_NAIRA, '$1₦');
  return clean !== text && isValue(clean) && /[.,]/.test(clean) ? clean : text;
}

/** The text with digits for the letters that look like them, where only so it is a figure or a date: `JUNO2`, `1O.25`, `l2/04`. */
export function withDigits(text: string): string {
  if (!/\d/.test(text) || !/[OoDQlI|]/.test(text) || isValue(text)) return text;
  const digits = text.replace(LIKE_ZERO, '0').replace(LIKE_ONE, '1');
  return digits !== text && isValue(digits) ? digits : text;
}

/** Letters before any digit and any mark are no day: `OSMAR` is a name, and behind one digit `10CT` is a price. */
const MAY_BE_DAY = /^(?:[^\s/.-]{1,2}[/.-]|\S?\d\S{4}|\d\S{5})/u;

/** The mark before a date's year, taken for another than the one before its month: `02.12;2022`. */
const LIKE_YEARS_MARK = /(?<![\d.,])(\d{1,2})([./-])(\d{1,2})[;:,](?=(?:19|20)\d{2}(?!\d))/gu;
/** Either mark of a date, taken for the middle of an hour: `19:04.24`. */
const LIKE_DATE_MARK = /^(\d{1,2})(?:[;:](\d{1,2})([./-])|([./-])(\d{1,2})[;:])(\d{2}|\d{4})$/u;

/** The text with one mark in each of its dates: `02.12;2022`, `01.12:2022-31.12.2022`, `19:04.24`. */
export function withDateMarks(text: string): string {
  const [, day, month, mark, ownMark = mark, ownMonth = month, year] = LIKE_DATE_MARK.exec(text) ?? [];
  const date = [day, ownMonth, year].join(ownMark);
  if (day !== undefined && readDate(text) === null && readDate(date) !== null) return date;
  return text.replace(LIKE_YEARS_MARK, '$1$2$3$2');
}

/**
 * The text with digits for the letters of its day and its year, and letters for the digits of its month, where only so it is a
 * date: `OB/ENE`, `OS-MAR-24`, `140CT2025`.
 */
export function withDay(text: string): string {
  return MAY_BE_DAY.test(text) && !isValue(text) ? (asNamedDate(text) ?? text) : text;
}

/** How an account number between banks begins: its country, and two digits or what is taken for them. */
const IBAN_START = /^[A-Z]{2}[\dOQDILZSGB]{2}/;

/**
 * The words with digits for letters in an IBAN, where only so its checksum is right (ISO 13616): in its two check digits, or in
 * all that follows its country.
 */
export function withIban(words: readonly KnownWord[]): readonly KnownWord[] {
  const textFrom = (some: readonly KnownWord[]): string => some.map(({ text }) => text).join(' ');
  const start = words.findIndex(({ text }) => IBAN_START.test(text));
  const first = words[start];
  if (!first || findIban(textFrom(words))) return words;
  const before = words.slice(0, start);
  const check = { ...first, text: first.text.slice(0, 2) + inDigits(first.text.slice(2, 4)) + first.text.slice(4) };
  const whole = { ...first, text: first.text.slice(0, 2) + inDigits(first.text.slice(2)) };
  const rest = words.slice(start + 1);
  const candidates = [
    [check, ...rest],
    [whole, ...rest],
    [whole, ...rest.map((word) => ({ ...word, text: inDigits(word.text) }))],
  ];
  const right = candidates.find((candidate) => findIban(textFrom(candidate)));
  return right ? [...before, ...right] : words;
}
