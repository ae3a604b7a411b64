import { overlapX } from '../geometry/box.ts';
import type { Figure, Labelled } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { type Direction, type Money, unitsOf } from './signs.ts';
import { goes, type PlacedRow, sum } from './total-coverage.ts';

const isSum = (figure: Figure, direction: Direction, rows: readonly PlacedRow[], money: Money): boolean => {
  const units = unitsOf(figure, money);
  const covered = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  return units !== null && covered.length > 0 && magnitude(sum(rows, covered)) === magnitude(units);
};

/**
 * A line of two sums, set off the columns that they are of. Where all money of the left column comes to the first and all
 * of the right one to the second, they are these columns' sums:
 *
 *     Date     Details               Debit      Credit
 *     03/03    GROCER                30.00
 *     04/03    SALARY                           900.00
 *     TOTALS                30.00    900.00
 */
export function inTheirColumns(item: Labelled, rows: readonly PlacedRow[], money: Money): Labelled {
  const [first, second, ...others] = item.figures;
  if (!item.inTable || !first || !second || others.length > 0 || first.role !== 'other') return item;
  const booked = rows.flatMap(({ row }) => row.figures);
  const ofRole = (role: Figure['role']): Figure | undefined => booked.find((figure) => figure.role === role);
  const [left, right] = [ofRole('money-out'), ofRole('money-in')];
  if (!left || !right || overlapX(left.box, right.box) > 0 || left.box[0] > right.box[0]) return item;
  if (!isSum(first, 'out', rows, money) || !isSum(second, 'in', rows, money)) return item;
  return {
    ...item,
    figures: [
      { ...first, role: 'money-out' },
      { ...second, role: 'money-in' },
    ],
  };
}
