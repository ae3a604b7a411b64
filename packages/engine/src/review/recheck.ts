import type { Check, Covers, Minor, Reconciliation, Statement, Transaction } from '@tallyleaf/contract';
import { decimalsOf, toMinor } from '@tallyleaf/contract/plain';
import { reconcile } from '../proof/reconcile.ts';
import type { PrintedFigure, PrintedTotal, Reading, SummedRow } from '../shapes/reading.ts';
import { recheckDates } from './recheck-dates.ts';

/** Whether an amount is among those of one side; nothing moved is among both. */
const isOfSide = (amount: Minor, sign: Covers['sign']): boolean =>
  sign === undefined || amount === 0n || (sign === 'in') === amount > 0n;

/** The rows that a printed sum is of, by index. */
function rowsOf({ rows: span, sign, except = [] }: Covers, rows: readonly SummedRow[]): number[] {
  const [first, last] = span ?? [0, rows.length - 1];
  const left = new Set(except);
  return rows.flatMap(({ amount }, i) =>
    i >= first && i <= last && !left.has(i) && isOfSide(amount, sign) ? [i] : [],
  );
}

function totalOf(check: Check, rows: readonly SummedRow[], decimals: number): PrintedTotal | null {
  const { kind, covers, expected, label = '', where, tried } = check;
  if (kind === 'running-balance' || kind === 'opening-plus-transactions-is-closing' || kind === 'dates') return null;
  if (!covers || expected === undefined) return null;
  return {
    kind,
    label,
    // What was signed once is compared as it is; with a side it is signed again in the same way.
    direction: covers.unsigned ? null : (covers.sign ?? 'net'),
    expected: kind === 'count' ? BigInt(expected) : toMinor(expected, decimals),
    rows: rowsOf(covers, rows),
    where: where?.[0] ?? null,
    ...(tried !== undefined && { tried }),
  };
}

/** A statement's figures as they stand now, for another verdict. */
function readingOf({ opening, closing, transactions, reconciliation }: Statement, decimals: number): Reading {
  const { checks, unread = [] } = reconciliation;
  const whole = checks.find(({ kind }) => kind === 'opening-plus-transactions-is-closing');
  const apart = new Map(checks.flatMap((check) => (check.apart ?? []).map(({ row, balance }) => [row, balance])));
  const figure = (amount: string | null, at: number): PrintedFigure | null =>
    amount === null ? null : { value: toMinor(amount, decimals), label: '', where: whole?.where?.[at] ?? null };
  const rows = transactions.map(({ amount, balance }, i): SummedRow => {
    const below = apart.get(i);
    const printed = balance ?? below ?? null;
    return {
      amount: toMinor(amount, decimals),
      balance: printed === null ? null : toMinor(printed, decimals),
      ...(balance === null && below !== undefined && { apart: true }),
    };
  });
  return {
    opening: figure(opening, 0),
    closing: figure(closing, 1),
    rows,
    totals: checks.flatMap((check) => totalOf(check, rows, decimals) ?? []),
    pagesUnread: unread.includes('pages'),
    linesUnread: unread.includes('lines'),
  };
}

const wasDisputed = ({ evidence = [] }: Transaction): boolean =>
  evidence.some(({ kind, field }) => kind === 'doubtful' && field === 'date');

/** Rows whose date readers dispute, and that nobody corrected: no sum guards a date. */
const disputedDates = ({ transactions }: Statement): number[] =>
  transactions.flatMap((row, i) => (row.read?.date === undefined && wasDisputed(row) ? [i] : []));

type Unread = NonNullable<Reconciliation['unread']>;

const ORDER: Unread = ['pages', 'lines', 'words', 'scale', 'dates', 'direction'];

/** What sums do not prove, and nothing else does, either: all but what a person said is right. */
function unreadNow(statement: Statement, dates: Check | null, disputed: boolean): Unread {
  const { unread = [], confirmed = [] } = statement.reconciliation;
  const rest = unread.filter((what) => what !== 'dates' && !(what === 'direction' && confirmed.includes('direction')));
  const unsettled =
    unread.includes('dates') && !confirmed.includes('dates') && !statement.transactions.some(wasDisputed);
  const doubted = disputed || (dates ? !dates.ok : unsettled);
  return ORDER.filter((what) => (what === 'dates' ? doubted : rest.includes(what)));
}

/** What keeps a statement whose sums come out from being verified. */
const UNPROVEN: Unread = ['words', 'scale', 'dates', 'direction'];

/**
 * The verdict on a statement as it stands, after a person corrected it: the printed figures that were found are held
 * against its rows again, by the same checks as when it was read, and its dates against the period. What a person said is
 * right (`confirmed`) is doubted no more. Of a statement that nobody touched it is the verdict that it has.
 * @throws {RangeError} where an amount has more decimals than the currency
 */
export function recheck(statement: Statement): Reconciliation {
  const { evidence, confirmed } = statement.reconciliation;
  const decimals = decimalsOf(statement.account.currency);
  const { unread: _, ...again } = reconcile(readingOf(statement, decimals), decimals);
  const dates = recheckDates(statement, confirmed?.includes('dates') ?? false);
  const disputed = disputedDates(statement);
  const unread = unreadNow(statement, dates, again.status === 'verified' && disputed.length > 0);
  const told: Reconciliation = {
    ...again,
    checks: dates ? [...again.checks, dates] : again.checks,
    ...(evidence && { evidence }),
    ...(unread.length > 0 && { unread }),
    ...(confirmed && { confirmed }),
  };
  if (again.status !== 'verified' || (disputed.length === 0 && !unread.some((what) => UNPROVEN.includes(what)))) {
    return told;
  }
  return { ...told, status: 'unverifiable', unbound: disputed };
}
