import { decimalsOf, toMinor } from '@tallyleaf/contract/plain';
import type { Format, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { chequeNumber } from './parts/cheques.ts';
import { fitted, isAscii, toRepertoire } from './parts/fit.ts';
import { accountOrStandIn, holdConversion, textOf } from './parts/hold.ts';
import { standIn } from './parts/ids.ts';
import { needs, shortYears, someDay } from './parts/needs.ts';
import { absolute, shortDate } from './parts/records.ts';
import { spanOf } from './parts/span.ts';

/**
 * BAI2, "Cash Management Balance Reporting Specifications, Version 2" (Bank Administration Institute). A transaction
 * has no booking date of its own: there is a group for each day, whose as-of date it is.
 */

const LINE_END = '\r\n';
/** Who sends and who receives are codes that the two agree on; a file of ours has neither. */
const SENDER = 'UNKNOWN';
const RECEIVER = 'UNKNOWN';
/** The end of the day: times go from 0001 to 2400. */
const END_OF_DAY = '2400';

/** Printable ASCII without what ends a record and, but for the last field, without what ends a field. */
const inText = (text: string) => toRepertoire(text, { has: (character) => isAscii(character) && character !== '/' });
const inField = (text: string) =>
  toRepertoire(text, { has: (character) => isAscii(character) && character !== '/' && character !== ',' });

export const bai2: Format = {
  hold: (conversion) =>
    holdConversion(conversion, {
      refuse: needs(someDay, shortYears),
      statesSums: true,
      needsBalances: true,
      account: (statement, label) => {
        const { text } = accountOrStandIn(statement, label);
        const written = inField(text).text || standIn(statement.account.currency);
        return { text: written, losses: written === text ? [] : ['account-changed'] };
      },
      text: (text, { amount }) => fitted(text, textOf({ description: '', amount }), inText),
      reference: (reference) => {
        const { text } = inField(reference);
        return { text, losses: text === reference ? [] : ['reference-cut'] };
      },
    }),
  print: (held) => (held.statements.length === 0 ? [] : [fileOf(held)]),
};

/** Lines, and the sum of the amounts in them as they stand there: what the trailer over them states. */
interface Block {
  readonly lines: readonly string[];
  readonly total: bigint;
}

function fileOf(held: Held) {
  const groups = held.statements.flatMap(groupsOf);
  const total = sum(groups.map((group) => group.total));
  const lines = groups.flatMap((group) => group.lines);
  const last =
    held.statements
      .map(({ source }) => spanOf(source)?.end ?? '')
      .sort()
      .at(-1) ?? '';
  const file = [
    `01,${SENDER},${RECEIVER},${shortDate(last, 'ymd')},${END_OF_DAY},1,,,2/`,
    ...lines,
    `99,${total},${groups.length},${lines.length + 2}/`,
  ];
  const text = file.map((line) => line + LINE_END).join('');
  return { bytes: new TextEncoder().encode(text), extension: 'bai2', account: null };
}

const sum = (figures: readonly bigint[]): bigint => figures.reduce((total, figure) => total + figure, 0n);

/** A group for each run of transactions of one day, in the statement's order; one for a statement without any. */
function groupsOf(statement: HeldStatement): Block[] {
  const decimals = decimalsOf(statement.currency);
  const days = byDay(statement.transactions);
  const end = spanOf(statement.source)?.end ?? '';
  if (days.length === 0)
    return [
      group(
        statement,
        end,
        [],
        [statement.opening, statement.closing].map((it) => (it === null ? null : toMinor(it, decimals))),
      ),
    ];
  let balance = statement.opening === null ? null : toMinor(statement.opening, decimals);
  return days.map((transactions, at) => {
    const opening = balance;
    if (balance !== null) balance += sum(transactions.map(({ amount }) => toMinor(amount, decimals)));
    // The last day closes with what is printed, whether it fits or not.
    if (at === days.length - 1) balance = statement.closing === null ? null : toMinor(statement.closing, decimals);
    return group(statement, transactions[0]?.date ?? end, transactions, [opening, balance]);
  });
}

function byDay(transactions: readonly HeldTransaction[]): HeldTransaction[][] {
  const days: HeldTransaction[][] = [];
  for (const transaction of transactions) {
    const day = days.at(-1);
    if (day?.[0]?.date === transaction.date) day.push(transaction);
    else days.push([transaction]);
  }
  return days;
}

/** @param balances before and after the day, in minor units */
function group(
  { account, currency, source }: HeldStatement,
  day: string,
  transactions: readonly HeldTransaction[],
  [opening = null, closing = null]: readonly (bigint | null)[],
): Block {
  const summaries = [summary('010', opening), summary('015', closing)].filter((fields) => fields !== '');
  const details = transactions.map((transaction) => detail(transaction, currency));
  const total = sum([opening ?? 0n, closing ?? 0n, ...details.map(({ amount }) => amount)]);
  const bank = inField(source.account.bankCode ?? source.account.bic ?? SENDER).text;
  const lines = [
    `02,${RECEIVER},${bank},1,${shortDate(day, 'ymd')},${END_OF_DAY},${currency},2/`,
    `03,${account},${currency},${summaries.join(',') || ',,,'}/`,
    ...details.map(({ line }) => line),
    `49,${total},${details.length + 2}/`,
  ];
  return { lines: [...lines, `98,${total},1,${lines.length + 1}/`], total };
}

/** Type, amount, item count and funds type; nothing where the balance is not known. */
const summary = (type: '010' | '015', amount: bigint | null): string => (amount === null ? '' : `${type},${amount},,`);

function detail(transaction: HeldTransaction, currency: string): { line: string; amount: bigint } {
  const { valueDate, amount, id, reference, text } = transaction;
  const minor = toMinor(amount, decimalsOf(currency));
  // Z: when the money is there is not known. V: on the value date, its time not known.
  const funds = valueDate === null ? 'Z' : `V,${shortDate(valueDate, 'ymd')},`;
  const fields = ['16', typeOf(transaction), absolute(minor), funds, id, reference ?? '', text];
  return { line: fields.join(','), amount: absolute(minor) };
}

/** 399 and 699 are miscellaneous credits and debits; 475 a cheque paid, its number being the customer's reference. */
function typeOf({ amount, text, reference }: HeldTransaction): string {
  if (!amount.startsWith('-')) return '399';
  return chequeNumber({ amount, description: text, reference }) === null ? '699' : '475';
}
