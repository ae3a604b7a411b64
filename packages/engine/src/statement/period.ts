import { overlapX } from '../geometry/box.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { type DateReading, type PrintedDate, toIso } from '../values/date.ts';
import { joinsDays } from '../values/date-range.ts';
import { type DateOrder, daysOutside, isPreferred, type Period } from './dates.ts';
import { DASH, datesOf, type Mention, type Part } from './mentioned-dates.ts';
import { monthPeriods } from './month-period.ts';
import { phrasesOf } from './phrases.ts';

/** A reading as a day, in the year given where it prints none; null where the calendar has no such day. */
export const iso = (reading: DateReading, year: number | null): string | null => {
  const full = reading.year ?? year;
  if (full === null) return null;
  try {
    return toIso({ ...reading, year: full });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const LONGEST_DAYS = 800;
const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000;

/** Two dates in one order of day and month; `01/01` is in both, and `2025/03/01` goes on with `03/31`. */
const inOneOrder = (a: DateReading, b: DateReading): boolean =>
  a.order === b.order ||
  (a.order === 'ymd' && b.order === 'mdy' && b.year === null) ||
  a.order === 'named' ||
  b.order === 'named' ||
  (a.order !== 'ymd' && b.order !== 'ymd' && (a.day === a.month || b.day === b.month));

/** Two dates as first and last day, in the first reading of both that makes sense. `year` stands in where neither has one. */
export function asPeriod(first: PrintedDate, last: PrintedDate, prefer: DateOrder, year: number | null): Period | null {
  const by = (a: DateReading, b: DateReading): number =>
    Number(isPreferred(b.order, prefer)) - Number(isPreferred(a.order, prefer));
  for (const end of [...last.readings].sort(by)) {
    for (const start of [...first.readings].sort(by)) {
      if (!inOneOrder(start, end)) continue;
      const endIso = iso(end, start.year ?? year);
      let startIso = iso(start, end.year ?? year);
      if (startIso && endIso && startIso > endIso && start.year === null)
        startIso = iso(start, Number(endIso.slice(0, 4)) - 1);
      if (!startIso || !endIso || startIso > endIso) continue;
      if (daysBetween(startIso, endIso) <= LONGEST_DAYS) return { start: startIso, end: endIso };
    }
  }
  return null;
}

interface Candidate {
  readonly period: Period;
  readonly rating: number;
}

const saysPeriod = (part: Part): boolean => phrasesOf(part).some(({ phrase }) => phrase === 'period');

/** How far a value may stand below its heading, in points. */
const HEADING_GAP = 24;

/** True where a cell with a date stands under a heading that says period, be there a line beside: `Van | Tot en met` over two dates. */
function isHeaded({ spot, cells }: Remark, before: readonly Remark[]): boolean {
  const isNear = (other: Remark): boolean =>
    other.spot.page === spot.page && spot.box[1] - other.spot.box[3] <= HEADING_GAP;
  return cells.some((cell) => {
    const over = before.map((other) => other.cells.filter(({ box }) => overlapX(box, cell.box) > 0));
    const at = datesOf(cell).found.length > 0 ? over.findLastIndex((some) => some.length > 0) : -1;
    return at >= 0 && isNear(before[at] as Remark) && (over[at] ?? []).some(saysPeriod);
  });
}

/** What may stand between the two dates of a period, and nothing longer but a label of the last in two languages. */
const BETWEEN_WORDS = 3;

/** Days with an amount each are those of instalments: `Next period: 14.04. 125.00, 14.05. 125.00`. */
const AMOUNT = /^[-+]?\d[\d.,']*[.,]\d{2}[-+]?$/u;

function candidates(remark: Remark, before: readonly Remark[], prefer: DateOrder, year: number | null): Candidate[] {
  const { words, found } = datesOf(remark);
  const list: Candidate[] = [];
  for (let i = 0; i + 1 < found.length; i++) {
    const [first, last] = [found[i] as Mention, found[i + 1] as Mention];
    const between = words.slice(first.end, last.at);
    const parted = between.length > BETWEEN_WORDS && !saysPeriod({ text: between.join(' ') });
    if (parted || between.length > 2 * BETWEEN_WORDS || between.some((word) => AMOUNT.test(word))) continue;
    const period = asPeriod(first.date, last.date, prefer, year);
    if (!period) continue;
    const named = saysPeriod(remark) || isHeaded(remark, before);
    const joined = between.some((word) => DASH.test(word)) ? 2 : between.length === 1 ? 1 : 0;
    list.push({ period, rating: (named ? 2 : 0) + joined });
  }
  return list;
}

/** Shares that were found, by the rows' days and the period: long statements name the same days on every page. */
const shares = new WeakMap<readonly PrintedDate[], Map<string, number>>();

/** The share of the rows' days that lie in a period, in some reading. */
export function covers(period: Period, dates: readonly PrintedDate[]): number {
  const known = shares.get(dates) ?? new Map<string, number>();
  shares.set(dates, known);
  const key = `${period.start} ${period.end}`;
  const share = known.get(key) ?? shareWithin(period, dates);
  known.set(key, share);
  return share;
}

function shareWithin(period: Period, dates: readonly PrintedDate[]): number {
  const years = [...new Set([period.start, period.end].flatMap((day) => (day ? [Number(day.slice(0, 4))] : [])))];
  const within = dates.filter(({ readings }) =>
    readings.some((reading) =>
      (reading.year === null ? years : [reading.year]).some((year) => {
        const day = iso(reading, year);
        return day !== null && daysOutside(day, period) <= 3;
      }),
    ),
  );
  return dates.length === 0 ? 0 : within.length / dates.length;
}

/** What the search for a period knows of the rows. */
export interface PeriodHints {
  readonly prefer: DateOrder;
  readonly dates: readonly PrintedDate[];
  /** Stands in where a period is printed without a year. */
  readonly year: number | null;
}

export const remarksOf = (items: readonly Item[]): Remark[] =>
  items.filter((item): item is Remark => item.kind === 'remark');

export type Cell = Remark['cells'][number];

/** A day with the cell that names it. */
interface NamedDay {
  readonly date: PrintedDate;
  readonly cell: Cell;
}

/** The cell right of one, what holds a colon alone left out. */
const nextCell = (cells: Remark['cells'], i: number): Cell | undefined =>
  cells.slice(i + 1).find(({ text }) => /[^\s:：]/u.test(text));

/** So many words before a day say what it is. */
const MOST_NAMING = 4;

/** Days that labels in cells name, each the only one there, and right behind its label: `From: 01/04/2025`, `To | : | 30/04/2025`. */
function labelledDays({ cells }: Remark): NamedDay[] {
  return cells.flatMap((cell, i) => {
    if (!saysPeriod(cell)) return [];
    const next = nextCell(cells, i);
    const own = datesOf(cell);
    const [first, ...others] = [...own.found, ...(next ? datesOf(next).found : [])];
    const label = own.found[0] ? own.words.slice(0, own.found[0].at).slice(-MOST_NAMING) : own.words;
    const isBehind = own.found.length === 0 || saysPeriod({ text: label.join(' ') });
    return first && others.length === 0 && isBehind ? [{ date: first.date, cell }] : [];
  });
}

/** `to`, `Thru:`, and nothing else. */
const joins = (words: readonly string[]): boolean => {
  const [only = '', ...others] = words.filter((word) => word !== ':');
  return others.length === 0 && joinsDays(only.replace(/:$/u, ''));
};

/**
 * The last day of a period that goes on in a line below: `to 30 April 2025`, `Thru: 04/30/2025`, `to | 30 April 2025`, and nothing
 * else in its cells.
 */
function continuedDay({ cells }: Remark): NamedDay | null {
  for (const [i, cell] of cells.entries()) {
    const own = datesOf(cell);
    const label = own.words.slice(0, own.found[0]?.at);
    const behind = own.found.length === 0 ? nextCell(cells, i) : undefined;
    const { words, found } = behind ? datesOf(behind) : own;
    const [day] = found;
    const begins = behind ? words.slice(0, day?.at).every((word) => word === ':') : day?.at === label.length;
    if (day?.end === words.length && begins && joins(label)) return { date: day.date, cell };
  }
  return null;
}

/** The first day of a period whose cell ends with the sign or the word that leads to the last: `Period | 17 Nov 2024 -`. */
function openDay(remark: Remark): NamedDay | null {
  if (!saysPeriod(remark)) return null;
  for (const cell of remark.cells) {
    const { words, found } = datesOf(cell);
    const [day, ...others] = found;
    const [sign = '', ...more] = words.slice(day?.end);
    if (day && others.length === 0 && more.length === 0 && (DASH.test(sign) || joinsDays(sign)))
      return { date: day.date, cell };
  }
  return null;
}

/** A day that has a cell for itself. */
const lonelyDays = ({ cells }: Remark): NamedDay[] =>
  cells.flatMap((cell) => {
    const { words, found } = datesOf(cell);
    const [day] = found;
    return day?.at === 0 && day.end === words.length ? [{ date: day.date, cell }] : [];
  });

/** Remarks on the lines right below one, and what stands beside them on lines between. */
export function rightBelow(remarks: readonly Remark[], at: number): Remark[] {
  const { page, box } = (remarks[at] as Remark).spot;
  const below = remarks.slice(at + 1, at + 1 + MOST_BESIDE);
  return below.filter(({ spot }) => spot.page === page && spot.box[1] > box[1] && spot.box[1] - box[3] <= HEADING_GAP);
}

const MOST_BESIDE = 4;

/**
 * First and last day by labels of their own, one under the other or beside it:
 *
 *     From: 01/04/2025          Period from 1 April 2025
 *     To:   30/04/2025                  to 30 April 2025
 *
 *     Từ ngày / From:   01/04/2025      Đến ngày / To:   30/04/2025
 *
 * Or the last day alone below the first and the dash behind it:
 *
 *     Statement period      1 Apr 2025 -
 *                           30 Apr 2025
 */
function stackedCandidate(remarks: readonly Remark[], at: number, hints: PeriodHints): Candidate[] {
  const open = openDay(remarks[at] as Remark);
  if (open) return pairsOf(open, rightBelow(remarks, at).flatMap(lonelyDays).filter(isBelow(open)), hints);
  const [first, second] = labelledDays(remarks[at] as Remark);
  if (!first) return [];
  const below = rightBelow(remarks, at)
    .flatMap((line) => labelledDays(line)[0] ?? continuedDay(line) ?? [])
    .filter(isBelow(first));
  return pairsOf(first, [...(second ? [second] : []), ...below], hints);
}

const isBelow =
  (first: NamedDay) =>
  ({ cell }: NamedDay): boolean =>
    overlapX(first.cell.box, cell.box) > 0;

const pairsOf = (first: NamedDay, lasts: readonly NamedDay[], { prefer, year }: PeriodHints): Candidate[] =>
  lasts.flatMap((last) => {
    const period = asPeriod(first.date, last.date, prefer, year);
    return period ? [{ period, rating: 2 }] : [];
  });

/** A longer period than that of most statements may be that of a year's sums, which the rows of a month lie in as well. */
const LONG_DAYS = 100;
const LONG_COSTS = 1.5;
const isLong = ({ start, end }: Period): boolean =>
  start !== null && end !== null && daysBetween(start, end) > LONG_DAYS;

/** The periods that the pages name, each with how plainly it is named and how many of the rows it holds. */
function namedPeriods(items: readonly Item[], hints: PeriodHints): Candidate[] {
  const remarks = remarksOf(items);
  return remarks.flatMap((remark, i) => {
    const found = candidates(remark, remarks.slice(Math.max(0, i - MOST_BESIDE), i), hints.prefer, hints.year);
    return [...found, ...stackedCandidate(remarks, i, hints)].flatMap(({ period, rating }) => {
      if (rating === 0) return [];
      return [{ period, rating: rating + 8 * covers(period, hints.dates) - (isLong(period) ? LONG_COSTS : 0) }];
    });
  });
}

/** The period that the pages name: the one that holds the rows, and of these the one most plainly named. */
export function findPeriod(items: readonly Item[], hints: PeriodHints): Period | null {
  const [first, ...others] = namedPeriods(items, hints);
  const best = others.reduce((a, b) => (b.rating > (a?.rating ?? 0) ? b : a), first);
  return best?.period ?? findMonth(items, hints) ?? findOneDay(items, hints);
}

/** Whether the pages name the days of a period in another year as well: `March 1 to March 31, 2025`, `March 1 - March 31, 2019`. */
export const isYearDisputed = (items: readonly Item[], hints: PeriodHints, period: Period): boolean =>
  namedPeriods(items, hints).some(
    ({ period: { start, end } }) =>
      end?.slice(4) === period.end?.slice(4) && start?.slice(4) === period.start?.slice(4) && end !== period.end,
  );

/** The day that a statement is of where a label of its period names that day alone (`For the day: 17.01.2025`): all rows are of it. */
function findOneDay(items: readonly Item[], { prefer, dates }: PeriodHints): Period | null {
  for (const remark of remarksOf(items)) {
    const [named = null] = labelledDays(remark);
    const period = named && asPeriod(named.date, named.date, prefer, null);
    const isOfDay = ({ readings }: PrintedDate): boolean =>
      readings.some((reading) => iso(reading, null) === period?.start);
    if (period && dates.length > 0 && dates.every(isOfDay)) return period;
  }
  return null;
}

/** So many of the rows lie before a statement's date, which else is of something other. */
export const NEARLY_ALL = 0.9;

/** The month that a statement is of, where it names no days (`Period: April 2024`): the rows lie in it. */
function findMonth(items: readonly Item[], { dates }: PeriodHints): Period | null {
  const holds = (period: Period): boolean => dates.length === 0 || covers(period, dates) >= NEARLY_ALL;
  return monthPeriods(items).find(holds) ?? null;
}
