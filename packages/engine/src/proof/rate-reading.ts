import type { Reconciliation, Statement } from '@tallyleaf/contract';
import type { Unexplained } from './unexplained.ts';

/**
 * The one comparator of readings: what printed figures bind counts most, rows that nothing binds little, and what the
 * page prints and a reading makes nothing of counts against it. Finding nothing is the worst reading, not the best.
 */

/** What a row is worth: bound by figures that come out, and bound by nothing. */
const BOUND = 1;
const UNBOUND = 0.2;
/** What a statement proven as a whole is worth beside its rows. */
const PROVEN = 3;
/** What a check that does not hold costs. */
const FAILED = 1;
/** What a line that looks like a booking costs, and a figure on a row, where nothing is made of it. */
const LINE_LEFT = 0.2;
const FIGURE_LEFT = 0.1;

/** Statements whose sums prove them, though days or direction may not be proven. */
export const isSummed = ({ status, unread, unbound }: Reconciliation): boolean =>
  status === 'verified' ||
  (status === 'unverifiable' &&
    unbound?.length === 0 &&
    unread?.every((what) => what === 'dates' || what === 'direction') === true);

/** Rows that running balances bind, less those at which they break. */
function linkedRows({ checks }: Reconciliation): number {
  const running = checks.find(({ kind }) => kind === 'running-balance');
  return running ? Math.max(0, (running.rows ?? 0) - 2 * (running.broken?.length ?? 0)) : 0;
}

/** Whether balances that lead from row to row in one reading lead nowhere in another of the same pages, or are not read at all. */
export function losesLinks(one: readonly Statement[], other: readonly Statement[]): boolean {
  const linked = (statements: readonly Statement[]): number =>
    statements.reduce((sum, { reconciliation }) => sum + linkedRows(reconciliation), 0);
  return linked(one) < linked(other);
}

function rateStatement({ reconciliation, transactions }: Statement): number {
  const { status, checks, unbound = [] } = reconciliation;
  const rows = transactions.length;
  if (isSummed(reconciliation)) return rows * BOUND + PROVEN;
  const bound = status === 'failed' ? Math.min(rows, linkedRows(reconciliation)) : rows - unbound.length;
  const failed = checks.filter(({ kind, ok }) => !ok && kind !== 'dates').length;
  return bound * BOUND + (rows - bound) * UNBOUND - failed * FAILED;
}

/** How good a reading is; the higher, the better. */
export const rateReading = (statements: readonly Statement[], left: Unexplained): number =>
  statements.reduce((sum, statement) => sum + rateStatement(statement), 0) -
  left.lines * LINE_LEFT -
  left.figures * FIGURE_LEFT;
