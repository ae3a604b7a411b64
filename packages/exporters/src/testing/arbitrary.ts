import type { Account, Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { decimalsOf, fromMinor } from '@tallyleaf/contract/plain';
import fc from 'fast-check';
import { conversion, HOSTILE_TEXTS, statement, transaction } from './cases.ts';

/** Conversions of every sort, for properties. Sums may match or not, balances may be printed or not. */

const CURRENCIES = ['USD', 'EUR', 'JPY', 'BHD', 'BRL', 'CNY'];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter((hostile) => hostile.length < 1000)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 60 }),
);

const DAY = 86_400_000;
const isoDate = fc
  .integer({ min: Date.UTC(2000, 0, 1) / DAY, max: Date.UTC(2039, 11, 31) / DAY })
  .map((day) => new Date(day * DAY).toISOString().slice(0, 10));

const amountOf = (currency: string): fc.Arbitrary<string> =>
  fc.bigInt({ min: -99_999_999n, max: 99_999_999n }).map((minor) => fromMinor(minor, decimalsOf(currency)));

const aTransaction = (currency: string): fc.Arbitrary<Transaction> =>
  fc
    .record({
      date: isoDate,
      valueDate: fc.option(isoDate),
      description: text,
      reference: fc.option(text),
      amount: amountOf(currency),
      balance: fc.option(amountOf(currency)),
      category: fc.option(text),
    })
    .map(({ category, ...cells }) => transaction(category === null ? cells : { ...cells, category }));

const anAccount = fc.record({
  number: fc.option(fc.constantFrom('0012345678', '1234****5678', '=1+1', '12-3456-7', '1234567')),
  iban: fc.option(fc.constantFrom('DE61999123450000555012', 'ES9121000418450200051332', 'FR1420041010050500013M02606')),
  bic: fc.option(fc.constantFrom('BYLADEM1001', 'CAIXESBBXXX')),
  bankCode: fc.constantFrom(null, '0001', '99912345'),
  branchCode: fc.constantFrom(null, '001'),
  type: fc.constantFrom('checking', 'savings', 'credit-card', 'loan', 'unknown'),
  currency: fc.constantFrom(...CURRENCIES),
} as const);

/** Statements of these accounts, their balances printed or not. */
const statementsOf = (accounts: fc.Arbitrary<Partial<Account>>): fc.Arbitrary<Statement> =>
  accounts.chain((account) => {
    const amount = amountOf(account.currency ?? 'USD');
    return fc
      .record({
        opening: fc.option(amount),
        closing: fc.option(amount),
        transactions: fc.array(aTransaction(account.currency ?? 'USD'), { maxLength: 8 }),
      })
      .map((parts) => statement({ account, ...parts }));
  });

/** One or several statements of the accounts that a format is made for. */
export const conversionsOf = (...accounts: readonly Partial<Account>[]): fc.Arbitrary<Conversion> =>
  fc
    .array(statementsOf(fc.constantFrom(...accounts)), { minLength: 1, maxLength: 3 })
    .map((statements) => conversion(...statements));

/** A conversion of no, one or several statements. */
export const aConversion: fc.Arbitrary<Conversion> = fc
  .array(statementsOf(anAccount), { maxLength: 3 })
  .map((statements) => conversion(...statements));
