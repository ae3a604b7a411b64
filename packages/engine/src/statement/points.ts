import { phrasesIn, titlesIn } from '../languages/match.ts';
import { namesPoints } from '../languages/point-words.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { headedCurrencies } from '../values/headed-currency.ts';

/** Cells of a line that may head a table in which no bookings were found: columns come in threes at least. */
export const headingCells = ({ cells }: Remark): string[] => (cells.length < 3 ? [] : cells.map(({ text }) => text));

const isRow = (item: Item): item is Row => item.kind === 'row';

/** Whole numbers without a currency under a heading of points may be money beside points; under several of them nothing is. */
const POINTS_NAMED = -5;
const ALL_POINTS = -10;

/** The cells of the last line above the rows that may head their columns: what no word is known of is no heading yet. */
function cellsAbove(items: readonly Item[]): string[] {
  const above = items.slice(0, Math.max(0, items.findIndex(isRow)));
  const heads = above.map((item) => (item.kind === 'remark' ? headingCells(item) : []));
  return heads.findLast((cells) => cells.length > 0) ?? [];
}

/** `Amount (₩)`, beside points: their column's heading says that figures without a currency are money. */
const namesMoney = (heading: string): boolean => !namesPoints(heading) && headedCurrencies(heading).length > 0;

/** `Relevé édité le 14/03/2012` says when, and not of what. */
const saysDayOfPrint = (text: string): boolean =>
  phrasesIn(text).some(({ phrase, at }) => phrase === 'print-date' && at === 0);

/**
 * Whether the first title of a paper is that of points, as of a pension's: they may have decimals, and money beside them. A bill's first
 * title is its own, above what it says of points.
 */
function isTitledPoints(items: readonly Item[]): boolean {
  const cells = items.flatMap((item) => (item.kind === 'remark' ? item.cells.map(({ text }) => text) : []));
  const title = cells.find((text) => titlesIn(text).length > 0 && !saysDayOfPrint(text)) ?? '';
  return titlesIn(title).some(({ at, length }) => at === 0 && namesPoints(title.slice(0, length)));
}

/**
 * How much rows speak against money whose figures are whole numbers without a currency, or stand below a title of points, in a table
 * whose headings name points.
 */
export function weighPoints(items: readonly Item[], headings: readonly string[]): number {
  const figures = items.filter(isRow).flatMap((row) => row.figures);
  const named = (headings.some(namesPoints) ? headings : cellsAbove(items)).filter(namesPoints).length;
  const isCount = figures.every(
    ({ amount }) => !amount.symbol && amount.readings.some(({ decimals }) => decimals === 0),
  );
  if (figures.length === 0 || named === 0) return 0;
  if (figures.every(({ amount }) => !amount.symbol && !amount.currency) && isTitledPoints(items)) return ALL_POINTS;
  if (!isCount || headings.some(namesMoney)) return 0;
  return named > 1 ? ALL_POINTS : POINTS_NAMED;
}
