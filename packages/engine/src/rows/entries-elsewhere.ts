import type { Figure } from '../shapes/row.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';

/** A column that is no booked one has a figure on more than this share of the bookings. */
const MOST = 0.5;

const endsAt = (figures: readonly Figure[], right: number): boolean =>
  figures.some(({ box }) => Math.abs(box[2] - right) < FIGURE_EDGE);

/**
 * Lines with a text of their own and a figure in a column beside the booked one, where most bookings have theirs and the one above
 * has none: an entry of that column, and no text of the row.
 *
 *     Date      Details                 Points      Amount
 *     03/06     GROCER                    0.55       55.08
 *     10/06     GROCER (RETURN)                     -61.46
 *               Adjustment of points     -0.60
 */
export function entriesElsewhere(lines: readonly KnownLine[]): ReadonlySet<KnownLine> {
  const booked = lines.filter(({ kind }) => kind.kind === 'booked');
  const found = new Set<KnownLine>();
  let above: KnownLine | null = null;
  for (const line of lines) {
    const { view, kind } = line;
    if (kind.kind === 'booked') above = line;
    const [figure, ...others] = view.figures;
    if (kind.kind !== 'text' || view.date || !above || figure?.role !== 'other' || others.length > 0) continue;
    const right = figure.box[2];
    const beside = booked.filter((each) => endsAt(each.view.figures, right)).length;
    if (beside > booked.length * MOST && !endsAt(above.view.figures, right)) found.add(line);
  }
  return found;
}
