import type { Minor } from '@tallyleaf/contract';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { magnitude } from '../values/magnitude.ts';
import { figureAtEnd } from './figures-outside-rows.ts';
import { type Money, unitsOf } from './signs.ts';
import type { PlacedRow } from './total-coverage.ts';

/** Lines of one list follow each other within so many heights of a line. */
const STEP = 2.5;

/** The line right below an item, in its list. */
function lineBelow({ spot: { page, box } }: Labelled, items: readonly Item[]): Remark | undefined {
  const reach = box[1] + STEP * (box[3] - box[1]);
  const below = items.filter(
    (item): item is Remark =>
      item.kind === 'remark' && item.spot.page === page && item.spot.box[1] > box[3] && item.spot.box[1] < reach,
  );
  const [next] = below.toSorted((a, b) => a.spot.box[1] - b.spot.box[1]);
  return next && Math.abs(next.spot.box[0] - box[0]) < DRIFTING_EDGE ? next : undefined;
}

/** A figure that shows its sign at a line's end. */
function signedAtEnd({ cells }: Remark, money: Money): Minor | null {
  const last = cells.at(-1);
  const figure = last && figureAtEnd(last)?.figure;
  const units = figure?.amount.sign ? unitsOf(figure, money) : null;
  if (units === null || units === 0n) return null;
  return figure?.amount.sign === '-' ? -magnitude(units) : magnitude(units);
}

/**
 * True where a sum and the figure below it, which shows its sign, come to all rows but the payment of the last bill: what the rows
 * list together, a summary tells in two parts.
 *
 *     Last bill                      50.00
 *     Payment                      - 50.00
 *     Purchases of all cards         42.00
 *     Other entries                 - 8.00
 *     To be paid                     34.00
 */
export function comesOutWithNext(
  item: Labelled,
  units: Minor,
  items: readonly Item[],
  rows: readonly PlacedRow[],
  openings: readonly Minor[],
  money: Money,
): boolean {
  const next = lineBelow(item, items);
  const rest = next ? signedAtEnd(next, money) : null;
  const settles = ({ amount }: PlacedRow): boolean => openings.some((opening) => opening !== 0n && amount === -opening);
  const moved = rows.filter((row) => !settles(row));
  const sum = moved.reduce((total, { amount }) => total + amount, 0n);
  return rest !== null && moved.length > 1 && magnitude(magnitude(units) + rest) === magnitude(sum);
}
