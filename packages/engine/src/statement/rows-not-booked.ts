import type { Reading } from '../shapes/reading.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { FIGURE_EDGE, SET_EDGE } from '../tolerances.ts';
import { magnitude } from '../values/magnitude.ts';
import { isSameFigure } from './opening-and-closing.ts';
import { hasBalance, isBalance, isFooter, type Stretch, stretchesOf } from './row-stretches.ts';

/**
 * Rows of a table that only looks like one of bookings, and what proves that they are none:
 *
 *     15/03  CARD PAYMENT      24.50      75.50
 *            Closing balance              75.50
 *     Deposits
 *     01/02/2024  01/02/2027   4711    5,000.00
 */

/** What a row moves, whichever way, and its day as printed: a cheque listed again has both. */
function nameOf({ date, figures }: Row): string | null {
  const moved = figures.filter(({ role }) => role !== 'balance' && role !== 'other');
  const [units] = moved.flatMap(({ amount }: Figure) => amount.readings.map((reading) => reading.units));
  const day = date?.readings.map(({ month, day }) => `${month}-${day}`).join();
  return units === undefined || day === undefined ? null : `${day} ${magnitude(units)}`;
}

/** So many rows are not alike by chance. */
const SEVERAL = 3;

/** Tables that print the rows of another one again, each of them: cheques in order of their numbers. */
function repeats(stretches: readonly Stretch[]): Row[] {
  const plain = new Map<number, Row[]>();
  for (const { rows, balanced } of stretches)
    for (const row of balanced ? [] : rows) plain.set(row.table, [...(plain.get(row.table) ?? []), row]);
  return [...plain].flatMap(([table, rows]) => {
    const others = stretches.filter(({ balanced }) => balanced).flatMap((stretch) => stretch.rows);
    if (rows.length < SEVERAL) return [];
    const left = new Map<string | null, number>();
    for (const row of others) if (row.table !== table) left.set(nameOf(row), (left.get(nameOf(row)) ?? 0) + 1);
    const again = rows.every((row) => {
      const name = nameOf(row);
      const times = left.get(name) ?? 0;
      left.set(name, times - 1);
      return times > 0 && name !== null;
    });
    return again ? rows : [];
  });
}

/** What a row moves, up when no minus is printed. */
function movedBy({ figures }: Row): bigint | null {
  const moved = figures.find(({ role }) => role !== 'balance' && role !== 'other');
  const units = moved?.amount.readings[0]?.units;
  return units === undefined ? null : moved?.amount.sign === '-' ? -units : units;
}

/** What rows move together; null where some of them print no figure. */
function sumOf(rows: readonly Row[]): bigint | null {
  const moved = rows.map(movedBy);
  return moved.includes(null) ? null : moved.reduce<bigint>((total, units) => total + (units ?? 0n), 0n);
}

/**
 * Rows that another table's row is the sum of, all or those of a section, tell what it is made of. It is they that are bookings, so
 * that a reading without them comes out and is wrong:
 *
 *     Summary                        03/03  GROCER     30.00
 *     Purchases      50.00           04/03  BOOKS      20.00
 */
function makesUpOther(rows: readonly Row[], booked: readonly Row[], stretches: readonly Stretch[]): boolean {
  const tables = new Set(rows.map(({ table }) => table));
  const others = new Set(booked.filter(({ table }) => !tables.has(table)).map((row) => magnitude(movedBy(row) ?? 0n)));
  if (others.size === 0) return false;
  const within = new Set(rows);
  const parts = stretches.map((stretch) => stretch.rows).filter((part) => part.every((row) => within.has(row)));
  return [rows, ...parts].some((run) => {
    const sum = run.length < 2 ? 0n : (sumOf(run) ?? 0n);
    return sum !== 0n && others.has(magnitude(sum));
  });
}

const unitsOf = ({ figures }: Labelled): bigint | null => figures[0]?.amount.readings[0]?.units ?? null;

/**
 * Rows between an opening and a closing balance that the bookings' own total, at the foot of another table, already leads
 * from one to the other: where the money lay, told again from the other side, in as few rows or fewer.
 *
 *     02/03  PURCHASE               -80.00
 *     03/03  SALARY                 200.00
 *     Total                         120.00
 *
 *     01/03  Opening balance        500.00
 *     02/03  FROM THE DEPOSIT        80.00
 *     03/03  TO THE DEPOSIT         200.00
 *     31/03  Closing balance        620.00
 */
function toldAgain(items: readonly Item[], booked: ReadonlySet<Row>): Row[][] {
  const labelled = items.filter((item): item is Labelled => item.kind === 'labelled' && item.inTable);
  const ends = labelled.filter(({ phrase }) => phrase === 'opening' || phrase === 'closing');
  const totals = labelled.filter(({ phrase }) => phrase === 'total').map(unitsOf);
  return ends.flatMap((opening, i) => {
    const closing = ends[i + 1];
    if (opening.phrase !== 'opening' || closing?.phrase !== 'closing') return [];
    const [from, to] = [unitsOf(opening), unitsOf(closing)];
    if (from === null || to === null || from === to) return [];
    if (!totals.some((total) => total === to - from || total === from - to)) return [];
    const between = items.slice(items.indexOf(opening), items.indexOf(closing));
    const again = between.filter((item): item is Row => item.kind === 'row' && booked.has(item));
    // A summary has fewer rows than what it sums up: the bookings are the longer table
    return again.length * 2 <= booked.size ? [again] : [];
  });
}

/** Sets of rows tried at most. */
const MOST = 8;

/** Which rows may be no bookings, likeliest sets first: those printed elsewhere again, the last tables, and each one alone. */
export function rowsNotBooked(items: readonly Item[], booked: readonly Row[]): ReadonlySet<Row>[] {
  const stretches = stretchesOf(items, new Set(booked));
  const open = stretches.map(({ balanced }) => !balanced);
  const tail = stretches.slice(open.lastIndexOf(false) + 1);
  const sets = [
    repeats(stretches),
    ...toldAgain(items, new Set(booked)),
    ...tail.map((_, i) => () => tail.slice(i).flatMap(({ rows }) => rows)),
    ...stretches.flatMap(({ rows }, i) => (open[i] ? [rows] : [])),
  ];
  const ends = items.flatMap((item, i) => (isBalance(item) ? [i] : []));
  // Where nothing was booked, opening and closing balance stand above what looks like a booking.
  const [, closed = Infinity] = ends;
  const nothing = booked[0] !== undefined && items.indexOf(booked[0]) > closed;
  // Sets are made one by one: of a thousand tables each set would hold all rows below it
  const distinct = new Map<string, readonly Row[]>();
  for (const set of sets) {
    if (distinct.size === MOST) break;
    const rows = typeof set === 'function' ? set() : set;
    const [first] = rows;
    if (!first || (rows.length >= booked.length && !nothing)) continue;
    const key = `${booked.indexOf(first)} ${rows.length}`;
    if (!distinct.has(key) && !makesUpOther(rows, booked, stretches)) distinct.set(key, rows);
  }
  return [...distinct.values()].map((rows) => new Set(rows));
}

/** Opening and rows make the closing balance, and these are two figures in print. */
export const comesOut = ({ opening, closing, rows }: Reading): boolean =>
  opening !== null &&
  closing !== null &&
  !isSameFigure(opening, closing) &&
  rows.reduce((total, row) => total + row.amount, opening.value) === closing.value;

/** Each row's balance is printed, and follows from the one before it. */
const isChained = ({ opening, rows }: Reading): boolean =>
  rows.every(({ amount, balance }, i) => {
    const before = i > 0 ? rows[i - 1]?.balance : opening?.value;
    return balance !== null && (before === undefined || (before !== null && before + amount === balance));
  });

/** Rows without a balance above and below all those that have one, unless a balance named below the last of them is theirs. */
export function besideBalanced(items: readonly Item[], booked: readonly Row[]): ReadonlySet<Row> {
  const [from, to] = [booked.findIndex(hasBalance), booked.findLastIndex(hasBalance)];
  const last = booked.at(-1);
  if (last && !hasBalance(last) && items.slice(items.indexOf(last)).some(isBalance)) return new Set();
  return new Set(booked.slice(from, to + 1).every(hasBalance) ? booked.filter((row) => !hasBalance(row)) : []);
}

/** So many balances that follow from each other are a chain. */
const LINKS = 2;

/**
 * Rows without a balance, above and below a table in which one row's balance leads to the next, from the first to the last:
 * announced payments, rates, balances of other days. The chain leaves no room for a day amid its own, nor before it where it
 * begins at a printed opening; in another table or below the chain nor before it at all, in another table nor after it where it
 * comes to a printed closing.
 *
 *     03/03  GROCER            30.00     170.00
 *     09/03  BOOKS             20.00     150.00
 *     Planned
 *     04/03  RENT             400.00
 */
function standBeside(
  { opening, rows, closing, dates }: Reading,
  days: readonly (string | null)[],
  apart: boolean,
  below: boolean,
): boolean {
  const chain = dates?.days ?? [];
  const [first = '', last = ''] = [chain[0], chain.at(-1)];
  if (chain.some((day, i) => day < (chain[i - 1] ?? ''))) return false;
  if (days.some((day) => day !== null && first < day && day < last)) return true;
  const before = days.every((day) => day !== null && day <= first);
  if (before) return apart || opening !== null || (below && first < last);
  return apart && closing?.value === rows.at(-1)?.balance;
}

/** Its end is printed apart from the rows, or balances lead from row to row: the last one kept alone may stand amid the bookings. */
export const isClosed = (reading: Reading): boolean => reading.closing?.where != null || isChained(reading);

const isPending = (item: Item): boolean => item.kind === 'section' && item.phrases.includes('pending');

/**
 * Rows that a total of one direction is the sum of are bookings, although others have their total above them:
 *
 *     Total withdrawals                30.00
 *     Checks
 *     101   3 May   25.00     102   4 May   15.00
 *     Checks paid                      40.00
 */
function areSummed(rows: ReadonlySet<Row>, items: readonly Item[]): boolean {
  const sum = sumOf([...rows]);
  if (sum === null || sum === 0n) return false;
  const isSum = ({ amount }: Figure): boolean => amount.readings.some(({ units }) => units === sum || units === -sum);
  return items.some(
    (item) =>
      item.kind === 'labelled' &&
      (item.phrase === 'total-in' || item.phrase === 'total-out') &&
      item.figures.some(isSum),
  );
}

const endOfFigure = ({ figures }: Row): number | undefined =>
  figures.find(({ role }) => role !== 'balance' && role !== 'other')?.box[2];

/** Whether days and figures of some row stand where another's do: under a heading printed again, or misprinted, the table goes on. */
export const isSetAs =
  (row: Row) =>
  (other: Row): boolean =>
    Math.abs(row.spot.box[0] - other.spot.box[0]) < SET_EDGE &&
    Math.abs((endOfFigure(row) ?? 0) - (endOfFigure(other) ?? 0)) < FIGURE_EDGE;

/**
 * True where a reading without some rows has its own end above them: sums of all its rows at the table's foot, or a
 * balance at each of them and then that balance as the closing one, what is yet to be booked, or what stands beside them; and
 * where those left out stand in another table. `days`: of each row left out.
 */
export function endsAbove(
  reading: Reading,
  items: readonly Item[],
  kept: readonly Row[],
  left: ReadonlySet<Row>,
  days: readonly (string | null)[] = [],
): boolean {
  const { rows, totals } = reading;
  const summed = new Set(totals.flatMap((total) => (total.direction === null ? [] : total.rows)));
  const apart = kept.every(({ table }) => [...left].every((row) => row.table !== table));
  const isBelow = (ends: (item: Item) => boolean): boolean => {
    const at = items.findLastIndex(ends);
    const [first, last] = [items.findIndex((item) => left.has(item as Row)), items.findLastIndex(isKept)];
    return last < at && at < first;
  };
  const isKept = (item: Item): boolean => item.kind === 'row' && kept.includes(item);
  if (rows.length === 0 || left.size === 0 || areSummed(left, items)) return false;
  const chained = isChained(reading);
  const bare = chained && ![...left].some(hasBalance);
  const below = items.findLastIndex(isKept) < items.findIndex((item) => left.has(item as Row));
  if (bare && rows.length > LINKS && standBeside(reading, days, apart, below)) return true;
  const ended = reading.closing !== null && reading.closing.value === rows.at(-1)?.balance;
  const alike = [...left].some((row) => kept.some(isSetAs(row)));
  if (bare && (apart || !alike) && ended && isBelow(isFooter)) return true;
  return apart && ((summed.size === rows.length && !alike && isBelow(isFooter)) || (chained && isBelow(isPending)));
}
