import type { Minor } from '@tallyleaf/contract';
import { ascending, countBelow } from '../geometry/sorted.ts';
import { phrasesIn } from '../languages/match.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Figure, Item, Remark, Row } from '../shapes/row.ts';
import { FIGURE_EDGE, LOOSE_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';
import { magnitude } from '../values/magnitude.ts';
import { figureAtEnd } from './figures-outside-rows.ts';
import { type Money, unitsOf } from './signs.ts';

/** A row with what it was taken for, in the order of the transactions. */
interface Read {
  readonly row: Row;
  /** ISO 8601. */
  readonly day: string;
  readonly amount: Minor;
  readonly balance: Minor | null;
}

interface Ends {
  readonly opening: PrintedFigure | null;
  readonly closing: PrintedFigure | null;
}

/** A figure of a line, without its sign, and where it ends. */
interface Printed {
  readonly units: Minor;
  readonly right: number;
}

/** In a currency without cents, digits alone in a cell of their own are a figure. */
function wholeFigure({ text, box }: Remark['cells'][number], { decimals }: Money): Figure | null {
  const amount = decimals === 0 && dateAt([text], 0) === null ? readAmount(text) : null;
  return amount?.bare ? { role: 'balance', amount, mark: null, box } : null;
}

export function figuresOf({ cells }: Remark, money: Money): Printed[] {
  return cells.flatMap((cell) => {
    const figure = figureAtEnd(cell)?.figure ?? wholeFigure(cell, money);
    const units = figure && unitsOf(figure, money);
    return units == null ? [] : [{ units: magnitude(units), right: cell.box[2] }];
  });
}

/** Words of a figure in a text, and words of a line looked at. */
const MOST_OF_FIGURE = 3;
const MOST_WORDS = 30;

/** The figures that a line's words may be, where too little blank parts them from texts. */
function unitsWithin({ text }: Remark, money: Money): Minor[] {
  const words = text.split(' ').slice(0, MOST_WORDS);
  return words.flatMap((_, at) =>
    [1, MOST_OF_FIGURE - 1, MOST_OF_FIGURE].flatMap((count) => {
      const amount = readAmount(words.slice(at, at + count).join(' '));
      const units =
        amount && !amount.bare ? unitsOf({ role: 'other', amount, mark: null, box: [0, 0, 0, 0] }, money) : null;
      return units === null ? [] : [magnitude(units)];
    }),
  );
}

const beginsWithDay = ({ cells: [first] }: Remark): boolean => dateAt(first?.text.split(' ') ?? [], 0) !== null;

/** A balance or a mark alone, below the row that it is of. */
const holdsFiguresAlone = ({ cells }: Remark): boolean => cells.every(({ text }) => readAmount(text) !== null);

/** What the figures beside the rows may be: balances, sums of either side, and both ends. */
export function knownOf(rows: readonly Read[], { opening, closing }: Ends): ReadonlySet<Minor> {
  const sum = (fits: (amount: Minor) => boolean): Minor =>
    magnitude(rows.reduce((total, { amount }) => (fits(amount) ? total + amount : total), 0n));
  const sums = [sum((amount) => amount > 0n), sum((amount) => amount < 0n), sum(() => true)];
  const led = (order: readonly Read[]): Minor[] => {
    let running = opening?.value ?? 0n;
    return order.map(({ amount }) => {
      running += amount;
      return running;
    });
  };
  // Balances by day go over all sections
  const reckoned = [...led(rows), ...led(rows.toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day)))];
  const balances = [opening?.value, closing?.value, ...rows.map(({ balance }) => balance)];
  return new Set([...sums, ...reckoned, ...balances.filter((value) => value != null)].map(magnitude));
}

const namesOpening = (text: string): boolean => phrasesIn(text).some(({ phrase }) => phrase === 'opening');

/** `Average balance   98.03   Opening balance   140.00`: two lists beside each other, of which each names its own figure. */
function namesLast(line: Remark): boolean {
  const held = line.cells.map(figureAtEnd);
  const last = held.findLastIndex((figure) => figure !== null);
  const before = held.findLastIndex((figure, at) => figure !== null && at < last);
  const between = [...line.cells.slice(before + 1, last).map(({ text }) => text), held[last]?.label ?? ''];
  return before >= 0 && !beginsWithDay(line) && between.some(namesOpening);
}

/**
 * True where the balance with which the rows begin stands behind a figure of its own, that moved it: it is that of a row.
 *
 *     03/03   REFUND            40.00     140.00     (taken for the opening balance)
 *     04/03   GROCER   12.00              128.00
 */
function beginsAtRow(
  items: readonly Item[],
  { opening }: Ends,
  known: ReadonlySet<Minor>,
  isBalance: (x: number) => boolean,
  money: Money,
): boolean {
  const where = opening?.where;
  if (!where) return false;
  const [, top, , bottom] = where.box as unknown as readonly [number, number, number, number];
  const middle = (top + bottom) / 2;
  return items.some((item) => {
    const { page, box } = item.spot;
    if (item.kind !== 'remark' || page !== where.page || box[1] > middle || box[3] < middle) return false;
    if (namesLast(item)) return false;
    const [moved, balance] = figuresOf(item, money).slice(-2);
    if (!moved || !balance) return false;
    return (
      balance.units === magnitude(opening.value) &&
      isBalance(balance.right) &&
      moved.units !== 0n &&
      !known.has(moved.units)
    );
  });
}

interface Beside {
  readonly line: Remark;
  readonly above: Item | undefined;
  readonly below: Item | undefined;
}

/** A text right of where the days stand, below its row's first line. */
const isTextOf = (line: Remark, right: number): boolean =>
  line.spot.box[0] > right && !beginsWithDay(line) && line.cells.every((cell) => figureAtEnd(cell) === null);

/**
 * Lines outside the rows that no label names, each with what stands next above and below it, but for lines that only tell figures and,
 * below it, for its own text.
 */
function linesBeside(items: readonly Item[], right: number): Beside[] {
  const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;
  const named = new Set(items.filter(({ kind }) => kind === 'labelled').map(placeOf));
  const plain = items.filter((item) => !named.has(placeOf(item)) || item.kind === 'row');
  const passes = (item: Item): boolean =>
    item.kind === 'remark' && (holdsFiguresAlone(item) || (beginsWithDay(item) && item.cells.length > 2));
  /** Of each, the last before it that does not pass. */
  const before = (all: readonly Item[], alsoPasses: (item: Item) => boolean): ReadonlyMap<Item, Item | undefined> => {
    let last: Item | undefined;
    return new Map(
      all.map((item) => {
        const pair = [item, last] as const;
        if (!passes(item) && !alsoPasses(item)) last = item;
        return pair;
      }),
    );
  };
  const isText = (item: Item): boolean => item.kind === 'remark' && isTextOf(item, right);
  const [above, below] = [before(plain, () => false), before(plain.toReversed(), isText)];
  return plain.flatMap((line) =>
    line.kind === 'remark' ? [{ line, above: above.get(line), below: below.get(line) }] : [],
  );
}

/** Whether one of several places lies within reach. */
function nearOne(places: readonly number[], reach: number): (x: number) => boolean {
  const sorted = ascending(places);
  return (x) => (sorted[countBelow(sorted, x - reach)] ?? Infinity) < x + reach;
}

/**
 * True where a line right above or below rows is set as they are, its day under theirs, and has a figure that is no balance and no
 * sum: a booking, perhaps, that was not read.
 *
 *     05/03   GREEN GROCER     12.00               88.00
 *             Total of the day 12.00     0.00
 *     06/03   SALARY                   900.00     988.00      (left aside)
 *
 * Without a day, figures tell it that go on from the balance at which the rows end, or above the first row lead to that with which
 * they begin. `known` are the figures that the rows lead to (`knownOf`).
 */
export function leavesRowAside(
  items: readonly Item[],
  rows: readonly Read[],
  ends: Ends,
  known: ReadonlySet<Minor>,
  money: Money,
): boolean {
  const read = new Set<Item | undefined>(rows.map(({ row }) => row));
  const isDay = nearOne(
    rows.flatMap(({ row }) => (row.undated ? [] : [row.spot.box[0]])),
    LOOSE_EDGE,
  );
  const isBalance = nearOne(
    rows.flatMap(({ row }) => row.figures.flatMap(({ role, box }) => (role === 'balance' ? [box[2]] : []))),
    FIGURE_EDGE,
  );
  const [first, last] = [rows[0], rows.at(-1)];
  const begins = first?.balance == null ? null : magnitude(first.balance - first.amount);
  const goesOn = (figures: readonly Printed[], { below }: Beside): boolean => {
    const [moved, balance] = figures.slice(-2);
    if (!moved || !balance || moved.units === 0n || !isBalance(balance.right)) return false;
    if (begins === balance.units && below === first?.row) return true;
    const led = last?.balance == null ? [] : [last.balance + moved.units, last.balance - moved.units].map(magnitude);
    return led.includes(balance.units);
  };
  /** A line of too little blanks, on which a figure leads from the last balance to another. */
  const goesOnWithin = (line: Remark): boolean => {
    const units = line.cells.length > 2 || last?.balance == null ? [] : unitsWithin(line, money);
    const led = new Set(
      units.flatMap((moved) => [(last?.balance ?? 0n) + moved, (last?.balance ?? 0n) - moved]).map(magnitude),
    );
    return units.some((each) => each !== 0n && led.has(each));
  };
  if (beginsAtRow(items, ends, known, isBalance, money)) return true;
  const daysEnd = Math.max(...rows.flatMap(({ row }) => (row.undated ? [] : [row.spot.box[0] + LOOSE_EDGE])));
  return linesBeside(items, daysEnd).some((beside) => {
    const { line, above, below } = beside;
    const figures = figuresOf(line, money);
    const dated = beginsWithDay(line) && isDay(line.spot.box[0]);
    if (dated && goesOnWithin(line)) return true;
    if (figures.length === 0) return false;
    const page = [above, below].some((item) => read.has(item) && item?.spot.page === line.spot.page);
    if (page && dated) return line.cells.length > 2 && figures.every(({ units }) => units !== 0n && !known.has(units));
    return goesOn(figures, beside);
  });
}
