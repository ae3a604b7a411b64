import type { Statement, Transaction } from '@tallyleaf/contract';
import type { Format, FormatOptions, HeldStatement, HeldTransaction } from './exporter.ts';
import { cutTo, fitted } from './parts/fit.ts';
import { accountOrStandIn, type Fitted, holdConversion, textOf } from './parts/hold.ts';
import { standIn, statementId } from './parts/ids.ts';
import { closingBalance, datesBetween, digitsAtMost, needs, openingBalance, someDay } from './parts/needs.ts';
import { shortDate } from './parts/records.ts';
import { spanOf, statementNumber } from './parts/span.ts';
import { countryOf, fitGerman, fitPlain, germanLines, plainLines, toSetX, typeCode } from './parts/swift-text.ts';
import { settingOf } from './settings.ts';

/** SWIFT's customer statement message, MT940, as files of banks have it: without the blocks around it. */

/** Characters of the fields: 20 and references (16x), 25 (35x), amounts (15d, the comma counted). */
const REFERENCE = 16;
const ACCOUNT = 35;
const FIGURE = 15;
/** Farther apart than this, an entry date without its year cannot be told from the value date. */
const MOST_DAYS_APART = 180;
const NO_REFERENCE = 'NONREF';
const DAY_MS = 86_400_000;

export const mt940: Format = {
  hold: (conversion, options) =>
    holdConversion(conversion, {
      account: fitAccount,
      text: (text, transaction, statement) =>
        isGerman(statement, options)
          ? fitGerman(text, statement.account, germanHead(transaction.amount), postingText(transaction.amount))
          : fitPlain(text, statement.account, textOf({ ...transaction, description: '' })),
      reference: (reference, _, { account }) => fitReference(reference, account),
      valueDate: statedValueDate,
      id: (id) => id.slice(0, REFERENCE),
      refuse,
      statesSums: true,
      needsBalances: true,
    }),
  print: ({ statements }, options) => {
    if (statements.length === 0) return [];
    const text = statements.map((statement) => message(statement, options)).join('');
    return [{ bytes: new TextEncoder().encode(text), extension: 'sta', account: null }];
  },
};

/** `auto`: German and Austrian banks structure field 86, others do not. */
function isGerman({ account }: Statement, { settings }: FormatOptions): boolean {
  const chosen = settingOf(settings, 'structure');
  return chosen === 'german' || (chosen === 'auto' && ['DE', 'AT'].includes(countryOf(account) ?? ''));
}

function fitAccount(statement: Statement, label: string | null): Fitted {
  const { account } = statement;
  const { text } = accountOrStandIn(statement, label);
  const masked = (raw: string): Fitted => toSetX(raw, account, { '*': 'X', '•': 'X', '#': 'X' });
  const { text: written } = fitted(text, standIn(account.currency), masked, (raw) => cutTo(raw, ACCOUNT));
  return { text: written, losses: written === text ? [] : ['account-changed'] };
}

/** A slash is allowed in the field, but AqBanking and mt940js take it for the beginning of the bank's reference. */
function fitReference(reference: string, account: Statement['account']): Fitted {
  const { text } = fitted(
    reference,
    '',
    (raw) => toSetX(raw, account, { '/': '-', '\\': '-', '|': '-' }),
    (raw) => cutTo(raw, REFERENCE),
  );
  const written = text === NO_REFERENCE ? '' : text;
  return { text: written, losses: written === reference ? [] : ['reference-cut'] };
}

/** Field 61 must have a value date: without one it is the booking date. */
function statedValueDate({ date, valueDate }: Transaction) {
  if (valueDate === null) return { date, losses: [] };
  const apart = Math.abs(Date.parse(valueDate) - Date.parse(date)) / DAY_MS;
  if (!(apart <= MOST_DAYS_APART)) return { date, losses: ['value-date-left-out'] as const };
  return { date: valueDate, losses: [] };
}

/** Readers take 99 for 1999 or for 2099; below 80 they agree. */
const refuse = needs(
  openingBalance,
  closingBalance,
  someDay,
  digitsAtMost(FIGURE - 1),
  datesBetween('2000-01-01', '2079-12-31'),
);

function message(statement: HeldStatement, options: FormatOptions): string {
  const { account, opening, closing, transactions, source } = statement;
  const span = spanOf(source);
  if (!span || opening === null || closing === null) throw new TypeError('a statement that hold refuses');
  const german = isGerman(source, options);
  const lines = [
    `:20:${statementId(statement).slice(0, REFERENCE)}`,
    `:25:${account}`,
    `:28C:${statementNumber(span.end)}/1`,
    `:60F:${balance(opening, span.start, statement)}`,
    ...transactions.flatMap((transaction) => entry(transaction, statement, german)),
    `:62F:${balance(closing, span.end, statement)}`,
    '-',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const balance = (amount: string, date: string, { currency }: HeldStatement): string =>
  `${mark(amount)}${shortDate(date, 'ymd')}${currency}${figure(amount)}`;

function entry(transaction: HeldTransaction, statement: HeldStatement, german: boolean): string[] {
  const { date, valueDate, amount, reference, text, id } = transaction;
  const dates = `${shortDate(valueDate ?? date, 'ymd')}${shortDate(date, 'ymd').slice(2)}`;
  const details = german ? germanLines(text, germanHead(amount)) : plainLines(text);
  return [
    `:61:${dates}${mark(amount)}${figure(amount)}${typeCode(statement, transaction)}${reference ?? NO_REFERENCE}//${id}`,
    `:86:${details.join('\r\n')}`,
  ];
}

const mark = (amount: string): 'C' | 'D' => (amount.startsWith('-') ? 'D' : 'C');

/** Without sign, the comma always there: `1234,56`, `12400,`. */
const figure = (amount: string): string => {
  const digits = amount.replace('-', '');
  return digits.includes('.') ? digits.replace('.', ',') : `${digits},`;
};

/** Business code 835, other: of most transactions nothing but the direction is certain. */
const germanHead = (amount: string): string => `835?00${postingText(amount)}`;

const postingText = (amount: string): string =>
  /[1-9]/.test(amount) ? (amount.startsWith('-') ? 'BELASTUNG' : 'GUTSCHRIFT') : 'BUCHUNG';
