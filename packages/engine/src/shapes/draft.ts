import type { Item } from './row.ts';

/** What the pages say of an account, as printed. */
export interface AccountFacts {
  number: string | null;
  /** A number for payments between banks (CLABE, NIB, RIB …): the account's where no other is printed. */
  interbank: string | null;
  iban: string | null;
  bic: string | null;
  /** ISO 4217, where a code or name is printed beside the account. */
  currency: string | null;
  /** It is the likeliest of those that bear the printed name. */
  currencyAssumed?: boolean;
}

/** The part of a document that speaks of one account, before it is understood. */
export interface Draft {
  readonly facts: AccountFacts;
  readonly items: readonly Item[];
}
