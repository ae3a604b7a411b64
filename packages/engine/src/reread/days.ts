import type { Candidate } from '../shapes/candidate.ts';
import type { Word } from '../shapes/page.ts';
import { type DateReading, isRealDate, type PrintedDate, readDate, toIso } from '../values/date.ts';
import { type Change, readAs } from './changes.ts';
import { isInk, type Placed, type Places } from './ink.ts';
import { rowsWithLostDate } from './lost-dates.ts';
import { commonYear, withYear } from './same-year.ts';
import { isDayUnsure, mayBeAnother, type Span } from './unsure-days.ts';

/** What else a row's date may be. */
interface OtherDay {
  readonly day: string;
  readonly change: Change;
}

/** A day with what else its ink may be, and the rows that stand under it: one, or those of a day that is printed once. */
interface Day {
  readonly day: string;
  /** Rows of one table and section, whose days run in one direction. */
  readonly group: number;
  readonly placed: Placed | undefined;
  readonly others: readonly OtherDay[];
  readonly rows: readonly number[];
}

/** Of a statement's rows: dates to be read otherwise, and rows whose dates stay in doubt, with what else was read of them. */
export interface Days {
  readonly changes: readonly Change[];
  readonly doubtful: ReadonlyMap<number, Doubt>;
}

/** What was read as a row's date, and which other days its ink may say. */
interface Doubt {
  readonly read: string;
  readonly others: readonly string[];
}

/** The reading of a printed date that was taken for a day. */
const takenFor = (date: PrintedDate, day: string): DateReading | undefined => {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return date.readings.find(
    (reading) => reading.month === month && reading.day === dayOfMonth && (reading.year ?? year) === year,
  );
};

/** Another date in the order and the calendar of the first; its year, where none is printed, is the one that puts it nearest to `day`. */
function dayIn(date: PrintedDate, like: DateReading, day: string): string | null {
  const reading = date.readings.find(({ order, calendar }) => order === like.order && calendar === like.calendar);
  if (!reading) return null;
  if (reading.year !== null) return toIso({ ...reading, year: reading.year });
  const year = Number(day.slice(0, 4));
  const days = [year, year - 1, year + 1].flatMap((each) =>
    isRealDate(each, reading.month, reading.day) ? [toIso({ ...reading, year: each })] : [],
  );
  const off = (one: string): number => Math.abs(Date.parse(one) - Date.parse(day));
  return days.sort((a, b) => off(a) - off(b))[0] ?? null;
}

/** A reader that is surer than this read a date's year right. */
const SURE = 0.8;

/** What else was read of a word, and what it is with the year of nearly all rows. */
function readingsOf({ text, sureness = 1, readings = [] }: Word, year: string | null): readonly string[] {
  const dated = year !== null && sureness < SURE ? withYear(text, year) : null;
  return dated === null || readings.includes(dated) ? readings : [...readings, dated];
}

function othersOf({ page, token }: Placed, day: string, year: string | null): OtherDay[] {
  const like = token.date && takenFor(token.date, day);
  if (!like) return [];
  const found = new Map<string, OtherDay>();
  for (const [at, word] of token.words.entries()) {
    for (const reading of readingsOf(word, year)) {
      const date = readDate(token.words.map(({ text }, i) => (i === at ? reading : text)).join(' '));
      const other = date && dayIn(date, like, day);
      if (!other || other === day || found.has(other)) continue;
      found.set(other, { day: other, change: { page, words: [word], by: [readAs(word, reading)], because: 'order' } });
    }
  }
  return [...found.values()];
}

const hasInk = ({ token }: Placed): boolean => token.words.some(isInk);

/** The days of a statement's rows, those under one printed date together. */
function daysIn({ transactions, rows, reading }: Candidate, places: Places): Day[] {
  const days: (Day & { rows: number[] })[] = [];
  const year = commonYear(transactions.map(({ date }) => date ?? ''));
  for (const [at, { date: day }] of transactions.entries()) {
    const date = rows[at]?.date;
    const placed = date ? places.ofDate(date) : undefined;
    const last = days.at(-1);
    const group = reading.dates?.groups[at] ?? 0;
    if (placed && last?.placed === placed) last.rows.push(at);
    else
      days.push({
        day,
        group,
        placed,
        others: placed && hasInk(placed) ? othersOf(placed, day, year) : [],
        rows: [at],
      });
  }
  return days;
}

/** Bookings are in order where this share of neighbours is. */
const IN_ORDER = 0.9;
/** Days that a booking may lie outside its statement's period. */
const SLACK = 10;
const DAY = 86_400_000;

const plus = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The nearest days before and after each row, among those of its section, that no reading disputes. */
function spans(days: readonly Day[], period: Candidate['period']): ReadonlyMap<Day, Span> {
  const groups = new Map<number, Day[]>();
  for (const day of days) groups.set(day.group, [...(groups.get(day.group) ?? []), day]);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const found = spansIn(group, period, isInOrder(group));
      return group.map((day, at) => [day, found[at] as Span] as const);
    }),
  );
}

const isSure = ({ others, placed }: Day): boolean => others.length === 0 && !(placed && isDayUnsure(placed));

function spansIn(days: readonly Day[], period: Candidate['period'], inOrder: boolean): Span[] {
  const from = period.start ? plus(period.start, -SLACK) : '0000';
  const to = period.end ? plus(period.end, SLACK) : '9999';
  const bounds = days.map((each) => (isSure(each) && each.day >= from && each.day <= to ? each.day : null));
  const before = running(bounds, from);
  const after = running([...bounds].reverse(), to).reverse();
  return days.map((_, at) => {
    const [first, last] = [before[at] as string, after[at] as string];
    return inOrder && first <= last ? { from: first, to: last } : { from, to };
  });
}

/** Of each place, the last day that stands before it. */
function running(days: readonly (string | null)[], start: string): string[] {
  let last = start;
  return days.map((day) => {
    const before = last;
    last = day ?? last;
    return before;
  });
}

function isInOrder(days: readonly Day[]): boolean {
  const sure = days.filter(({ others }) => others.length === 0);
  const steps = sure.slice(1).map(({ day }, i) => [(sure[i] as Day).day, day] as const);
  const rises = steps.filter(([before, day]) => day > before).length;
  const falls = steps.filter(([before, day]) => day < before).length;
  // One misread day of few is more than their share
  return falls < rises && falls <= Math.max(1, (1 - IN_ORDER) * steps.length);
}

/**
 * No sum guards a day. One that stands against the order of the rows or outside the period is read as the one other
 * reading that does not; where that is none or several, or where the day and another reading both fit, it stays in doubt.
 */
export function daysOf(candidate: Candidate, places: Places): Days {
  const days = daysIn(candidate, places);
  const changes: Change[] = [];
  const doubtful = new Map<number, Doubt>();
  if (!days.some(({ placed }) => placed && hasInk(placed))) return { changes, doubtful };
  for (const at of rowsWithLostDate(candidate.rows, places)) doubtful.set(at, { read: '', others: [] });
  const allowed = spans(days, candidate.period);
  for (const each of days) {
    const { day, others, placed, rows } = each;
    const span = allowed.get(each) as Span;
    const { from, to } = span;
    const fits = (one: string): boolean => one >= from && one <= to;
    if (!placed || !hasInk(placed)) continue;
    const [other, ...more] = others.filter((one) => fits(one.day));
    if (!fits(day) && other && more.length === 0) changes.push(other.change);
    else if (!fits(day) || other || mayBeAnother(placed, day, span))
      for (const at of rows) doubtful.set(at, { read: placed.token.text, others: others.map((one) => one.day) });
  }
  return { changes, doubtful };
}
