import { decimalsOf } from '@tallyleaf/contract';
import { formatDate } from '../../../i18n/format.ts';

/** Figures and days as people type them in their language. What can be read in two ways is not read: nothing is guessed. */

/** Signs that stand for a minus on keyboards and in print. */
const MINUS = /[-\u2212\u2010-\u2015\uFF0D]/g;
/** Blanks between groups of digits, narrow ones too. */
const BLANKS = /[\s\u00A0\u2007\u2009\u202F]+/g;

interface Marks {
  readonly group: string;
  readonly decimal: string;
}

const marksByTag = new Map<string, Marks>();

/** What parts groups of digits in a language, and what the decimals. */
function marksOf(tag: string): Marks {
  const known = marksByTag.get(tag);
  if (known) return known;
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, useGrouping: 'always' }).formatToParts(12345.6);
  const find = (type: string, otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  const marks = { group: find('group', ' '), decimal: find('decimal', '.') };
  marksByTag.set(tag, marks);
  return marks;
}

/**
 * An amount as it is typed: `('1.234,56', 'EUR', 'de-DE')` → `1234.56`. Digits may be grouped by threes, a minus may stand
 * at either end, the currency's code or sign beside it; decimals may be left out, but not be more than the currency has.
 * @returns the contract's decimal string; null where it is no amount in this language
 */
export function readAmount(text: string, currency: string, tag: string): string | null {
  const bare = withoutCurrency(text.normalize('NFKC').trim(), currency, tag).replace(MINUS, '-').replace(BLANKS, ' ');
  const [, before, digits = '', after] = /^(-? ?)(.*?)( ?-?)$/.exec(bare) ?? [];
  const minus = [before, after].filter((mark) => mark?.includes('-')).length;
  const { group, decimal } = marksOf(tag);
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  const places = decimalsOf(currency);
  const ungrouped = withoutGroups(whole, group.replace(BLANKS, ' '));
  if (ungrouped === null || minus > 1 || more.length > 0 || !/^\d*$/.test(fraction)) return null;
  if (fraction.length > places || (digits.includes(decimal) && fraction === '')) return null;
  const plain = `${ungrouped.replace(/^0+(?=\d)/, '')}${places > 0 ? `.${fraction.padEnd(places, '0')}` : ''}`;
  return minus === 1 && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/** The digits before the decimals: none grouped, or all by threes. */
function withoutGroups(whole: string, group: string): string | null {
  if (/^\d+$/.test(whole)) return whole;
  const groups = whole.split(group === '\u2019' && whole.includes("'") ? "'" : group);
  const right = groups.every((digits, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(digits));
  return right ? groups.join('') : null;
}

function withoutCurrency(text: string, currency: string, tag: string): string {
  const shown = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const sign = shown.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, sign].reduce((rest, word) => rest.replace(word, ''), text).trim();
}

/** An amount as it stands in a field, and as spreadsheets of the language take it: not grouped. */
export function typedAmount(amount: string, tag: string): string {
  return amount.replace('.', marksOf(tag).decimal);
}

type DayPart = 'year' | 'month' | 'day';

/** In which order a language writes a day in figures; null where figures alone could be read two ways (3/4/2025). */
function orderOf(tag: string): readonly DayPart[] | null {
  if (tag.startsWith('en')) return null;
  const parts = new Intl.DateTimeFormat(tag).formatToParts(0);
  return parts.map(({ type }) => type).filter((type): type is DayPart => ['year', 'month', 'day'].includes(type));
}

/** A day that the calendar has, as the contract writes it. */
function isoDay(year: number, month: number, day: number): string | null {
  const pad = (count: number, figure: number): string => String(figure).padStart(count, '0');
  const iso = `${pad(4, year)}-${pad(2, month)}-${pad(2, day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const IN_FIGURES = /^(\d{1,4})[./\-\u5E74 ] ?(\d{1,2})[./\-\u6708 ] ?(\d{1,4})\u65E5?$/;

/**
 * A day as it is typed: in figures in the language's order with a year of four digits, in the contract's form, or as the
 * app writes it (`03 Mar 2025`).
 * @returns the contract's form; null where it is no day in this language
 */
export function readDate(text: string, tag: string): string | null {
  const bare = text.normalize('NFKC').trim().replace(BLANKS, ' ');
  const iso = ISO.exec(bare);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const order = orderOf(tag);
  if (order === null) return readNamedMonth(bare, tag);
  const figures = IN_FIGURES.exec(bare);
  if (!figures) return null;
  const at = (part: DayPart): string => figures[order.indexOf(part) + 1] ?? '';
  return at('year').length === 4 ? isoDay(Number(at('year')), Number(at('month')), Number(at('day'))) : null;
}

/** `03 Mar 2025`, `March 3, 2025`. */
function readNamedMonth(text: string, tag: string): string | null {
  const [, first, second, third] = /^(\w+)[ .,-]+(\w+)[ .,-]+(\d{4})$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const dayFirst = /^\d{1,2}$/.test(first);
  const [day, name] = dayFirst ? [first, second] : [second, first];
  const month = monthNames(tag).findIndex((names) => names.includes(name.toLowerCase()));
  return month >= 0 && /^\d{1,2}$/.test(day) ? isoDay(Number(third), month + 1, Number(day)) : null;
}

const monthNames = (tag: string): readonly string[][] =>
  Array.from({ length: 12 }, (_, month) =>
    (['short', 'long'] as const).map((length) =>
      new Intl.DateTimeFormat(tag, { month: length, timeZone: 'UTC' }).format(Date.UTC(2025, month)).toLowerCase(),
    ),
  );

/** A day as it stands in a field, and as it is asked for. */
export const typedDate = (iso: string, tag: string): string => (orderOf(tag) === null ? iso : formatDate(iso, tag));
