import type { Reconciliation, Statement } from '@tallyleaf/contract';
import { isContradicted } from '@tallyleaf/contract/plain';
import { accountAndPeriod } from './parted.ts';
import type { Unexplained } from './unexplained.ts';

/**
 * The one comparator: which of two readings is better, and when a reading is good enough, at each of the three places where
 * the search chooses.
 *
 *     candidates of one statement    scoreCandidate, overlooks
 *     readings of one layout         rateReading, losesBalances, isSettled, isClosed
 *     readings of other ink or pages provesMore, losesLinks, losesRows, losesWords, losesPaper, isProven, isSummedUp, isNearlyProven
 */

/** What was read of a document, as far as it is compared. */
interface Found {
  readonly statements: readonly Statement[];
}

const RANK = { verified: 2, unverifiable: 1, failed: 0 } as const;

/** How many printed figures come out. */
const figuresRight = ({ checks }: Reconciliation): number =>
  checks.filter(({ kind, ok }) => ok && kind !== 'dates').length;

const brokenIn = (checks: Reconciliation['checks']): number =>
  checks.reduce((sum, { broken = [] }) => sum + broken.length, 0);

/** How good one way to read a statement's signs and ends is: its verdict, then the figures that come out, then how few rows break. */
export function scoreCandidate(reconciliation: Reconciliation): number {
  const { status, checks } = reconciliation;
  return RANK[status] * 1e6 + figuresRight(reconciliation) * 1e3 - brokenIn(checks.filter(isContradicted));
}

/** A candidate that explains fewer printed figures than one that the page contradicts itself in has only overlooked some. */
export const overlooks = (one: Reconciliation, best: Reconciliation | null): boolean =>
  best?.cause === 'printed' && figuresRight(one) < figuresRight(best);

/*
 * Readings of one layout: what printed figures bind counts most, rows that nothing binds little, and what the page prints
 * and a reading makes nothing of counts against it. Finding nothing is the worst reading, not the best.
 */

/** What a row is worth: bound by figures that come out, and bound by nothing. */
const BOUND = 1;
const UNBOUND = 0.2;
/** What a statement proven as a whole is worth beside its rows. */
const PROVEN = 3;
/** What a check that does not hold costs. */
const FAILED = 1;
/** What a line that looks like a booking costs, and a figure on a row, where nothing is made of it, or what comes to nothing. */
const LINE_LEFT = 0.2;
const FIGURE_LEFT = 0.1;

const BESIDE_SUMS: ReadonlySet<string> = new Set(['scale', 'dates', 'direction']);

/** Statements whose sums prove them, though scale, days or direction may not be proven. */
export const isSummed = ({ status, unread, unbound }: Reconciliation): boolean =>
  status === 'verified' ||
  (status === 'unverifiable' && unbound?.length === 0 && unread?.every((what) => BESIDE_SUMS.has(what)) === true);

/** Rows that running balances bind, less those at which they break. */
function linkedRows({ checks }: Reconciliation): number {
  const running = checks.find(({ kind }) => kind === 'running-balance');
  return running ? Math.max(0, (running.rows ?? 0) - 2 * (running.broken?.length ?? 0)) : 0;
}

function rateStatement({ reconciliation, transactions }: Statement): number {
  const { status, checks, unbound = [] } = reconciliation;
  const rows = transactions.length;
  if (isSummed(reconciliation)) return rows * BOUND + PROVEN;
  const isBound = status === 'failed' && reconciliation.cause === 'printed';
  const bound = isBound
    ? rows
    : status === 'failed'
      ? Math.min(rows, linkedRows(reconciliation))
      : rows - unbound.length;
  const failed = checks.filter(({ kind, ok }) => !ok && kind !== 'dates').length;
  return (
    bound * BOUND + (rows - bound) * UNBOUND - failed * FAILED - brokenIn(checks.filter(isContradicted)) * FIGURE_LEFT
  );
}

/** What it costs to cut an account's statement in two where a part does not add up: as much as a part that does is worth. */
const CUT = PROVEN;

/** How often there is one more statement of a named account and period though not all of them add up. */
function cutsIn(statements: readonly Statement[]): number {
  const named = statements.filter(({ account }) => account.number !== null || account.iban !== null);
  const parts = new Map<string, Statement[]>();
  for (const one of named) parts.set(accountAndPeriod(one), [...(parts.get(accountAndPeriod(one)) ?? []), one]);
  const isCut = (of: readonly Statement[]): boolean => !of.every(({ reconciliation }) => isSummed(reconciliation));
  return [...parts.values()].filter(isCut).reduce((sum, { length }) => sum + length - 1, 0);
}

/** How good a reading is; the higher, the better. */
export const rateReading = (statements: readonly Statement[], left: Unexplained): number =>
  statements.reduce((sum, statement) => sum + rateStatement(statement), 0) -
  cutsIn(statements) * CUT -
  left.lines * LINE_LEFT -
  left.figures * FIGURE_LEFT;

/**
 * True where the sums prove each statement, or other figures prove our reading of it and the page contradicts itself.
 * Another reading could only overlook what contradicts.
 */
export const isSettled = ({ statements }: Found): boolean =>
  statements.length > 0 &&
  statements.every(({ reconciliation }) => isSummed(reconciliation) || reconciliation.cause === 'printed');

/** How much of a reading is proven: more of the first that differs is better. */
const standing = ({ statements }: Found): number[] => {
  const of = (status: string): Statement[] =>
    statements.filter(({ reconciliation }) => reconciliation.status === status);
  const failed = statements.flatMap(({ reconciliation }) => reconciliation.checks.filter(isContradicted));
  return [of('verified').length, -of('failed').length, -brokenIn(failed), -failed.length];
};

const rowsIn = ({ statements }: Found): number =>
  statements.reduce((sum, { transactions }) => sum + transactions.length, 0);

/** Above 0 where the first reading proves more, below 0 where it proves less or reads fewer rows. */
export function compareProofs(one: Found, other: Found): number {
  if (one.statements.length !== other.statements.length || rowsIn(one) < rowsIn(other)) return -1;
  const [a, b] = [standing(one), standing(other)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

/** Whether a reading of the same pages proves more than another, without losing rows. */
export const provesMore = (one: Found, other: Found): boolean =>
  (other.statements.length === 0 && one.statements.length > 0) || compareProofs(one, other) > 0;

export const isVerified = ({ reconciliation }: Statement): boolean => reconciliation.status === 'verified';

/** Whether all that was found is proven. */
export const isProven = ({ statements }: Found): boolean => statements.length > 0 && statements.every(isVerified);

/** Rows that balances lead to. */
const linkedIn = ({ statements }: Found): number =>
  statements.reduce((sum, { reconciliation }) => sum + linkedRows(reconciliation), 0);

/** Whether balances that lead from row to row in one reading lead nowhere in another of the same pages, or are not read at all. */
export const losesLinks = (one: Found, other: Found): boolean => linkedIn(one) < linkedIn(other);

/** Whether most of them do not: a column of balances is left aside, and no row alone that is a sum. */
export const losesBalances = (one: Found, other: Found): boolean => linkedIn(one) * 2 < linkedIn(other);

/** Whether rows of another reading of the same pages are gone and no more rows than in it add up: only what did not was left out. */
export function losesRows(one: Found, other: Found): boolean {
  const summed = ({ statements }: Found): number =>
    rowsIn({ statements: statements.filter(({ reconciliation }) => isSummed(reconciliation)) });
  return rowsIn(one) < rowsIn(other) && summed(one) <= summed(other);
}

const lettersIn = ({ statements }: Found): number =>
  statements.reduce((sum, { transactions }) => transactions.reduce((all, row) => all + row.description.length, sum), 0);

/**
 * Whether another reading of as many rows says more of them, and the words that are gone are all that left its directions
 * unproven: who cuts off what speaks against a proof has none.
 */
export function losesWords(one: Found, other: Found): boolean {
  const doubted = other.statements.some(({ reconciliation: { unread } }) => unread?.includes('direction'));
  return doubted && rowsIn(one) === rowsIn(other) && lettersIn(one) < lettersIn(other);
}

/**
 * Whether the rows of pages were taken for no statement, and fewer than half of them stand in what another reading takes for one:
 * a list's last lines are no statement by themselves.
 */
export const losesPaper = (one: Found, other: Found & { readonly booked: number }): boolean =>
  other.statements.length === 0 && 2 * rowsIn(one) < other.booked;

/**
 * Whether the sums of all that was found come out. A page that is cut in two may lose what contradicts it, so that no less
 * will do, and no balance that leads to the next may go.
 */
export const isSummedUp = ({ statements }: Found): boolean =>
  statements.length > 0 && statements.every(({ reconciliation }) => isSummed(reconciliation));

/**
 * Whether the rows of all that was found lead from a printed opening to a printed closing balance. Where other columns than
 * the headings name are booked, totals are not enough: each column of a table may have its own.
 */
export const isClosed = (found: Found): boolean =>
  isSummedUp(found) &&
  found.statements.every(({ reconciliation: { checks } }) =>
    checks.some(({ kind, ok }) => ok && kind === 'opening-plus-transactions-is-closing'),
  );

/** Of a column's running sums, the share that misread figures break. */
const FEW_BROKEN = 0.25;

/**
 * Whether readers of print may mend a reading: some of its sums come out and others do not, or most of a column's do. Where
 * none do, the page was taken for what it is not, and where nothing is to come out, nothing tells that it was mended.
 */
export const isNearlyProven = ({ statements }: Found): boolean =>
  statements.some(({ reconciliation: { status, checks }, transactions }) => {
    const sums = checks.filter(({ kind }) => kind !== 'dates');
    const near = sums.some(({ ok, broken }) => ok || (broken && broken.length <= FEW_BROKEN * transactions.length));
    return status === 'failed' && near;
  });
