import {
  decimalsOf,
  fromMinor,
  isContradicted,
  type Reconciliation,
  type Statement,
  type Transaction,
  toMinor,
} from '@tallyleaf/contract';
import { explain, type Finding } from '../../../verdict/explain.ts';

/**
 * What may be behind a sum that does not come out. A figure is proposed only where the printed sums name it and one small
 * slip explains it: two neighbouring digits swapped, one digit misread, a sign left out, a row read twice. Where more than
 * one row would do, none is proposed.
 */

export type Slip = 'swapped' | 'digit' | 'sign' | 'doubled';

export interface Proposal {
  readonly slip: Slip;
  /** The row's place. */
  readonly row: number;
  readonly cell: 'amount' | 'balance';
  /** What stands there, and what would; null: the row would go. */
  readonly from: string;
  readonly to: string | null;
  /** How far it is off, without a sign. */
  readonly off: string;
}

/** What judges a statement again: the engine's own check. */
export type Recheck = (statement: Statement) => Reconciliation;

/** Statements of more rows are looked through row by row only where a running balance says between which ones. */
const MOST_ROWS = 20_000;

/** Slips that are tried for one break: where so many rows could be meant, none is, and each costs a check of all rows. */
const MOST_TRIED = 40;

/** What is proposed for a statement that does not add up, at most one thing for each break. */
export function proposalsFor(statement: Statement, recheck: Recheck): readonly Proposal[] {
  const { status, findings } = explain(statement);
  if (status !== 'failed') return [];
  const running = findings.filter(({ kind }) => kind === 'running');
  const found = (running.length > 0 ? running : findings.filter(({ kind }) => kind === 'closing')).flatMap(
    (finding) => {
      const [only, ...others] = explanationsOf(finding, statement, recheck);
      return only && others.length === 0 ? [only] : [];
    },
  );
  return found.filter((one, index) => found.findIndex((other) => sameEdit(one, other)) === index);
}

const sameEdit = (one: Proposal, other: Proposal): boolean =>
  one.row === other.row && one.cell === other.cell && one.to === other.to;

function explanationsOf(finding: Finding, statement: Statement, recheck: Recheck): readonly Proposal[] {
  if (finding.kind !== 'running' && finding.kind !== 'closing') return [];
  if (finding.difference === null || statement.transactions.length > MOST_ROWS) return [];
  const decimals = decimalsOf(statement.account.currency);
  const missing = toMinor(finding.difference, decimals);
  const last = finding.kind === 'running' ? finding.index : statement.transactions.length - 1;
  const first = finding.kind === 'running' ? afterBalanceBefore(statement.transactions, finding.index) : 0;
  const before = faultsOf(statement.reconciliation);
  const held: Proposal[] = [];
  let tried = 0;
  for (const candidate of candidatesOf(statement.transactions, { first, last, missing, decimals })) {
    tried += 1;
    if (tried > MOST_TRIED) return [];
    if (faultsOf(recheck(withEdit(statement, candidate))) < before) held.push(candidate);
    if (held.length > 1) break;
  }
  return held;
}

/** How much a verdict finds wrong. */
const faultsOf = ({ checks }: Reconciliation): number =>
  checks.filter(isContradicted).reduce((sum, { broken }) => sum + Math.max(1, broken?.length ?? 0), 0);

/** The first row of those that the balance on a row is the sum of. */
function afterBalanceBefore(rows: readonly Transaction[], index: number): number {
  for (let row = index - 1; row >= 0; row -= 1) if (rows[row]?.balance !== null) return row + 1;
  return 0;
}

interface Stretch {
  readonly first: number;
  readonly last: number;
  /** Printed less reckoned. */
  readonly missing: bigint;
  readonly decimals: number;
}

function* candidatesOf(rows: readonly Transaction[], { first, last, missing, decimals }: Stretch): Generator<Proposal> {
  const off = fromMinor(missing < 0n ? -missing : missing, decimals);
  for (let row = first; row <= last; row += 1) {
    const now = rows[row];
    if (!now) continue;
    const wanted = fromMinor(toMinor(now.amount, decimals) + missing, decimals);
    const slip = slipBetween(now.amount, wanted);
    if (!/[1-9]/.test(wanted) && row > first && isSame(now, rows[row - 1])) {
      yield { slip: 'doubled', row, cell: 'amount', from: now.amount, to: null, off };
    } else if (slip) yield { slip, row, cell: 'amount', from: now.amount, to: wanted, off };
  }
  const balance = rows[last]?.balance ?? null;
  if (balance === null) return;
  const wanted = fromMinor(toMinor(balance, decimals) - missing, decimals);
  const slip = slipBetween(balance, wanted);
  if (slip) yield { slip, row: last, cell: 'balance', from: balance, to: wanted, off };
}

const isSame = (row: Transaction, other: Transaction | undefined): boolean =>
  other !== undefined &&
  row.amount === other.amount &&
  row.date === other.date &&
  row.description.trim() === other.description.trim();

/** By which slip of reading one figure may have come of another; null where it is none. */
export function slipBetween(read: string, meant: string): Exclude<Slip, 'doubled'> | null {
  const bare = (amount: string): string => amount.replace('-', '');
  const [one, other] = [bare(read), bare(meant)];
  if (one === other) return read === meant ? null : 'sign';
  if (one.length !== other.length || read.startsWith('-') !== meant.startsWith('-')) return null;
  const unlike = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [at = -1, next = -1] = unlike;
  if (unlike.length === 1) return 'digit';
  if (unlike.length !== 2 || !areNeighbours(one, at, next)) return null;
  return one[at] === other[next] && one[next] === other[at] ? 'swapped' : null;
}

/** Digits beside each other, the decimal point not counted. */
const areNeighbours = (figure: string, at: number, next: number): boolean =>
  next - at === 1 || (next - at === 2 && figure[at + 1] === '.');

function withEdit(statement: Statement, { row, cell, to }: Proposal): Statement {
  const { transactions } = statement;
  const now = transactions[row];
  if (!now) return statement;
  return {
    ...statement,
    transactions: to === null ? transactions.toSpliced(row, 1) : transactions.with(row, { ...now, [cell]: to }),
  };
}
