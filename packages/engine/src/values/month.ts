import { readDate } from './date.ts';
import { isMonthName } from './date-named.ts';
import { plainText } from './printed-text.ts';

/** A month of a certain year. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The same month's first day as dates are printed; null for what names no month and year alone. */
function firstDay(text: string): string | null {
  const named = /^(\p{L}[\p{L}\p{M}]+)\.?,? (?:de |del |do |of )?(\d{4})$/iu.exec(text);
  if (named) return isMonthName(named[1] as string) ? `1 ${named[1]} ${named[2]}` : null;
  const turned = /^(\d{4})[ .]+(\p{L}[\p{L}\p{M}]+)\.?$/u.exec(text);
  if (turned) return isMonthName(turned[2] as string) ? `1 ${turned[2]} ${turned[1]}` : null;
  const figures = /^(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$/u.exec(text);
  if (figures) return `${figures[2]}-${figures[1]?.padStart(2, '0')}-01`;
  const sorted = /^((?:19|20)\d\d)[/.-](0[1-9]|1[0-2])$/u.exec(text);
  if (sorted) return `${sorted[1]}-${sorted[2]}-01`;
  const cjk = /^((?:\p{Script=Han}{2})? ?\d{1,4} ?[年년] ?\d{1,2} ?[月월])(?:分|份|度|분)?$/u.exec(text);
  return cjk ? `${cjk[1]}1日`.replace(/ /gu, '') : null;
}

/** A month and its year, and nothing else: `April 2024`, `04/2024`, `2024-04`, `2024年4月分`. */
export function readMonth(text: string): Month | null {
  const day = firstDay(plainText(text));
  const reading = day === null ? undefined : readDate(day)?.readings.find(({ day: first }) => first === 1);
  return reading?.year ? { year: reading.year, month: reading.month } : null;
}

/** A month's name and its year at the end of a text; two digits are a year where a sign or a word parts them from the month. */
const AT_END =
  /(?<!\p{Nd}[ .]*)(?<!\p{L})(\p{L}[\p{L}\p{M}]+)\.?(?:,? (?:de |del |do |of )?| ?[-/] ?)((?:19|20)\d\d)$/iu;
const SHORT_AT_END = /(?<!\p{Nd}[ .]*)(?<!\p{L})(\p{L}[\p{L}\p{M}]+)\.?(?: (?:de|del|do|of) | ?[-/'] ?)(\d\d)$/iu;

/** The month that a text ends with, whatever words stand before it: `DEL MES DE ABRIL - 24`. */
export function monthAtEnd(text: string): Month | null {
  const plain = plainText(text);
  const [, name, year] = AT_END.exec(plain) ?? SHORT_AT_END.exec(plain) ?? [];
  return name && year ? readMonth(`${name} ${year.length === 2 ? `20${year}` : year}`) : null;
}
