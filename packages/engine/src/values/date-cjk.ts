import { fullYear } from '../calendars/gregorian.ts';
import { eraDate, eraNames, unnamedEraYear } from '../calendars/japanese-era.ts';
import { rocNames, rocYear } from '../calendars/republic-of-china.ts';
import { type DateFound, type DateReading, found } from './date-reading.ts';

const DIGITS = '〇一二三四五六七八九';

/** The calendars' names, and blanks and points that passbooks set between the parts: "R 7. 3. 3", "令和 7年 3月 3日". */
const NAMES = [...eraNames, ...rocNames, '公元', '西元', '西暦'].join('|');
const FORM = new RegExp(
  `^(${NAMES})? ?(?:(\\d{1,4}|元) ?([年./-]) ?)?(\\d{1,2}) ?([月./-]) ?(\\d{1,2})( ?[日号號])?\\.?$`,
  'u',
);

/**
 * Dates that write 年 and 月, or name an era or the Republic: `令和7年3月3日`, `R7.3.3`, `民國114年3月3日`, `7年3月3日`,
 * `3月3日`. Korean's 년, 월 and 일 are the same. Lower-case plain text in; null for other forms.
 */
export function cjkDate(text: string): DateFound | null {
  if (!/\p{L}/u.test(text)) return null;
  const match = FORM.exec(withFigures(inHan(text)));
  if (!match) return null;
  const [, name, years, yearSign, months, monthSign] = match;
  const day = Number(match[6]);
  const month = Number(months);
  const written = monthSign === '月' && (years === undefined || yearSign === '年');
  if (!written && (name === undefined || years === undefined || yearSign !== monthSign)) return null;
  if (years === undefined) return name === undefined ? found([plain(null, month, day, 0)], false) : null;
  const year = years === '元' ? 1 : Number(years);
  if (name !== undefined) return found([named(name, year, month, day)], false);
  return found(unnamed(year, years.length, month, day), false);
}

/** `2025년 3월 3일` in the signs that Chinese and Japanese write. */
const inHan = (text: string): string =>
  /\d ?[년월]/u.test(text) ? text.replaceAll('년', '年').replaceAll('월', '月').replaceAll('일', '日') : text;

function named(name: string, year: number, month: number, day: number): DateReading | null {
  if (rocNames.includes(name)) return inRoc(year, month, day);
  if (!eraNames.includes(name)) return plain(year, month, day, 4);
  return inEra(eraDate(name, year, month, day), month, day, 4);
}

/** 年 without a calendar's name: four digits are Gregorian, three the Republic's, fewer an era's year or a short Gregorian one. */
function unnamed(year: number, digits: number, month: number, day: number): (DateReading | null)[] {
  if (digits === 4) return [plain(year, month, day, 4)];
  if (digits === 3) return [inRoc(year, month, day)];
  const era = inEra(unnamedEraYear(year), month, day, 2);
  const short = digits === 2 ? plain(fullYear(year), month, day, 2) : null;
  const roc = digits === 2 && year >= 80 ? inRoc(year, month, day) : null;
  return year <= 20 ? [era, short] : [roc, short, era];
}

const plain = (year: number | null, month: number, day: number, yearDigits: 0 | 2 | 4): DateReading => ({
  year,
  month,
  day,
  order: 'ymd',
  calendar: 'gregorian',
  yearDigits,
});

export function inEra(year: number | null, month: number, day: number, yearDigits: 2 | 4): DateReading | null {
  return year === null ? null : { year, month, day, order: 'ymd', calendar: 'japanese', yearDigits };
}

export function inRoc(printed: number, month: number, day: number): DateReading | null {
  const year = rocYear(printed);
  return year === null ? null : { year, month, day, order: 'ymd', calendar: 'roc', yearDigits: 4 };
}

/** Kanji figures as digits, where the text has 年 or 月: 令和七年三月二十一日 → 令和7年3月21日, 二〇二五年 → 2025年. */
function withFigures(text: string): string {
  if (!/[年月]/u.test(text) || !/[〇一二三四五六七八九十廿]/u.test(text)) return text;
  return text.replace(/[〇一二三四五六七八九十廿]+(?=[年月日号號 ])/gu, (figures) => String(figureValue(figures)));
}

function figureValue(figures: string): string {
  const tens = /^([一二三四五六七八九]?)(十|廿)([一二三四五六七八九]?)$/u.exec(figures);
  if (!tens) return [...figures].map((figure) => DIGITS.indexOf(figure)).join('');
  const [, ten = '', sign, unit = ''] = tens;
  const high = sign === '廿' ? 2 : ten ? DIGITS.indexOf(ten) : 1;
  return String(high * 10 + (unit ? DIGITS.indexOf(unit) : 0));
}
