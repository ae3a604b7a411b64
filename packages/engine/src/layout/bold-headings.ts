import { overlapX } from '../geometry/box.ts';
import type { HeadingCell, Line } from '../shapes/layout.ts';
import { SET_EDGE } from '../tolerances.ts';
import { isSetUnder, type Rated } from './stacked-headings.ts';

/** Begins where a word of the heading above does, or ends where that does: `No.` may stand close before a name. */
const isUnderWords = (head: HeadingCell, cell: HeadingCell): boolean =>
  isSetUnder(head, cell) || (head.words ?? []).some(({ box }) => Math.abs(box[0] - cell.box[0]) < SET_EDGE);

const isBold = ({ words }: Line): boolean => words.every(({ bold }) => bold);

/**
 * Words in a heading's bold print, nearer to it than the first row is to them, each set under a heading that nobody knows, go
 * on with the heading, known or not:
 *
 *     **No.   Name and account      Details       Paid out     Paid in**
 *           **of payer or payee**
 *
 *     1     WATERWORKS            Water              88.90
 */
export function isBoldLastLine(
  line: Line,
  cells: readonly HeadingCell[],
  above: Rated,
  below: Line | undefined,
): boolean {
  if (!below || below.page !== line.page || isBold(below) || !isBold(line) || !isBold(above.line)) return false;
  if (line.baseline - above.line.baseline >= below.baseline - line.baseline) return false;
  return cells.every((cell) => {
    const [head, ...others] = above.cells.filter(({ box }) => overlapX(box, cell.box) > 0);
    return head !== undefined && others.length === 0 && head.roles.length === 0 && isUnderWords(head, cell);
  });
}
