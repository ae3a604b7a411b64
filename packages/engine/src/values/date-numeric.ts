import { buddhistYear, looksLikeBuddhistYear } from '../calendars/buddhist.ts';
import { fullYear } from '../calendars/gregorian.ts';
import { unnamedEraYear } from '../calendars/japanese-era.ts';
import { looksLikeRocYear } from '../calendars/republic-of-china.ts';
import { inEra, inRoc } from './date-cjk.ts';
import { type DateFound, type DateReading, found } from './date-reading.ts';

/** 03.03.2025, 3. 3. 2025, 2025/3/3, 07-03-03, 114.03.03; a Hungarian or Japanese point may end it. */
const THREE = /^(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?$/;
/** 02/09 25, 02.09. 2025: Danish and old German bank paper set the year apart. */
const YEAR_APART = /^(\d{1,2})([./-])(\d{1,2})\.? ('?\d{2}|\d{4})$/;
const TWO = /^(\d{1,2})([./-]) ?(\d{1,2})(\.?)$/;
const DIGITS = /^(?:\d{4}|\d{6,8})$/;
/** "20250303.", "03 03 2025", "2025 03 03": blanks alone part the figures. */
const BLANKS = /^(\d{1,4}) (\d{1,2}) (\d{1,4})$/;

/** Dates of figures alone, in every order that the calendar allows. Plain text in; null for other forms. */
export function numericDate(text: string): DateFound | null {
  const three = THREE.exec(text);
  if (three) return threeParts(three[1] as string, three[3] as string, three[4] as string);
  const apart = YEAR_APART.exec(text);
  if (apart) return threeParts(apart[1] as string, apart[3] as string, (apart[4] as string).replace("'", ''));
  const two = TWO.exec(text);
  if (two) return twoParts(two[1] as string, two[2] as string, two[3] as string, two[4] === '.');
  if (DIGITS.test(text)) return digitsOnly(text);
  const blanks = BLANKS.exec(text);
  return blanks ? spaced(blanks[1] as string, blanks[2] as string, blanks[3] as string) : null;
}

/** What can be a year at the end of a date: 2025, 2568, 25. */
function yearOf(digits: string): Pick<DateReading, 'year' | 'calendar' | 'yearDigits'> | null {
  const year = Number(digits);
  if (digits.length === 4 && looksLikeBuddhistYear(year)) {
    return { year: buddhistYear(year), calendar: 'buddhist', yearDigits: 4 };
  }
  if (digits.length === 4) return { year, calendar: 'gregorian', yearDigits: 4 };
  return digits.length === 2 ? { year: fullYear(year), calendar: 'gregorian', yearDigits: 2 } : null;
}

function build(digits: string, month: string, day: string, order: DateReading['order']): DateReading | null {
  const year = yearOf(digits);
  return year && { ...year, month: Number(month), day: Number(day), order };
}

function threeParts(a: string, b: string, c: string): DateFound | null {
  if (a.length >= 3) {
    if (c.length > 2) return null;
    if (a.length === 4) return found([build(a, b, c, 'ymd')], false);
    return looksLikeRocYear(Number(a), a.length) ? found([inRoc(Number(a), Number(b), Number(c))], false) : null;
  }
  if (c.length >= 3) return found([build(c, b, a, 'dmy'), build(c, a, b, 'mdy')], false);
  const era = inEra(unnamedEraYear(Number(a)), Number(b), Number(c), 2);
  // Passbooks print the era's year with one digit: 7-03-03. Of single figures only it may be anything: 7.3.3
  if (a.length === 1 && c.length === 1) return found([era], b.length === 1);
  if (c.length === 1) return found([build(a, b, c, 'ymd'), era], true);
  const short = [build(c, b, a, 'dmy'), build(c, a, b, 'mdy')];
  if (a.length === 1) return found([...(b.length === 2 ? [era, ...short] : [...short, era])], false);
  return found([...short, build(a, b, c, 'ymd'), era], false);
}

function twoParts(a: string, separator: string, b: string, ended: boolean): DateFound | null {
  const readings = [withoutYear(b, a, 'dmy'), withoutYear(a, b, 'mdy')];
  if (separator === '.') return found(readings, !ended && !a.startsWith('0'));
  if (ended) return null;
  return found(readings, separator === '-' || (a.length === 1 && b.length === 1));
}

const withoutYear = (month: string, day: string, order: DateReading['order']): DateReading => ({
  year: null,
  month: Number(month),
  day: Number(day),
  order,
  calendar: 'gregorian',
  yearDigits: 0,
});

/** Digits without separators: 20250303, 03032025, 250303, 1140303, 0303. All but the first are weak. */
function digitsOnly(text: string): DateFound | null {
  const cut = (from: number, to: number): string => text.slice(from, to);
  if (text.length === 4) {
    return found([withoutYear(cut(0, 2), cut(2, 4), 'mdy'), withoutYear(cut(2, 4), cut(0, 2), 'dmy')], true);
  }
  if (text.length === 6) {
    const [a, b, c] = [cut(0, 2), cut(2, 4), cut(4, 6)];
    const era = inEra(unnamedEraYear(Number(a)), Number(b), Number(c), 2);
    return found([build(a, b, c, 'ymd'), build(c, b, a, 'dmy'), build(c, a, b, 'mdy'), era], true);
  }
  if (text.length === 7) {
    const year = Number(cut(0, 3));
    return looksLikeRocYear(year, 3) ? found([inRoc(year, Number(cut(3, 5)), Number(cut(5, 7)))], true) : null;
  }
  const iso = /^(?:19|20)/.test(text) ? found([build(cut(0, 4), cut(4, 6), cut(6, 8), 'ymd')], false) : null;
  if (iso) return iso;
  const year = cut(4, 8);
  if (!/^(?:19|20)/.test(year)) return null;
  return found([build(year, cut(2, 4), cut(0, 2), 'dmy'), build(year, cut(0, 2), cut(2, 4), 'mdy')], true);
}

/** 03 03 2025 and 2025 03 03 are dates, if weak ones; 03 03 25 has to be believed by its column: also weak. */
function spaced(a: string, b: string, c: string): DateFound | null {
  if (a.length !== 4 && c.length !== 4 && !(a.length === 2 && b.length === 2 && c.length === 2)) return null;
  const date = threeParts(a, b, c);
  return date && { ...date, weak: true };
}
