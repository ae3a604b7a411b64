import type { Minor } from '@tallyleaf/contract';
import type { Phrase } from '../languages/language.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { listedBelow } from './listed-below.ts';
import { isNamed, isSide, type Moved, type Step, stepsOf } from './sum-steps.ts';

/**
 * Rows that are no bookings but balances and sums of bookings, told by arithmetic and by what they lack, whatever they are
 * called:
 *
 *     Date    Value   Details               Out        In
 *                     Where we stood                 500.00      opens
 *     03/03   03/03   GROCER               30.00
 *     04/03   04/03   SALARY                         900.00
 *                     To the other side             1,370.00     what it comes to so far
 *
 *                     From the other side           1,370.00     again
 *     05/03   05/03   RENT                400.00
 *                     Moved               430.00     900.00      sums of both columns
 */

/** So many rows at a statement's end may be its sums although they have all that rows have. */
const EDGE = 3;
/** One in so many figures is a sum of the rows above it by chance. */
const BY_CHANCE = 1000n;
/** Sets of rows that a figure is compared with. */
const SETS = 12n;
/** A sum of so many rows is one; that of fewer is where others of its name are. */
const SEVERAL = 2;

/** A figure of a sum is so large that rows do not come to it by chance. */
const isTelling = (value: Minor): boolean => magnitude(value) >= SETS * BY_CHANCE;

/** What a figure is called, but for days and numbers. */
const kindOf = ({ row }: Moved): string => row.description.replace(/[^\p{L}]+/gu, ' ').trim();

const unitsIn = (figures: readonly Figure[]): string =>
  figures.map(({ amount }) => magnitude(amount.readings[0]?.units ?? 0n)).join();

const total = (rows: readonly Moved[]): Minor => rows.reduce((sum, { amount }) => sum + amount, 0n);

/** Rows of one name are so many at least, where all of them together tell what each one is. */
const FEWEST_OF_A_NAME = 3;

/** What each row of a name comes to: what the account stood at, or the sum of the rows since the last of them. */
function allAre(
  what: 'balance' | 'sum',
  of: (row: Moved) => boolean,
  rows: readonly Moved[],
  opening: Minor | null,
): boolean {
  let running = what === 'sum' ? 0n : opening;
  let several = what === 'balance';
  let since = 0;
  for (const each of rows) {
    if (!of(each)) {
      since++;
      if (running !== null) running += each.amount;
      continue;
    }
    // Two of them with nothing booked between tell nothing
    if (since === 0 || (running !== null && running !== each.amount)) return false;
    several ||= since >= SEVERAL;
    running = what === 'sum' ? 0n : each.amount;
    since = 0;
  }
  return several;
}

/**
 * Rows of one name, each of which comes to what the rows above it do:
 *
 *     05.01.   GROCER                30.00-
 *     05.01.   SALARY               900.00+
 *              Stood 05.01.       1,370.00+
 *     06.01.   RENT                 400.00-
 *              Stood 06.01.         970.00+
 */
function recurring(rows: readonly Moved[], opening: Minor | null): ReadonlyMap<Row, 'balance' | 'sum'> {
  const byName = new Map<string, Moved[]>();
  for (const row of rows) byName.set(kindOf(row), [...(byName.get(kindOf(row)) ?? []), row]);
  for (const [name, own] of byName) {
    if (name === '' || own.length < FEWEST_OF_A_NAME || own.length * 2 > rows.length + 1) continue;
    const isOwn = (row: Moved): boolean => kindOf(row) === name;
    const what = (['balance', 'sum'] as const).find((each) => allAre(each, isOwn, rows, opening));
    if (what) return new Map(own.map(({ row }) => [row, what]));
  }
  return new Map();
}

/** Sets of rows above a figure that it may sum up: those of its part, of its page, of its day, since the last sum, all. */
function setsAbove(at: Moved, kept: readonly Moved[], since: number): (readonly Moved[])[] {
  const last = kept.at(-1);
  const sets = [
    kept.slice(since),
    kept.filter(({ part }) => part === at.part),
    kept.filter(({ row }) => row.spot.page === at.row.spot.page),
    kept.filter(({ row }) => row.table === at.row.table),
    kept.filter(({ row }) => row.date === last?.row.date),
    kept,
  ];
  return sets.filter((set) => set.length > 0);
}

class Walk {
  readonly found = new Map<Row | Labelled, 'balance' | 'sum'>();
  private readonly kept: Moved[] = [];
  private running: Minor | null;
  private since = 0;
  private readonly kinds = new Set<string>();
  private before: Moved | null = null;

  constructor(opening: Minor | null) {
    this.running = opening;
  }

  take(each: Moved, suspect: boolean, told: 'balance' | 'sum' | null): void {
    const what = told ?? (suspect ? this.explain(each) : null);
    if (what) {
      this.found.set(each.row, what);
      if (what === 'sum') this.kinds.add(kindOf(each));
      if (what === 'sum') this.since = this.kept.length;
      if (what === 'balance') this.running = each.amount;
    } else {
      this.kept.push(each);
      this.running = each.balance ?? (this.running === null ? null : this.running + each.amount);
    }
    this.before = each;
  }

  /** A sum by its name that is none, but what the account comes to so far. */
  name(item: Labelled): void {
    const [figure, ...others] = item.figures;
    const units = figure?.amount.readings.map((reading) => magnitude(reading.units)) ?? [];
    const isRunning = this.running !== null && isTelling(this.running) && units.includes(magnitude(this.running));
    if (others.length === 0 && isRunning) this.found.set(item, 'balance');
  }

  private explain(each: Moved): 'balance' | 'sum' | null {
    if (each.odd && this.isAgain(each)) return this.found.get(this.before?.row as Row) ?? 'balance';
    // The first booking of a card's bill may pay what was owed
    const begins = this.kept.length > 0 || each.row.undated;
    if (each.odd && begins && each.amount === this.running) return 'balance';
    const sums = each.both ? this.sumsBoth(each) : this.isSum(each.amount, each);
    return sums ? 'sum' : null;
  }

  /** What stood at a page's foot is printed again at the next one's head. */
  private isAgain({ row, above }: Moved): boolean {
    if (above) return above.figures.length > 0 && unitsIn(above.figures) === unitsIn(row.figures);
    const before = this.before?.row;
    return (
      this.before?.odd === true &&
      before?.spot.page !== row.spot.page &&
      unitsIn(before?.figures ?? []) === unitsIn(row.figures)
    );
  }

  private isSum(amount: Minor, each: Moved): boolean {
    const known = this.kinds.has(kindOf(each));
    if (!known && !isTelling(amount)) return false;
    const few = known ? 1 : SEVERAL;
    return setsAbove(each, this.kept, this.since).some((set) => {
      const ways = [set, set.filter((one) => one.amount > 0n), set.filter((one) => one.amount < 0n)];
      return ways.some((way) => way.length >= few && total(way) === amount);
    });
  }

  /** A line of both columns' sums: each of them comes out, and one of them is of several rows. */
  private sumsBoth(each: Moved): boolean {
    const sided = each.row.figures.filter(isSide);
    return setsAbove(each, this.kept, this.since).some((set) => {
      const counts = sided.map(({ role, amount }) => {
        const way = set.filter((one) => (role === 'money-in' ? one.amount > 0n : one.amount < 0n));
        const units = amount.readings.map((reading) => magnitude(reading.units));
        return units.includes(magnitude(total(way))) ? way.length : -1;
      });
      const few = this.kinds.has(kindOf(each)) ? 1 : SEVERAL;
      return counts.every((count) => count >= 0) && counts.some((count) => count >= few);
    });
  }
}

/** What sums are called for the rest of the engine. */
function named(
  found: ReadonlyMap<Row | Labelled, 'balance' | 'sum'>,
  steps: readonly Step[],
): Map<Row | Labelled, Phrase> {
  const items = steps.map((step) => (isNamed(step) ? step : step.row));
  const isKept = (item: Row | Labelled): boolean => item.kind === 'row' && !found.has(item);
  const [first, last] = [items.findIndex(isKept), items.findLastIndex(isKept)];
  return new Map(
    items.flatMap((item, i): [Row | Labelled, Phrase][] => {
      const what = found.get(item);
      if (what === undefined) return [];
      if (what === 'sum') return [[item, i > last ? 'total' : 'subtotal']];
      if (i < first) return [[item, 'opening']];
      return [[item, i > last ? 'closing' : 'carried-forward']];
    }),
  );
}

/**
 * Rows at the end that have all that rows have, and are sums all the same: two of one name that nothing else has, one of each
 * direction.
 */
function turnovers(moves: readonly Moved[]): ReadonlySet<Moved> {
  const last = moves.slice(-EDGE).filter(({ odd }) => !odd);
  const alike = (one: Moved): Moved[] => moves.filter((other) => kindOf(other) === kindOf(one));
  return new Set(
    last.filter((one) => {
      const [first, second, ...others] = alike(one);
      const both = first && second && first.amount > 0n !== second.amount > 0n;
      return both && others.length === 0 && last.includes(first) && last.includes(second);
    }),
  );
}

/** Balances and sums among the rows; `ends` also takes odd rows at the ends for opening and closing, for the sums to say. */
function sumsIn(steps: readonly Step[], opening: Minor | null, ends: boolean): Map<Row | Labelled, Phrase> {
  const moves = steps.filter((step): step is Moved => !isNamed(step));
  const [head] = moves;
  const last = moves.at(-1);
  const sides = turnovers(moves);
  const begins = ends && opening === null && head?.odd === true && !head.both;
  const walk = new Walk(begins ? head.amount : opening);
  if (begins) walk.found.set(head.row, 'balance');
  const told = recurring(begins ? moves.slice(1) : moves, begins ? head.amount : opening);
  for (const step of steps) {
    if (isNamed(step)) walk.name(step);
    else if (!begins || step !== head) walk.take(step, step.odd || sides.has(step), told.get(step.row) ?? null);
  }
  if (ends && last?.odd && !last.both && !walk.found.has(last.row)) walk.found.set(last.row, 'balance');
  return named(walk.found, steps);
}

/** The ways to take some of a statement's rows for balances, sums and what is listed below, likeliest first; never all of them. */
export function sumsAmong(candidate: Candidate, items: readonly Item[]): ReadonlyMap<Row | Labelled, Phrase>[] {
  const steps = stepsOf(candidate, items);
  const opening = candidate.reading.opening?.value ?? null;
  const ways = [sumsIn(steps, opening, false), sumsIn(steps, opening, true), listedBelow(candidate, items)];
  return ways.filter(({ size }) => size > 0 && size < steps.length);
}

/** The same without the rows that may be sums, in each of these ways. */
export function withoutSums(candidate: Candidate, items: readonly Item[]): Candidate[] {
  const { rows, reading } = candidate;
  return sumsAmong(candidate, items).map((sums) => {
    const isKept = (_: unknown, i: number): boolean => !sums.has(rows[i] as Row);
    return { ...candidate, reading: { ...reading, rows: reading.rows.filter(isKept), totals: [] } };
  });
}
