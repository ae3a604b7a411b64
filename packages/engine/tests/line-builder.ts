import type { Remark } from '../src/shapes/row.ts';

/** A text with its left edge and font size, in points. */
export type Cell = readonly [text: string, left?: number, size?: number];

const LEFT = 50;
const SIZE = 9;
/** About what a letter of a common sans-serif takes across, in font sizes. */
const ADVANCE = 0.55;

/** A line outside the rows whose cells stand at places of their own; `top` is its upper edge in points. */
export function line(top: number, cells: readonly Cell[], page = 1): Remark {
  const placed = cells.map(([text, left = LEFT, size = SIZE]) => ({
    text,
    size,
    box: [left, top, left + text.length * size * ADVANCE, top + size] as const,
  }));
  const tallest = Math.max(...placed.map(({ size }) => size));
  const right = Math.max(...placed.map(({ box }) => box[2]));
  return {
    kind: 'remark',
    spot: { page, box: [placed[0]?.box[0] ?? LEFT, top, right, top + tallest] },
    text: placed.map(({ text }) => text).join(' '),
    cells: placed,
  };
}

/** Lines of one cell each, one under the other from `top`, at the left edge `left`. */
export const block = (top: number, texts: readonly string[], left = LEFT): Remark[] =>
  texts.map((text, i) => line(top + i * 12, [[text, left]]));
