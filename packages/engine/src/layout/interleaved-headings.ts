import { overlapX } from '../geometry/box.ts';
import type { HeadingCell, Line } from '../shapes/layout.ts';
import { isSetUnder, type Rated } from './stacked-headings.ts';

/**
 * Whether a line is the last one of a heading whose cells of one line stand half-way down beside those of two. Rows' texts do not
 * overlap the heading's lines:
 *
 *     Date          No.                     Account
 *                            Payee                        Paid out    Paid in
 *     of booking    of slip                 of payee
 *
 * `above` is the line half-way down, `top` the first one.
 */
export function isInterleaved(
  line: Line,
  cells: readonly HeadingCell[],
  above: Rated,
  top: Rated | null | undefined,
): boolean {
  if (!top || cells.length === 0) return false;
  const overlaps = above.line.box[3] > line.box[1] && top.line.box[3] > above.line.box[1];
  return overlaps && above.line.page === line.page && cells.every((cell) => isUnderOne(cell, top, above));
}

/** Set under one cell of the first line, and under nothing of the line between them. */
function isUnderOne(cell: HeadingCell, top: Rated, between: Rated): boolean {
  const over = ({ cells }: Rated): HeadingCell[] => cells.filter(({ box }) => overlapX(box, cell.box) > 0);
  const [first, ...others] = over(top);
  return first !== undefined && others.length === 0 && isSetUnder(first, cell) && over(between).length === 0;
}
