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

/** The latest day of those in remarks that a reading gives. */
function latestOf(items: readonly Item[], read: (date: PrintedDate) => DateReading | undefined): string | null {
  let latest: string | null = null;
  for (const item of items) {
    if (item.kind !== 'remark') continue;
    for (const { date } of datesOf(item).found) {
      const reading = read(date);
      const day = reading ? iso(reading, null) : null;
      if (day && (!latest || day > latest)) latest = day;
    }
  }
  return latest;
}

/**
 * The latest day with a certain year that stands in a remark: a statement's date, for dates without a year. Where years are
 * printed with two digits alone, a day in the order that is usual will do.
 */
export function latestDay(items: readonly Item[], prefer: DateOrder): string | null {
  const certain = latestOf(items, ({ readings }) => {
    const sure = readings.filter(({ yearDigits }) => yearDigits === 4);
    return sure.find(({ order }) => order === prefer) ?? sure[0];
  });
  const usual = ({ readings }: PrintedDate): DateReading | undefined =>
    readings.find(({ order, yearDigits }) => order === prefer && yearDigits === 2);
  return certain ?? latestOf(items, usual);
}

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
