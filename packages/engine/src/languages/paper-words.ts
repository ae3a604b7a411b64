import { list } from './list.ts';

/** Words by which a paper shows whose it is: a bank's or card issuer's, or a trader's, landlord's, employer's … */
export interface PaperWords {
  /** What only an institution that keeps accounts says: overdraft, deposit protection, available balance. Anywhere. */
  readonly banking: readonly string[];
  /** Kinds of bookings, as bookings' texts name them: card payments, cash machines, standing orders. */
  readonly bookings: readonly string[];
  /** Headings of columns that other papers have: quantities, unit prices, due dates, meter readings. */
  readonly columns: readonly string[];
  /** What other papers say beside their rows: whom they bill, what is overdue, what an employee is paid. */
  readonly labels: readonly string[];
  /** What the rows of a trader's account are: invoices, credit notes, payments received. */
  readonly documents: readonly string[];
}

/** The words of one language, each list as one text. */
export const words = (
  banking: string,
  bookings: string,
  columns: string,
  labels: string,
  documents: string,
): PaperWords => ({
  banking: list(banking),
  bookings: list(bookings),
  columns: list(columns),
  labels: list(labels),
  documents: list(documents),
});
