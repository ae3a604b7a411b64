import { isRealDate } from '../calendars/gregorian.ts';
import { eraNames } from '../calendars/japanese-era.ts';
import { rocNames } from '../calendars/republic-of-china.ts';
import { remembered } from '../languages/remembered.ts';
import { cjkDate } from './date-cjk.ts';
import { isBetweenParts, isMonthName, isPartOfMonthName, namedDate } from './date-named.ts';
import { numericDate } from './date-numeric.ts';
import type { DateFound, DateReading, PrintedDate } from './date-reading.ts';
import { footnoteTaken, plainText } from './printed-text.ts';
import { isWeekday, withoutWeekday } from './weekday.ts';

export { isRealDate } from '../calendars/gregorian.ts';
export type { DateReading, PrintedDate } from './date-reading.ts';
export { isTime, timeAt } from './time.ts';

/** A weekday, day, month, year and what may stand between them. */
export const MOST_DATE_WORDS = 6;
const LONGEST = 40;

/** `02 / 08`, `02 / 08 / 2025`: blanks around the strokes between figures. */
const PARTED = /(?<=^\p{Nd}{2}|^\p{Nd}{2} \/ \p{Nd}{2}) \/ (?=\p{Nd}{2})/gu;

/**
 * `21/0 3/2025`, `13 .09.2023`, `17-03 -25`: a date cut in two within its figures or before a stroke. With points and a year of
 * two figures it may be two amounts.
 */
const CUT =
  /^(?=\p{Nd}{1,2} ?([./-]) ?\p{Nd} ?\p{Nd} ?\1 ?\p{Nd}{4}$|(?:\p{Nd}{2}){1,2} ?([/-]) ?\p{Nd} ?\p{Nd} ?\2 ?\p{Nd} ?\p{Nd}$)([^ ]+) (?=[^ ]*[./-])([^ ]+)$/u;

/**
 * A date, where the whole text is one: `03/03/2025`, `3.4.`, `12 Mar`, `3 de marzo de 2025`, `令和7年3月3日`, `114/03/03`.
 * Null for all else, a date with a time beside it included (a time glued by an ISO `T` is passed over).
 */
export function readDate(text: string): PrintedDate | null {
  if (text.length > LONGEST) return null;
  const found = readWhole(text);
  // A copy: callers tell printed dates apart by identity.
  return found && { ...found };
}

const readWhole = remembered((text): PrintedDate | null => {
  const plain = plainText(footnoteTaken(text));
  const words = plain === '' ? 0 : plain.split(' ').length;
  const bare = plain
    .toLowerCase()
    .replace(/[,;:]$/u, '')
    .replace(/(?<=\d)[t,_-]\d{1,2}:\d{2}.*$/u, '')
    .replace(PARTED, '/')
    .replace(CUT, '$3$4');
  const found = readPlain(bare) ?? readWithWeekday(bare);
  return found && { ...found, words };
});

function readWithWeekday(text: string): DateFound | null {
  const rest = withoutWeekday(text);
  return rest === text ? null : readPlain(rest);
}

function readPlain(text: string): DateFound | null {
  return text === '' ? null : (cjkDate(text) ?? numericDate(text) ?? namedDate(text));
}

/** Figures with what dates set beside them, or letters that figures may follow; spares the pages' other words the work. */
const BEGINNING =
  /^['(]?(?:\p{Nd}{1,8}(?!\p{Nd}|[,']\p{Nd})[^%€$]{0,20}$|[元〇一二三四五六七八九十廿]+年|(\p{L}[\p{L}-]*)[.,]?)/u;

/** Words that a date goes on with: figures, and signs and endings at them. */
const FIGURES = /^['’(]?\p{Nd}{1,4}(?:[-./]\p{Nd}{1,4})?(?:[-.,/年月日号號년월일º°ª)）]|st|nd|rd|th|er)*[*†‡]?$/u;
/** The rest of a date cut before a stroke. */
const CUT_OFF = /^[./-]\p{Nd}\p{Nd}?[./-]\p{Nd}{2,4}$|^[./-]\p{Nd}{4}$|^[/-]\p{Nd}{2}$/u;
const SIGN = /^[-./年月日号號년월일]$/u;
/** `Dec 7,2025`; `令和7年2 月10日`, `令和7年 2月10日`: blanks where none belong, and none where one does. */
const GLUED =
  /^(?:\p{Nd}{1,2},\p{Nd}{4}|[年月]\p{Nd}{1,2}[月日号號]?(?:\p{Nd}{1,2}[日号號])?|\p{Nd}{1,2}月\p{Nd}{1,2}[日号號]?)$/u;

function mayBegin(word: string): boolean {
  const match = BEGINNING.exec(word);
  const letters = match?.[1]?.normalize('NFKC').toLowerCase();
  if (!match || letters === undefined) return match !== null;
  return isMonthName(letters) || isWeekday(letters) || calendarNames.some((name) => startsWith(letters, name));
}

/** `3 janv.2025`: no blank between month and year. */
const YEAR_AT_NAME = /(?<=\p{L}\.?)\p{Nd}{4}$/u;

const mayContinue = (word: string): boolean =>
  FIGURES.test(word) ||
  SIGN.test(word) ||
  CUT_OFF.test(word) ||
  GLUED.test(word) ||
  isMonthName(word.replace(/[,*†‡]$/u, '').replace(YEAR_AT_NAME, '')) ||
  isPartOfMonthName(word) ||
  isBetweenParts(word) ||
  isWeekday(word.replace(/[()（）]/gu, ''));

const calendarNames = [...eraNames, ...rocNames, '公元', '西元', '西暦'];

/** An era's Latin letter begins no longer word. */
const startsWith = (letters: string, name: string): boolean =>
  letters.startsWith(name) && !/[a-z]/.test(letters[name.length] ?? '');

/**
 * The longest date beginning at `words[from]` and ending before `words[to]`, and how many words it takes. A date followed by a time takes the date's
 * words only. Null where no date begins there.
 */
export function dateAt(words: readonly string[], from: number, to = words.length): PrintedDate | null {
  const first = words[from];
  if (first === undefined || !mayBegin(first)) return null;
  let most = 1;
  while (most < MOST_DATE_WORDS && from + most < to && mayContinue(words[from + most] as string)) most++;
  for (let count = most; count >= 1; count--) {
    if (count > 1 && leadsOn(words[from + count - 1] as string)) continue;
    if (count > 2 && beginsNext(words, from + count - 1)) continue;
    const date = readDate(words.slice(from, from + count).join(' '));
    if (date) return { ...date, words: count };
  }
  return null;
}

/**
 * Month and day, in either order, of two words of two figures each: `03 17`. Weak; and anything else but where a cell
 * holds no more.
 */
export function dayAndMonth(first: string, second: string): PrintedDate | null {
  if (!/^\d\d$/u.test(first) || !/^\d\d$/u.test(second)) return null;
  const date = readDate(`${first}/${second}`);
  return date && { ...date, weak: true, words: 2 };
}

/** The month of a range's last day is a weekday in other tongues, but not between a dash and figures: `FEB 22/25 - MAR 26/25`. */
const beginsNext = (words: readonly string[], at: number): boolean =>
  isMonthName(words[at] as string) && SIGN.test(words[at - 1] as string) && /^\p{Nd}/u.test(words[at + 1] ?? '');

/** A word that no date ends with: the dash of a period, the `de` before a year that does not come. */
const leadsOn = (word: string): boolean =>
  /^[-./–—]$/u.test(word) || (isBetweenParts(word) && !/^(?:r|roku|г|год|года|година|р|року)\.?$/iu.test(word));

/** ISO 8601: `2025-03-03`. @throws {RangeError} for a day that the calendar does not have. */
export function toIso(reading: DateReading & { readonly year: number }): string {
  const { year, month, day } = reading;
  if (!isRealDate(year, month, day)) throw new RangeError('no such day');
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);
