import { overlapX } from '../geometry/box.ts';
import type { Heading, HeadingCell, Line } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { FIGURE_ROLES } from './heading-roles.ts';

/** So many lines below words of headings say whose columns their figures stand in. */
export const FIGURES_SEEN = 8;

/**
 * Words of headings inside a table name no other: figures below them stand in columns of the heading above, and none in theirs.
 *
 *     Date    Details                  Paid out    Balance
 *     03.08.  CARD PAYMENT                21.12      78.88
 *             Payment reason                                    Each movement of your account
 *     04.08.  TRANSFER                    10.00      68.88
 */
export function isInsideTable({ cells }: Heading, before: Heading | undefined, below: readonly Line[]): boolean {
  if (!before) return false;
  const figures = below.flatMap(({ tokens }) => tokens.filter(({ amount }) => amount && !amount.bare));
  const under = (heads: readonly HeadingCell[], box: Box): boolean =>
    heads.some((head) => overlapX(head.box, box) > 0 && head.roles.some((role) => FIGURE_ROLES.has(role)));
  return figures.some(({ box }) => under(before.cells, box)) && !figures.some(({ box }) => under(cells, box));
}
