import { clusterWithin } from '../geometry/cluster.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, DRIFTING_EDGE } from '../tolerances.ts';
import { readDate } from '../values/date.ts';
import { isMonthName } from '../values/date-named.ts';

/** Days, months and years in words of their own that may be the parts of one date: what stands where, and in which order. */

const NUMBER = /^\d{1,4}$/u;
/** So many digits are a day or a month. */
const SHORT = 2;
const DAYS = 31;
const MONTHS = 12;
/** Days of a year of months of equal length. */
export const YEAR = DAYS * MONTHS;
/** Parts of one date stand no farther apart than this many font sizes. */
const FARTHEST = 8;
/** So many lines with a date are no accident. */
export const ENOUGH = 3;
/** This share of the steps from day to day goes back, where a card's holders have their lists one below the other in few months. */
const BACK = 0.25;
const FEW_MONTHS = 4;

/** The words of what may be one date: a day and a month, or these and a year. */
export interface Parts {
  readonly line: Line;
  readonly words: readonly Word[];
  /** Some stand as far apart as columns do. */
  readonly wide: boolean;
}

const isPart = ({ text }: Word): boolean => NUMBER.test(text) || isMonthName(text);

const blank = (a: Word, b: Word): number => b.box[0] - a.box[2];

/** Runs of words that may be parts, with blanks before and behind them as wide as between columns. */
function runsOn({ words, size }: Line): Word[][] {
  const apart = (at: number): boolean => {
    const [before, word] = [words[at - 1], words[at]];
    return !before || !word || blank(before, word) > CELL_BLANK * size;
  };
  const runs: Word[][] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    const goesOn = (): boolean => {
      const [before, word] = [words[to - 1], words[to]];
      return word !== undefined && isPart(word) && (to === from || blank(before as Word, word) <= FARTHEST * size);
    };
    while (goesOn()) to++;
    if (to - from > 1 && apart(from) && apart(to)) runs.push(words.slice(from, to));
    from = Math.max(to, from + 1);
  }
  return runs;
}

type Place = readonly [from: number, to: number];

/** Where dates may stand in runs of so many words, one way or another. Where words are left over, a row's number stands there. */
const PLACES: Readonly<Record<number, readonly (readonly Place[])[]>> = {
  2: [[[0, 2]]],
  3: [[[0, 3]], [[0, 2]], [[1, 3]]],
  4: [[[0, 2]], [[2, 4]]],
  5: [
    [
      [0, 2],
      [2, 4],
    ],
    [
      [1, 3],
      [3, 5],
    ],
  ],
  6: [[[0, 3]], [[3, 6]]],
  7: [
    [
      [0, 3],
      [3, 6],
    ],
    [
      [1, 4],
      [4, 7],
    ],
  ],
};

/** The words of a run at places of dates, where each may be one, or where there is but one place. */
function atPlaces(run: readonly Word[], places: readonly Place[]): (readonly Word[])[] {
  const parts = places.map(([from, to]) => run.slice(from, to));
  return parts.length === 1 || parts.every((words) => ORDERS.some((order) => dayIn(words, order))) ? parts : [];
}

/** What may be dates on a line, in two words or three. Words as close as a text's are two figures each, before all else or alone. */
export function partsOn(line: Line): Parts[] {
  return runsOn(line).flatMap((run) =>
    (PLACES[run.length] ?? [])
      .flatMap((places) => atPlaces(run, places))
      .flatMap((words): Parts[] => {
        const gaps = words.slice(1).map((word, i) => blank(words[i] as Word, word));
        const wide = gaps.some((gap) => gap > CELL_BLANK * line.size);
        const bare =
          words.length === SHORT &&
          (line.words[0] === run[0] || run.length === SHORT) &&
          words.every(({ text }) => /^\d\d$/u.test(text));
        return wide || bare ? [{ line, words, wide }] : [];
      }),
  );
}

const middle = ({ box }: Word): number => (box[0] + box[2]) / 2;

/** The parts by the places where their words stand, each column in reading order. */
export function columnsOf(parts: readonly Parts[]): (readonly Parts[])[] {
  const apart = (some: readonly Parts[], at: number): readonly (readonly Parts[])[] => {
    if (some.length < ENOUGH || at === some[0]?.words.length) return [some];
    const groups = clusterWithin(some, ({ words }) => middle(words[at] as Word), DRIFTING_EDGE);
    return groups.flatMap(({ members }) => apart(members, at + 1));
  };
  const order = new Map(parts.map((each, i) => [each, i] as const));
  const inPrint = (a: Parts, b: Parts): number => (order.get(a) as number) - (order.get(b) as number);
  return [3, 2]
    .flatMap((count) =>
      apart(
        parts.filter(({ words }) => words.length === count),
        0,
      ),
    )
    .filter(({ length }) => length >= ENOUGH)
    .map((column) => column.toSorted(inPrint));
}

/** A day as its parts say it, in one order of them. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** In which order a date's parts stand. */
export type Order = 'dm' | 'md' | 'dmy' | 'ymd' | 'mdy';
const ORDERS: readonly Order[] = ['dm', 'md', 'dmy', 'ymd', 'mdy'];

export const dayNumber = ({ year, month, day }: Day): number => year * YEAR + month * DAYS + day;

const monthNamed = ({ text }: Word): number => readDate(`1 ${text}`)?.readings[0]?.month ?? 0;

/** A date's parts in an order; null where they are no day, month and year in it. */
function dayIn(words: readonly Word[], order: Order): Day | null {
  const at = (part: string): Word | undefined => words[order.indexOf(part)];
  const [day, month, year] = [at('d'), at('m'), at('y')];
  if (!day || !month || (order.includes('y') && !year) || words.length !== order.length) return null;
  const isShort = ({ text }: Word): boolean => NUMBER.test(text) && text.length <= SHORT;
  const found = {
    year: year ? Number(year.text) : 0,
    month: isShort(month) ? Number(month.text) : monthNamed(month),
    day: isShort(day) ? Number(day.text) : 0,
  };
  const isReal = found.day >= 1 && found.day <= DAYS && found.month >= 1 && found.month <= MONTHS;
  return isReal && Number.isInteger(found.year) ? found : null;
}

/** All of a column's dates in an order; null where one is none, or years are more than two that follow each other. */
function daysIn(column: readonly Parts[], order: Order): readonly Day[] | null {
  const days = column.map(({ words }) => dayIn(words, order));
  const whole = days.filter((day): day is Day => day !== null);
  const years = [...new Set(whole.map(({ year }) => year))];
  return whole.length === days.length && Math.max(...years) - Math.min(...years) <= 1 ? whole : null;
}

/** Whether days stand in the order that those of rows have: one way, over New Year at most once. */
function inOrder(days: readonly Day[]): boolean {
  const steps = days.slice(1).map((each, i) => dayNumber(each) - dayNumber(days[i] as Day));
  const rises = steps.filter((step) => step > 0).length;
  const falls = steps.filter((step) => step < 0).length;
  const back = Math.min(rises, falls);
  const few = new Set(days.map(({ month }) => month)).size <= FEW_MONTHS;
  return rises + falls > 0 && (back <= 1 || (few && back <= steps.length * BACK));
}

/** `1`, `2`, `3`: numbers of rows. */
const countsRows = (column: readonly Parts[]): boolean =>
  [0, 1].some((at) => column.every(({ words }, i) => Number(words[at]?.text) === i + 1));

/** No less than this share of a column's dates on read print is read right, where it is one of dates at all. */
const READ_RIGHT = 0.8;

/**
 * A column without what a reader of print misread, so that it is no day: `92 10` among `01 10`, `06 10` and others. What the
 * page's own text says is never left out.
 */
export function withoutMisread(column: readonly Parts[]): readonly Parts[] {
  const isRead = ({ words }: Parts): boolean => words.every(({ sureness }) => sureness !== undefined);
  if (!column.every(isRead)) return column;
  const [best] = ORDERS.map((order) => column.filter(({ words }) => dayIn(words, order) !== null)).sort(
    (a, b) => b.length - a.length,
  );
  return best && best.length >= ENOUGH && best.length >= column.length * READ_RIGHT ? best : column;
}

/** A column's dates, read in one order of their parts. */
export interface Way {
  readonly order: Order;
  readonly days: readonly Day[];
}

/** The ways in which a column's parts may be dates, whatever order of rows they stand in. */
export const waysOf = (column: readonly Parts[]): Way[] =>
  ORDERS.flatMap((order) => {
    const days = daysIn(column, order);
    return days ? [{ order, days }] : [];
  });

/** A column's dates where they follow each other as those of rows do; null where they are none, or count the rows. */
export function datesIn(column: readonly Parts[]): Way | null {
  if (column.some(({ wide }) => wide) && countsRows(column)) return null;
  return waysOf(column).find(({ days }) => inOrder(days)) ?? null;
}
