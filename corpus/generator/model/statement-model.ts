import type { NationalNumber } from './national.ts';

/** What is true of an account, whatever a page shows of it. Money is exact: minor units of the account's currency. */

/** The contract's account types, apart from `unknown`. */
export type AccountType = 'checking' | 'savings' | 'credit-card' | 'loan';

/** One change of the balance. */
export interface Entry {
  /** Booking date, ISO. */
  readonly date: string;
  /** Value date, ISO. */
  readonly valueDate: string;
  /** What kind of booking it is, as a statement words it in a column of its own. */
  readonly type: string;
  /** The description, line after line. */
  readonly lines: readonly string[];
  /** A number that a column of its own may print. */
  readonly reference: string;
  /** Signed for the holder: money out is negative. */
  readonly amount: bigint;
  /** What was paid abroad, signed alike. */
  readonly original?: { readonly currency: string; readonly amount: bigint };
}

export interface AccountModel {
  readonly institution: string;
  readonly holder: string;
  readonly address: readonly string[];
  readonly number: string;
  /** Blanks removed; null where the country has none. */
  /** What the bank calls it, where the page says so. */
  readonly product?: string;
  readonly iban: string | null;
  readonly bic: string | null;
  /** The number as the country's rules make it, where the case asks for one. */
  readonly national?: NationalNumber;
  readonly type: AccountType;
  readonly currency: string;
  /** First and last day, ISO. */
  readonly start: string;
  readonly end: string;
  readonly opening: bigint;
  /** By booking date. */
  readonly entries: readonly Entry[];
}

/** The balance after each entry. */
export function balancesOf(account: AccountModel): bigint[] {
  let balance = account.opening;
  return account.entries.map((entry) => {
    balance += entry.amount;
    return balance;
  });
}

/** The balance at the end: opening + Σ amounts. */
export const closingOf = (account: AccountModel): bigint => balancesOf(account).at(-1) ?? account.opening;

/** What came in and what went out (both without a sign). */
export function turnoverOf(entries: readonly Entry[]): { moneyIn: bigint; moneyOut: bigint } {
  let moneyIn = 0n;
  let moneyOut = 0n;
  for (const { amount } of entries) {
    if (amount > 0n) moneyIn += amount;
    else moneyOut -= amount;
  }
  return { moneyIn, moneyOut };
}
