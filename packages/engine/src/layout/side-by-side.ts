import { hullOf } from '../geometry/box.ts';
import { normalise } from '../languages/match.ts';
import type { Heading, HeadingCell } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';

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
