import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import { magnitude } from '../values/magnitude.ts';

interface SignedRow {
  readonly amount: Minor;
}

/** Where each sum's rows end, one sum's right behind the other's, in every way in which all rows come out. */
function endsOf(sums: readonly Minor[], rows: readonly SignedRow[], from = 0): number[][] {
  const [first, ...others] = sums;
  if (first === undefined) return from === rows.length ? [[]] : [];
  const ways: number[][] = [];
  let total = 0n;
  for (let end = from + 1; end <= rows.length; end++) {
    total += (rows[end - 1] as SignedRow).amount;
    if (magnitude(total) === magnitude(first)) ways.push(...endsOf(others, rows, end).map((ends) => [end, ...ends]));
  }
  return ways;
}

/** A sum that some rows explain says how many sets of them were tried. */
const isUnexplained = ({ tried }: PrintedTotal): boolean => tried === undefined;

/**
 * Sums one behind the other below all rows, of which no name and no place tells the rows. Each is of what remains of the rows that
 * follow on those of the sum before it, where that comes out for all of them in one way alone:
 *
 *     03/03  GROCER                      30.00
 *     04/03  GROCER, RETURNED           - 8.00
 *     05/03  STAMP DUTY                   2.00
 *            Purchases of the month      22.00
 *            Charges                      2.00
 */
export function totalsInTurn(totals: PrintedTotal[], rows: readonly SignedRow[]): PrintedTotal[] {
  const own = totals.filter(isUnexplained);
  const sums = own.map(({ expected }) => magnitude(expected));
  const all = magnitude(rows.reduce((sum, { amount }) => sum + amount, 0n));
  if (own.length < 2 || sums.includes(0n) || sums.reduce((sum, each) => sum + each, 0n) !== all) return totals;
  const [ends, ...others] = endsOf(sums, rows);
  if (!ends || others.length > 0) return totals;
  return totals.map((total) => {
    const at = own.indexOf(total);
    if (at < 0) return total;
    const [from, to] = [ends[at - 1] ?? 0, ends[at] as number];
    const covered = Array.from({ length: to - from }, (_, i) => from + i);
    return { ...total, direction: null, rows: covered, tried: rows.length };
  });
}
