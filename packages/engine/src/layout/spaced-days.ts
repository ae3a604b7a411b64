import { clusterWithin } from '../geometry/cluster.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, DRIFTING_EDGE } from '../tolerances.ts';
import { toLine } from './lines.ts';

/** So many lines with a day are no accident, and no less than this share of the lines with figures begins with one. */
const ENOUGH = 3;
const SHARE = 0.5;

const NUMBER = /^\d\d?$/u;
const DAYS = 31;
const MONTHS = 12;
const YEAR = DAYS * MONTHS;
/** Numbers of one date stand no farther apart than this many font sizes. */
const FARTHEST = 8;
/** This share of the steps from day to day goes back, where a card's holders have their lists one below the other in few months. */
const BACK = 0.25;
const FEW_MONTHS = 4;
/** A day of purchase is no farther from its day of booking, in days of months of equal length. */
const NEAR = 45;

type Numbers = readonly [number, number];

/** Two numbers that a line begins with, alone or behind two others, and nothing close behind them. */
interface Pair {
  readonly line: Line;
  readonly words: readonly [Word, Word];
  readonly numbers: Numbers;
  /** They stand as far apart as columns do. */
  readonly wide: boolean;
}

/** Pairs at one place. */
type Column = readonly Pair[];

function pairsIn(line: Line): Pair[] {
  const { words, size } = line;
  const run = words.findIndex(({ text }) => !NUMBER.test(text));
  if (run < 2 || run % 2 > 0) return [];
  const apart = (a: Word, b: Word): boolean => b.box[0] - a.box[2] > CELL_BLANK * size;
  return [0, 2].flatMap((at): Pair[] => {
    const [first, second, next] = words.slice(at, at + 3);
    if (!first || !second || !next || at + 2 > run || !apart(second, next)) return [];
    const wide = apart(first, second);
    if (second.box[0] - first.box[2] > FARTHEST * size) return [];
    if (!wide && [first, second].some(({ text }) => text.length === 1)) return [];
    return [{ line, words: [first, second], numbers: [Number(first.text), Number(second.text)], wide }];
  });
}

const turned = ([one, other]: Numbers): Numbers => [other, one];
const dayNumber = ([day, month]: Numbers): number => month * DAYS + day;

/** Whether numbers may be days and months, in the order that days of rows have: one way, over New Year at most once. */
function inOrder(days: readonly Numbers[]): boolean {
  const steps = days.slice(1).map((each, i) => dayNumber(each) - dayNumber(days[i] as Numbers));
  const rises = steps.filter((step) => step > 0).length;
  const falls = steps.filter((step) => step < 0).length;
  const back = Math.min(rises, falls);
  const few = new Set(days.map(([, month]) => month)).size <= FEW_MONTHS;
  return rises + falls > 0 && (back <= 1 || (few && back <= steps.length * BACK));
}

const isReal = ([day, month]: Numbers): boolean => day >= 1 && day <= DAYS && month >= 1 && month <= MONTHS;

/** `1`, `2`, `3`: numbers of rows. */
const countsRows = (numbers: readonly number[]): boolean => numbers.every((number, i) => number === i + 1);

/** The days and months of a column's pairs, in the order in which they may be; null where they are none. */
function daysOf(column: Column): readonly Numbers[] | null {
  const numbers = column.map((pair) => pair.numbers);
  const ways = [numbers, numbers.map(turned)].filter((way) => way.every(isReal));
  const wide = column.some((pair) => pair.wide);
  if (wide && [numbers, numbers.map(turned)].some((way) => countsRows(way.map(([first]) => first)))) return null;
  return ways.find(inOrder) ?? null;
}

const middle = ({ box }: Word): number => (box[0] + box[2]) / 2;

/** The pairs by the places where their numbers stand. */
function columnsOf(pairs: readonly Pair[]): Column[] {
  const apart = (some: readonly Pair[], at: 0 | 1): readonly Pair[][] =>
    clusterWithin(some, ({ words }) => middle(words[at]), DRIFTING_EDGE).map(({ members }) => [...members]);
  const columns = apart(pairs, 0).flatMap((members) => apart(members, 1));
  const order = new Map(pairs.map((pair, i) => [pair, i] as const));
  const inPrint = (a: Pair, b: Pair): number => (order.get(a) as number) - (order.get(b) as number);
  return columns.filter(({ length }) => length >= ENOUGH).map((column) => column.sort(inPrint));
}

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

/** The columns of pairs that are dates: in order by themselves, or each day near the one beside it that is. */
function datesAmong(columns: readonly Column[]): Column[] {
  const ordered = new Map(
    columns.flatMap((column) => {
      const days = daysOf(column);
      return days ? [[column, days] as const] : [];
    }),
  );
  const dayOf = new Map(
    [...ordered].flatMap(([column, days]) =>
      column.map(({ line }, i) => [line, dayNumber(days[i] as Numbers)] as const),
    ),
  );
  const isNear = ({ line, numbers }: Pair, turn: boolean): boolean => {
    const day = dayOf.get(line);
    const own = turn ? turned(numbers) : numbers;
    const off = Math.abs(dayNumber(own) - (day ?? dayNumber(own)));
    return isReal(own) && Math.min(off, YEAR - off) <= NEAR;
  };
  return columns.filter(
    (column) =>
      ordered.has(column) ||
      (ordered.size > 0 &&
        column.some(({ line }) => dayOf.has(line)) &&
        [false, true].some((turn) => column.every((pair) => isNear(pair, turn)))),
  );
}

/**
 * Lines on which a day and its month, printed with a blank between them or in columns of their own, stand as one date:
 *
 *     DATE     DETAILS                 DEBIT
 *     03 07    CARD PAYMENT            24.50
 *     16 07    RENT                   810.00
 */
export function joinSpacedDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const lines = pages.flat();
  const dates = datesAmong(columnsOf(lines.flatMap(pairsIn)));
  const figures = lines.filter(hasFigure).length;
  const dated = new Set(dates.flatMap((column) => column.map(({ line }) => line)));
  if (dated.size < ENOUGH || dated.size < figures * SHARE) return [...pages];
  const pairs = dates.flat();
  return pages.map((page) =>
    page.map((line) =>
      dated.has(line)
        ? withDates(
            line,
            pairs.filter((pair) => pair.line === line),
          )
        : line,
    ),
  );
}

function withDates(line: Line, pairs: readonly Pair[]): Line {
  const parts = new Set(pairs.flatMap(({ words }) => words));
  return toLine(line.page, [
    ...pairs.map(({ words }) => joined(words)),
    ...line.words.filter((word) => !parts.has(word)),
  ]);
}

function joined([first, second]: readonly [Word, Word]): Word {
  const [a, b] = [first.box, second.box];
  return {
    ...first,
    text: `${first.text}/${second.text}`,
    box: [a[0], Math.min(a[1], b[1]), b[2], Math.max(a[3], b[3])],
  };
}
