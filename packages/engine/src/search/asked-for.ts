import type { Statement } from '@tallyleaf/contract';
import { isSummed } from '../proof/compare-readings.ts';
import type { Item } from '../shapes/row.ts';
import { figuresOutsideRows } from '../statement/figures-outside-rows.ts';

const digitsOf = (figure: string): string => figure.replace(/\D/gu, '').replace(/^0+/u, '');

/**
 * Whether a bill asks elsewhere for what a column of its rows comes to. Each column may have a sum of its own at its foot; the one
 * that is to be paid stands in the bill's head as well:
 *
 *     To be paid   42.00
 *     Date     Details       Purchase    No.     Due now    Left
 *     03.05    GROCER           12.00    1/1       12.00     0.00
 *     04.05    FURNITURE       180.00    1/6       30.00   150.00
 *              Total                               42.00
 */
export function isAskedFor(statements: readonly Statement[], items: readonly Item[]): boolean {
  const printed = figuresOutsideRows(items).filter(({ label }) => /\p{L}/u.test(label));
  return statements.every(({ transactions, reconciliation }) => {
    if (!isSummed(reconciliation) || transactions.length < 2) return false;
    return reconciliation.checks.some((check) => {
      if (check.kind !== 'printed-totals' || !check.ok || check.rows !== transactions.length) return false;
      const sum = digitsOf(check.expected ?? '');
      const isFoot = ({ page, box }: Item['spot']): boolean =>
        (check.where ?? []).some((where) => where.page === page && where.box[1] < box[3] && where.box[3] > box[1]);
      return printed.some(
        ({ figure, line }) =>
          sum !== '' && !isFoot(line.spot) && figure.amount.readings.some(({ units }) => digitsOf(`${units}`) === sum),
      );
    });
  });
}
