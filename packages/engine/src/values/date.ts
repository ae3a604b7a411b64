import { fullYear, isRealDate } from '../calendars/gregorian.ts';
import { cjkDate } from './date-cjk.ts';
import { namedDate } from './date-named.ts';
import { numericDate } from './date-numeric.ts';
import type { DateReading, PrintedDate } from './date-reading.ts';
import { plainText } from './printed-text.ts';
import { isTime } from './time.ts';
import { withoutWeekday } from './weekday.ts';

export { isRealDate } from '../calendars/gregorian.ts';
export type { DateReading, PrintedDate } from './date-reading.ts';
export { isTime, timeAt } from './time.ts';

/** A weekday, day, month, year and what may stand between them. */
const MOST_WORDS = 6;
const LONGEST = 40;

/**
 * A date, where the whole text is one: `03/03/2025`, `3.4.`, `12 Mar`, `3 de marzo de 2025`, `令和7年3月3日`, `114/03/03`.
 * Null for all else, a date with a time beside it included (a time glued by an ISO `T` is passed over).
 */
export function readDate(text: string): PrintedDate | null {
  if (text.length > LONGEST) return null;
  const plain = plainText(text);
  const words = plain === '' ? 0 : plain.split(' ').length;
  const bare = withoutWeekday(plain.toLowerCase())
    .replace(/[,;:]$/u, '')
    .replace(/(?<=\d)t\d{1,2}:\d{2}.*$/u, '');
  const found = bare === '' ? null : (cjkDate(bare) ?? numericDate(bare) ?? namedDate(bare));
  return found && { ...found, words };
}

/** Nothing else can begin a date; spares the pages' other words the work. */
const MAY_BEGIN = /^[\p{L}'(]?.{0,24}$/u;

/**
 * The longest date beginning at `words[from]`, and how many words it takes. A date followed by a time takes the date's
 * words only. Null where no date begins there.
 */
export function dateAt(words: readonly string[], from: number): PrintedDate | null {
  const first = words[from];
  if (first === undefined || !MAY_BEGIN.test(first)) return null;
  const most = Math.min(MOST_WORDS, words.length - from);
  for (let count = most; count >= 1; count--) {
    const part = words.slice(from, from + count);
    if (count > 1 && isTime(part[count - 1] as string)) continue;
    const date = readDate(part.join(' '));
    if (date) return { ...date, words: count };
  }
  return null;
}

/** ISO 8601: `2025-03-03`. @throws {RangeError} for a day that the calendar does not have. */
export function toIso(reading: DateReading & { readonly year: number }): string {
  const { year, month, day } = reading;
  if (!isRealDate(year, month, day)) throw new RangeError('no such day');
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The year that a printed year of two or four digits stands for: 25 → 2025, 98 → 1998. */
export const yearOf = (printed: number): number => (printed < 100 ? fullYear(printed) : printed);
