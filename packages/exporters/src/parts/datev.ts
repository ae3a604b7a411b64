import type { Statement, Transaction } from '@tallyleaf/contract';
import { type Charset, encode, encodes } from './charsets.ts';
import { fitted, toRepertoire } from './fit.ts';
import { type Fitted, wordsFor } from './hold.ts';
import { inPieces, type PieceRules } from './pieces.ts';

/** What the two DATEV formats share: semicolons, CR LF, texts in quotes, decimal commas, Windows-1252. */

/** A text field: always in quotes, quotes inside doubled. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One row, its line end included; numbers and dates stand without quotes. */
export const datevRow = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

export const decimalComma = (amount: string): string => amount.replace('.', ',');

/** @param charset what has all characters where it is `null`: UTF-8 */
export const inCharset =
  (charset: Charset | null) =>
  (text: string): Fitted =>
    charset === null
      ? { text, losses: [] }
      : toRepertoire(text, { has: (character) => /\P{Cc}/u.test(character) && encodes(charset, character) });

export const datevBytes = (text: string, charset: Charset | null): Uint8Array<ArrayBuffer> =>
  charset === null ? new TextEncoder().encode(text) : encode(text, charset);

/** The description over several fields; `rules` say how long they are. */
export const overFields = (text: string, rules: Omit<PieceRules, 'mayBegin'>): string[] => inPieces(text, rules);

/** The description as the fields hold it, and what was lost. */
export function datevText(
  text: string,
  { amount }: Pick<Transaction, 'amount'>,
  charset: Charset | null,
  rules: Omit<PieceRules, 'mayBegin'>,
): Fitted {
  const cut = (all: string): Fitted => {
    const held = overFields(all, rules).join('');
    return held === all ? { text: all, losses: [] } : { text: held.trimEnd(), losses: ['text-cut'] };
  };
  return fitted(text, wordsFor(amount, 'de'), inCharset(charset), cut);
}

/** Cards and loans are booked on other accounts than a bank account is. */
export const isBankAccount = ({ account }: Statement): boolean =>
  account.type !== 'credit-card' && account.type !== 'loan';
