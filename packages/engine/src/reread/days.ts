import type { Candidate } from '../shapes/candidate.ts';
import type { Row } from '../shapes/row.ts';
import { type DateReading, isRealDate, type PrintedDate, readDate, toIso } from '../values/date.ts';
import { type Change, readAs } from './changes.ts';
import { isInk, type Placed, type Places } from './ink.ts';

/** What else a row's date may be. */
interface OtherDay {
  readonly day: string;
  readonly change: Change;
}

/** A row's day with what else its ink may be. */
interface Day {
  readonly day: string;
  readonly others: readonly OtherDay[];
  readonly ink: boolean;
  /** It is printed on the row's own lines. */
  readonly own: boolean;
  readonly text: string;
}

/** Of a statement's rows: dates to be read otherwise, and rows whose dates stay in doubt, with what else was read of them. */
export interface Days {
  readonly changes: readonly Change[];
  readonly doubtful: ReadonlyMap<number, { readonly read: string; readonly others: readonly string[] }>;
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

function othersOf({ page, token }: Placed, day: string): OtherDay[] {
  const like = token.date && takenFor(token.date, day);
  if (!like) return [];
  const found = new Map<string, OtherDay>();
  for (const [at, word] of token.words.entries()) {
    for (const reading of word.readings ?? []) {
      const date = readDate(token.words.map(({ text }, i) => (i === at ? reading : text)).join(' '));
      const other = date && dayIn(date, like, day);
      if (!other || other === day || found.has(other)) continue;
      found.set(other, { day: other, change: { page, words: [word], by: [readAs(word, reading)], because: 'order' } });
    }
  }
  return [...found.values()];
}

const isOn = (row: Row, { page, token }: Placed): boolean =>
  [row.spot, ...row.more].some((spot) => {
    const middle = (token.box[1] + token.box[3]) / 2;
    return spot.page === page && middle >= spot.box[1] && middle <= spot.box[3];
  });

function dayOf(day: string, row: Row | undefined, places: Places): Day {
  const placed = row?.date ? places.ofDate(row.date) : undefined;
  const own = row !== undefined && placed !== undefined && isOn(row, placed);
  if (!placed?.token.words.some(isInk)) return { day, others: [], ink: false, own, text: '' };
  return { day, others: othersOf(placed, day), ink: true, own, text: placed.token.text };
}

/** Bookings are in order where this share of neighbours is. */
const IN_ORDER = 0.9;
/** Days that a booking may lie outside its statement's period. */
const SLACK = 10;
/** Where this share of the rows has a date of its own, one that has none lost it. */
const DATED = 0.9;
const DAY = 86_400_000;

const plus = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** From where to where a row's day may lie. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The nearest days before and after each row that no reading disputes. */
function spans(days: readonly Day[], period: Candidate['period'], inOrder: boolean): Span[] {
  const from = period.start ? plus(period.start, -SLACK) : '0000';
  const to = period.end ? plus(period.end, SLACK) : '9999';
  const bounds = days.map(({ day, others }) => (others.length === 0 && day >= from && day <= to ? day : null));
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
  const falls = sure.filter(({ day }, i) => i > 0 && day < (sure[i - 1] as Day).day).length;
  return sure.length > 1 && falls <= (1 - IN_ORDER) * (sure.length - 1);
}

/**
 * No sum guards a day. One that stands against the order of the rows or outside the period is read as the one other
 * reading that does not; where that is none or several, or where the day and another reading both fit, it stays in doubt.
 */
export function daysOf({ transactions, rows, period }: Candidate, places: Places): Days {
  const days = transactions.map(({ date }, i) => dayOf(date, rows[i], places));
  const changes: Change[] = [];
  const doubtful = new Map<number, { read: string; others: readonly string[] }>();
  if (!days.some(({ ink }) => ink)) return { changes, doubtful };
  const dated = days.filter(({ own }) => own).length >= DATED * days.length;
  const allowed = spans(days, period, isInOrder(days));
  for (const [at, { day, others, ink, own, text }] of days.entries()) {
    const { from, to } = allowed[at] as Span;
    const fits = (one: string): boolean => one >= from && one <= to;
    if (!ink) continue;
    const [other, ...more] = others.filter((one) => fits(one.day));
    if (!fits(day) && other && more.length === 0) changes.push(other.change);
    else if (!fits(day) || other || (dated && !own))
      doubtful.set(at, { read: text, others: others.map((one) => one.day) });
  }
  return { changes, doubtful };
}
