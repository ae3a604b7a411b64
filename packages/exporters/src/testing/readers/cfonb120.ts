import type { Reader, ReadRow, ReadStatement } from './read.ts';
import { blank, century, crlfLines, decimal, demand, digits, fieldsOf, isoDate } from './records.ts';

/** CFONB 120, strictly: order of records, their fields, one account from 01 to 07. */

const CREDIT = new Map([...'{ABCDEFGHI'].map((letter, digit) => [letter, digit]));
const DEBIT = new Map([...'}JKLMNOPQR'].map((letter, digit) => [letter, digit]));

/** Type, bank, internal code, branch, currency, decimals, blank, account. */
const HEAD = [2, 5, 4, 5, 3, 1, 1, 11] as const;
const BALANCE = [...HEAD, 2, 6, 50, 14, 16];
const MOVEMENT = [...HEAD, 2, 6, 2, 6, 31, 2, 7, 1, 1, 14, 16];
const MORE = [...HEAD, 2, 6, 5, 3, 70, 2];

interface Owner {
  readonly key: string;
  readonly account: string;
  readonly currency: string;
  readonly decimals: number;
}

function readHead([
  ,
  bank = '',
  internal = '',
  branch = '',
  currency = '',
  decimals = '',
  free = '',
  number = '',
]: readonly string[]): Owner {
  digits(bank);
  digits(branch);
  blank(internal + free);
  demand(/^[A-Z]{3}$/.test(currency) && /^[0-9A-Z]{11}$/.test(number), 'no account');
  const account = bank + branch + number;
  return { key: account + currency + decimals, account, currency, decimals: Number(digits(decimals)) };
}

function readAmount(field: string, decimals: number): string {
  const last = field.slice(-1);
  const digit = CREDIT.get(last) ?? DEBIT.get(last);
  demand(digit !== undefined, `no sign: ${last}`);
  const figure = digits(field.slice(0, -1) + digit);
  return decimal(DEBIT.has(last) ? -figure : figure, decimals);
}

/** `DDMMYY` */
const ddmmyy = (field: string): string => isoDate(century(field.slice(4)), field.slice(2, 4), field.slice(0, 2));

/** A piece that fills its field goes on without a blank; of any other the filling is not told from a blank. */
const joined = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (/ $/.test(piece) ? `${piece.replace(/ +$/, '')} ` : piece))
    .join('')
    .replace(/ +$/, '');

export const readCfonb120: Reader = async (file) => {
  const lines = crlfLines(new TextDecoder('iso-8859-1', { fatal: true }).decode(file.bytes));
  const rows: ReadRow[] = [];
  const statements: ReadStatement[] = [];
  let owner: Owner | null = null;
  let opening = '';
  let pieces: string[] | null = null;
  let movement: Omit<ReadRow, 'text'> | null = null;
  const close = () => {
    if (movement && pieces) rows.push({ ...movement, text: joined(pieces) });
    movement = pieces = null;
  };
  for (const line of lines) {
    const type = line.slice(0, 2);
    const fields = fieldsOf(line, type === '04' ? MOVEMENT : type === '05' ? MORE : BALANCE);
    const of = readHead(fields);
    demand((type === '01') === (owner === null), `record ${type} stands in the wrong place`);
    demand(owner === null || owner.key === of.key, 'a record of another account');
    if (type === '01') {
      owner = of;
      opening = readBalance(fields, of);
    } else if (type === '04') {
      close();
      [movement, pieces] = [readMovement(fields, of), [fields[12] ?? '']];
    } else if (type === '05') {
      demand(pieces !== null && fields[11] === 'LIB', 'a text without a movement');
      blank(`${fields[10]}${fields[13]}`);
      pieces.push(fields[12] ?? '');
    } else {
      demand(type === '07', `no record: ${type}`);
      close();
      statements.push({ account: of.account, opening, closing: readBalance(fields, of) });
      owner = null;
    }
  }
  demand(owner === null, 'no record 07 at the end');
  return { rows, statements };
};

function readBalance(fields: readonly string[], { decimals }: Owner): string {
  blank(`${fields[8]}${fields[10]}${fields[12]}`);
  ddmmyy(fields[9] ?? '');
  return readAmount(fields[11] ?? '', decimals);
}

function readMovement(fields: readonly string[], owner: Owner): Omit<ReadRow, 'text'> {
  const [
    operation = '',
    date = '',
    reject = '',
    valueDate = '',
    ,
    free = '',
    number = '',
    exempt,
    ,
    amount = '',
    reference = '',
  ] = fields.slice(8);
  demand(/^[0-9A-Z]{2}$/.test(operation), 'no operation code');
  blank(`${reject}${free}${exempt}`);
  digits(number);
  return {
    date: ddmmyy(date),
    valueDate: ddmmyy(valueDate),
    amount: readAmount(amount, owner.decimals),
    reference: reference.trimEnd() || null,
    account: owner.account,
    currency: owner.currency,
  };
}
