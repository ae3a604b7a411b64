import type { Transaction } from '@tallyleaf/contract';
import type { TrueRow } from './shapes.ts';
import { normal } from './text.ts';

/** Rows that occur once on either side: they cut a long alignment into short ones. */

export type Pair = readonly [truth: number, got: number];

export interface Rows {
  readonly truth: readonly TrueRow[];
  readonly got: readonly Transaction[];
}

/** Rows from the first up to, without, the last. */
export interface Span {
  readonly truthFrom: number;
  readonly truthTo: number;
  readonly gotFrom: number;
  readonly gotTo: number;
}

type Row = TrueRow | Transaction;

/** The same for rows that are the same in all that makes a row right. */
export const rowKey = (row: Row): string =>
  [row.date, row.amount, row.balance ?? '', normal(row.description)].join('|');

/** The strictest first. */
const KEYS: readonly ((row: Row) => string)[] = [
  rowKey,
  (row) => [row.date, row.amount, row.balance ?? ''].join('|'),
  (row) => [row.date, row.amount].join('|'),
];

/** Where the rows stand whose key occurs once. */
function onlyOnes(rows: readonly Row[], from: number, to: number, key: (row: Row) => string): Map<string, number> {
  const places = new Map<string, number | null>();
  for (const [index, row] of rows.slice(from, to).entries()) {
    const own = key(row);
    places.set(own, places.has(own) ? null : from + index);
  }
  return new Map([...places].filter((place): place is [string, number] => place[1] !== null));
}

/** The longest run of pairs, given in the order of the truth, that is in the answer's order too. */
function longestInOrder(pairs: readonly Pair[]): Pair[] {
  const ends: Pair[] = [];
  const before = new Map<Pair, Pair | undefined>();
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as Pair)[1] < pair[1]) low = middle + 1;
      else high = middle;
    }
    before.set(pair, ends[low - 1]);
    ends[low] = pair;
  }
  const run: Pair[] = [];
  for (let pair = ends.at(-1); pair; pair = before.get(pair)) run.push(pair);
  return run.reverse();
}

/** Pairs of rows that occur once on either side, in the order of both. */
export function findAnchors({ truth, got }: Rows, { truthFrom, truthTo, gotFrom, gotTo }: Span): Pair[] {
  for (const key of KEYS) {
    const others = onlyOnes(got, gotFrom, gotTo, key);
    const pairs = [...onlyOnes(truth, truthFrom, truthTo, key)].flatMap(([own, index]): Pair[] => {
      const other = others.get(own);
      return other === undefined ? [] : [[index, other]];
    });
    if (pairs.length > 0) return longestInOrder(pairs);
  }
  return [];
}
