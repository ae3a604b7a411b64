import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Statement } from '@tallyleaf/contract';
import type { HeldStatement } from '../exporter.ts';
import { oneLine } from './text.ts';

/** Hexadecimal digits of an id: 128 bits, and short enough for every format that has a place for one. */
const DIGITS = 32;

/** The SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What programs know the account by when nothing is printed: one stand-in a currency, the same at every export. */
export const standIn = (currency: string): string => `UNKNOWN${currency}`;

/**
 * An id for each transaction, in their order: a hash of account, date, amount, description, each as it was read, and the
 * ordinal among equal ones of the statement (contract/exports, "For every format", 2). No counter over the file: an
 * overlapping export gives the same ids, and programs that know one drop the second. A correction changes no id: the
 * transaction would be booked a second time.
 */
export function transactionIds({ account, transactions, read: ofStatement }: Statement): string[] {
  const owner = oneLine(account.iban ?? account.number ?? '') || standIn(account.currency);
  const seen = new Map<string, number>();
  return transactions.map((transaction) => {
    const { date, amount: signed, description } = { ...transaction, ...transaction.read };
    // Of a statement that was turned by a person, what was read is noted in its turned form.
    const amount = ofStatement?.turned && transaction.origin !== 'person' ? turned(signed) : signed;
    const key = [owner, account.currency, date, amount, oneLine(description)].join('\n');
    const ordinal = (seen.get(key) ?? 0) + 1;
    seen.set(key, ordinal);
    return sha256Of(`${key}\n${ordinal}`).slice(0, DIGITS);
  });
}

const turned = (amount: string): string => {
  if (amount.startsWith('-')) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
};

/** An id for a statement, by all that it says; 32 hexadecimal digits. */
export function statementId({ account, currency, opening, closing, transactions, source }: HeldStatement): string {
  const { start, end } = source.period;
  const said = [account, currency, start, end, opening, closing, ...transactions.map(({ id }) => id)];
  return sha256Of(said.join('\n')).slice(0, DIGITS);
}

/** An id for the message that holds these statements; 32 hexadecimal digits. */
export const messageId = (statements: readonly HeldStatement[]): string =>
  sha256Of(statements.map(statementId).join('\n')).slice(0, DIGITS);
