import type { Statement } from '@tallyleaf/contract';
import type { ExportedFile, Format, FormatOptions, HeldStatement, HeldTransaction } from './exporter.ts';
import { heldByAccount } from './parts/by-account.ts';
import { datevBytes, datevRow, datevText, decimalComma, isBankAccount, overFields, quoted } from './parts/datev.ts';
import { DATEV_COLUMNS } from './parts/datev-columns.ts';
import { accountOrStandIn, holdConversion } from './parts/hold.ts';
import { currencyOf, digitsAtMost, needs, someDay } from './parts/needs.ts';
import { spanOf } from './parts/span.ts';
import { settingOf } from './settings.ts';

/**
 * DATEV-Format "Buchungsstapel" (EXTF, header version 700, format version 13; developer.datev.de): each transaction is
 * a booking of the bank account against a clearing account. A date has no year; the head says the fiscal year, so that
 * each fiscal year has a file of its own.
 */

const CHARSET = 'windows-1252';
/** Ten digits before the comma, two after it. */
const AMOUNT_DIGITS = 12;
const VOUCHER_LENGTH = 36;
/** Buchungstext, then Zusatzinformation 1 to 20, each a kind and a content. */
const TEXT = { first: 60, rest: 210, most: 21 } as const;
const TEXT_FIELD = 14;
const FIRST_MORE_FIELD = 48;
const MORE_KIND = 'Verwendungszweck';

/** Bank and "money in transit" of the two charts of accounts that most businesses use. */
const ACCOUNTS: Readonly<Record<string, { readonly bank: string; readonly counter: string }>> = {
  skr03: { bank: '1200', counter: '1360' },
  skr04: { bank: '1800', counter: '1460' },
};

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

export const datevExtf: Format = {
  hold: (conversion, { settings }) => {
    const start = settingOf(settings, 'fiscal-year-start');
    const held = holdConversion(conversion, {
      language: 'de',
      refuse: needs(
        currencyOf(
          ['EUR'],
          'DATEV postings in another currency than the euro need a rate, which no statement prints. Choose CSV or Excel.',
        ),
        someDay,
        digitsAtMost(AMOUNT_DIGITS),
      ),
      account: (statement, label) => ({
        ...accountOrStandIn(statement, label),
        losses: isBankAccount(statement) || settingOf(settings, 'bank-account') ? [] : ['check-before-import'],
      }),
      leavesOut: ({ amount }) => isZero(amount),
      text: (text, transaction) => datevText(text, transaction, CHARSET, TEXT),
      reference: (reference) => {
        const text = voucherOf(reference);
        return { text, losses: text === reference ? [] : ['reference-cut'] };
      },
      messages: {
        'row-left-out': 'DATEV has no booking of 0.00; such a transaction was left out.',
        'check-before-import':
          'The bookings name the account of a bank. For a card or a loan set the account that your accountant keeps it under.',
      },
    });
    // The files go by fiscal year; what is held is in their order.
    const inOrder = (rows: readonly HeldTransaction[]) =>
      yearsIn(rows, start).flatMap((year) => rows.filter(({ date }) => yearOf(date, start) === year));
    return { ...held, statements: held.statements.map((it) => ({ ...it, transactions: inOrder(it.transactions) })) };
  },
  print: (held, options, conversion) =>
    heldByAccount(held, conversion).flatMap(({ statements, number }) => filesOf(statements, options, number)),
};

/** Belegfeld 1: letters, digits and `$ & % * + - /`; no sign of a formula before them. */
const voucherOf = (reference: string): string =>
  reference
    .replace(/[^A-Za-z0-9$&%*+/-]+/g, '-')
    .replace(/^[-+]+|-+$/g, '')
    .slice(0, VOUCHER_LENGTH);

/** The calendar year in which a day's fiscal year begins. @param start month and day, `07-01` */
function yearOf(date: string, start: string): number {
  const year = Number(date.slice(0, 4));
  return date.slice(5) < start ? year - 1 : year;
}

const yearsIn = (rows: readonly HeldTransaction[], start: string): number[] =>
  [...new Set(rows.map(({ date }) => yearOf(date, start)))].sort((one, other) => one - other);

/** One file a fiscal year; one without bookings where there is none. */
function filesOf(statements: readonly HeldStatement[], options: FormatOptions, account: number): ExportedFile[] {
  if (statements.length === 0) return [];
  const start = settingOf(options.settings, 'fiscal-year-start');
  const rows = statements.flatMap(({ transactions }) => transactions);
  const days = daysIn(statements.map(({ source }) => source));
  const years = rows.length > 0 ? yearsIn(rows, start) : [yearOf(days.end, start)];
  return years.map((year): ExportedFile => {
    const booked = rows.filter(({ date }) => yearOf(date, start) === year);
    const dates = booked.map(({ date }) => date).sort();
    const span = { start: dates[0] ?? days.end, end: dates.at(-1) ?? days.end };
    const lines = [head(year, span, options), datevRow(DATEV_COLUMNS), ...booked.map((row) => booking(row, options))];
    return {
      bytes: datevBytes(lines.join(''), CHARSET),
      extension: 'csv',
      account,
      prefix: 'EXTF_',
      part: start === '01-01' ? `${year}` : `${year}-${year + 1}`,
    };
  });
}

function daysIn(statements: readonly Statement[]): { readonly start: string; readonly end: string } {
  const days = statements.flatMap((statement) => spanOf(statement) ?? []);
  return {
    start: days.map(({ start }) => start).sort()[0] ?? '',
    end:
      days
        .map(({ end }) => end)
        .sort()
        .at(-1) ?? '',
  };
}

const compact = (iso: string): string => iso.replaceAll('-', '');

/** The head's 31 fields; when it was made is the last booking's day, so that an export repeats byte for byte. */
function head(year: number, { start, end }: { start: string; end: string }, { settings }: FormatOptions): string {
  const year4 = `${year}`.padStart(4, '0');
  const made = `${compact(end)}000000000`;
  const owner = [settingOf(settings, 'consultant'), settingOf(settings, 'client')];
  const fiscal = compact(`${year4}-${settingOf(settings, 'fiscal-year-start')}`);
  const fields = [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', made, '', quoted('RE'), quoted(''), quoted('')],
    ...[...owner, fiscal, `${ledgerOf(settings).length}`, compact(start), compact(end)],
    ...[quoted('Kontoauszug'), quoted(''), '1', '0', '0', quoted('EUR'), '', quoted(''), '', '', quoted(''), '', ''],
    ...[quoted(''), quoted('')],
  ];
  return datevRow(fields);
}

/** Money that comes in is on the debit side ("S", Soll) of the bank account. */
function booking({ date, amount, reference, text }: HeldTransaction, { settings }: FormatOptions): string {
  const { bank, counter } = ledgerOf(settings);
  const [, month = '', day = ''] = date.split('-');
  const [first = '', ...more] = overFields(text, TEXT);
  const fields = new Map<number, string>([
    [1, decimalComma(amount.replace('-', ''))],
    [2, quoted(amount.startsWith('-') ? 'H' : 'S')],
    [3, quoted('EUR')],
    [7, bank],
    [8, counter],
    [10, day + month],
    [TEXT_FIELD, quoted(first)],
  ]);
  if (reference !== null) fields.set(11, quoted(reference));
  for (const [at, piece] of more.entries()) {
    fields.set(FIRST_MORE_FIELD + 2 * at, quoted(MORE_KIND));
    fields.set(FIRST_MORE_FIELD + 2 * at + 1, quoted(piece));
  }
  return datevRow(DATEV_COLUMNS.map((_, at) => fields.get(at + 1) ?? ''));
}

interface Ledger {
  readonly bank: string;
  readonly counter: string;
  /** Digits of every account (Sachkontenlänge): as set, or more where an account that was set has more. */
  readonly length: number;
}

function ledgerOf(settings: FormatOptions['settings']): Ledger {
  const given = { bank: settingOf(settings, 'bank-account'), counter: settingOf(settings, 'counter-account') };
  const length = Math.max(Number(settingOf(settings, 'account-length')), given.bank.length, given.counter.length);
  const standard = ACCOUNTS[settingOf(settings, 'chart')];
  // Charts are made for four digits; longer accounts of the same chart end with zeros.
  const account = (own: string, fallback = '') => own || fallback.padEnd(length, '0');
  return { bank: account(given.bank, standard?.bank), counter: account(given.counter, standard?.counter), length };
}
