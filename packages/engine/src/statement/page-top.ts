import { median } from '../geometry/sorted.ts';
import { UNSPACED } from '../languages/canonical.ts';
import { countLetters } from '../languages/letters.ts';
import { phrasesIn, titlesIn } from '../languages/match.ts';
import { addressSigns } from '../languages/names.ts';
import type { Box } from '../shapes/page.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { type DateReading, dateAt } from '../values/date.ts';

/** A part of a line, with its place: what letterheads and address blocks are made of. */
export interface TopCell {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  readonly page: number;
}

/** Letterheads and addresses stand above this, in points from the top edge. */
const TOP = 320;

/** The first page with figures on it: the pages before it are covers and letters. */
function statementPage(items: readonly Item[]): number {
  const first = items.find((item) => item.kind === 'row' || item.kind === 'labelled') ?? items[0];
  return first?.spot.page ?? 1;
}

const cellsOf = (remark: Remark): TopCell[] =>
  remark.cells.map(({ text, box, size }) => ({ text, box, size, page: remark.spot.page }));

/** What stands above the rows of a page, from top to bottom. */
function cellsAbove(here: readonly Item[]): TopCell[] {
  const rows = here.flatMap((item) => (item.kind === 'row' ? [item.spot.box[1]] : []));
  const end = Math.min(TOP, ...rows);
  return here
    .flatMap((item) => (item.kind === 'remark' ? cellsOf(item) : []))
    .filter((cell) => cell.box[1] < end)
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

/** The tops of a document's pages, the first one with figures before all others. */
export function pageTops(items: readonly Item[]): TopCell[][] {
  const first = statementPage(items);
  const byPage = new Map<number, Item[]>();
  for (const item of items) {
    const here = byPage.get(item.spot.page);
    if (here) here.push(item);
    else byPage.set(item.spot.page, [item]);
  }
  const pages = [...byPage.keys()].sort((a, b) => a - b);
  const ordered = [first, ...pages.filter((page) => page !== first)];
  return ordered.map((page) => cellsAbove(byPage.get(page) ?? [])).filter((cells) => cells.length > 0);
}

/** The size of most of the text outside the rows. */
export function bodySize(items: readonly Item[]): number {
  const sizes = items.flatMap((item) => (item.kind === 'remark' ? item.cells.map(({ size }) => size) : []));
  return median(sizes) ?? 9;
}

/** Little words (`de`, `von`, `M.`) are phrases of some language and parts of names in all. */
const SHORTEST = 4;
const isWordy = (text: string): boolean => countLetters(text) >= (UNSPACED.test(text) ? 2 : SHORTEST);

/** The share of a text's letters that are words of statements: names have few of them, labels and titles little else. */
export function saidShare(text: string): number {
  const places = [...phrasesIn(text).filter(({ phrase }) => phrase !== 'holder'), ...titlesIn(text)];
  const covered = new Set<number>();
  for (const { at, length } of places) {
    if (!isWordy(text.slice(at, at + length))) continue;
    for (let i = at; i < at + length; i++) if (/\p{L}/u.test(text[i] as string)) covered.add(i);
  }
  return covered.size / Math.max(1, countLetters(text));
}

/** The cell right under another that begins at the same left edge, as in an address. */
export function cellBelow(cell: TopCell, cells: readonly TopCell[]): TopCell | null {
  const close = cells.filter((other) => {
    const gap = other.box[1] - cell.box[3];
    const aligned = Math.abs(other.box[0] - cell.box[0]) < 4;
    return (
      other !== cell && aligned && gap > -0.5 * cell.size && gap < 1.3 * cell.size && other.box[1] > cell.box[1] + 2
    );
  });
  return close.sort((a, b) => a.box[1] - b.box[1])[0] ?? null;
}

/** The lines right under a cell, at its left edge. */
function linesBelow(cell: TopCell, cells: readonly TopCell[]): TopCell[] {
  const lines: TopCell[] = [];
  for (let next = cellBelow(cell, cells); next && lines.length < 4; next = cellBelow(next, cells)) lines.push(next);
  return lines;
}

const isPresentDay = ({ year, calendar }: DateReading): boolean =>
  calendar === 'gregorian' && year !== null && year > 1950 && year < 2100;

/** A date with its year: `8/14, 1050 Wien` holds none. */
const hasDate = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return words.some((_, at) => {
    const date = dateAt(words, at);
    return date !== null && !date.weak && date.readings.some(isPresentDay);
  });
};

/** How much of an address a line holds, as {@link addressSigns}; 0 for dates, periods and what labels name. */
const signsOf = ({ text }: TopCell): number => (saidShare(text) > 0.4 || hasDate(text) ? 0 : addressSigns(text));

/** How much of an address stands under a cell: 3 and more for a street and a town. */
export function addressBelow(cell: TopCell, cells: readonly TopCell[]): number {
  const [first, ...others] = linesBelow(cell, cells).map(signsOf);
  if (first === undefined) return 0;
  return others.reduce((sum, signs) => sum + Math.min(2, signs) * (sum > 0 ? 1 : 0.7), first);
}
