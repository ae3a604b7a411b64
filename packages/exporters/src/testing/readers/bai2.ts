import type { Reader, ReadRow } from './read.ts';
import { crlfLines, decimal, demand, yymmdd } from './records.ts';

/** BAI2, strictly: nesting of the records, their counts and control totals, and which balance follows on which. */

const NO_DECIMALS = ['JPY'];
const THREE_DECIMALS = ['BHD'];

interface Level {
  readonly from: number;
  total: bigint;
  parts: number;
}

/** Amounts as they stand in the records: those of records 16 have no sign. */
const figure = (field: string): bigint => {
  demand(/^-?\d+$/.test(field), `no amount: ${field}`);
  return BigInt(field);
};

const closed = (line: string): string[] => {
  demand(line.endsWith('/') && line.indexOf('/') === line.length - 1, `a record does not end with /: ${line}`);
  return line.slice(0, -1).split(',');
};

export interface Bai2Day {
  readonly date: string;
  readonly account: string;
  readonly opening: string | null;
  readonly closing: string | null;
}

/** Headers and trailers as they stand in one another, with what the trailers must state. */
class Nesting {
  readonly #open: Level[] = [];

  /** The record of this depth is the innermost that is open. */
  at(depth: number): Level {
    demand(this.#open.length === depth, 'a record stands in the wrong place');
    return this.#open.at(-1) ?? { from: 0, total: 0n, parts: 0 };
  }

  begin(depth: number, line: number): void {
    this.at(depth);
    this.#open.push({ from: line, total: 0n, parts: 0 });
  }

  /** @param hasParts whether the trailer also counts what it is about: accounts, groups */
  end(depth: number, line: number, [, total = '', ...counts]: readonly string[], hasParts: boolean): void {
    const done = this.at(depth);
    demand(figure(total) === done.total, `control total ${total}, not ${done.total}`);
    const expected = [...(hasParts ? [done.parts] : []), line - done.from + 1];
    demand(counts.join() === expected.join(), `counts ${counts}, not ${expected}`);
    this.#open.pop();
    const outer = this.#open.at(-1);
    if (outer) [outer.total, outer.parts] = [outer.total + done.total, outer.parts + 1];
  }
}

function asciiLines(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  demand(/^[\x20-\x7e\r\n]*$/.test(text), 'a character that is not ASCII');
  return crlfLines(text);
}

/** Rows as of any reader, and the balances of each day. */
export function readBai2Days(bytes: Uint8Array): { rows: ReadRow[]; days: Bai2Day[] } {
  const rows: ReadRow[] = [];
  const days: Bai2Day[] = [];
  const levels = new Nesting();
  let group = { date: '', currency: '' };
  let account = { number: '', currency: '' };
  for (const [index, line] of asciiLines(bytes).entries()) {
    const type = line.slice(0, 3);
    if (type === '01,') {
      levels.begin(0, index);
      readFileHead(closed(line));
    } else if (type === '02,') {
      levels.begin(1, index);
      group = readGroup(closed(line));
    } else if (type === '03,') {
      levels.begin(2, index);
      const [, number = '', currency = '', ...summaries] = closed(line);
      account = { number, currency };
      demand(number !== '' && currency === group.currency, 'no account, or another currency');
      const { opening, closing, total } = readSummaries(summaries, currency);
      levels.at(3).total = total;
      days.push({ date: group.date, account: number, opening, closing });
    } else if (type === '16,') {
      const { row, amount } = readDetail(line, account.currency);
      levels.at(3).total += amount;
      rows.push({ ...row, date: group.date, account: account.number, currency: account.currency });
    } else if (type === '49,') levels.end(3, index, closed(line), false);
    else if (type === '98,') levels.end(2, index, closed(line), true);
    else if (type === '99,') levels.end(1, index, closed(line), true);
    else throw new Error(`no record: ${line}`);
  }
  levels.at(0);
  return { rows, days };
}

export const readBai2: Reader = async (file) => ({ rows: readBai2Days(file.bytes).rows });

function readFileHead([, sender, receiver, date = '', time = '', id = '', , , version]: readonly string[]): void {
  demand(Boolean(sender && receiver) && /^\d+$/.test(id) && version === '2', 'no file header');
  yymmdd(date);
  demand(time === '2400', `time ${time}`);
}

function readGroup(fields: readonly string[]) {
  const [, , originator, status, date = '', time, currency = '', modifier] = fields;
  demand(fields.length === 8 && Boolean(originator) && status === '1' && modifier === '2', 'no group header');
  demand(time === '2400' && /^[A-Z]{3}$/.test(currency), 'no time or currency');
  return { date: yymmdd(date), currency };
}

const decimalsIn = (currency: string): number =>
  NO_DECIMALS.includes(currency) ? 0 : THREE_DECIMALS.includes(currency) ? 3 : 2;

function readSummaries(fields: readonly string[], currency: string) {
  demand(fields.length % 4 === 0, 'summaries are of four fields');
  const balances = new Map<string, bigint>();
  for (let at = 0; at < fields.length; at += 4) {
    const [type = '', amount = '', count, funds] = fields.slice(at, at + 4);
    demand(count === '' && funds === '', 'a balance has no count');
    if (type === '') demand(amount === '' && fields.length === 4, 'an amount without a type');
    else balances.set(type, figure(amount));
  }
  demand(
    [...balances.keys()].every((type) => type === '010' || type === '015'),
    'another type of balance',
  );
  const of = (type: string) => {
    const amount = balances.get(type);
    return amount === undefined ? null : decimal(amount, decimalsIn(currency));
  };
  const total = [...balances.values()].reduce((sum, amount) => sum + amount, 0n);
  return { opening: of('010'), closing: of('015'), total };
}

function readDetail(line: string, currency: string): { row: Omit<ReadRow, 'date'>; amount: bigint } {
  demand(!line.includes('/'), 'a record 16 holds /');
  const match = /^16,([1-6]\d\d),(\d+),(?:Z|V,(\d{6}),),([^,]*),([^,]*),(.+)$/.exec(line);
  demand(match !== null, `no record 16: ${line}`);
  const [, type = '', amount = '', valueDate, id = '', reference = '', text = ''] = match;
  const isOut = type >= '400';
  const minor = isOut ? -figure(amount) : figure(amount);
  const row = { amount: decimal(minor, decimalsIn(currency)), id, reference: reference || null, text };
  return { row: { ...row, valueDate: valueDate === undefined ? null : yymmdd(valueDate) }, amount: figure(amount) };
}
