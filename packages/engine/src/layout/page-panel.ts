import { exactRoles } from '../languages/match.ts';
import type { ColumnRole, Heading, HeadingCell, Line } from '../shapes/layout.ts';
import type { Box, Page, Word } from '../shapes/page.ts';
import { CELL_BLANK, DRIFTING_EDGE, SET_EDGE } from '../tolerances.ts';
import { isPanel } from './left-panel.ts';
import { toLine, wordsToLines } from './lines.ts';

/** This many of them stand above the heading, so that what stands beside it is no cell of it. */
const ABOVE = 2;

/** A page's lines without the panel at their right, and the panel's. */
interface Sides {
  readonly table: readonly Line[];
  readonly panel: readonly Line[];
}

/** Words behind the last column that a heading names, and behind all figures below it. */
function wordsBeside(lines: readonly Line[], at: number, cells: readonly HeadingCell[]): Word[] {
  const named = cells.findLast((cell) => cell.roles.length > 0);
  const below = lines.slice(at + 1).flatMap(({ tokens }) => tokens);
  const figures = below.filter(({ amount }) => amount && !amount.bare);
  const edge = Math.max(named?.box[2] ?? Infinity, ...figures.map(({ box }) => box[2]));
  return lines.flatMap(({ words }) => words.filter(({ box }) => box[0] > edge));
}

/** The left edge of a panel beside a heading and what stands below it; null where there is none. */
function panelBeside(lines: readonly Line[], at: number, cells: readonly HeadingCell[]): number | null {
  const words = wordsBeside(lines, at, cells);
  if (words.length === 0) return null;
  const left = Math.min(...words.map(({ box }) => box[0]));
  const top = (lines[at] as Line).baseline;
  const starts = words.filter(({ box }) => box[0] - left < SET_EDGE);
  const above = starts.filter(({ baseline }) => baseline < top - 1).length;
  const cut = lines.some((line) => line.words.some(({ box }) => box[0] < left - SET_EDGE && box[2] > left));
  return above >= ABOVE && above < starts.length && !cut ? left - SET_EDGE : null;
}

/** Where a box is drawn at the right of a heading's columns, whose lines stand on none of the table's; null for none. */
function boxBeside(page: Page, lines: readonly Line[], at: number, cells: readonly HeadingCell[]): Box | null {
  const named = cells.findLast((cell) => cell.roles.length > 0)?.box[2] ?? Infinity;
  const top = (lines[at] as Line).baseline;
  const sides = page.rulings.filter(({ direction, box }) => direction === 'vertical' && box[0] > named && box[3] > top);
  const below = lines.slice(at + 1).flatMap(({ words }) => words);
  const boxes = sides.map(({ box }): Box => [box[0], box[1], Infinity, box[3]]);
  return (
    boxes.find((box) => {
      const inside = below.filter(isIn(box));
      if (inside.length === 0) return false;
      const beside = below.filter((word) => word.box[0] < box[0] && word.baseline > box[1] && word.baseline < box[3]);
      const cut = beside.some((word) => word.box[2] > box[0]);
      return !cut && isPanel(wordsToLines(page.number, inside), beside);
    }) ?? null
  );
}

const FIGURES: ReadonlySet<ColumnRole> = new Set(['amount', 'money-in', 'money-out', 'balance']);
const TEXTS: ReadonlySet<ColumnRole> = new Set(['description', 'counterparty']);

const names = ({ roles }: HeadingCell, some: ReadonlySet<ColumnRole>): boolean => roles.some((role) => some.has(role));

/** Cells that are words of one title which names no column: `Payment information`. */
function isTitle(cells: readonly HeadingCell[]): boolean {
  const isOne = cells.slice(1).every(({ box }, i) => {
    const before = (cells[i] as HeadingCell).box;
    return box[0] - before[2] < CELL_BLANK * (before[3] - before[1]);
  });
  return isOne && exactRoles(cells.map(({ text }) => text).join(' ')).length === 0;
}

/** Down to where a text runs across it, what stands below a heading's line from an edge on. */
function below(lines: readonly Line[], { box: [, top] }: Heading, left: number): Box {
  const under = lines.filter(({ baseline }) => baseline > top);
  const across = under.find(({ words }) => words.some(({ box }) => box[0] < left && box[2] > left));
  return [left, top, Infinity, across ? across.baseline - 1 : Infinity];
}

/** So many lines of a panel without a title, and this share of all, begin at its left edge. */
const SET_LINES = 6;
const SET_SHARE = 0.7;

/** The leftmost of some left edges at which many words begin; null for none. */
function setEdge(lefts: readonly number[]): number | null {
  const sorted = [...lefts].sort((a, b) => a - b);
  return sorted.find((left, i) => (sorted[i + SET_LINES - 1] ?? Infinity) - left < DRIFTING_EDGE) ?? null;
}

/** Whether lines begin below each other, all but a few. */
function isSet(lines: readonly Line[], left: number): boolean {
  const set = lines.filter(({ box }) => box[0] - left < DRIFTING_EDGE).length;
  return set >= SET_LINES && set >= SET_SHARE * lines.length;
}

/**
 * A panel whose title stands on the line of a heading, behind its texts and figures, or which has no title there and many lines set below
 * each other, while its lines keep to no baseline of the table; null for none.
 */
function setApartBeside(page: Page, lines: readonly Line[], heading: Heading): Box | null {
  const { cells } = heading;
  for (let at = 2; at <= cells.length; at++) {
    const [own, title] = [cells.slice(0, at), cells.slice(at)];
    const last = own[at - 1] as HeadingCell;
    if (!own.some((cell) => names(cell, TEXTS)) || !names(last, FIGURES)) continue;
    if (title.length > 0 && !isTitle(title)) continue;
    const words = lines.filter(({ baseline }) => baseline > heading.box[1]).flatMap((line) => line.words);
    const lefts = words.map(({ box }) => box[0]).filter((left) => left > last.box[2]);
    const edge = title.length > 0 ? Math.min(...lefts) : setEdge(lefts);
    if (edge === null) continue;
    const box = below(lines, heading, edge - SET_EDGE);
    const inside = words.filter(isIn(box));
    const beside = words.filter((word) => !inside.includes(word) && word.baseline < box[3]);
    const panel = wordsToLines(page.number, inside);
    if (title.length === 0 && !isSet(panel, edge)) continue;
    if (isPanel(panel, beside)) return box;
  }
  return null;
}

const isIn =
  ([left, top, , bottom]: Box) =>
  ({ box, baseline }: Word): boolean =>
    box[0] >= left && baseline > top && baseline < bottom;

/** The panel's words out of the lines, and what is left of these. */
function parted(page: Page, lines: readonly Line[], box: Box): Sides {
  const inBox = isIn(box);
  const part = (fits: (word: Word) => boolean): Line[] =>
    lines.flatMap((line) => {
      const words = line.words.filter(fits);
      if (words.length === line.words.length) return [line];
      return words.length > 0 ? [toLine(page.number, words)] : [];
    });
  return { table: part((word) => !inBox(word)), panel: part(inBox) };
}

/** The panel beside rows that go on under the heading of the page before. */
function besideRowsGoingOn(page: Page, lines: readonly Line[], { box, ...before }: Heading): Box | null {
  return setApartBeside(page, lines, { ...before, box: [box[0], -Infinity, box[2], -Infinity] });
}

/**
 * A panel at the right of the page, which begins above a table's heading and goes on beside its rows, is no column:
 *
 *     Statement of March 2025               Example Bank
 *                                           1 High Street
 *     Date   Details             Amount     Phone 555 0100
 *     01.03  CARD PAYMENT         24.50
 *     02.03  TRANSFER             88.30     Page 2 of 3
 *
 * Nor is a box drawn beside the rows whose lines stand on baselines of their own, or where its title stands beside the heading,
 * what is only set so, be it beside rows under the heading `before`, that of the page before.
 */
export function partPanel(
  page: Page,
  lines: readonly Line[],
  headings: readonly { readonly at: number; readonly heading: Heading }[],
  before: Heading | null = null,
): Sides {
  for (const { at, heading } of headings) {
    const left = panelBeside(lines, at, heading.cells);
    const box =
      left === null
        ? (boxBeside(page, lines, at, heading.cells) ?? setApartBeside(page, lines, heading))
        : ([left, -Infinity, Infinity, Infinity] as const);
    if (box) return parted(page, lines, box);
  }
  const box = before && besideRowsGoingOn(page, lines, before);
  return box ? parted(page, lines, box) : { table: lines, panel: [] };
}
