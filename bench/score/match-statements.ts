import type { Statement } from '@tallyleaf/contract';
import { sameAmount } from './compare-rows.ts';
import type { TrueStatement } from './shapes.ts';
import { normal } from './text.ts';

/** Which statement of an answer is which of the truth, by what they share. */

export interface Matches {
  /** Indexes, `[of the truth, of the answer]`, the likest first. */
  readonly pairs: readonly (readonly [truth: number, got: number])[];
  /** Statements of the truth that the answer has nothing for. */
  readonly missed: readonly number[];
  /** Statements of the answer that are not there. */
  readonly extra: readonly number[];
}

/** How many dates with their amounts two statements share, each as often as both have it. */
function sharedRows(truth: TrueStatement, got: Statement): number {
  const left = new Map<string, number>();
  const key = (row: { date: string; amount: string }): string => `${row.date}|${row.amount}`;
  for (const row of truth.transactions) left.set(key(row), (left.get(key(row)) ?? 0) + 1);
  return got.transactions.filter((row) => {
    const count = left.get(key(row)) ?? 0;
    left.set(key(row), count - 1);
    return count > 0;
  }).length;
}

const sameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && normal(one) === normal(other));

function kinship(truth: TrueStatement, got: Statement): number {
  const overlap = sharedRows(truth, got) / Math.max(1, truth.transactions.length, got.transactions.length);
  const [account, other] = [truth.account, got.account];
  return (
    overlap * 3 +
    (sameText(account.number, other.number) || sameText(account.iban, other.iban) ? 1 : 0) +
    (account.currency === other.currency ? 0.5 : 0) +
    (truth.period.end && truth.period.end === got.period.end ? 0.3 : 0) +
    (sameAmount(truth.closing, got.closing) ? 0.3 : 0)
  );
}

/** Matches statements one to one; of several that are as like, the first. */
export function matchStatements(truth: readonly TrueStatement[], got: readonly Statement[]): Matches {
  const candidates = truth
    .flatMap((one, t) => got.map((other, g) => ({ t, g, shared: kinship(one, other) })))
    .sort((a, b) => b.shared - a.shared || a.t - b.t || a.g - b.g);
  const [takenTruth, takenGot] = [new Set<number>(), new Set<number>()];
  const pairs: [number, number][] = [];
  for (const { t, g } of candidates) {
    if (takenTruth.has(t) || takenGot.has(g)) continue;
    takenTruth.add(t);
    takenGot.add(g);
    pairs.push([t, g]);
  }
  return {
    pairs,
    missed: [...truth.keys()].filter((t) => !takenTruth.has(t)),
    extra: [...got.keys()].filter((g) => !takenGot.has(g)),
  };
}
