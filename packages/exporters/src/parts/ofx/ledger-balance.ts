import type { Statement } from '@tallyleaf/contract';
import { spanOf } from '../span.ts';

/** Where the statement's balance is taken from. */
export interface LedgerBalance {
  readonly amount: string;
  /** The day at whose end it holds, ISO. */
  readonly day: string;
  /** How many transactions were printed after it; 0 for a closing balance. */
  readonly before: number;
}

/** The closing balance; where none is printed, the last running balance that is; null where there is neither. */
export function ledgerBalance(statement: Statement): LedgerBalance | null {
  const span = spanOf(statement);
  if (!span) return null;
  if (statement.closing !== null) return { amount: statement.closing, day: span.end, before: 0 };
  const { transactions } = statement;
  const at = transactions.findLastIndex(({ balance }) => balance !== null);
  const row = transactions[at];
  if (!row || row.balance === null) return null;
  const before = transactions.length - 1 - at;
  return { amount: row.balance, day: before === 0 ? span.end : row.date, before };
}
