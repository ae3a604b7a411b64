import type { ExportWarning, Format, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import { encode, encodes } from './parts/charsets.ts';
import { cutTo, fitted, toRepertoire } from './parts/fit.ts';
import { textOf } from './parts/hold.ts';
import { someRow } from './parts/needs.ts';
import { holdForProgram, withRounding } from './parts/program-tables.ts';
import { settingOf } from './settings.ts';

/**
 * IIF, QuickBooks Desktop's own text format (Intuit, "IIF reference: transactions"): fields parted by tabs, heads of three
 * lines, each transaction as a line of the bank's account, one of the other account with the opposite sign, and an end.
 * Dates are months first whatever the country.
 */

const CHARSET = 'windows-1252';
/** QuickBooks keeps so many characters of a memo, and of a number (its own field lengths). */
const LONGEST_MEMO = 4095;
const LONGEST_NUMBER = 11;

const inCharset = (text: string) =>
  toRepertoire(text.replaceAll('"', "'"), { has: (character) => encodes(CHARSET, character) });

const isMoving = ({ amount }: Pick<HeldTransaction, 'amount'>): boolean => /[1-9]/.test(amount);

export const iif: Format = {
  hold: (conversion) =>
    withRisks(
      withRounding(
        holdForProgram(conversion, {
          refuse: someRow(isMoving),
          leavesOut: (transaction) => !isMoving(transaction),
          text: (text, transaction) =>
            fitted(text, textOf({ ...transaction, description: '' }), inCharset, (all) => cutTo(all, LONGEST_MEMO)),
          reference: (reference) => {
            const { text } = fitted(reference, '', inCharset, (all) => cutTo(all, LONGEST_NUMBER));
            return { text, losses: text === reference ? [] : ['reference-cut'] };
          },
          messages: { 'row-left-out': 'QuickBooks has no transaction of 0.00; such a row was left out.' },
        }),
        'QuickBooks',
      ),
    ),
  print: (held, { settings }, conversion) => {
    const [bank, counter] = [settingOf(settings, 'account'), settingOf(settings, 'counter')];
    return heldByAccount(held, conversion).map(({ number, statements }) => {
      const entries = statements.flatMap((statement) =>
        statement.transactions.map((row) => entryOf(statement, row, bank, counter)),
      );
      return { bytes: encode(HEAD + entries.join(''), CHARSET), extension: 'iif', account: number };
    });
  },
};

const line = (...fields: readonly string[]): string => `${fields.join('\t')}\r\n`;

const FIELDS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'CLEAR'];
const HEAD = line('!TRNS', ...FIELDS) + line('!SPL', ...FIELDS) + line('!ENDTRNS');

function entryOf(statement: HeldStatement, row: HeldTransaction, bank: string, counter: string): string {
  const [year = '', month = '', day = ''] = row.date.split('-');
  const date = `${month}/${day}/${year}`;
  const opposite = row.amount.startsWith('-') ? row.amount.slice(1) : `-${row.amount}`;
  const number = row.reference ?? '';
  const type = typeOf(statement, row);
  return (
    line('TRNS', type, date, bank, '', row.amount, number, row.text, 'N') +
    line('SPL', type, date, counter, '', opposite, number, row.text, 'N') +
    line('ENDTRNS')
  );
}

/** CHECK is what goes out of a bank account, cheque or not: QuickBooks has no other keyword for it. */
function typeOf({ source }: HeldStatement, { amount }: HeldTransaction): string {
  const out = amount.startsWith('-');
  if (source.account.type === 'credit-card') return out ? 'CREDIT CARD' : 'CCARD REFUND';
  return out ? 'CHECK' : 'DEPOSIT';
}

const RISKS =
  'IIF goes into the books at once: QuickBooks does not ask, does not look for rows that it has already, makes accounts that it does not know, and cannot undo it. Make a backup first, and use .qbo where you can.';

const withRisks = (held: Held): Held => ({
  ...held,
  warnings: [
    ...held.warnings,
    ...held.statements.map(
      ({ index }): ExportWarning => ({ code: 'check-before-import', statement: index, rows: [], message: RISKS }),
    ),
  ],
});
