import type { Format, FormatOptions, HeldTransaction } from './exporter.ts';
import { type AccountRow, accountFiles } from './parts/by-account.ts';
import { encode, encodes, SHIFT_JIS_SIGNS } from './parts/charsets.ts';
import { isBankAccount } from './parts/datev.ts';
import { delimitedRow } from './parts/delimited.ts';
import { fitted, toRepertoire } from './parts/fit.ts';
import { accountOrStandIn, type Fitted, holdConversion } from './parts/hold.ts';
import { currencyOf, digitsAtMost, needs, someRow } from './parts/needs.ts';
import { settingOf } from './settings.ts';

/** 弥生インポート形式 (弥生会計 05 and later): 25 columns without a heading, each transaction a booking of one line. */

const CHARSET = 'shift_jis';
const COLUMNS = 25;
const AMOUNT_DIGITS = 9;
/** Widths are counted in half-width characters, which are the bytes of the character set. */
const SUMMARY_WIDTH = 64;
const MEMO_WIDTH = 180;
const NUMBER_WIDTH = 10;
const NO_TAX = '対象外';

const inShiftJis = (text: string): Fitted =>
  toRepertoire(text, {
    has: (character) => /\P{Cc}/u.test(character) && encodes(CHARSET, character),
    signs: SHIFT_JIS_SIGNS,
  });

const cutToWidth =
  (width: number) =>
  (text: string): Fitted => {
    let bytes = 0;
    let fits = '';
    for (const character of text) {
      bytes += encode(character, CHARSET).length;
      if (bytes > width) return { text: fits.trimEnd(), losses: ['text-cut'] };
      fits += character;
    }
    return { text, losses: [] };
  };

/** A booking of 0 yen is none. */
const isBooking = ({ amount }: Pick<HeldTransaction, 'amount'>): boolean => /[1-9]/.test(amount);

export const yayoi: Format = {
  hold: (conversion, { settings }) =>
    holdConversion(conversion, {
      refuse: needs(
        currencyOf(['JPY'], 'Yayoi keeps its books in yen.'),
        digitsAtMost(AMOUNT_DIGITS),
        someRow(isBooking),
      ),
      account: (statement, label) => ({
        ...accountOrStandIn(statement, label),
        losses:
          isBankAccount(statement) || settingOf(settings, 'account') !== '普通預金' ? [] : ['check-before-import'],
      }),
      leavesOut: (transaction) => !isBooking(transaction),
      text: (text, { amount }) =>
        fitted(text, amount.startsWith('-') ? '出金' : '入金', inShiftJis, cutToWidth(MEMO_WIDTH)),
      reference: (reference) => {
        const { text } = fitted(reference, '', inShiftJis, cutToWidth(NUMBER_WIDTH));
        return { text, losses: text === reference ? [] : ['reference-cut'] };
      },
      messages: {
        'row-left-out': 'A booking of 0 yen is none; such a transaction was left out.',
        'check-before-import':
          'The bookings name an account of a bank. For a card or a loan set the title that you keep it under (未払金).',
      },
    }),
  print: (held, options, conversion) =>
    accountFiles(held, conversion, 'yayoi.csv', (rows) => encode(bookings(rows, options), CHARSET)),
};

function bookings(rows: readonly AccountRow[], { settings }: FormatOptions): string {
  const title = (id: string) => settingOf(settings, id);
  const titles = { own: title('account'), sub: title('sub-account'), in: title('money-in'), out: title('money-out') };
  return rows.map((row) => delimitedRow(booking(row, titles), ',')).join('');
}

/** Titles of accounts (勘定科目): the bank's, its sub-account, and what money in and out is booked against. */
interface Titles {
  readonly own: string;
  readonly sub: string;
  readonly in: string;
  readonly out: string;
}

/** Debit (借方) is where money goes: the bank account when it comes in. */
function booking({ date, amount, text, reference }: HeldTransaction, titles: Titles): string[] {
  const isOut = amount.startsWith('-');
  const bank = [titles.own, titles.sub];
  const [debit, credit] = isOut ? [[titles.out, ''], bank] : [bank, [titles.in, '']];
  const figure = amount.replace('-', '');
  const side = ([title = '', sub = '']: readonly string[]) => [title, sub, '', NO_TAX, figure, ''];
  const summary = cutToWidth(SUMMARY_WIDTH)(text).text;
  const row = [
    ...['2000', '', '', date.replaceAll('-', '/')],
    ...side(debit ?? []),
    ...side(credit ?? []),
    ...[summary, reference ?? '', '', '0', '', summary === text ? '' : text, '0', '0', 'no'],
  ];
  if (row.length !== COLUMNS) throw new RangeError(`${row.length} columns, not ${COLUMNS}`);
  return row;
}
