import type { Minor, Place } from '@tallyleaf/contract';
import type { Row } from './row.ts';

/** A printed figure in minor units, and where it stands. */
export interface PrintedFigure {
  readonly value: Minor;
  readonly label: string;
  readonly where: Place | null;
}

/** What `reconcile` needs of a transaction: its signed amount and the balance printed beside it, if any. */
export interface SummedRow {
  readonly amount: Minor;
  readonly balance: Minor | null;
  /** The balance is printed on a line of its own, below the row. */
  readonly apart?: boolean;
}

/**
 * A printed sum or count of some of the rows. Totals of money out are printed with a minus or without: `direction` says
 * what the words beside it say. Where they say nothing (`null`), only its magnitude can be compared, which proves no sign.
 */
export interface PrintedTotal {
  readonly kind: 'printed-totals' | 'subtotal' | 'count';
  readonly direction: 'in' | 'out' | 'net' | null;
  readonly label: string;
  /** Minor units, or the number of rows for a count. */
  readonly expected: Minor;
  /** Indexes of the rows that it covers. */
  readonly rows: readonly number[];
  readonly where: Place | null;
  /** How many sets of rows its sum was compared with until one came out; left out where its name says which rows it is of. */
  readonly tried?: number;
}

/** What is known of the booking dates: no sum guards them. */
export interface DateEvidence {
  /** Of each transaction, its booking date (ISO 8601). */
  readonly days: readonly string[];
  /** Of each transaction, the table, section or card holder's group in which days run in one direction. */
  readonly groups: readonly number[];
  readonly period: { readonly start: string | null; readonly end: string | null };
  /** Running balances give the rows their order. */
  readonly chained: boolean;
  /** A card's bill that prints dates of purchase only. */
  readonly purchases: boolean;
  /** Which of the columns of dates gives the booking date is certain. */
  readonly columnSure: boolean;
  /** Day and month are told apart. */
  readonly orderSure: boolean;
  /** The year is printed beside the dates, or follows from the period. */
  readonly yearSure: boolean;
}

/** A transaction's row, its signed amount, and the direction that its section's title says. */
export interface SignedRow {
  readonly row: Row;
  readonly amount: Minor;
  readonly section: 'in' | 'out' | null;
  /** The balance beside it, as the account holder's. */
  readonly balance?: Minor | null;
}

/** What is known of the amounts' signs: all sums come out with every sign turned as well. */
export interface DirectionEvidence {
  readonly rows: readonly SignedRow[];
  /** `unnamed`: no number of an account is printed, and no word says that it is a card's or a loan. */
  readonly kind: 'card' | 'loan' | 'deposit' | 'unnamed';
  /** Balances are read as the bank's (`SignScheme.owed`). */
  readonly owed: boolean;
  /** Balances connect the rows: the sign of one tells those of the others. */
  readonly connected: boolean;
}

/** A statement's figures as read, before a verdict. */
export interface Reading {
  readonly opening: PrintedFigure | null;
  readonly closing: PrintedFigure | null;
  readonly rows: readonly SummedRow[];
  readonly totals: readonly PrintedTotal[];
  /** Some pages of the document could not be read: rows may be missing. */
  readonly pagesUnread?: boolean;
  /** Some line that may be a row, or part this statement from another one, was not read: what was read is not all there is. */
  readonly linesUnread?: boolean;
  /** Digits behind the only mark of its figures may be thousands as well as decimals. */
  readonly scaleOpen?: boolean;
  /** Left out where dates are not judged. */
  readonly dates?: DateEvidence;
  /** Left out where directions are not judged. */
  readonly direction?: DirectionEvidence;
}
