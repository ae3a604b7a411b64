/** What a column of a statement holds, as its heading says. */
export const COLUMN_ROLES = [
  'date', // booking (posting) date, or the only one
  'value-date',
  'transaction-date', // the day of the purchase or order, beside a booking date
  'description',
  'reference', // cheque, document or transaction number
  'type', // kind of booking, a code or a word
  'amount', // one column for both directions
  'money-in',
  'money-out',
  'balance',
  'currency',
  'mark', // CR/DR, Af/Bij, 借贷标志: a column that holds the direction alone
  'fee',
  'net',
  'gross',
  'category',
  'counterparty',
  'counterparty-account',
  'note',
  'branch',
  'sequence', // line number
  'time',
  'foreign-amount', // before conversion; on card bills also the amount of the whole purchase
  'rate', // exchange rate or interest rate
  'card-number',
  'other', // a column of statements that is none of these: instalments, points …
] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What a line says, beside what it moves. */
export const PHRASES = [
  'opening', // balance at the beginning of the period
  'closing', // balance at its end; "solde au …" and its like are in both lists: place and date decide
  'carried-forward', // a page's balance, at its end
  'brought-forward', // the same at the next page's beginning; also a passbook's 繰越
  'subtotal',
  'total-in',
  'total-out',
  'total',
  'count', // number of bookings
  'daily-balance',
  'pending', // announced, not booked
  'period',
  'statement-date', // the day up to which it goes
  'print-date', // the day on which it was made, and dates that do not say of what
  'statement-number',
  'account-number',
  'iban',
  'bic',
  'holder',
  'currency',
  'section-in', // heading over bookings of money in
  'section-out',
  'section-booked', // heading over all bookings
  'summary',
  'available-balance',
  'credit-limit',
  'minimum-payment',
  'payment-due',
  'interest-rates',
  'page',
  'no-transactions',
  'not-a-transaction', // advertisements, legal notes and other lines that carry figures
] as const;

export type Phrase = (typeof PHRASES)[number];

/** `unknown` are accounts of no other kind: wallets, prepaid cards, cash beside securities. */
export const ACCOUNT_TYPES = ['checking', 'savings', 'credit-card', 'loan', 'unknown'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * What statements say in one language, as printed but in lower case, accents kept. Data only: the rules that use it are
 * elsewhere. A language that is missing is read by what stands in its columns.
 */
export interface Language {
  /** BCP 47: `en`, `de`, `zh-cn`. */
  readonly code: string;
  /** January to December; each month's names, genitives and abbreviations, without points. Empty lists in CJK, which number them. */
  readonly months: readonly (readonly string[])[];
  /** Names and abbreviations of the days of the week, without points. */
  readonly weekdays: readonly string[];
  /** Headings of columns, whole, or a line of one of several lines. */
  readonly headings: Readonly<Record<ColumnRole, readonly string[]>>;
  readonly phrases: Readonly<Record<Phrase, readonly string[]>>;
  /** Printed signs of direction at an amount or in a column of their own, seen by the account's holder. */
  readonly marks: { readonly in: readonly string[]; readonly out: readonly string[] };
  /** Titles of account and card statements. */
  readonly statementTitles: readonly string[];
  /** Titles of documents that are none: invoices, payslips, timetables, price lists. */
  readonly otherTitles: readonly string[];
  readonly accountTypes: Readonly<Record<AccountType, readonly string[]>>;
}
