import type { Transaction } from '@tallyleaf/contract';
import { findAnchors, type Pair, type Rows, rowKey, type Span } from './anchors.ts';
import { rowLikeness, sameAmount } from './compare-rows.ts';
import type { TrueRow } from './shapes.ts';

/** Which transaction of an answer is which of the truth: pairs in the order of both. */

/** More cells than this are not filled in; rows that occur once cut such a table into smaller ones. */
const MOST_CELLS = 200_000;

/** How much speaks for two rows being the same one; nothing where neither date nor amount is shared. */
function kinship(truth: TrueRow, got: Transaction): number {
  const date = truth.date === got.date;
  const amount = sameAmount(truth.amount, got.amount);
  if (!date && !amount) return 0;
  const balance = truth.balance != null && sameAmount(truth.balance, got.balance);
  return (date ? 1 : 0) + (amount ? 2 : 0) + rowLikeness(truth, got) + (balance ? 1 : 0);
}

/** The pairs of a span that have most in common, by dynamic programming. */
function alignSpan({ truth, got }: Rows, { truthFrom, truthTo, gotFrom, gotTo }: Span): Pair[] {
  const [height, width] = [truthTo - truthFrom, gotTo - gotFrom];
  const weight = Array.from({ length: height }, () => new Float64Array(width));
  const best = Array.from({ length: height + 1 }, () => new Float64Array(width + 1));
  const at = (table: readonly Float64Array[], i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= height; i++)
    for (let j = 1; j <= width; j++) {
      const shared = kinship(truth[truthFrom + i - 1] as TrueRow, got[gotFrom + j - 1] as Transaction);
      (weight[i - 1] as Float64Array)[j - 1] = shared;
      const together = shared > 1 ? at(best, i - 1, j - 1) + shared : 0;
      (best[i] as Float64Array)[j] = Math.max(at(best, i - 1, j), at(best, i, j - 1), together);
    }
  const pairs: Pair[] = [];
  let [i, j] = [height, width];
  while (i > 0 && j > 0) {
    const shared = at(weight, i - 1, j - 1);
    if (shared > 1 && at(best, i, j) === at(best, i - 1, j - 1) + shared) {
      i -= 1;
      j -= 1;
      pairs.push([truthFrom + i, gotFrom + j]);
    } else if (at(best, i, j) === at(best, i - 1, j)) i -= 1;
    else j -= 1;
  }
  return pairs.reverse();
}

/** A span too large for one table: what lies between its anchors, or row by row where it has none. */
function alignLarge(rows: Rows, span: Span): Pair[] {
  const { truthFrom, truthTo, gotFrom, gotTo } = span;
  const anchors = findAnchors(rows, span);
  if (anchors.length === 0)
    return Array.from({ length: Math.min(truthTo - truthFrom, gotTo - gotFrom) }, (_, k) => [
      truthFrom + k,
      gotFrom + k,
    ]);
  const pairs: Pair[] = [];
  let [i, j] = [truthFrom, gotFrom];
  for (const [t, g] of anchors) {
    pairs.push(...alignWithin(rows, { truthFrom: i, truthTo: t, gotFrom: j, gotTo: g }), [t, g]);
    [i, j] = [t + 1, g + 1];
  }
  return [...pairs, ...alignWithin(rows, { truthFrom: i, truthTo, gotFrom: j, gotTo })];
}

/** Equal rows at either end first, then what is left between them. */
function alignWithin(rows: Rows, span: Span): Pair[] {
  let { truthFrom, truthTo, gotFrom, gotTo } = span;
  const same = (t: number, g: number): boolean =>
    truthFrom < truthTo && gotFrom < gotTo && rowKey(rows.truth[t] as TrueRow) === rowKey(rows.got[g] as Transaction);
  const [head, tail]: [Pair[], Pair[]] = [[], []];
  while (same(truthFrom, gotFrom)) head.push([truthFrom++, gotFrom++]);
  while (same(truthTo - 1, gotTo - 1)) tail.push([--truthTo, --gotTo]);
  const [height, width] = [truthTo - truthFrom, gotTo - gotFrom];
  const between = height * width <= MOST_CELLS ? alignSpan : alignLarge;
  const middle = height > 0 && width > 0 ? between(rows, { truthFrom, truthTo, gotFrom, gotTo }) : [];
  return [...head, ...middle, ...tail.reverse()];
}

/** Pairs of indexes, `[of the truth, of the answer]`, each row in one pair at most. */
export const alignRows = (truth: readonly TrueRow[], got: readonly Transaction[]): Pair[] =>
  alignWithin({ truth, got }, { truthFrom: 0, truthTo: truth.length, gotFrom: 0, gotTo: got.length });
