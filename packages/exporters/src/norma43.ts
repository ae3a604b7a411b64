import { toMinor } from '@tallyleaf/contract/plain';
import type { Format, FormatOptions, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { type Charset, encode, encodes } from './parts/charsets.ts';
import { currencyNumber, NUMBERED_CURRENCIES } from './parts/currency-numbers.ts';
import { cutTo, fitted, toRepertoire } from './parts/fit.ts';
import { holdConversion, valueOrBookingDate, wordsFor } from './parts/hold.ts';
import { type NationalAccount, spanishAccount } from './parts/national-accounts.ts';
import {
  closingBalance,
  currencyOf,
  digitsAtMost,
  digitsIn,
  type Need,
  needs,
  openingBalance,
  shortYears,
  someDay,
  tooLong,
} from './parts/needs.ts';
import { absolute, blankFilled, record, shortDate, zeroFilled } from './parts/records.ts';
import { spanOf } from './parts/span.ts';
import { settingOf } from './settings.ts';

/**
 * Norma 43, "información normalizada de cuenta corriente" (AEB/CSB): records of 80 characters. Positions as in
 * contract/exports, "Norma 43".
 */

/** Two decimals are implied, whatever the currency. */
const DECIMALS = 2;
const AMOUNT_DIGITS = 14;
const LENGTH = 80;
const LINE_END = '\r\n';
/** A record 23 has two texts of 38, and there are at most five of them. */
const TEXT_WIDTH = 38;
const LONGEST_TEXT = 5 * 2 * TEXT_WIDTH;
const REFERENCE_WIDTH = 16;
const HOLDER_WIDTH = 26;
const MOST_COUNTED = 99_999;

const spanish: Need = ({ account }) =>
  spanishAccount(account)
    ? null
    : {
        code: 'account-not-supported',
        message:
          'Norma 43 is for accounts with a Spanish IBAN or CCC; this statement prints none. Choose another format.',
      };

/** Number and sum of what goes out and of what comes in have 5 and 14 digits each. */
const totals: Need = ({ transactions }) => {
  const { debits, credits } = totalsOf(transactions.map(({ amount }) => toMinor(amount, DECIMALS)));
  return [debits, credits].some(({ sum, count }) => digitsIn(sum) > AMOUNT_DIGITS || count > MOST_COUNTED)
    ? tooLong
    : null;
};

const refuse = needs(
  spanish,
  openingBalance,
  closingBalance,
  someDay,
  currencyOf(
    NUMBERED_CURRENCIES,
    'This currency is not among those that Norma 43 files are written in here. Choose another format.',
  ),
  shortYears,
  digitsAtMost(AMOUNT_DIGITS, () => DECIMALS),
  totals,
);

const charsetOf = ({ settings }: FormatOptions): Charset =>
  settingOf(settings, 'encoding') === 'cp850' ? 'cp850' : 'iso-8859-1';

const written = (charset: Charset) => (text: string) =>
  toRepertoire(text, { has: (character) => /\P{Cc}/u.test(character) && encodes(charset, character) });

export const norma43: Format = {
  hold: (conversion, options) => {
    const latin = written(charsetOf(options));
    return holdConversion(conversion, {
      refuse,
      statesSums: true,
      needsBalances: true,
      language: 'es',
      valueDate: valueOrBookingDate,
      account: ({ account }) => ({ text: codeOf(spanishAccount(account)), losses: [] }),
      text: (text, { amount }) => fitted(text, wordsFor(amount, 'es'), latin, (all) => cutTo(all, LONGEST_TEXT)),
      reference: (reference) => {
        const { text } = fitted(reference, '', latin, (all) => cutTo(all, REFERENCE_WIDTH));
        return { text, losses: text === reference ? [] : ['reference-cut'] };
      },
    });
  },
  print: (held, options) => (held.statements.length === 0 ? [] : [fileOf(held, charsetOf(options))]),
};

/** Bank, branch and account, as records 11 and 33 have them. */
const codeOf = (account: NationalAccount | null): string =>
  account ? account.bank + account.branch + account.account : '';

function fileOf(held: Held, charset: Charset) {
  const lines = held.statements.flatMap((statement) => statementLines(statement, charset));
  const end = record(LENGTH, '88', '9'.repeat(18), zeroFilled(lines.length, 6), ' '.repeat(54));
  const text = [...lines, end].map((line) => line + LINE_END).join('');
  return { bytes: encode(text, charset), extension: 'n43', account: null };
}

function statementLines(statement: HeldStatement, charset: Charset): string[] {
  const days = spanOf(statement.source);
  if (!days) throw new TypeError('a statement without days is refused');
  return [
    headLine(statement, days, charset),
    ...statement.transactions.flatMap((transaction) => [
      movementLine(statement, transaction),
      ...textLines(transaction.text),
    ]),
    totalsLine(statement),
  ];
}

function headLine(statement: HeldStatement, { start, end }: { start: string; end: string }, charset: Charset): string {
  const holder = cutTo(written(charset)(statement.source.account.holder?.trim() ?? '').text, HOLDER_WIDTH).text;
  return record(
    LENGTH,
    '11',
    statement.account,
    shortDate(start, 'ymd'),
    shortDate(end, 'ymd'),
    signed(statement.opening),
    currencyNumber(statement.currency),
    '3',
    blankFilled(holder, HOLDER_WIDTH),
    '   ',
  );
}

function movementLine(statement: HeldStatement, { date, valueDate, amount, reference }: HeldTransaction): string {
  return record(
    LENGTH,
    '22',
    '    ',
    statement.account.slice(4, 8),
    shortDate(date, 'ymd'),
    shortDate(valueDate ?? date, 'ymd'),
    // 99: various; what kind of transaction it is, the statement does not say for certain.
    '99',
    '000',
    signed(amount),
    '0'.repeat(10),
    '0'.repeat(12),
    blankFilled(reference ?? '', REFERENCE_WIDTH),
  );
}

function textLines(text: string): string[] {
  const characters = [...text];
  const lines: string[] = [];
  for (let from = 0; from < characters.length; from += 2 * TEXT_WIDTH) {
    const part = (at: number) => blankFilled(characters.slice(from + at, from + at + TEXT_WIDTH).join(''), TEXT_WIDTH);
    lines.push(record(LENGTH, '23', zeroFilled(lines.length + 1, 2), part(0), part(TEXT_WIDTH)));
  }
  return lines;
}

function totalsLine(statement: HeldStatement): string {
  const { debits, credits } = totalsOf(statement.transactions.map(({ amount }) => toMinor(amount, DECIMALS)));
  return record(
    LENGTH,
    '33',
    statement.account,
    zeroFilled(debits.count, 5),
    zeroFilled(debits.sum, AMOUNT_DIGITS),
    zeroFilled(credits.count, 5),
    zeroFilled(credits.sum, AMOUNT_DIGITS),
    signed(statement.closing),
    currencyNumber(statement.currency),
    '    ',
  );
}

function totalsOf(amounts: readonly bigint[]) {
  const total = (some: readonly bigint[]) => ({
    count: some.length,
    sum: some.reduce((sum, amount) => sum + absolute(amount), 0n),
  });
  return {
    debits: total(amounts.filter((amount) => amount < 0n)),
    credits: total(amounts.filter((amount) => amount >= 0n)),
  };
}

/** Its sign as a digit, 1 for money that goes out or is owed, then its figure in cents. */
function signed(amount: string | null): string {
  const minor = toMinor(amount ?? '', DECIMALS);
  return (minor < 0n ? '1' : '2') + zeroFilled(absolute(minor), AMOUNT_DIGITS);
}
