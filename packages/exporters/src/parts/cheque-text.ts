import type { Statement, Transaction } from '@tallyleaf/contract';
import { chequeNumber } from './cheques.ts';

/** Numbers of cheques have no more digits; longer ones are of transfers. */
const CHEQUE_DIGITS = /^\d{1,8}$/;

/**
 * What a table says of a cheque: its text with the number, where the text does not have it. A row of money out with
 * nothing but a short number is a line of a bank's list of cheques, and says so in place of `Money out`.
 * @param word what a cheque is called in the reader's language
 * @param text the row's description as it would stand without this
 */
export function chequeText(transaction: Transaction, { account }: Statement, word: string, text: string): string {
  const { amount, description, reference } = transaction;
  const number = reference?.trim() ?? '';
  if (description.trim() === '') {
    const listed = amount.startsWith('-') && account.type !== 'credit-card' && CHEQUE_DIGITS.test(number);
    return listed ? `${word} ${number}` : text;
  }
  return chequeNumber(transaction) === null || text.includes(number) ? text : `${text} ${number}`;
}
