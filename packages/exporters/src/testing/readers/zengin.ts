import type { Reader, ReadRow, ReadStatement } from './read.ts';
import { blank, crlfLines, decimal, demand, digits, fieldsOf, isoDate } from './records.ts';

/** Zengin 入出金取引明細, strictly: records of 200 bytes, their order, fields, characters, counts and sums. */

const HEADER = [1, 2, 1, 6, 6, 6, 4, 15, 3, 15, 3, 1, 10, 40, 1, 1, 14, 71];
const DATA = [1, 8, 6, 6, 1, 2, 12, 12, 6, 6, 1, 7, 3, 10, 48, 15, 15, 20, 20, 1];
const TRAILER = [1, 6, 13, 6, 13, 1, 14, 7, 139];
const END = [1, 10, 5, 184];

/** The year of the era: to 19 of 令和, from 20 of 平成, as a reader of these years takes them. */
function eraDate(field: string): string {
  demand(/^\d{6}$/.test(field), `no date: ${field}`);
  const year = Number(field.slice(0, 2));
  return isoDate(year + (year < 20 ? 2018 : 1988), field.slice(2, 4), field.slice(4));
}

const signed = (sign: string, figure: string): bigint => {
  demand(sign === '1' || sign === '2', `no sign: ${sign}`);
  return sign === '2' ? -digits(figure) : digits(figure);
};

interface Account {
  readonly account: string;
  readonly opening: bigint;
}

export const readZengin: Reader = async (file) => {
  const text = new TextDecoder('shift_jis', { fatal: true }).decode(file.bytes);
  demand(/^[0-9A-Zｦｱ-ﾟ ()｢｣.,/\\\-\r\n]*$/.test(text), 'a character that the rules do not have');
  const lines = crlfLines(text);
  demand(file.bytes.length === lines.length * 202, 'records of another length');
  const rows: ReadRow[] = [];
  const statements: ReadStatement[] = [];
  let account: Account | null = null;
  let amounts: bigint[] = [];
  for (const [index, line] of lines.entries()) {
    const type = line.slice(0, 1);
    demand((type === '1' || type === '9') === (account === null), `record ${type} stands in the wrong place`);
    if (type === '1') {
      account = readHeader(line);
      amounts = [];
    } else if (type === '2' && account) {
      const { row, amount } = readData(line, amounts.length + 1);
      rows.push({ ...row, account: account.account, currency: 'JPY' });
      amounts.push(amount);
    } else if (type === '8' && account) {
      const closing = readTrailer(line, amounts);
      statements.push({ account: account.account, opening: decimal(account.opening, 0), closing: decimal(closing, 0) });
      account = null;
    } else {
      const [, count = '', accounts = '', free = ''] = fieldsOf(line, END);
      demand(type === '9' && index === lines.length - 1, `record ${type} stands in the wrong place`);
      demand(digits(count) === BigInt(lines.length) && digits(accounts) === BigInt(statements.length), 'end record');
      blank(free);
    }
  }
  demand(lines.at(-1)?.startsWith('9') === true, 'no end record');
  return { rows, statements };
};

function readHeader(line: string): Account {
  const [
    ,
    kind,
    code,
    made = '',
    from = '',
    to = '',
    bank = '',
    ,
    branch = '',
    ,
    zeros,
    deposit = '',
    number = '',
    ,
    sign = '',
    book = '',
    opening = '',
    free = '',
  ] = fieldsOf(line, HEADER);
  demand(kind === '03' && code === '0' && zeros === '000' && /^[1245679]$/.test(deposit), 'no header');
  for (const field of [bank, branch, book]) digits(field);
  demand(eraDate(from) <= eraDate(to) && eraDate(made) !== '', 'the period ends before it begins');
  digits(number);
  blank(free);
  return { account: number, opening: signed(sign, opening) };
}

function readData(line: string, ordinal: number) {
  const [, number = '', date = '', valueDate = '', way, kind = '', figure = '', ...more] = fieldsOf(line, DATA);
  const [
    other = '',
    shown = '',
    returned = '',
    bill = '',
    billNumber = '',
    office = '',
    client = '',
    name = '',
    bank,
    place,
    summary = '',
    edi,
    free,
  ] = more;
  demand(digits(number) === BigInt(ordinal), 'numbers do not count up');
  demand(way === '1' || way === '2', `neither in nor out: ${way}`);
  for (const field of [kind, other, shown, returned, bill, billNumber, office, client]) digits(field);
  blank(`${bank}${place}${edi}${free}`);
  const [long, short] = [name.trimEnd(), summary.trimEnd()];
  demand(short !== '' && (long === '' || long.startsWith(short)), 'no text, or two');
  const amount = way === '2' ? -digits(figure) : digits(figure);
  const row = { date: eraDate(date), valueDate: eraDate(valueDate), amount: decimal(amount, 0), text: long || short };
  return { row, amount };
}

function readTrailer(line: string, amounts: readonly bigint[]): bigint {
  const [, inCount = '', inSum = '', outCount = '', outSum = '', sign = '', closing = '', count = '', free = ''] =
    fieldsOf(line, TRAILER);
  blank(free);
  const out = amounts.filter((amount) => amount < 0n);
  const into = amounts.filter((amount) => amount >= 0n);
  const sum = (some: readonly bigint[]) => some.reduce((total, amount) => total + amount, 0n);
  demand(digits(inCount) === BigInt(into.length) && digits(inSum) === sum(into), 'what comes in does not add up');
  demand(digits(outCount) === BigInt(out.length) && digits(outSum) === -sum(out), 'what goes out does not add up');
  demand(digits(count) === BigInt(amounts.length), 'number of records');
  return signed(sign, closing);
}
