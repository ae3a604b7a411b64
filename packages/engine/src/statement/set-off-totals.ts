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

/** Of figures in columns of rows no two stand in one, and where one stands in a side's own, another stands in the other side's. */
function isSetOff(figures: readonly Figure[]): boolean {
  const sides = figures.flatMap(({ role }) => (role === 'money-out' || role === 'money-in' ? [role] : []));
  const isSingle = figures.length > 1 && sides.length === 1;
  return (figures.length === 2 && figures[0]?.role === 'other') || isSingle || new Set(sides).size < sides.length;
}

/**
 * A line of sums, set off the columns that they are of. Where all money of the left column comes to one and all of the right one to
 * the next, they are these columns' sums:
 *
 *     Date     Details               Debit      Credit      Balance
 *     03/03    GROCER                30.00                  1,470.00
 *     04/03    SALARY                           900.00      2,370.00
 *     TOTALS     1,500.00    30.00    900.00   2,370.00
 *
 * or, the last of them below the balances:
 *
 *                    Total debits/credits   30.00   900.00
 */
export function inTheirColumns(item: Labelled, rows: readonly PlacedRow[], money: Money): Labelled {
  const { figures } = item;
  if (!item.inTable || !isSetOff(figures)) return item;
  const booked = rows.flatMap(({ row }) => row.figures);
  const columns = (['money-out', 'money-in'] as const)
    .flatMap((role) => booked.find((figure) => figure.role === role) ?? [])
    .sort((a, b) => a.box[0] - b.box[0]);
  const [left, right] = columns;
  if (!left || !right || overlapX(left.box, right.box) > 0) return item;
  const isOf = (figure: Figure, { role }: Figure): boolean =>
    isSum(figure, role === 'money-in' ? 'in' : 'out', rows, money);
  const at = figures.findIndex((figure, i) => {
    const next = figures[i + 1];
    return next && isOf(figure, left) && isOf(next, right);
  });
  if (at < 0) return item;
  const roles = new Map<number, Figure['role']>([
    [at, left.role],
    [at + 1, right.role],
  ]);
  return { ...item, figures: figures.map((figure, i) => ({ ...figure, role: roles.get(i) ?? figure.role })) };
}
