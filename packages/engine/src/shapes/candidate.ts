import type { Account, Transaction } from '@tallyleaf/contract';
import type { Reading } from './reading.ts';
import type { Row } from './row.ts';

/** The candidates for a statement, likeliest first; each but the first is worked out when it is asked for. */
export interface Candidates extends Iterable<Candidate> {
  readonly first: Candidate;
}

/** One way to read a statement: its figures for the verdict, and what it says apart from the verdict. */
export interface Candidate {
  readonly account: Account;
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly opening: string | null;
  readonly closing: string | null;
  readonly transactions: readonly Transaction[];
  /** Of each transaction, the row as printed. */
  readonly rows: readonly Row[];
  /** Of each transaction, how sure the model is of its lines (`Row.support`). */
  readonly support?: readonly (number | null)[];
  readonly decimals: number;
  readonly reading: Reading;
  /** Of each transaction, whether its date may be another. */
  readonly datesDoubtful: readonly boolean[];
  /** How it came about, in words. */
  readonly origin: () => string;
  readonly currencyAssumed: boolean;
  readonly yearAssumed: boolean;
}
