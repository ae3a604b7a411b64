import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';
import { magnitude } from '../values/magnitude.ts';
import { figureAtEnd } from './figures-outside-rows.ts';
import { limitsIn } from './limits.ts';
import { type Money, unitsOf } from './signs.ts';
import { stretches } from './summaries.ts';
import type { PlacedRow } from './total-coverage.ts';
import { linesSetAsRows } from './unread-rows.ts';

/** The one figure of the one line of a summary that a phrase names; null where there are several, or none. */
function unitsNamed(summary: readonly Labelled[], phrase: 'total-in' | 'total-out', money: Money): bigint | null {
  const [item, ...others] = summary.filter((each) => each.phrase === phrase);
  const [figure, ...more] = item && others.length === 0 ? item.figures : [];
  const units = figure && more.length === 0 ? unitsOf(figure, money) : null;
  return units === null ? null : magnitude(units);
}

/** Lines of one list follow each other within so many heights of a line. */
const STEP = 2.5;

/** A figure of money in print. */
const MONEY = /\d[.,]\d{2}(?!\d)/u;

/** A line of a summary's own list with a figure that no name claims, and no limit: the sums named are not all there are. */
function hasOthers(summary: readonly Labelled[], items: readonly Item[]): boolean {
  const named = items.filter((item) => item.kind === 'labelled');
  const limits = limitsIn(items);
  const isOther = (item: Item): item is Remark =>
    item.kind === 'remark' &&
    item.cells.some(({ text, box }) => MONEY.test(text) && !limits.has(box)) &&
    !named.some(({ spot }) => spot.page === item.spot.page && spot.box[1] === item.spot.box[1]);
  const others = items.filter(isOther);
  return summary.some(({ spot: { page, box } }) =>
    others.some(({ spot }) => {
      const near = Math.abs(spot.box[1] - box[1]) < STEP * Math.max(box[3] - box[1], 1);
      return spot.page === page && near && Math.abs(spot.box[0] - box[0]) < DRIFTING_EDGE;
    }),
  );
}

const SUMS: ReadonlySet<string> = new Set(['total-in', 'total-out']);

const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box[1]}`;

/** A day at a line's beginning, a figure at its end. */
const isLikeRow = (item: Item): boolean =>
  item.kind === 'remark' &&
  dateAt(item.cells[0]?.text.split(' ') ?? [], 0) !== null &&
  figureAtEnd(item.cells.at(-1) as Remark['cells'][number]) !== null;

/**
 * True where a table's sum is of no rows that were read, and lines of a day and a figure stand above it instead:
 *
 *     Paid in
 *     03/03   0417 SALARY    18,570.02
 *             Total paid in  18,570.02
 */
export const sumsLinesAside = (items: readonly Item[], totals: readonly PrintedTotal[], money: Money): boolean =>
  items.some((item, at) => {
    const figure = item.kind === 'labelled' && item.inTable && SUMS.has(item.phrase) ? item.figures[0] : undefined;
    const units = figure ? unitsOf(figure, money) : null;
    if (!units || totals.some(({ expected }) => magnitude(expected) === magnitude(units))) return false;
    const above = items.slice(0, at).filter((other) => placeOf(other) !== placeOf(item));
    const last = above.findLastIndex(({ kind }) => kind !== 'remark');
    const title = above[last];
    const booked = title?.kind !== 'section' || title.phrases.every((phrase) => phrase.startsWith('section'));
    return booked && title?.kind !== 'row' && above.slice(last + 1).some(isLikeRow);
  });

/**
 * True where a summary names what came in and what went out, no other figure beside them, and neither is the sum of any
 * rows: together they are those of all rows, and something that they count was not read.
 *
 *     Total credits     250.50
 *     Total debits      100.50
 */
export function hasUnusedSums(items: readonly Item[], totals: readonly PrintedTotal[], money: Money): boolean {
  const isUnused = (units: bigint | null): boolean =>
    units !== null && units !== 0n && !totals.some(({ expected }) => magnitude(expected) === units);
  return stretches(items).some(
    (summary) =>
      isUnused(unitsNamed(summary, 'total-in', money)) &&
      isUnused(unitsNamed(summary, 'total-out', money)) &&
      !hasOthers(summary, items),
  );
}

const TOTALS: ReadonlySet<string> = new Set(['total', ...SUMS]);

/** Sums of parts beside the sum of them all, as where instalments and their fees are asked for: `Total  364.00  3.00  367.00`. */
function areParts(units: readonly bigint[]): boolean {
  const all = units.reduce((sum, each) => sum + each, 0n);
  return units.length > 2 && units.some((each) => each * 2n === all);
}

/**
 * True where totals alone prove the rows, and one line of a table's totals prints a figure beside the one that came out: it
 * sums up rows that were not read. Parts and their sum tell of one another.
 *
 *     03/03   SALARY                    900.00
 *     04/03   RENT          400.00                 (not read)
 *             Turnover      400.00      900.00
 */
export const leavesTotalUnused = (items: readonly Item[], totals: readonly PrintedTotal[], money: Money): boolean => {
  const sums = new Set(totals.map(({ expected }) => magnitude(expected)));
  return items.some((item) => {
    if (item.kind !== 'labelled' || !item.inTable || !TOTALS.has(item.phrase)) return false;
    const units = item.figures.map((figure) => magnitude(unitsOf(figure, money) ?? 0n));
    if (areParts(units)) return false;
    return units.some((each) => sums.has(each)) && units.some((each) => each !== 0n && !sums.has(each));
  });
};

/** A text and a figure of money in a cell of its own. */
const isTextAndFigure = ({ cells }: Remark): boolean =>
  cells.length > 1 &&
  cells.some(({ text }) => readAmount(text)?.bare === false) &&
  cells.some(({ text }) => /\p{L}{2}/u.test(text) && dateAt(text.split(' '), 0) === null);

/** A title of one direction, and below it no row, but lines as rows are set. */
function fillsTitle(items: readonly Item[], phrase: 'section-in' | 'section-out'): boolean {
  const titled = (item: Item): boolean => item.kind === 'section' && item.phrases.includes(phrase);
  const at = items.findLastIndex(titled);
  const below = at < 0 ? [] : items.slice(at + 1);
  const end = below.findIndex((item) => item.kind === 'section' && item.phrases.length > 0);
  const list = end < 0 ? below : below.slice(0, end);
  return (
    !list.some(({ kind }) => kind === 'row') && list.some((item) => isLikeRow(item) && isTextAndFigure(item as Remark))
  );
}

/**
 * True where totals of one direction alone prove the rows, and a line that looks like one, with a day, a text and a figure in cells
 * of their own, stands above them or between, or in a table in which days stand above their rows, below the last title of a day:
 * totals of the other direction may not have been read with it.
 */
export const leavesOtherSide = (
  items: readonly Item[],
  rows: readonly PlacedRow[],
  totals: readonly PrintedTotal[],
): boolean => {
  const sides = new Set(totals.map(({ direction }) => direction));
  const ways = new Set(rows.map(({ amount }) => amount > 0n));
  if (ways.size !== 1 || sides.size !== 1 || sides.has('net')) return false;
  const last = items.findLastIndex(({ kind }) => kind === 'row');
  const above = items.slice(0, last);
  const undated = new Set<Item>(rows.flatMap(({ row }) => (row.undated ? [row] : [])));
  const first = items.findIndex((item) => undated.has(item));
  const below = first < 0 ? [] : items.slice(first);
  const isDay = (item: Item | undefined): boolean =>
    item?.kind === 'remark' && item.cells.length === 1 && dateAt(item.text.split(' '), 0) !== null;
  return (
    linesSetAsRows(
      above,
      rows.map(({ row }) => row),
    ).some(({ cells }) => cells.length > 2) ||
    below.some((item, i) => item.kind === 'remark' && isDay(below[i - 1]) && isTextAndFigure(item)) ||
    fillsTitle(items, ways.has(true) ? 'section-out' : 'section-in')
  );
};
