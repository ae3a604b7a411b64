import {
  type Check,
  type DateDoubt,
  decimalsOf,
  fromMinor,
  isContradicted,
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

/** Why sums that come out leave something open; `long`: dates go over too many months; `unknown`: nobody noted why. */
export type Doubt = DateDoubt | 'long' | 'unknown' | 'direction';

/** What a row is marked for: a sum breaks at it, no figure binds it, or its date is not certain. */
export type RowDoubt = 'broken' | 'unbound' | 'date';

export interface Explanation {
  readonly status: Reconciliation['status'];
  readonly findings: readonly Finding[];
  /** What of the dates, and of the direction of the amounts, is not certain. */
  readonly doubts: readonly Doubt[];
  /** Rows that no printed figure binds, by index. */
  readonly unbound: ReadonlySet<number>;
  /** Rows whose dates are not certain, by index; none where it is all of them. */
  readonly undated: ReadonlySet<number>;
  /** What is to be marked in the table: where nothing binds any row, a mark at each would tell nothing. */
  readonly marks: ReadonlyMap<number, RowDoubt>;
}

/** Why a statement has its verdict, and at which rows. */
export function explain(statement: Statement): Explanation {
  const { status, checks, unbound = [] } = statement.reconciliation;
  const failed = checks.filter(isContradicted);
  const inDoubt = checks.find(({ kind, ok }) => kind === 'dates' && !ok)?.broken ?? [];
  const undated = inDoubt.length < statement.transactions.length ? inDoubt : [];
  const broken = failed.flatMap((check) => check.broken ?? []);
  const someBound = unbound.length < statement.transactions.length;
  return {
    status,
    findings: failed.flatMap((check) => findingsOf(check, statement)),
    doubts: doubtsOf(statement),
    unbound: new Set(unbound),
    undated: new Set(undated),
    marks: new Map<number, RowDoubt>([
      ...undated.map((index) => [index, 'date'] as const),
      ...(someBound ? unbound : []).map((index) => [index, 'unbound'] as const),
      ...broken.map((index) => [index, 'broken'] as const),
    ]),
  };
}

function doubtsOf({ reconciliation, period }: Statement): readonly Doubt[] {
  const { checks, unread = [] } = reconciliation;
  const { doubts = [] } = checks.find(({ kind }) => kind === 'dates') ?? {};
  const isBare = period.start === null && period.end === null;
  const why = doubts.map((doubt) => (doubt === 'period' && isBare ? 'long' : doubt));
  return [
    ...(unread.includes('direction') ? (['direction'] as const) : []),
    ...(unread.includes('dates') ? (why.length > 0 ? why : (['unknown'] as const)) : []),
  ];
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
