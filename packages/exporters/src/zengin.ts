import type { Conversion } from '@tallyleaf/contract';
import { toMinor } from '@tallyleaf/contract/plain';
import type { Format, FormatOptions, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { encode } from './parts/charsets.ts';
import { cutTo, fitted } from './parts/fit.ts';
import { toHalfWidth } from './parts/half-width.ts';
import { holdConversion, valueOrBookingDate } from './parts/hold.ts';
import { japaneseAccount } from './parts/national-accounts.ts';
import {
  closingBalance,
  currencyOf,
  datesBetween,
  digitsAtMost,
  digitsIn,
  type Need,
  needs,
  openingBalance,
  someDay,
  tooLong,
} from './parts/needs.ts';
import { absolute, blankFilled, record, zeroFilled } from './parts/records.ts';
import { spanOf } from './parts/span.ts';
import { type SettingValues, settingOf } from './settings.ts';

/**
 * 全銀協規定形式 入出金取引明細 (種別コード 03): records of 200 bytes, 1 header, 2 transaction, 8 trailer, 9 end. The
 * fields are those of contract/exports-by-country, "Zengin".
 */

const LENGTH = 200;
const LINE_END = '\r\n';
const AMOUNT_DIGITS = 12;
const BALANCE_DIGITS = 14;
const SUM_DIGITS = 13;
/** 摘要内容, and 振込依頼人名 which takes a text that is longer. */
const TEXT_WIDTH = 20;
const LONG_TEXT_WIDTH = 48;
const NAME_WIDTH = 15;
const HOLDER_WIDTH = 40;

/**
 * Years are those of the era, two digits, and no field says which era: 01 to 19 are 令和 (from 1 May 2019), 20 to 31
 * 平成 (to 30 April 2019). Outside of these days a year could be of either.
 */
const unambiguous = datesBetween('2008-01-01', '2037-12-31');

const japanese: Need = ({ account }) => {
  if (japaneseAccount(account)) return null;
  const known = /^\d{4}$/.test(account.bankCode ?? '') && /^\d{3}$/.test(account.branchCode ?? '');
  return known
    ? {
        code: 'account-not-supported',
        message:
          'The Zengin format needs the whole account number, up to ten digits; this statement does not print it.',
      }
    : {
        code: 'bank-code-missing',
        message:
          'The Zengin format needs the bank’s code of four digits and the branch’s of three; this statement does not print them: give them as bank and branch.',
      };
};

const sumsFit: Need = ({ transactions }) => {
  const { moneyIn, moneyOut } = totalsOf(transactions.map(({ amount }) => amount));
  return [moneyIn, moneyOut].some(({ sum }) => digitsIn(sum) > SUM_DIGITS) ? tooLong : null;
};

const amountsFit: Need = ({ transactions }) =>
  transactions.some(({ amount }) => digitsIn(yen(amount)) > AMOUNT_DIGITS) ? tooLong : null;

const refuse = needs(
  currencyOf(['JPY'], 'The Zengin format is for accounts in yen.'),
  japanese,
  openingBalance,
  closingBalance,
  someDay,
  unambiguous,
  digitsAtMost(BALANCE_DIGITS),
  amountsFit,
  sumsFit,
);

/** Statements seldom print their bank's and branch's codes: what is set holds where nothing is printed. */
const withCodes = (conversion: Conversion, settings: SettingValues): Conversion => ({
  ...conversion,
  statements: conversion.statements.map((statement) => ({
    ...statement,
    account: {
      ...statement.account,
      bankCode: statement.account.bankCode ?? settingOf(settings, 'bank'),
      branchCode: statement.account.branchCode ?? settingOf(settings, 'branch'),
    },
  })),
});

export const zengin: Format = {
  hold: (conversion, { settings }) =>
    holdConversion(withCodes(conversion, settings), {
      refuse,
      statesSums: true,
      needsBalances: true,
      valueDate: valueOrBookingDate,
      account: ({ account }) => ({ text: zeroFilled(japaneseAccount(account)?.account ?? '', 10), losses: [] }),
      text: (text, { amount }) => fitted(text, wordFor(amount), toHalfWidth, (all) => cutTo(all, LONG_TEXT_WIDTH)),
      messages: {
        'text-replaced':
          'The format has no Chinese characters: common words of statements are written in kana, others are left out.',
      },
    }),
  print: (held, options) => (held.statements.length === 0 ? [] : [fileOf(held, options)]),
};

/** 入金 or 出金, where nothing is left of a text. */
const wordFor = (amount: string): string => (amount.startsWith('-') ? 'ｼﾕﾂｷﾝ' : 'ﾆﾕｳｷﾝ');

const yen = (amount: string): bigint => toMinor(amount, 0);

function fileOf(held: Held, { settings }: FormatOptions) {
  const kind = settingOf(settings, 'deposit');
  const blocks = held.statements.flatMap((statement) => [
    header(statement, kind),
    ...statement.transactions.map(data),
    trailer(statement),
  ]);
  const end = record(
    LENGTH,
    '9',
    zeroFilled(blocks.length + 1, 10),
    zeroFilled(held.statements.length, 5),
    ' '.repeat(184),
  );
  const text = [...blocks, end].map((line) => line + LINE_END).join('');
  return { bytes: encode(text, 'shift_jis'), extension: 'zengin.txt', account: null };
}

function header({ source, account, opening }: HeldStatement, kind: string): string {
  const days = spanOf(source);
  const codes = japaneseAccount(source.account);
  if (!days || !codes) throw new TypeError('a statement without days or codes is refused');
  const half = (text: string | null, width: number) =>
    blankFilled(cutTo(toHalfWidth(text ?? '').text, width).text, width);
  const [sign = '', balance = ''] = signedBalance(opening);
  return record(
    LENGTH,
    '1',
    '03',
    '0',
    eraDate(days.end),
    eraDate(days.start),
    eraDate(days.end),
    codes.bank,
    half(source.account.institution, NAME_WIDTH),
    codes.branch,
    ' '.repeat(NAME_WIDTH),
    '000',
    kind,
    account,
    half(source.account.holder, HOLDER_WIDTH),
    sign,
    // 通帳・証書区分: not known of a statement.
    '0',
    balance,
    ' '.repeat(71),
  );
}

/** 取引区分 18: その他, what a statement does not say for certain. */
const OTHER_KIND = '18';

function data({ date, valueDate, amount, text }: HeldTransaction, index: number): string {
  const isLong = [...text].length > TEXT_WIDTH;
  return record(
    LENGTH,
    '2',
    zeroFilled((index + 1) % 100_000_000, 8),
    eraDate(date),
    eraDate(valueDate ?? date),
    amount.startsWith('-') ? '2' : '1',
    OTHER_KIND,
    zeroFilled(absolute(yen(amount)), AMOUNT_DIGITS),
    '0'.repeat(12),
    '0'.repeat(6),
    '0'.repeat(6),
    '0',
    '0'.repeat(7),
    '000',
    '0'.repeat(10),
    blankFilled(isLong ? text : '', LONG_TEXT_WIDTH),
    ' '.repeat(NAME_WIDTH),
    ' '.repeat(NAME_WIDTH),
    blankFilled(cutTo(text, TEXT_WIDTH).text, TEXT_WIDTH),
    ' '.repeat(20),
    ' ',
  );
}

function trailer({ transactions, closing }: HeldStatement): string {
  const { moneyIn, moneyOut } = totalsOf(transactions.map(({ amount }) => amount));
  return record(
    LENGTH,
    '8',
    zeroFilled(moneyIn.count, 6),
    zeroFilled(moneyIn.sum, SUM_DIGITS),
    zeroFilled(moneyOut.count, 6),
    zeroFilled(moneyOut.sum, SUM_DIGITS),
    ...signedBalance(closing),
    zeroFilled(transactions.length, 7),
    ' '.repeat(139),
  );
}

function totalsOf(amounts: readonly string[]) {
  const total = (some: readonly string[]) => ({
    count: some.length,
    sum: some.reduce((sum, amount) => sum + absolute(yen(amount)), 0n),
  });
  const isOut = (amount: string) => amount.startsWith('-');
  return { moneyIn: total(amounts.filter((amount) => !isOut(amount))), moneyOut: total(amounts.filter(isOut)) };
}

/** 貸越区分 (1 what is there, 2 what is owed) and the balance. */
function signedBalance(balance: string | null): string[] {
  const figure = yen(balance ?? '');
  return [figure < 0n ? '2' : '1', zeroFilled(absolute(figure), BALANCE_DIGITS)];
}

/** The first day of 令和. */
const REIWA = '2019-05-01';

/** YYMMDD with the year of the era. */
function eraDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return zeroFilled(Number(year) - (iso >= REIWA ? 2018 : 1988), 2) + month + day;
}
