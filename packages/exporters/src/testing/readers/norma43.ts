import type { Reader, ReadRow, ReadStatement } from './read.ts';
import { blank, crlfLines, decimal, demand, digits, fieldsOf, yymmdd } from './records.ts';

/** Norma 43, strictly: order and numbers of records, their fields, and the sums of record 33. */

const CURRENCIES: Readonly<Record<string, string>> = {
  '978': 'EUR',
  '840': 'USD',
  '392': 'JPY',
  '986': 'BRL',
  '156': 'CNY',
};

interface Account {
  readonly code: string;
  readonly currency: string;
  readonly opening: bigint;
  readonly start: string;
  readonly end: string;
}

interface Movement {
  readonly row: Omit<ReadRow, 'text'>;
  readonly amount: bigint;
  text: string;
  texts: number;
}

const signed = (sign: string, amount: string): bigint => {
  demand(sign === '1' || sign === '2', `no sign: ${sign}`);
  return sign === '1' ? -digits(amount) : digits(amount);
};

export const readNorma43: Reader = async (file) => {
  const lines = crlfLines(new TextDecoder('iso-8859-1', { fatal: true }).decode(file.bytes));
  const rows: ReadRow[] = [];
  const statements: (ReadStatement & { readonly period: { start: string; end: string } })[] = [];
  let account: Account | null = null;
  let movements: Movement[] = [];
  for (const [index, line] of lines.entries()) {
    demand(line.length === 80, `line ${index + 1} has ${line.length} characters`);
    const type = line.slice(0, 2);
    demand(type === '88' ? index === lines.length - 1 : index < lines.length - 1, 'record 88 is not the last');
    demand((type === '11' || type === '88') === (account === null), `record ${type} stands in the wrong place`);
    if (type === '11') account = readHead(line);
    else if (type === '22' && account) movements.push(readMovement(line, account));
    else if (type === '23') addText(line, movements.at(-1));
    else if (type === '33' && account) {
      const closing = readTotals(line, account, movements);
      rows.push(...movements.map(({ row, text }) => ({ ...row, text: text.replace(/ +$/, '') })));
      const { code, opening, start, end } = account;
      const figures = { opening: decimal(opening, 2), closing: decimal(closing, 2) };
      statements.push({ account: code, ...figures, period: { start, end } });
      account = null;
      movements = [];
    } else if (type === '88') readEnd(line, index);
    else throw new Error(`no record: ${type}`);
  }
  return { rows, statements };
};

function readHead(line: string): Account {
  const [, code = '', start = '', end = '', sign = '', amount = '', currency = '', mode, , free = ''] = fieldsOf(
    line,
    [2, 18, 6, 6, 1, 14, 3, 1, 26, 3],
  );
  digits(code);
  blank(free);
  demand(mode === '3', 'mode is not 3');
  demand(CURRENCIES[currency] !== undefined, `no currency: ${currency}`);
  return {
    code,
    currency: CURRENCIES[currency] ?? '',
    opening: signed(sign, amount),
    start: yymmdd(start),
    end: yymmdd(end),
  };
}

function readMovement(line: string, account: Account): Movement {
  const [
    ,
    free = '',
    branch,
    date = '',
    valueDate = '',
    common = '',
    own = '',
    sign = '',
    figure = '',
    document = '',
    first = '',
    second = '',
  ] = fieldsOf(line, [2, 4, 4, 6, 6, 2, 3, 1, 14, 10, 12, 16]);
  blank(free);
  demand(branch === account.code.slice(4, 8), 'branch of another account');
  for (const field of [common, own, document, first]) digits(field);
  const amount = signed(sign, figure);
  const dates = { date: yymmdd(date), valueDate: yymmdd(valueDate) };
  const reference = second.trimEnd() || null;
  const row = { ...dates, amount: decimal(amount, 2), reference, account: account.code, currency: account.currency };
  return { row, amount, text: '', texts: 0 };
}

function addText(line: string, movement: Movement | undefined): void {
  demand(movement !== undefined, 'a text without a movement');
  const [, number = '', ...texts] = fieldsOf(line, [2, 2, 38, 38]);
  demand(Number(digits(number)) === movement.texts + 1 && movement.texts < 5, `text number ${number}`);
  movement.texts += 1;
  movement.text += texts.join('');
}

function readTotals(line: string, account: Account, movements: readonly Movement[]): bigint {
  const [
    ,
    code,
    debits = '',
    debitSum = '',
    credits = '',
    creditSum = '',
    sign = '',
    amount = '',
    currency = '',
    free = '',
  ] = fieldsOf(line, [2, 18, 5, 14, 5, 14, 1, 14, 3, 4]);
  blank(free);
  demand(code === account.code && CURRENCIES[currency] === account.currency, 'totals of another account');
  const out = movements.filter((movement) => movement.amount < 0n);
  const into = movements.filter((movement) => movement.amount >= 0n);
  const sum = (some: readonly Movement[]) => some.reduce((total, movement) => total + movement.amount, 0n);
  demand(digits(debits) === BigInt(out.length) && digits(debitSum) === -sum(out), 'debits do not add up');
  demand(digits(credits) === BigInt(into.length) && digits(creditSum) === sum(into), 'credits do not add up');
  return signed(sign, amount);
}

function readEnd(line: string, before: number): void {
  const [, nines, count = '', free = ''] = fieldsOf(line, [2, 18, 6, 54]);
  blank(free);
  demand(nines === '9'.repeat(18) && digits(count) === BigInt(before), 'number of records');
}
