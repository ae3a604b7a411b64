import type { Reconciliation } from '@tallyleaf/contract';
import type { Reading } from '../shapes/reading.ts';
import { datesCheck } from './checks/dates.ts';
import { openingToClosing } from './checks/opening-to-closing.ts';
import { printedTotals } from './checks/printed-totals.ts';
import { runningBalance } from './checks/running-balance.ts';
import { isDirectionProven } from './direction.ts';
import type { Finding } from './finding.ts';

/** Rows that no check binds, by index. */
function unboundRows(reading: Reading, findings: readonly Finding[]): number[] {
  const bound = new Set(findings.flatMap((finding) => finding.binds));
  return reading.rows.flatMap((_, i) => (bound.has(i) ? [] : [i]));
}

/**
 * A contradiction is in print when other checks that cover every row come out with what we read, as the sums of money
 * in and out do together: then our reading agrees with the page, and the page does not agree with itself.
 */
function causeOf(reading: Reading, findings: readonly Finding[]): 'printed' | 'reading' {
  const proven = new Set(findings.flatMap(({ check, binds }) => (check.ok ? binds : [])));
  return proven.size === reading.rows.length && proven.size > 0 ? 'printed' : 'reading';
}

/**
 * The verdict on what was read (contract, "Reconciliation"). It has no means of changing a figure: `verified` where
 * every check that the printed figures allow holds and every row is bound, `failed` where one does not hold,
 * `unverifiable` otherwise. `decimals` is the currency's number of decimals.
 */
export function reconcile(reading: Reading, decimals: number): Reconciliation {
  const findings = [
    openingToClosing(reading, decimals),
    runningBalance(reading, decimals),
    ...printedTotals(reading, decimals),
  ].filter((finding) => finding !== null);
  const sums = findings.map((finding) => finding.check);
  const dates = reading.dates ? datesCheck(reading.dates) : null;
  const checks = dates ? [...sums, dates] : sums;
  const unread = [
    ...(reading.pagesUnread ? ['pages' as const] : []),
    ...(reading.linesUnread ? ['lines' as const] : []),
    ...(reading.scaleOpen ? ['scale' as const] : []),
    ...(dates?.ok === false ? ['dates' as const] : []),
    ...(reading.direction && !isDirectionProven(reading.direction.rows, reading.direction)
      ? ['direction' as const]
      : []),
  ];
  const rest = unread.length > 0 ? { unread } : {};
  if (sums.some((check) => !check.ok)) return { status: 'failed', checks, cause: causeOf(reading, findings), ...rest };
  const unbound = unboundRows(reading, findings);
  const whole = sums.some((check) => check.kind === 'opening-plus-transactions-is-closing');
  // Running balances prove the rows that were read; only the way from opening to closing proves that none is missing.
  const proven = reading.pagesUnread ? whole : sums.some((check) => check.kind !== 'count');
  const doubted = unread.some((what) => what !== 'pages');
  if (unbound.length > 0 || !proven || doubted) return { status: 'unverifiable', checks, unbound, ...rest };
  return { status: 'verified', checks, ...rest };
}
