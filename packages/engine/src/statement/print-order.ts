import type { Minor } from '@tallyleaf/contract';

/** What print order is told from. */
export interface Ordered {
  readonly day: string | null;
  readonly amount: Minor;
  readonly balance: Minor | null;
}

/** How many neighbouring balances follow from each other, read forwards or backwards. */
function chained(rows: readonly Ordered[], forwards: boolean): number {
  let count = 0;
  for (let i = 1; i < rows.length; i++) {
    const [a, b] = [rows[i - 1] as Ordered, rows[i] as Ordered];
    if (a.balance === null || b.balance === null) continue;
    if (forwards ? a.balance + b.amount === b.balance : b.balance + a.amount === a.balance) count++;
  }
  return count;
}

/** True for a statement printed with its newest row first: by its balances, else by its days. */
export function isNewestFirst(rows: readonly Ordered[]): boolean {
  const forwards = chained(rows, true);
  const backwards = chained(rows, false);
  if (forwards !== backwards) return backwards > forwards;
  let falls = 0;
  let rises = 0;
  for (let i = 1; i < rows.length; i++) {
    const [a, b] = [rows[i - 1]?.day, rows[i]?.day];
    if (a && b && a > b) falls++;
    if (a && b && a < b) rises++;
  }
  return falls > rises;
}
