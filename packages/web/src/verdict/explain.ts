import {
  type Check,
  decimalsOf,
  fromMinor,
  type Reconciliation,
  type Statement,
  sumAmounts,
  toMinor,
} from '@tallyleaf/contract';

/** What a statement's verdict rests on, in figures that a sentence can be made of. Nothing is decided here. */

export type Finding =
  /** Opening and rows do not make the closing balance; `difference` is printed less reckoned. */
  | { readonly kind: 'closing'; readonly printed: string; readonly reckoned: string; readonly difference: string }
  /** A printed running balance does not follow from the one before it. */
  | { readonly kind: 'running'; readonly index: number; readonly difference: string | null }
  | { readonly kind: 'total'; readonly label: string | null; readonly printed: string; readonly read: string }
  | { readonly kind: 'count'; readonly label: string | null; readonly printed: string; readonly read: string };

export interface Explanation {
  readonly status: Reconciliation['status'];
  readonly findings: readonly Finding[];
  /** Rows that no printed figure binds, by index. */
  readonly unbound: ReadonlySet<number>;
  /** What is to be marked in the table: where nothing binds any row, a mark at each would tell nothing. */
  readonly marks: ReadonlyMap<number, 'broken' | 'unbound'>;
}

/** Why a statement has its verdict, and at which rows. */
export function explain(statement: Statement): Explanation {
  const { status, checks, unbound = [] } = statement.reconciliation;
  const failed = checks.filter((check) => !check.ok);
  const broken = failed.flatMap((check) => check.broken ?? []);
  const someBound = unbound.length < statement.transactions.length;
  return {
    status,
    findings: failed.flatMap((check) => findingsOf(check, statement)),
    unbound: new Set(unbound),
    marks: new Map([
      ...(someBound ? unbound : []).map((index) => [index, 'unbound'] as const),
      ...broken.map((index) => [index, 'broken'] as const),
    ]),
  };
}

function findingsOf(check: Check, statement: Statement): readonly Finding[] {
  const { kind, expected = '', found = '', label = null } = check;
  if (kind === 'opening-plus-transactions-is-closing') return closingFinding(statement);
  if (kind === 'running-balance') {
    return (check.broken ?? []).map((index) => ({ kind: 'running', index, difference: missingAt(statement, index) }));
  }
  return [{ kind: kind === 'count' ? 'count' : 'total', label, printed: expected, read: found }];
}

function closingFinding({ opening, closing, transactions, account }: Statement): readonly Finding[] {
  if (opening === null || closing === null) return [];
  const decimals = decimalsOf(account.currency);
  const reckoned = sumAmounts([opening, ...transactions.map(({ amount }) => amount)], decimals);
  const difference = fromMinor(toMinor(closing, decimals) - toMinor(reckoned, decimals), decimals);
  return [{ kind: 'closing', printed: closing, reckoned, difference }];
}

/**
 * What is missing before the balance printed on a row: that balance, less the one printed before it and the amounts
 * since. Null where no balance is printed on the row or before it.
 */
export function missingAt({ opening, transactions, account }: Statement, index: number): string | null {
  const decimals = decimalsOf(account.currency);
  const balance = transactions[index]?.balance;
  if (balance === null || balance === undefined) return null;
  let since = 0n;
  for (let row = index; row >= 0; row -= 1) {
    const transaction = transactions[row];
    if (!transaction) return null;
    if (row < index && transaction.balance !== null) {
      return fromMinor(toMinor(balance, decimals) - toMinor(transaction.balance, decimals) - since, decimals);
    }
    since += toMinor(transaction.amount, decimals);
  }
  if (opening === null) return null;
  return fromMinor(toMinor(balance, decimals) - toMinor(opening, decimals) - since, decimals);
}

/** An amount without its sign, for sentences that say which way it goes. */
export const unsigned = (amount: string): string => amount.replace('-', '');
