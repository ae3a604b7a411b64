import { decimalsOf, toMinor } from '@tallyleaf/contract/plain';
import type { Format, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { encode, encodes } from './parts/charsets.ts';
import { cutTo, fitted, toRepertoire } from './parts/fit.ts';
import { holdConversion, valueOrBookingDate, wordsFor } from './parts/hold.ts';
import { frenchAccount } from './parts/national-accounts.ts';
import { closingBalance, digitsAtMost, type Need, needs, openingBalance, shortYears, someDay } from './parts/needs.ts';
import { inPieces } from './parts/pieces.ts';
import { absolute, blankFilled, record, shortDate, zeroFilled } from './parts/records.ts';
import { spanOf } from './parts/span.ts';

/**
 * « Relevé de compte sur support informatique » (CFONB, July 2004): records of 120 characters, 01 old balance, 04
 * movement, 05 more of its text, 07 new balance.
 */

const LENGTH = 120;
const LINE_END = '\r\n';
const AMOUNT_DIGITS = 14;
const LABEL_WIDTH = 31;
const MORE_WIDTH = 70;
const REFERENCE_WIDTH = 16;
/** The last digit of an amount also says its sign (an "overpunched" sign): 0 to 9 of what comes in and of what goes out. */
const COMES_IN = '{ABCDEFGHI';
const GOES_OUT = '}JKLMNOPQR';

const french: Need = ({ account }) =>
  frenchAccount(account)
    ? null
    : {
        code: 'account-not-supported',
        message:
          'CFONB 120 is for accounts with a French IBAN or RIB; this statement prints none. Choose another format.',
      };

const refuse = needs(french, openingBalance, closingBalance, someDay, shortYears, digitsAtMost(AMOUNT_DIGITS));

const latin = (text: string) =>
  toRepertoire(text, { has: (character) => /\P{Cc}/u.test(character) && encodes('iso-8859-1', character) });

/** Fields end with blanks, so that runs of them at a break could not be told from the filling. */
const singleBlanks = (text: string) => ({ text: text.replace(/ {2,}/g, ' '), losses: [] });

export const cfonb120: Format = {
  hold: (conversion) =>
    holdConversion(conversion, {
      refuse,
      statesSums: true,
      needsBalances: true,
      language: 'fr',
      valueDate: valueOrBookingDate,
      account: ({ account }) => ({ text: codeOf(account), losses: [] }),
      text: (text, { amount }) => fitted(text, wordsFor(amount, 'fr'), latin, singleBlanks),
      reference: (reference) => {
        const { text } = fitted(reference, '', latin, (all) => cutTo(all, REFERENCE_WIDTH));
        return { text, losses: text === reference ? [] : ['reference-cut'] };
      },
    }),
  print: (held) => (held.statements.length === 0 ? [] : [fileOf(held)]),
};

function codeOf(of: HeldStatement['source']['account']): string {
  const account = frenchAccount(of);
  return account ? account.bank + account.branch + account.account : '';
}

function fileOf(held: Held) {
  const text = held.statements.flatMap(statementLines).map((line) => line + LINE_END);
  return { bytes: encode(text.join(''), 'iso-8859-1'), extension: 'cfonb', account: null };
}

function statementLines(statement: HeldStatement): string[] {
  const days = spanOf(statement.source);
  if (!days) throw new TypeError('a statement without days is refused');
  return [
    // The old balance is that of the last day before the period.
    balanceLine('01', statement, dayBefore(days.start), statement.opening),
    ...statement.transactions.flatMap((transaction) => movementLines(statement, transaction)),
    balanceLine('07', statement, days.end, statement.closing),
  ];
}

const dayBefore = (iso: string): string => {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};

function balanceLine(type: '01' | '07', statement: HeldStatement, day: string, balance: string | null): string {
  return record(
    LENGTH,
    head(type, statement),
    '  ',
    shortDate(day, 'dmy'),
    ' '.repeat(50),
    overpunched(balance, statement.currency),
    ' '.repeat(16),
  );
}

/** Positions 1 to 32: type, bank, branch, currency, its decimals, account. */
function head(type: string, { account, currency }: HeldStatement): string {
  return record(
    32,
    type,
    account.slice(0, 5),
    '    ',
    account.slice(5, 10),
    currency,
    zeroFilled(decimalsOf(currency), 1),
    ' ',
    account.slice(10),
  );
}

/** No statement says the interbank code of an operation; readers want two figures or letters there. */
const UNKNOWN_OPERATION = '00';

function movementLines(statement: HeldStatement, transaction: HeldTransaction): string[] {
  const { date, valueDate, amount, reference, text } = transaction;
  const [label = '', ...more] = inPieces(text, { first: LABEL_WIDTH, rest: MORE_WIDTH });
  const movement = record(
    LENGTH,
    head('04', statement),
    UNKNOWN_OPERATION,
    shortDate(date, 'dmy'),
    '  ',
    shortDate(valueDate ?? date, 'dmy'),
    blankFilled(label, LABEL_WIDTH),
    '  ',
    '0'.repeat(7),
    '  ',
    overpunched(amount, statement.currency),
    blankFilled(reference ?? '', REFERENCE_WIDTH),
  );
  return [movement, ...more.map((piece) => moreLine(statement, date, piece))];
}

/** Qualifier LIB: the label goes on. */
function moreLine(statement: HeldStatement, date: string, piece: string): string {
  return record(
    LENGTH,
    head('05', statement),
    UNKNOWN_OPERATION,
    shortDate(date, 'dmy'),
    ' '.repeat(5),
    'LIB',
    blankFilled(piece, MORE_WIDTH),
    '  ',
  );
}

function overpunched(amount: string | null, currency: string): string {
  const minor = toMinor(amount ?? '', decimalsOf(currency));
  const digits = zeroFilled(absolute(minor), AMOUNT_DIGITS);
  return digits.slice(0, -1) + (minor < 0n ? GOES_OUT : COMES_IN)[Number(digits.at(-1))];
}
