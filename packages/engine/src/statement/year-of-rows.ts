import { titlesIn } from '../languages/match.ts';
import type { Item } from '../shapes/row.ts';
import type { DateReading, PrintedDate } from '../values/date.ts';
import type { DateOrder } from './dates.ts';
import { datesIn, datesOf } from './mentioned-dates.ts';
import { type Cell, covers, iso, NEARLY_ALL, type PeriodHints, remarksOf } from './period.ts';

/** The year of rows that print none, where no period says it: by days with a year that the paper prints elsewhere. */

/** Between a title and its day. */
const OF = /^(?:of|dated|as|at|vom|per|zum|du|au|del|al|di|do|de|van|d\.d\.|fra|från|z|ze dne)$/iu;
/** Rows of the statement that a day is of lie so many days before it at most. */
const REACH = 100;

/** The days that a statement's title ends with: `Statement 30 Nov 2025`. */
const titledDates = ({ text }: Cell): PrintedDate[] => {
  const title = titlesIn(text).find(({ title: kind, at }) => kind === 'statement' && at === 0);
  const { words, found } = title ? datesIn(text.slice(title.length)) : { words: [], found: [] };
  return found.filter(({ at }) => at === 0 || (at === 1 && OF.test(words[0] ?? ''))).map(({ date }) => date);
};

const daysBefore = (end: string, days: number): string =>
  new Date(Date.parse(end) - days * 86_400_000).toISOString().slice(0, 10);

/** The day, with its year, that a statement's title names, where nearly all rows lie in the weeks before: the year is theirs. */
export function titledDay(items: readonly Item[], { dates, prefer }: PeriodHints): string | null {
  for (const { readings } of remarksOf(items).flatMap(({ cells }) => cells.flatMap(titledDates))) {
    const sure = readings.filter(({ yearDigits }) => yearDigits === 4);
    const reading = sure.find(({ order }) => order === prefer) ?? sure[0];
    const end = reading ? iso(reading, null) : null;
    if (end === null || dates.length === 0) continue;
    if (covers({ start: daysBefore(end, REACH), end }, dates) >= NEARLY_ALL) return end;
  }
  return null;
}

/** The days in remarks that a reading gives. */
const daysBy = (items: readonly Item[], read: (date: PrintedDate) => DateReading | undefined): string[] =>
  items.flatMap((item) => {
    if (item.kind !== 'remark') return [];
    return datesOf(item).found.flatMap(({ date }) => {
      const reading = read(date);
      return (reading && iso(reading, null)) ?? [];
    });
  });

/**
 * The days with a certain year that stand in remarks, the statement's date among them, for dates without a year. Where years are
 * printed with two digits alone, days in the order that is usual will do.
 */
export function daysOfPaper(items: readonly Item[], prefer: DateOrder): string[] {
  const certain = daysBy(items, ({ readings }) => {
    const sure = readings.filter(({ yearDigits }) => yearDigits === 4);
    return sure.find(({ order }) => order === prefer) ?? sure[0];
  });
  const usual = ({ readings }: PrintedDate): DateReading | undefined =>
    readings.find(({ order, yearDigits }) => order === prefer && yearDigits === 2);
  return certain.length > 0 ? certain : daysBy(items, usual);
}

/** The latest of days; null of none. */
export const latestOf = (days: readonly string[]): string | null =>
  days.reduce<string | null>((latest, day) => (latest === null || day > latest ? day : latest), null);

/** A paper is made so many days after its last row at most. */
const MADE_AFTER = 45;

/**
 * Whether rows confirm that the latest day on their paper is of their year: nearly all lie in the weeks before it, and the
 * last of them shortly before. A paper that is printed again a year later has a later day on it.
 */
export function confirmsYear(latest: string, dates: readonly PrintedDate[]): boolean {
  const nearly = covers({ start: daysBefore(latest, REACH), end: latest }, dates) >= NEARLY_ALL;
  return nearly && covers({ start: daysBefore(latest, MADE_AFTER), end: latest }, dates) > 0;
}

/**
 * The latest day of the year that rows confirm, of the days on their paper, and whether they confirm no other year: a day on which
 * points expire may lie as short after the rows, a year later, as the statement's own.
 */
export function dayOfYear(
  days: readonly string[],
  dates: readonly PrintedDate[],
): { readonly day: string | null; readonly sure: boolean } {
  const confirmed = days.filter((day) => confirmsYear(day, dates));
  const years = [...new Set(confirmed.map((day) => day.slice(0, 4)))];
  const times = (year: string): number => confirmed.filter((day) => day.startsWith(year)).length;
  const [year] = years.sort((a, b) => times(b) - times(a) || b.localeCompare(a));
  return { day: latestOf(confirmed.filter((day) => year && day.startsWith(year))), sure: years.length === 1 };
}
