import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import { magnitude } from '../values/magnitude.ts';

interface SignedRow {
  readonly amount: Minor;
}

/** In how many ways the sums so far come out up to a row, two standing for more, and where the last sum's rows begin. */
interface Reached {
  readonly ways: 1 | 2;
  readonly from: number;
}

/** Where rows end whose sum this is, right behind rows that end where the sums before it come out. `upTo` are the sums of the rows up to each. */
function reachedBy(sum: Minor, before: ReadonlyMap<number, Reached>, upTo: readonly Minor[]): Map<number, Reached> {
  const reached = new Map<number, Reached>();
  for (const [from, { ways }] of before)
    for (let end = from + 1; end < upTo.length; end++) {
      if (magnitude((upTo[end] as Minor) - (upTo[from] as Minor)) !== sum) continue;
      reached.set(end, { ways: reached.has(end) ? 2 : ways, from });
    }
  return reached;
}

/** Where each sum's rows end, one sum's right behind the other's, where all rows come out in one way alone; else null. */
function endsOf(sums: readonly Minor[], rows: readonly SignedRow[]): number[] | null {
  const upTo: Minor[] = [0n];
  for (const { amount } of rows) upTo.push((upTo.at(-1) as Minor) + amount);
  const layers: ReadonlyMap<number, Reached>[] = [new Map([[0, { ways: 1, from: 0 }]])];
  for (const sum of sums) layers.push(reachedBy(sum, layers.at(-1) as ReadonlyMap<number, Reached>, upTo));
  if (layers.at(-1)?.get(rows.length)?.ways !== 1) return null;
  const ends: number[] = [];
  let end = rows.length;
  for (const layer of layers.slice(1).reverse()) {
    ends.unshift(end);
    end = layer.get(end)?.from ?? 0;
  }
  return ends;
}

/** More sums than a foot has; work grows with their number and the square of the rows'. */
const MOST_SUMS = 12;

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
  const ends = own.length > MOST_SUMS ? null : endsOf(sums, rows);
  if (!ends) return totals;
  return totals.map((total) => {
    const at = own.indexOf(total);
    if (at < 0) return total;
    const [from, to] = [ends[at - 1] ?? 0, ends[at] as number];
    const covered = Array.from({ length: to - from }, (_, i) => from + i);
    return { ...total, direction: null, rows: covered, tried: rows.length };
  });
}
