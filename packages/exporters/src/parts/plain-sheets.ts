import type { Conversion } from '@tallyleaf/contract';
import type { Held, HeldStatement, HeldTransaction } from '../exporter.ts';
import { type AccountGroup, accountsOf } from './accounts.ts';
import { type Column, columnsFor, headings } from './columns.ts';
import { dateCell, numberCell } from './sheet-cells.ts';
import { marked } from './sheet-marks.ts';
import { sheetNames } from './sheet-names.ts';
import type { SheetWords } from './sheet-words.ts';
import type { Cell, Sheet } from './workbook.ts';

/** Without a statement there is still a sheet: a workbook must have one. */
export const NO_ACCOUNT: AccountGroup = { label: null, currency: '', statements: [] };

/**
 * A sheet of rows for each account, in the columns of the CSV and without a formula: for programs that import workbooks.
 * @param words of the notes on corrected cells; none where these are not marked
 */
export function plainSheets(held: Held, conversion: Conversion, language: string, words: SheetWords | null): Sheet[] {
  const titles = headings(language);
  const accounts = accountsOf(conversion);
  const groups = accounts.length > 0 ? accounts : [NO_ACCOUNT];
  const names = sheetNames(groups, 'Transactions');
  return groups.map((group, index): Sheet => {
    const statements = held.statements.filter((statement) => group.statements.includes(statement.index));
    const columns = columnsFor(statements.flatMap(({ transactions }) => transactions));
    return {
      name: names[index] ?? '',
      headings: titles.slice(0, columns.length),
      widths: columns.map(({ width }) => width),
      rows: statements.flatMap((one) => rowsOf(one, columns, words)),
    };
  });
}

const rowsOf = (statement: HeldStatement, columns: readonly Column[], words: SheetWords | null): Cell[][] =>
  statement.transactions.map((row) =>
    columns.map((column) =>
      marked(cellOf(column, row, statement), column.key, statement.source.transactions[row.row], words),
    ),
  );

function cellOf({ key, kind }: Column, row: HeldTransaction, { account, currency }: HeldStatement): Cell {
  const value = { ...row, account, currency }[key];
  if (value === null || value === '') return null;
  if (kind === 'amount') return numberCell(value, currency);
  return kind === 'date' ? dateCell(value) : { kind: 'text', text: value };
}
