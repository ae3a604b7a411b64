import { hullOf } from '../geometry/box.ts';
import { normalise } from '../languages/match.ts';
import type { Heading, HeadingCell, Line, Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK } from '../tolerances.ts';

/** A strip of the page, from `x0` to `x1`, with its own part of a heading. */
export interface Strip {
  readonly x0: number;
  readonly x1: number;
  readonly heading: Heading;
}

/** How many cells the heading's sequence has before it repeats, or all of them where it does not. */
function period(cells: readonly HeadingCell[]): number {
  const texts = cells.map((cell) => normalise(cell.text));
  for (let length = 2; length * 2 <= texts.length; length++) {
    if (texts.length % length === 0 && texts.every((text, i) => text === texts[i % length])) return length;
  }
  return texts.length;
}

/** Where between two headings the fewest words are cut. */
function gutter(left: number, right: number, words: readonly Word[]): number {
  let best = right;
  let fewest = Infinity;
  const steps = 16;
  for (let step = 0; step <= steps; step++) {
    const x = right - 1 - ((right - left - 2) * step) / steps;
    const cut = words.filter((word) => word.box[0] < x && word.box[2] > x).length;
    if (cut < fewest) [best, fewest] = [x, cut];
  }
  return best;
}

/**
 * A heading that says the same again (`DATE AMOUNT  DATE AMOUNT`) stands over tables side by side: one strip each.
 * `words` are those below it. A heading that does not repeat is one strip as wide as the page.
 */
export function strips(heading: Heading, words: readonly Word[], width: number): Strip[] {
  const length = period(heading.cells);
  const groups: HeadingCell[][] = [];
  for (let at = 0; at < heading.cells.length; at += length) groups.push(heading.cells.slice(at, at + length));
  const edges = [0];
  for (let g = 1; g < groups.length; g++) {
    const left = groups[g - 1]?.at(-1) as HeadingCell;
    const right = groups[g]?.[0] as HeadingCell;
    edges.push(gutter(left.box[2], right.box[0], words));
  }
  edges.push(width);
  return groups.map((cells, g) => ({
    x0: edges[g] as number,
    x1: edges[g + 1] as number,
    heading: { cells, box: hullOf(cells), lines: heading.lines },
  }));
}

const isFigure = ({ amount, date }: Token): boolean => amount !== null && !amount.bare && date === null;

const isDated = ({ cells }: Heading): boolean => cells.some(({ roles }) => roles[0]?.endsWith('date'));

/** What a line has of each strip's. */
const partsOf = ({ tokens }: Line, parts: readonly Strip[]): Token[][] =>
  parts.map(({ x0, x1 }) => tokens.filter(({ box }) => box[0] >= x0 && box[2] <= x1));

const isRowOf = (own: readonly Token[], dated: boolean): boolean =>
  own.some(isFigure) && (!dated || own.some(({ date }) => date !== null));

/**
 * Where tables side by side go on at the top of a page, above its first heading: the lines that are rows of theirs and nothing
 * else. Null where there are none, or none that has a day.
 *
 *     Page 2 of 3
 *     7801   01/05   1,814.93       7808   01/23   2,204.24
 *     Total checks paid                          $20,413.10
 */
export function stripsGoOn(
  heading: Heading,
  lines: readonly Line[],
  width: number,
): { readonly from: number; readonly to: number } | null {
  const parts = strips(
    heading,
    lines.flatMap((line) => line.words),
    width,
  );
  if (parts.length < 2 || !isDated(heading)) return null;
  const isRows = (line: Line): boolean => {
    const own = partsOf(line, parts).filter((some) => some.length > 0);
    return own.flat().length === line.tokens.length && own.every((some) => isRowOf(some, true));
  };
  const from = lines.findIndex(isRows);
  const end = lines.findIndex((line, i) => i > from && !isRows(line));
  return from < 0 ? null : { from, to: end < 0 ? lines.length : end };
}

/** Lines without a figure, as at the foot of a page: tables side by side may go on at the top of the next. */
export const isFoot = (lines: readonly Line[]): boolean => !lines.some(({ tokens }) => tokens.some(isFigure));

/**
 * Where tables side by side end, below the last line on which one of them has a row: a line that runs from one into the other,
 * or has a figure and no row beside it, is of neither:
 *
 *     Date    No.     Amount       Date    No.     Amount
 *     06/03   1300    864.97       13/03   1301    271.29
 *                  Total cheques               1,136.26
 *
 * Null where there is none.
 */
export function stripsEnd(heading: Heading, lines: readonly Line[], width: number): number | null {
  const words = lines.flatMap((line) => line.words);
  const parts = strips(heading, words, width);
  if (parts.length < 2) return null;
  const dated = isDated(heading);
  const isRow = (line: Line): boolean => partsOf(line, parts).some((own) => isRowOf(own, dated));
  const runsAcross = (line: Line): boolean =>
    parts.slice(1).some(({ x0 }) => {
      const next = line.words.findIndex(({ box }) => box[2] > x0);
      const [before, behind] = [line.words[next - 1], line.words[next]];
      if (!behind) return false;
      return behind.box[0] < x0 || (before !== undefined && behind.box[0] - before.box[2] < CELL_BLANK * line.size);
    });
  const last = lines.findLastIndex(isRow);
  const end = lines.findIndex((line, i) => i > last && (runsAcross(line) || line.tokens.some(isFigure)));
  return last < 0 || end < 0 ? null : end;
}
