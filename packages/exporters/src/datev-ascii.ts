import type { Statement } from '@tallyleaf/contract';
import type { ExportedFile, Format, FormatOptions, HeldStatement, HeldTransaction } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import type { Charset } from './parts/charsets.ts';
import { datevBytes, datevRow, datevText, decimalComma, inCharset, overFields, quoted } from './parts/datev.ts';
import { cutTo, fitted } from './parts/fit.ts';
import { holdConversion } from './parts/hold.ts';
import { germanAccount } from './parts/national-accounts.ts';
import { type Need, needs, someRow, tooLong } from './parts/needs.ts';
import { oneLine } from './parts/text.ts';
import { settingOf } from './settings.ts';

/**
 * DATEV "ASCII-Weiterverarbeitungsdatei" (document 9226961): a bank's transactions as rows of 34 fields without a
 * heading, for the electronic bank statement of DATEV Rechnungswesen.
 */

const FIELDS = 34;
const ACCOUNT_LENGTH = 34;
const AMOUNT_LENGTH = 15;
/** Verwendungszweck: 14 fields of 27 characters, which do not stand together. */
const TEXT = { first: 27, most: 14 } as const;
const TEXT_FIELDS = [12, 13, 14, 15, 19, 20, 21, 22, 23, 24, 31, 32, 33, 34] as const;

interface Owner {
  /** Bankleitzahl or BIC. */
  readonly bank: string;
  /** Number or IBAN. */
  readonly account: string;
}

/** BIC and IBAN where both are printed, else what a German IBAN says, else the codes as printed. */
function ownerOf({ account }: Statement): Owner | null {
  const printed = oneLine(account.iban ?? account.number ?? '');
  const german = germanAccount(account);
  if (!account.bic && german) return german;
  const bank = oneLine(account.bic ?? account.bankCode ?? '').toUpperCase();
  return printed && /^(\d{8}|[A-Z0-9]{8}|[A-Z0-9]{11})$/.test(bank) ? { bank, account: printed } : null;
}

const owner: Need = (statement) => {
  if (ownerOf(statement)) return null;
  const hasNumber = Boolean(statement.account.iban ?? statement.account.number);
  return hasNumber
    ? {
        code: 'bank-code-missing',
        message: 'DATEV needs the bank code or BIC of the account; this statement prints neither. Choose CSV or Excel.',
      }
    : {
        code: 'account-not-supported',
        message: 'DATEV needs the number of the account; this statement does not print it. Choose CSV or Excel.',
      };
};

const amountsFit: Need = ({ transactions }) =>
  transactions.some(({ amount }) => amount.length > AMOUNT_LENGTH) ? tooLong : null;

const charsetOf = ({ settings }: FormatOptions): Charset | null =>
  settingOf(settings, 'encoding') === 'utf-8' ? null : 'windows-1252';

export const datevAscii: Format = {
  hold: (conversion, options) => {
    const charset = charsetOf(options);
    return holdConversion(conversion, {
      language: 'de',
      refuse: needs(owner, amountsFit, someRow()),
      account: (statement) => {
        const printed = ownerOf(statement)?.account ?? '';
        const { text } = fitted(printed, '0', inCharset(charset), (all) => cutTo(all, ACCOUNT_LENGTH));
        return { text, losses: text === printed ? [] : ['account-changed'] };
      },
      text: (text, transaction) => datevText(text, transaction, charset, TEXT),
    });
  },
  print: (held, options, conversion) =>
    heldByAccount(held, conversion).map(({ number, statements }): ExportedFile => {
      const text = statements.flatMap((statement) => statement.transactions.map((row) => line(statement, row)));
      return { bytes: datevBytes(text.join(''), charsetOf(options)), extension: 'datev.csv', account: number };
    }),
};

function line(
  { source, account, currency }: HeldStatement,
  { date, valueDate, amount, text }: HeldTransaction,
): string {
  const fields = new Map<number, string>([
    [1, quoted(ownerOf(source)?.bank ?? '')],
    [2, quoted(account)],
    [4, germanDate(source.period.end)],
    [5, germanDate(valueDate)],
    [6, germanDate(date)],
    [7, decimalComma(amount)],
    [17, quoted(currency)],
  ]);
  for (const [at, piece] of overFields(text, TEXT).entries()) fields.set(TEXT_FIELDS[at] ?? 0, quoted(piece));
  return datevRow(Array.from({ length: FIELDS }, (_, at) => fields.get(at + 1) ?? ''));
}

/** `31.12.2025`; nothing for a date that is not printed. */
const germanDate = (iso: string | null): string => iso?.split('-').reverse().join('.') ?? '';
