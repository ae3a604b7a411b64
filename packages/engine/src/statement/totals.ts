import type { Minor } from '@tallyleaf/contract';
import { overlapX } from '../geometry/box.ts';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { type Direction, type Money, unitsOf } from './signs.ts';
import { sumsOfBoth } from './sums-of-both.ts';

/** A row with its place among the items and its section's direction. */
export interface PlacedRow {
  readonly row: Row;
  readonly amount: Minor;
  readonly section: Direction;
  /** Which section it stands in, counted from the first; rows before any section are in 0. */
  readonly sectionIndex: number;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const magnitude = (value: Minor): Minor => (value < 0n ? -value : value);

const directionOfLabel = (item: Labelled, figure: Figure): Direction => {
  if (figure.role === 'money-in') return 'in';
  if (figure.role === 'money-out') return 'out';
  if (item.phrase === 'total-in') return 'in';
  return item.phrase === 'total-out' ? 'out' : null;
};

const goes = (row: PlacedRow, direction: Direction): boolean =>
  direction === null || row.amount === 0n || (direction === 'in') === row.amount > 0n;

/** Rows that a total may cover: those since the last one of its name, its section's, its page's, those above it in its table, or all. */
function* coverages(
  item: Labelled,
  direction: Direction,
  { rows, before, since, titled, below }: Place,
): Generator<number[]> {
  const indexes = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  const above = indexes.filter((i) => i < before);
  const last = rows[before - 1];
  if (titled) yield titled.filter((i) => indexes.includes(i));
  if (since > 0) yield above.filter((i) => i >= since);
  yield above.filter((i) => rows[i]?.sectionIndex === last?.sectionIndex);
  yield above.filter((i) => rows[i]?.row.table === last?.row.table);
  yield above.filter((i) => rows[i]?.row.spot.page === item.spot.page);
  yield above;
  yield indexes;
  // Below a line that may be their title, though it says nothing that we know
  if (item.inTable) yield above.filter((i) => i >= below);
}

const sum = (rows: readonly PlacedRow[], indexes: readonly number[]): Minor =>
  indexes.reduce((total, i) => total + (rows[i] as PlacedRow).amount, 0n);

interface Place {
  readonly rows: readonly PlacedRow[];
  readonly money: Money;
  /** How many rows stand before the total. */
  readonly before: number;
  /** How many rows stand before the last total of the same name: totals of days, of pages, of cards. */
  readonly since: number;
  /** How many rows stand before the last line between rows. */
  readonly below: number;
  /** No row stands between the total and its section's title. */
  readonly ofNothing: boolean;
  /** Rows below a line that names what the total is of; null where none does. */
  readonly titled: readonly number[] | null;
  /** Opening balances: some foot totals add them in. */
  readonly openings: readonly Minor[];
  /** Sums of a whole summary that does not come out. */
  readonly contradicted: ReadonlySet<Labelled>;
}

const SUMMING = new Set(['total', 'total-in', 'total-out', 'subtotal']);

/**
 * What a name says to be one direction's total may be what remains of both: `今回お支払合計金額` takes what was paid back
 * off. A card's leaves out the payment of its last bill, and takes off what shops gave back:
 *
 *     Previous bill              120.00
 *     03/03 PAYMENT            - 120.00
 *     04/03 GROCER                30.00
 *     05/03 GROCER, RETURNED     - 8.00
 *     Total of new entries        22.00
 */
function* waysToCover(
  item: Labelled,
  figure: Figure,
  direction: Direction,
  place: Place,
): Generator<readonly [number[], Direction]> {
  for (const covered of coverages(item, direction, place)) yield [covered, direction];
  if (direction === null || figure.role !== 'amount') return;
  for (const covered of coverages(item, null, place)) yield [covered, null];
  const { rows, openings } = place;
  const settles = (i: number): boolean => openings.some((opening) => opening !== 0n && rows[i]?.amount === -opening);
  if (!rows.some((_, i) => settles(i))) return;
  for (const covered of coverages(item, null, place)) yield [covered.filter((i) => !settles(i)), null];
}

/**
 * Figures beside a total's are of something else; a column that rows leave empty holds totals:
 *
 *     03/03  GROCER          30.00
 *            TOTAL                       30.00
 */
function isAside({ figures }: Labelled, { role, box }: Figure, rows: readonly PlacedRow[]): boolean {
  if (role !== 'other') return false;
  const inColumn = (other: Figure): boolean => other.role === 'other' && overlapX(other.box, box) > 0;
  return figures.length > 1 || rows.some(({ row }) => row.figures.some(inColumn));
}

function totalOf(item: Labelled, figure: Figure, place: Place): PrintedTotal | null {
  const { rows, money, before } = place;
  const units = unitsOf(figure, money);
  if (units === null || figure.role === 'balance' || isAside(item, figure, rows)) return null;
  if (units === 0n && place.ofNothing) return null;
  const direction = directionOfLabel(item, figure);
  const section = rows[before - 1]?.section ?? null;
  for (const [covered, way] of waysToCover(item, figure, direction, place)) {
    // A day without money in has a total of money in that is nought
    if (units === 0n && item.inTable && before > 0 && covered.length === 0) return null;
    const found = sum(rows, covered);
    if (covered.length === 0 || magnitude(found) !== magnitude(units)) continue;
    const sign = way ?? (covered.every((i) => rows[i]?.section === section) ? section : null);
    return {
      kind: item.phrase === 'subtotal' ? 'subtotal' : 'printed-totals',
      direction: sign,
      label: item.label,
      expected: units,
      rows: covered,
      where: { page: item.spot.page, box: [...item.spot.box] },
    };
  }
  return unexplained(item, units, direction ?? section, place);
}

const placeOf = ({ spot }: Labelled): PrintedTotal['where'] => ({ page: spot.page, box: [...spot.box] });

/** A number of so many digits at its end says what a total is of: `Total for card ending 4711`. */
const NUMBERED = /\d{4}/u;

/** Where the rows begin that a total is of: below the one line above it that ends as its name does. */
function titledFrom(item: Labelled, remarks: readonly (readonly [text: string, before: number])[]): number | null {
  const name = item.label.split(' ').slice(-3).join(' ');
  const found = NUMBERED.test(name) && item.inTable ? remarks.filter(([text]) => text.endsWith(name)) : [];
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

/**
 * A total that no rows explain contradicts them at a table's foot, where its column, its name or its section says which
 * rows it is of, and in a summary that does not come out while rows explain its other sum. Elsewhere, and where the
 * opening balance is added in, it is the sum of something else.
 */
function unexplained(item: Labelled, units: Minor, direction: Direction, place: Place): PrintedTotal | null {
  const { rows, openings, contradicted, titled } = place;
  const [kind, label, where] = ['printed-totals' as const, item.label, placeOf(item)];
  if (titled) return { kind, direction: null, label, expected: units, rows: titled, where };
  if ((!item.inTable && !contradicted.has(item)) || direction === null) return null;
  const covered = [...coverages(item, direction, place)].find((some) => some.length > 0) ?? [];
  if (covered.length === 0 && !contradicted.has(item)) return null;
  const rest = magnitude(units) - magnitude(sum(rows, covered));
  if (openings.some((opening) => magnitude(opening) === magnitude(rest))) return null;
  return { kind, direction, label, expected: units, rows: covered, where };
}

/** True for a sum of all rows of its direction. */
function isExplained(item: Labelled, rows: readonly PlacedRow[], money: Money): boolean {
  const [figure] = item.figures;
  const units = figure ? unitsOf(figure, money) : null;
  const direction = item.phrase === 'total-in' ? 'in' : 'out';
  const covered = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  return units !== null && covered.length > 0 && magnitude(sum(rows, covered)) === magnitude(units);
}

/**
 * Where no row was read, sums of what came in or went out contradict that nothing was booked. A nought among the figures of
 * a line is the sum, and what stands beside it is of something else.
 */
export function totalsOfNothing(items: readonly Item[], money: Money): PrintedTotal[] {
  return items.flatMap((item) => {
    if (item.kind !== 'labelled' || (item.phrase !== 'total-in' && item.phrase !== 'total-out')) return [];
    const units = item.figures.flatMap((figure) => unitsOf(figure, money) ?? []);
    const [expected] = units;
    if (expected === undefined || units.includes(0n)) return [];
    const direction = item.phrase === 'total-in' ? 'in' : 'out';
    return [{ kind: 'printed-totals', direction, label: item.label, expected, rows: [], where: placeOf(item) }];
  });
}

/** Printed totals with the rows that they are of: those that their sum explains, else those that they should be of. */
export function findTotals(
  items: readonly Item[],
  rows: readonly PlacedRow[],
  money: Money,
  openings: readonly Minor[] = [],
  contradicted: ReadonlySet<Labelled> = new Set(),
): PrintedTotal[] {
  const position = new Map(rows.map((row, i) => [row.row, i]));
  const explained = [...contradicted].some((item) => isExplained(item, rows, money));
  const totals: PrintedTotal[] = [];
  let before = 0;
  let sectionAt = -1;
  const ends = new Map<string, number>();
  const remarks: (readonly [string, number])[] = [];
  for (const item of items) {
    if (item.kind === 'remark') remarks.push([item.text, before]);
    if (item.kind === 'row') before = Math.max(before, (position.get(item) ?? -1) + 1);
    if (item.kind === 'section') sectionAt = before;
    if (item.kind !== 'labelled' || !SUMMING.has(item.phrase)) continue;
    const from = titledFrom(item, remarks);
    for (const figure of item.figures) {
      const total = totalOf(item, figure, {
        rows,
        money,
        before: item.inTable ? before : rows.length,
        since: ends.get(item.label) ?? 0,
        titled: from !== null && from < before ? range(from, before) : null,
        below: remarks.at(-1)?.[1] ?? 0,
        ofNothing: item.inTable && sectionAt === before,
        openings,
        contradicted: explained ? contradicted : new Set(),
      });
      if (total) totals.push(total);
    }
    if (item.inTable) ends.set(item.label, before);
  }
  const named = totals.some(({ direction }) => direction === 'in' || direction === 'out');
  return named ? totals : [...totals, ...sumsOfBoth(items, rows, money)];
}
