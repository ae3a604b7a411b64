import type { Transaction } from '@tallyleaf/contract';
import { stripAccents } from './text.ts';

/** What a cheque is called in the languages of statements that print cheque numbers, without accents. */
const CHEQUE = '(?:checks?|cheques?|chq|chk|ck|schecks?|assegn[oi]|talon|小切手|支票)';
/** What may stand between that word and the number. */
const NUMBER = '\\W*(?:no|nr|num|number|numero|n)?\\W*';

const NOTHING_ELSE = new RegExp(`^${CHEQUE}(?:\\s+(?:paid|paye|pago|pagado|emis|emitido|emesso))?${NUMBER}$`, 'iu');
/** One expression for all numbers: to make one of each would take most of an export's time. */
const WITH_NUMBER = new RegExp(`(?<![\\p{L}\\d])${CHEQUE}${NUMBER}(\\d+)`, 'giu');

/**
 * The number of a cheque that was drawn, as printed; null where it is not certain that the reference is one. A
 * reference of digits is one where the description is nothing but the word for a cheque, or where that word stands
 * before this very number. "CHECK CARD 1234" is a card.
 */
export function chequeNumber({
  amount,
  description,
  reference,
}: Pick<Transaction, 'amount' | 'description' | 'reference'>): string | null {
  const number = reference?.trim() ?? '';
  if (!amount.startsWith('-') || !/^\d{1,12}$/.test(number)) return null;
  const text = stripAccents(description.trim());
  return NOTHING_ELSE.test(text) || isNamed(text, significant(number)) ? number : null;
}

const significant = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Whether the text has this number right behind a word for a cheque. */
function isNamed(text: string, number: string): boolean {
  for (const [, digits = ''] of text.matchAll(WITH_NUMBER)) if (significant(digits) === number) return true;
  return false;
}
