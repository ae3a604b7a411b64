import type { DateReading, PrintedDate } from '../values/date.ts';
import { isRealDate, toIso } from '../values/date.ts';

/** ISO dates of the first and last day of a statement, as far as printed. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
}

export type DateOrder = DateReading['order'];

/** Bookings may stand this many days outside the printed period: posted late, or dated when they were made. */
const SLACK = 60;

const DAY = 86_400_000;
const dayNumber = (iso: string): number => Date.parse(iso) / DAY;

/** How far outside a period a day lies, in days; 0 within. */
export function daysOutside(iso: string, period: Period): number {
  // ISO dates sort as text
  if (period.start && iso < period.start) return dayNumber(period.start) - dayNumber(iso);
  if (period.end && iso > period.end) return dayNumber(iso) - dayNumber(period.end);
  return 0;
}

/** An order that this share of the dates allows is worth a try: a date that reads the same in two orders names one. */
const COMMON = 0.85;

/** The orders in which a reading is the same day: `23/12/23` reads alike from either end, `03/03/2025` in both ways. */
function ordersOf({ order, year, month, day, yearDigits }: DateReading): readonly DateOrder[] {
  const ends = year !== null && yearDigits === 2 && day === year % 100;
  if (ends && (order === 'dmy' || order === 'ymd')) return ['dmy', 'ymd'];
  return day === month && (order === 'dmy' || order === 'mdy') ? ['dmy', 'mdy'] : [order];
}

/** Orders of day, month and year that dates were seen to allow, and how often each was possible. */
function votes(dates: readonly PrintedDate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const date of dates) {
    const kinds = new Set<string>();
    for (const reading of date.readings)
      for (const order of ordersOf(reading)) kinds.add(`${order}/${reading.calendar}`);
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Years in which a date without one may lie: those of the period, and their neighbours over New Year. */
function possibleYears(period: Period, fallback: number | null): number[] {
  const years = [period.start, period.end].flatMap((iso) => (iso ? [Number(iso.slice(0, 4))] : []));
  if (years.length === 0) return fallback === null ? [] : [fallback];
  const low = Math.min(...years);
  const high = Math.max(...years);
  const list: number[] = [];
  for (let year = high; year >= low; year--) list.push(year);
  return [...list, low - 1, high + 1];
}

/** Days of value lie this far after a statement's end at most. Purchases paid in instalments lie far before its start. */
const AHEAD = 31;

/** How unlikely a day is, whose year is not printed: by how far it lies outside the period, and more so for one to come. */
const unlikely = (iso: string, period: Period): number => {
  const off = daysOutside(iso, period);
  return period.end && iso > period.end && off > AHEAD ? off + 366 : off;
};

/**
 * Where most rows print no year, two figures behind a day that are no year of the period's or next to it stand in a column of
 * their own:
 *
 *     16 Dec   EUR   Salary           1,586.00
 *     27 Dec   73    Card payment        73.38
 */
function isOfColumnBeside({ year, yearDigits }: DateReading, { period, yearsPrinted }: Placing): boolean {
  if (yearsPrinted || yearDigits !== 2 || year === null) return false;
  const years = possibleYears(period, null);
  return years.length > 0 && !years.includes(year);
}

type Placing = Pick<DateScheme, 'period' | 'fallbackYear' | 'yearsPrinted'>;

/** One reading as an ISO date; where its year is not printed, the year that puts it into the period or nearest to it. */
function placed(reading: DateReading, scheme: Placing): string | null {
  const { period, fallbackYear: fallback } = scheme;
  if (reading.year !== null && !isOfColumnBeside(reading, scheme)) return toIso({ ...reading, year: reading.year });
  let best: { iso: string; off: number } | null = null;
  for (const year of possibleYears(period, fallback)) {
    if (!isRealDate(year, reading.month, reading.day)) continue;
    const iso = toIso({ ...reading, year });
    const off = unlikely(iso, period);
    if (!best || off < best.off) best = { iso, off };
  }
  return best?.iso ?? null;
}

/** Rows of one statement lie within so many days of its end: a year, and a month of bookings posted late. */
const LONGEST = 397;
/** What each further month costs that the rows are spread over: days in a month's order are likelier than one day of many months. */
const A_MONTH = 0.25;

/** Without a printed first day, the earliest that the rows of one statement may have. */
const bounded = (period: Period): Period =>
  period.start || !period.end ? period : { ...period, start: isoDay(dayNumber(period.end) - LONGEST) };

const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** How well a list of days fits the period and the order in which statements are printed; higher is better. */
function fit(days: readonly (string | null)[], open: Period): number {
  const period = bounded(open);
  const months = new Set(days.flatMap((day) => (day ? [day.slice(0, 7)] : [])));
  const known = days.filter((day) => day !== null).sort();
  const [first = null, last = null] = [known[0], known.at(-1)];
  const tooLong = first && last && dayNumber(last) - dayNumber(first) > LONGEST;
  let score = -A_MONTH * months.size - (tooLong ? 3 * known.length : 0);
  let up = 0;
  let down = 0;
  days.forEach((day, i) => {
    if (!day) return;
    const off = daysOutside(day, period);
    score += off === 0 ? 3 : off < SLACK ? 1 : -3;
    const before = days[i - 1];
    if (before && day > before) up++;
    if (before && day < before) down++;
  });
  return score - 4 * Math.min(up, down);
}

/** How a statement's dates are read: one order of day and month, one calendar, and the years filled in. */
export interface DateScheme {
  readonly kind: string;
  readonly period: Period;
  readonly fallbackYear: number | null;
  /** Half of the dates or more print a year. */
  readonly yearsPrinted: boolean;
  /** False where another order would fit as well. */
  readonly certain: boolean;
}

const isOf = (kind: string, { order, calendar }: DateReading): boolean =>
  kind.startsWith(order) && kind.endsWith(calendar);

/**
 * A date with a short year that is read in another order than the rows' ones: a year behind it was cut off
 * (`23.08.2 023`, in which 2023 is no year, and 23 is).
 */
export const isOtherwise = (scheme: DateScheme, date: PrintedDate | null): boolean =>
  date?.readings.every(
    (reading) =>
      !isOf(scheme.kind, reading) &&
      reading.yearDigits > 0 &&
      reading.yearDigits < FULL_YEAR &&
      // `23-10-23` and `03/03/25` are one day in either order
      reading.month !== reading.day &&
      (reading.year ?? 0) % 100 !== reading.day,
  ) === true;

const FULL_YEAR = 4;

/** A date by a scheme; null where the scheme cannot read it. */
export function dateBy(scheme: DateScheme, date: PrintedDate | null): string | null {
  if (!date) return null;
  const matching = date.readings.filter((reading) => isOf(scheme.kind, reading));
  const readings = matching.length > 0 ? matching : date.readings;
  const [only] = readings;
  if (only && readings.length === 1) return placed(only, scheme);
  let best: { iso: string; off: number } | null = null;
  for (const reading of readings) {
    const iso = placed(reading, scheme);
    if (!iso) continue;
    const off = daysOutside(iso, scheme.period);
    if (!best || off < best.off) best = { iso, off };
  }
  return best?.iso ?? null;
}

/** A witness that allows an order which rows may be read in, and not every one of them, speaks so much for it. */
const A_WITNESS = 1.5;
/** So many witnesses at most count. */
const MOST_WITNESSES = 4;

/** Where a year stands first, the month stands before the day, whether or not the year is printed. */
export const isPreferred = (order: DateOrder, prefer: DateOrder): boolean =>
  order === prefer || (prefer === 'ymd' && order === 'mdy');

/** The order of day and month that some of a statement's own dates allow alone, and none contradicts; null where they do not tell. */
export function orderTold(dates: readonly PrintedDate[]): DateOrder | null {
  const only = new Set(
    dates.flatMap(({ readings }) => {
      const orders = new Set(readings.flatMap(ordersOf));
      return orders.size === 1 ? [...orders] : [];
    }),
  );
  const [order, ...others] = [...only].filter((each) => each !== 'named');
  return order && others.length === 0 ? order : null;
}

/** How much dates elsewhere in the document speak for an order: those written with as many digits of the year, in figures. */
function witnessed(kinds: readonly string[], dates: readonly PrintedDate[], witnesses: readonly PrintedDate[]) {
  const digits = new Set(dates.flatMap(({ readings }) => readings.map(({ yearDigits }) => yearDigits)));
  const alike = witnesses.filter(({ readings }) => readings.every(({ yearDigits }) => digits.has(yearDigits)));
  const counts = new Map<string, number>();
  for (const { readings } of alike) {
    const allowed = kinds.filter((kind) => readings.some((reading) => isOf(kind, reading)));
    if (allowed.length === kinds.length) continue;
    for (const kind of allowed) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return (kind: string): number => A_WITNESS * Math.min(MOST_WITNESSES, counts.get(kind) ?? 0);
}

/** So much better must a scheme fit than the next one that gives other days, for day and month to be told apart. */
const MARGIN = 1;

/**
 * The scheme under which all dates of a statement can be read, which puts them into the period, and in the order of
 * time (or against it, newest first). `prefer` breaks a tie: the order that the statement's language or place is used
 * to; then the latest days, as a year of an old era is less likely than one of today's. `witnesses` are dates printed
 * elsewhere in the document.
 */
export function dateScheme(
  dates: readonly PrintedDate[],
  period: Period,
  fallbackYear: number | null,
  prefer: DateOrder,
  witnesses: readonly PrintedDate[] = [],
): DateScheme {
  const counts = votes(dates);
  const most = Math.max(0, ...counts.values());
  const kinds = [...counts].filter(([, count]) => count >= most * COMMON).map(([kind]) => kind);
  const told = witnessed(kinds, dates, witnesses);
  const yearsPrinted =
    dates.filter(({ readings }) => readings.some(({ year }) => year !== null)).length * 2 >= dates.length;
  const rated = kinds
    .map((kind) => {
      const scheme = { kind, period, fallbackYear, yearsPrinted, certain: true };
      const days = dates.map((date) => dateBy(scheme, date));
      const last = days.reduce<string>((max, day) => (day && day > max ? day : max), '');
      return {
        scheme,
        days,
        last,
        score: fit(days, period) + told(kind),
        preferred: isPreferred(kind.split('/')[0] as DateOrder, prefer),
      };
    })
    .sort(
      (a, b) => b.score + (b.preferred ? USAGE : 0) - a.score - (a.preferred ? USAGE : 0) || (b.last > a.last ? 1 : -1),
    );
  const [best, ...others] = rated;
  if (!best) return { kind: `${prefer}/gregorian`, period, fallbackYear, yearsPrinted, certain: false };
  const rival = others.find(({ days }) => days.some((day, i) => day !== best.days[i]));
  return { ...best.scheme, certain: !rival || best.score - rival.score > MARGIN };
}

/** What a language's usage is worth: it breaks a tie, and proves nothing. */
const USAGE = 0.5;
