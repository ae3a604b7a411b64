import { readDate } from './date.ts';

/** Digits that capitals and a ring are taken for. */
const DIGITS: Readonly<Record<string, string>> = {
  '@': '0',
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** The text with digits for capitals that look like them: `1O2S` as `1025`. */
export const inDigits = (text: string): string =>
  [...text].map((letter) => DIGITS[letter.toUpperCase()] ?? letter).join('');

/** Letters that are taken for digits, or for a bracket. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  '0': ['O', 'D'],
  '1': ['I', 'J'],
  '5': ['S'],
  '8': ['B'],
  ')': ['J'],
};

/** A day, the three letters of a month, and a year, if any: each as its signs may have been read. */
const NAMED_DATE = /^([OQDB@\d]?[OQDBGSZ@\d])([/.-]?)([^\s/.-]{3})(?:([/.-]?)([OQDBSZ\d]{4}|[OQDBSZ\d]{2}))?$/u;

/** A month's name as read, and with a letter for one of its signs. */
const monthsLike = (read: string): string[] => [
  read,
  ...[...read].flatMap((sign, at) =>
    (LETTERS[sign] ?? []).map((letter) => read.slice(0, at) + letter + read.slice(at + 1)),
  ),
];

/**
 * A misread date with its month's name in letters, and its day and its year in digits; null where that is no date:
 *
 *     140CT2025   OB/ENE   12)UL24
 */
export function asNamedDate(text: string): string | null {
  const [, day, first = '', month, second = '', year = ''] = NAMED_DATE.exec(text) ?? [];
  if (day === undefined || month === undefined) return null;
  const dates = monthsLike(month).map((name) => inDigits(day) + first + name + second + inDigits(year));
  return dates.find((date) => date !== text && readDate(date) !== null) ?? null;
}
