import type { PrintedTotal } from '../shapes/reading.ts';
import type { PlacedRow } from './total-coverage.ts';

/** A single row's amount is its own total, whichever way it goes. */
const FEWEST = 2;

/**
 * A card's total without a sign goes the way of its amounts without one, so that it proves the signs of its rows as well:
 *
 *     03/03  GROCER             30.00
 *     04/03  GROCER, RETURNED  + 8.00
 *     TOTAL OF THE CARD         22.00
 */
export function billTotals(
  totals: readonly PrintedTotal[],
  rows: readonly PlacedRow[],
  unsigned: 'in' | 'out',
): PrintedTotal[] {
  return totals.map((total) => {
    if (total.direction !== null || total.expected <= 0n || total.rows.length < FEWEST) return total;
    const expected = unsigned === 'out' ? -total.expected : total.expected;
    const found = total.rows.reduce((sum, i) => sum + (rows[i]?.amount ?? 0n), 0n);
    return found === expected ? { ...total, direction: 'net', expected } : total;
  });
}
