import type { Statement, Transaction } from '@tallyleaf/contract';
import { decimalsOf, toMinor } from '@tallyleaf/contract/plain';
import type { NotWritten } from '../exporter.ts';
import { spanOf } from './span.ts';

/** What formats need of a statement, and why it cannot be written where that is missing. */

type Reason = Omit<NotWritten, 'statement'>;

/** Why a statement cannot be held, or `null`. */
export type Need = (statement: Statement) => Reason | null;

/** The first of the needs that a statement does not meet. */
export const needs =
  (...all: readonly Need[]): Need =>
  (statement) => {
    for (const need of all) {
      const reason = need(statement);
      if (reason) return reason;
    }
    return null;
  };

const INSTEAD = 'Choose CSV or Excel for it.';

export const openingBalance: Need = ({ opening }) =>
  opening === null
    ? {
        code: 'opening-balance-missing',
        message: `The opening balance is not printed, and this format is nothing without it. ${INSTEAD}`,
      }
    : null;

export const closingBalance: Need = ({ closing }) =>
  closing === null
    ? {
        code: 'closing-balance-missing',
        message: `The closing balance is not printed, and this format is nothing without it. ${INSTEAD}`,
      }
    : null;

export const someDay: Need = (statement) =>
  spanOf(statement)
    ? null
    : {
        code: 'dates-missing',
        message: `Neither a period nor a transaction says of which days the statement is. ${INSTEAD}`,
      };

/**
 * Every date lies between two days, both included: formats with years of two digits say no more.
 * @param first ISO
 * @param last ISO
 */
export const datesBetween =
  (first: string, last: string): Need =>
  ({ period, transactions }) => {
    const dates = [period.start, period.end, ...transactions.flatMap(({ date, valueDate }) => [date, valueDate])];
    return dates.every((date) => date === null || (date >= first && date <= last))
      ? null
      : {
          code: 'date-not-supported',
          message: `The format's years have two digits; a date before ${first} or after ${last} would be read as another. ${INSTEAD}`,
        };
  };

/** Two digits of a year as most programs take them: 70 to 99 are 19.., 00 to 68 are 20... */
export const shortYears = datesBetween('1970-01-01', '2068-12-31');

/**
 * A transaction that the file would hold: of formats without a heading nothing else is in it, and an empty file tells
 * its reader less than this.
 */
export const someRow =
  (holds: (transaction: Transaction) => boolean = () => true): Need =>
  ({ transactions }) =>
    transactions.some(holds)
      ? null
      : {
          code: 'no-rows',
          message: `The statement has no transaction that this format can hold, and the format has nothing else. ${INSTEAD}`,
        };

/** @param currencies ISO 4217 codes */
export const currencyOf =
  (currencies: readonly string[], message: string): Need =>
  ({ account }) =>
    currencies.includes(account.currency) ? null : { code: 'currency-not-supported', message };

/** Every amount and balance has at most so many digits, counted in the currency's smallest unit. */
export const digitsAtMost =
  (most: number, decimals: (currency: string) => number = decimalsOf): Need =>
  ({ account, opening, closing, transactions }) => {
    const figures = [opening, closing, ...transactions.map(({ amount }) => amount)];
    return figures.every((figure) => figure === null || digitsIn(toMinor(figure, decimals(account.currency))) <= most)
      ? null
      : tooLong;
  };

export const tooLong: Reason = {
  code: 'figure-too-long',
  message: `A figure has more digits than the format has places for; it is never cut. ${INSTEAD}`,
};

/** Digits of an amount in minor units. */
export const digitsIn = (minor: bigint): number => `${minor}`.replace('-', '').length;
