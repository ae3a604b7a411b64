import type { Minor, Place } from '@tallyleaf/contract';

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
}
