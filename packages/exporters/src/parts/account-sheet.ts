import type { Statement } from '@tallyleaf/contract';
import { decimalsOf, fromMinor, toMinor } from '@tallyleaf/contract/plain';
import type { HeldStatement, HeldTransaction } from '../exporter.ts';
import { headings, moreHeadings } from './columns.ts';
import { knownBalances } from './derived-balances.ts';
import { moneyIn, moneyOut } from './money-columns.ts';
import { dateCell, numberCell } from './sheet-cells.ts';
import { marked } from './sheet-marks.ts';
import type { SheetWords } from './sheet-words.ts';
import { type Cell, letter, type Sheet } from './workbook.ts';

/**
 * The rows of an account as a bookkeeper follows them: money in and out apart, the balance reckoned row by row by a
 * formula, beside the one that is printed and what the two differ by. Columns with nothing in them are left out.
 */

type Key =
  | 'date'
  | 'valueDate'
  | 'text'
  | 'reference'
  | 'category'
  | 'moneyIn'
  | 'moneyOut'
  | 'running'
  | 'balance'
  | 'difference';

const WIDTHS: Readonly<Record<Key, number>> = {
  date: 12,
  valueDate: 12,
  text: 56,
  reference: 18,
  category: 22,
  moneyIn: 14,
  moneyOut: 14,
  running: 15,
  balance: 15,
  difference: 13,
};

/** A statement's place in the sheet of its account. */
export interface PlacedStatement {
  readonly statement: HeldStatement;
  /** Its opening: printed, or derived; null where nothing tells it. */
  readonly start: string | null;
  /** Numbers of its first and last row in the sheet; the last before the first where it has none. */
  readonly first: number;
  readonly last: number;
}

export interface PlacedAccount {
  readonly name: string;
  readonly columns: readonly Key[];
  readonly statements: readonly PlacedStatement[];
}

/** What stands where in an account's sheet. @param statements period after period */
export function placeAccount(name: string, statements: readonly HeldStatement[]): PlacedAccount {
  let row = 2;
  const placed = statements.map((statement): PlacedStatement => {
    const first = row;
    row += statement.transactions.length;
    return { statement, start: knownBalances(statement.source).opening, first, last: row - 1 };
  });
  const some = (key: 'valueDate' | 'reference' | 'category' | 'balance'): boolean =>
    statements.some(
      ({ transactions, source }) => transactions.some((one) => one[key] !== null) || wasRead(source, key),
    );
  const running = placed.some(({ start, statement }) => start !== null && statement.transactions.length > 0);
  const columns: Key[] = ['date'];
  if (some('valueDate')) columns.push('valueDate');
  columns.push('text');
  if (some('reference')) columns.push('reference');
  if (some('category')) columns.push('category');
  columns.push('moneyIn', 'moneyOut');
  if (running) columns.push('running');
  if (some('balance')) columns.push('balance');
  if (running && some('balance')) columns.push('difference');
  return { name, columns, statements: placed };
}

/** Whether something was read that a person took out: a note has to say so somewhere. */
const wasRead = ({ transactions }: Statement, key: string): boolean =>
  transactions.some(({ read }) => read !== undefined && key in read);

/** The letter of a column of such a sheet. */
export const columnOf = ({ columns }: PlacedAccount, key: Key): string => letter(columns.indexOf(key));

/**
 * The sheet itself.
 * @param openings where the overview has the opening of each statement, as formulas write it
 * @param marks words of the notes on corrected cells; none where these are not marked
 */
export function accountSheet(
  account: PlacedAccount,
  openings: ReadonlyMap<HeldStatement, string>,
  language: string,
  words: SheetWords,
  marks: SheetWords | null,
  print: NonNullable<Sheet['print']>,
): Sheet {
  const { name, columns, statements } = account;
  const titles = titlesIn(language, words);
  const difference = columns.indexOf('difference');
  return {
    name,
    headings: columns.map((key) => titles[key]),
    widths: columns.map((key) => WIDTHS[key]),
    rows: statements.flatMap((placed) => rowsOf(account, placed, openings.get(placed.statement) ?? null, marks)),
    print,
    flagged: difference < 0 ? [] : [difference],
  };
}

function titlesIn(language: string, words: SheetWords): Readonly<Record<Key, string>> {
  const [date = '', valueDate = '', text = '', reference = '', , , balance = ''] = headings(language);
  const [moneyIn = '', moneyOut = '', , category = ''] = moreHeadings(language);
  const { printed, difference } = words;
  return {
    date,
    valueDate,
    text,
    reference,
    category,
    moneyIn,
    moneyOut,
    running: balance,
    balance: printed,
    difference,
  };
}

function rowsOf(
  account: PlacedAccount,
  { statement, start, first }: PlacedStatement,
  opening: string | null,
  marks: SheetWords | null,
): Cell[][] {
  const { currency, source } = statement;
  const decimals = decimalsOf(currency);
  let sum = start === null ? 0n : toMinor(start, decimals);
  return statement.transactions.map((row, n) => {
    sum += toMinor(row.amount, decimals);
    const at = first + n;
    const before = n === 0 ? opening : `${columnOf(account, 'running')}${at - 1}`;
    const running = start === null ? null : sum;
    return account.columns.map((key) => {
      if (key === 'running') return runningCell(account, running, before, at, decimals);
      if (key === 'difference') return differenceCell(account, running, row, at, decimals);
      const field = key === 'moneyIn' || key === 'moneyOut' ? 'amount' : key;
      const cell = cellOf(key, row, currency);
      return field === 'amount' && cell === null ? null : marked(cell, field, source.transactions[row.row], marks);
    });
  });
}

function cellOf(key: Exclude<Key, 'running' | 'difference'>, row: HeldTransaction, currency: string): Cell {
  if (key === 'moneyIn') return numberCell(moneyIn(row), currency);
  if (key === 'moneyOut') return numberCell(moneyOut(row), currency);
  if (key === 'balance') return numberCell(row.balance ?? '', currency);
  const value = row[key];
  if (value === null || value === '') return null;
  if (key === 'date' || key === 'valueDate') return dateCell(value);
  return key === 'text' ? { kind: 'text', text: value, look: 'long' } : { kind: 'text', text: value };
}

/** Rounded, so that binary fractions never show: each row is the one before it, and what came in, and what went out. */
function runningCell(account: PlacedAccount, sum: bigint | null, before: string | null, at: number, decimals: number) {
  if (sum === null || before === null) return null;
  const [comesIn, goesOut] = [columnOf(account, 'moneyIn'), columnOf(account, 'moneyOut')];
  const formula = `ROUND(${before}+${comesIn}${at}-${goesOut}${at},${decimals})`;
  return { kind: 'number', decimal: fromMinor(sum, decimals), decimals, formula } as const;
}

function differenceCell(
  account: PlacedAccount,
  sum: bigint | null,
  { balance }: HeldTransaction,
  at: number,
  decimals: number,
) {
  if (sum === null || balance === null) return null;
  const formula = `ROUND(${columnOf(account, 'balance')}${at}-${columnOf(account, 'running')}${at},${decimals})`;
  return {
    kind: 'number',
    decimal: fromMinor(toMinor(balance, decimals) - sum, decimals),
    decimals,
    formula,
  } as const;
}
