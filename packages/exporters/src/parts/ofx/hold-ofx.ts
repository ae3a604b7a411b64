import type { Conversion, Statement } from '@tallyleaf/contract';
import type { ExportWarning, Held, HeldStatement } from '../../exporter.ts';
import { chequeNumber } from '../cheques.ts';
import { isTooLongForBinary } from '../figures.ts';
import { cutTo, fitted } from '../fit.ts';
import { type Fitted, holdConversion, type Language, wordsFor } from '../hold.ts';
import { closingBalance, type Need, needs, someDay, tooLong } from '../needs.ts';
import { accountId, isCard } from './account.ts';
import { ledgerBalance } from './ledger-balance.ts';

/** MEMO holds 255 characters, REFNUM 32 and a figure 32 (OFX 2.2.1, `MessageType`, `ReferenceNumberType`, `AmountType`). */
const LONGEST_TEXT = 255;
const LONGEST_REFERENCE = 32;
const LONGEST_FIGURE = 32;

/** What is particular to one kind of OFX. */
export interface OfxHoldRules {
  /** The characters that the file has; all of Unicode where left out. */
  readonly fit?: (text: string) => Fitted;
  /** The account, where the kind names it otherwise than OFX does by itself. */
  readonly account?: (statement: Statement, label: string | null) => Fitted;
  /** Of the words for an empty description. */
  readonly language?: Language;
  /** Another reason for which a statement cannot be held. */
  readonly refuse?: Need;
}

const asIs = (text: string): Fitted => ({ text, losses: [] });

/** A conversion as OFX holds it: all but running balances and the opening balance, texts of at most 255 characters. */
export function holdOfx(
  conversion: Conversion,
  { fit = asIs, account, language = 'en', refuse }: OfxHoldRules = {},
): Held {
  const held = holdConversion(conversion, {
    account: account ?? ((statement, label) => accountId(statement, label, fit)),
    language,
    text: (text, { amount }) => fitted(text, wordsFor(amount, language), fit, (left) => cutTo(left, LONGEST_TEXT)),
    reference: (reference) => asReference(fitted(reference, '', fit, (left) => cutTo(left, LONGEST_REFERENCE))),
    losses: ({ amount }) => (isTooLongForBinary(amount) ? ['figure-too-long'] : []),
    refuse: needs(someDay, someBalance, shortFigures, ...(refuse ? [refuse] : [])),
    statesSums: true,
  });
  const statements = held.statements.map((statement) => {
    return { ...statement, closing: ledgerBalance(statement.source)?.amount ?? statement.closing };
  });
  const stale = held.statements.flatMap(({ source, index }) => staleBalance(source, index));
  return { ...held, statements: cardsLast(statements), warnings: [...held.warnings, ...stale] };
}

/** OFX holds bank accounts and cards as messages of two kinds, one after the other. */
const cardsLast = (statements: readonly HeldStatement[]): HeldStatement[] =>
  [...statements].sort((one, other) => Number(isCard(one.source)) - Number(isCard(other.source)));

const asReference = ({ text, losses }: Fitted): Fitted => ({
  text,
  losses: losses.length > 0 ? ['reference-cut'] : [],
});

/** A closing balance, or a running one in place of it. */
const someBalance: Need = (statement) => (ledgerBalance(statement) ? null : closingBalance(statement));

const shortFigures: Need = (statement) => {
  const figures = [ledgerBalance(statement)?.amount ?? '', ...statement.transactions.map(({ amount }) => amount)];
  return figures.every((figure) => figure.length <= LONGEST_FIGURE) ? null : tooLong;
};

function staleBalance(source: Statement, statement: number): ExportWarning[] {
  const { before = 0 } = ledgerBalance(source) ?? {};
  if (before === 0) return [];
  const rows = source.transactions.map((_, row) => row).slice(-before);
  const message =
    'The closing balance is not printed. The file gives the last balance that is, and transactions follow after it; compare the balance after the import.';
  return [{ code: 'check-before-import', statement, rows, message }];
}

/** How a transaction's reference is written: as a cheque's number where it is certain that it is one. */
export const isCheque = (source: Statement, row: number): boolean => {
  const transaction = source.transactions[row];
  return transaction !== undefined && chequeNumber(transaction) !== null;
};
