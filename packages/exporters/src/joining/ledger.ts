import type { Account, Transaction } from '@tallyleaf/contract';

/** The statements of one account over months, from any number of documents, as one list of transactions. */

/** Where something stands in the conversions that a ledger was made of. */
export interface Origin {
  /** Index into the conversions. */
  readonly conversion: number;
  /** Index into that conversion's statements. */
  readonly statement: number;
}

export interface LedgerRow {
  readonly transaction: Transaction;
  /** As `transactionIds` gives it. */
  readonly id: string;
  readonly origin: Origin & { readonly row: number };
}

/** A run of statements in which each begins where the one before ends; within it nothing is missing. */
export interface LedgerSpan {
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly opening: string | null;
  readonly closing: string | null;
  /** Each transaction once, in the order of the statements. */
  readonly rows: readonly LedgerRow[];
  /** The statements that it was joined from, in order. */
  readonly statements: readonly Origin[];
}

/** What is missing or contradicts between two spans. */
export interface LedgerGap {
  /**
   * `missing-days`: no statement covers them. `balance-break`: the days follow on one another, the balances do not.
   * `overlap-break`: two statements share days, and what they share does not explain their balances.
   */
  readonly kind: 'missing-days' | 'balance-break' | 'overlap-break';
  /** The last day before it and the first one after it; ISO dates. */
  readonly after: string | null;
  readonly before: string | null;
  /** Whole calendar months without a statement, `2025-04`. */
  readonly months: readonly string[];
  /** The balance that the statement before leads to; of an overlap, the closing balance printed on the one after. */
  readonly expected: string | null;
  /** The balance that the statement after begins with; of an overlap, what its new transactions lead to. */
  readonly found: string | null;
}

export interface Ledger {
  readonly account: Account;
  /** In the order of time; one where nothing is missing. */
  readonly spans: readonly LedgerSpan[];
  /** Between span n and span n + 1. */
  readonly gaps: readonly LedgerGap[];
  /** Transactions that another statement had already. */
  readonly duplicates: readonly (Origin & { readonly row: number })[];
}
