import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Conversion, decimalsOf, toMinor } from '@tallyleaf/contract';
import type { HeldStatement } from '@tallyleaf/exporters';
import { parse } from 'csv-parse/sync';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { client, inFolder, type Written, withFiles, writeFiles } from './client.ts';
import { readCsvWithHledger } from './programs/hledger-csv.ts';
import { type CsvWindow, openInCalc, type SheetCell, type SheetTable } from './programs/libreoffice.ts';
import { readWithOpenpyxl } from './programs/openpyxl.ts';
import { STATEMENTS } from './statements.ts';
import { CSV_KINDS, type ExpectedCell, expectedRows, SHEET_KINDS, type TableKind } from './table-kinds.ts';

/** Tables, opened by the programs that people open them with. */

/** Texts that a spreadsheet runs stand as they are in tables that a program reads: nobody opens those in a spreadsheet. */
const SHOWN_BY_SPREADSHEETS = ['csv', 'csv-local', 'csv-own'];
const opens = ({ id, window }: TableKind, statement: string): boolean =>
  window === undefined || SHOWN_BY_SPREADSHEETS.includes(id) || statement !== 'hostile texts';

/** All statements in a kind of table, in one folder. */
const writeAll = async (folder: string, kinds: readonly TableKind[]) => {
  const jobs = kinds.flatMap((kind) =>
    Object.entries(STATEMENTS).map(async ([name, statement]) => {
      const stem = `${kind.name} ${name}`.replaceAll(/\W+/g, '_');
      const { files, held } = await writeFiles(folder, stem, kind.id, statement, kind.options);
      return { kind, name, files, held };
    }),
  );
  return Promise.all(jobs);
};

/** The statements of each account, whose label tells it from the others. */
function byAccount({ statements }: Written['held']): readonly (readonly HeldStatement[])[] {
  const accounts = new Map<string, HeldStatement[]>();
  for (const statement of statements) {
    const key = `${statement.account} ${statement.currency}`;
    accounts.set(key, [...(accounts.get(key) ?? []), statement]);
  }
  return [...accounts.values()];
}

/** The statements of each file: one account a file, or all of them in one. */
const statementsOf = ({ files, held }: Pick<Written, 'files' | 'held'>, index: number): readonly HeldStatement[] =>
  files.length === 1 ? held.statements : (byAccount(held)[index] ?? []);

/** The statements of each sheet: one for each account, an empty one where there is none. */
const ofSheets = (held: Written['held']): readonly (readonly HeldStatement[])[] =>
  held.statements.length > 0 ? byAccount(held) : [[]];

/**
 * A CSV says nothing of what is text: a spreadsheet takes a text of digits for a number, without leading zeros and of 15
 * digits at most. Nothing in the file can prevent that (contract/exports, "CSV"); a workbook has texts as texts.
 */
const asCalcTakesCsv = (cell: ExpectedCell | null): ExpectedCell | null =>
  cell?.kind === 'text' && /^\d+$/.test(cell.value)
    ? { kind: 'figure', value: String(Number(Number(cell.value).toPrecision(15))) }
    : cell;

const TYPES = { date: 'date', figure: 'float', text: 'string' } as const;

const inCalc = (cell: ExpectedCell | null): unknown =>
  cell === null
    ? { type: '', value: '' }
    : { type: TYPES[cell.kind], value: cell.kind === 'figure' ? Number(cell.value) : cell.value };

const found = ({ type, value }: SheetCell): unknown => ({ type, value: type === 'float' ? Number(value) : value });

function expectSheet(table: SheetTable, expected: readonly (readonly (ExpectedCell | null)[])[], width: number): void {
  expect(table.flat().filter(({ isFormula }) => isFormula)).toEqual([]);
  const [, ...rows] = table;
  const filled = rows.map((row) =>
    Array.from({ length: width }, (_, n) => row[n] ?? { type: '', value: '', isFormula: false }),
  );
  expect(filled.map((row) => row.map(found))).toEqual(expected.map((row) => row.map(inCalc)));
}

const windows = [...new Set(CSV_KINDS.map(({ window }) => JSON.stringify(window)))];

client('libreoffice', () => {
  it.each(windows)('opens CSV with %s: figures, days and texts, and no formula', async (window) => {
    const kinds = CSV_KINDS.filter((kind) => JSON.stringify(kind.window) === window);
    await inFolder(async (folder) => {
      const written = (await writeAll(folder, kinds)).filter(({ kind, name }) => opens(kind, name));
      const paths = written.flatMap(({ files }) => files.map(({ path }) => path));
      const opened = openInCalc(paths, folder, JSON.parse(window) as CsvWindow);
      for (const one of written) {
        for (const [index, { path }] of one.files.entries()) {
          const expected = expectedRows(statementsOf(one, index), one.kind.columns);
          const [table = []] = opened.get(path) ?? [];
          expectSheet(
            table,
            expected.map((row) => row.map(asCalcTakesCsv)),
            one.kind.columns.length,
          );
        }
      }
    });
  });

  it('opens workbooks: figures, days and texts, and no formula', async () => {
    await inFolder(async (folder) => {
      const written = await writeAll(folder, SHEET_KINDS);
      const opened = openInCalc(
        written.flatMap(({ files }) => files.map(({ path }) => path)),
        folder,
      );
      for (const one of written) {
        const tables = one.files.flatMap(({ path }) => opened.get(path) ?? []);
        const sheets = ofSheets(one.held);
        expect(tables).toHaveLength(sheets.length);
        for (const [index, table] of tables.entries()) {
          const expected = expectedRows(sheets[index] ?? [], one.kind.columns);
          expectSheet(table, expected, one.kind.columns.length);
        }
      }
    });
  });
});

client('openpyxl', () => {
  it.each(SHEET_KINDS)('$name: days, numbers and texts, a heading that stays, a filter', async (kind) => {
    await inFolder(async (folder) => {
      const written = await writeAll(folder, [kind]);
      const files = written.flatMap((one) => one.files.map(({ path }) => path));
      const books = readWithOpenpyxl(files);
      const sheets = new Map(files.map((path, index) => [path, books[index] ?? []]));
      for (const one of written) {
        const ofAll = one.files.flatMap(({ path }) => sheets.get(path) ?? []);
        const accounts = ofSheets(one.held);
        expect(ofAll).toHaveLength(accounts.length);
        for (const [index, { rows, freeze, filter }] of ofAll.entries()) {
          const statements = accounts[index] ?? [];
          const [{ currency = '' } = {}] = statements;
          const expected = expectedRows(statements, kind.columns);
          expect(rows.slice(1)).toEqual(expected.map((row) => row.map((cell) => inPython(cell, currency))));
          expect([freeze, filter]).toEqual(['A2', `A1:${'ABCDEFGH'[kind.columns.length - 1]}${rows.length}`]);
        }
      }
    });
  });
});

function inPython(cell: ExpectedCell | null, currency: string): unknown {
  if (cell === null) return ['n', '', 'General'];
  if (cell.kind === 'text') return ['s', cell.value, '@'];
  if (cell.kind === 'date') return ['d', `${cell.value}T00:00:00`, 'yyyy\\-mm\\-dd'];
  const format = decimalsOf(currency) === 0 ? '#,##0' : '#,##0.00';
  return ['n', cell.value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), format];
}

const HLEDGER = [
  ['csv', {}, ['fields date, value, description, code, amount, money, total, name', 'date-format %Y-%m-%d']],
  ['csv-quickbooks3', { locale: 'en-US' }, ['fields date, description, amount', 'date-format %m/%d/%Y']],
  ['csv-quickbooks4', { locale: 'en-GB' }, ['fields date, description, amount-in, amount-out', 'date-format %d/%m/%Y']],
  ['csv-xero', { locale: 'en-US' }, ['fields date, amount, payee, description, code, cheque', 'date-format %m/%d/%Y']],
  ['csv-ynab', { locale: 'en-GB' }, ['fields date, description, code, amount-out, amount-in', 'date-format %d/%m/%Y']],
] as const;

/** QuickBooks wants no cell with nothing but zeros, and hledger no row without an amount. */
const withoutZeros = (of: Conversion): Conversion => ({
  ...of,
  statements: of.statements.map((one) => ({
    ...one,
    transactions: one.transactions.filter(({ amount }) => /[1-9]/.test(amount)),
  })),
});

client('hledger', () => {
  describe.each(HLEDGER)('%s', (id, options, rules) => {
    const hasReference = rules[0].includes('code');
    it.each(Object.entries(STATEMENTS))('%s', async (_, statement) => {
      await withFiles(
        id,
        id.startsWith('csv-quickbooks') ? withoutZeros(statement) : statement,
        ({ files, held }) => {
          const read = files.flatMap(({ path }) => readCsvWithHledger(path, rules));
          const currencies = held.statements.flatMap(({ transactions, currency }) => transactions.map(() => currency));
          const shown = read.map(({ date, description, code, amount }, n) => {
            const minor = toMinor(amount, decimalsOf(currencies[n] ?? ''));
            return [date, description, code, minor];
          });
          const expected = held.statements.flatMap(({ transactions, currency }) =>
            transactions.map(({ date, text, reference, amount }) => {
              const minor = toMinor(amount, decimalsOf(currency));
              return [date, text, (hasReference && reference) || '', minor];
            }),
          );
          expect(shown).toEqual(expected);
        },
        options,
      );
    });
  });
});

describe('csv-parse, which Actual and others read CSV with', () => {
  it.each(CSV_KINDS)('$name: rows as wide as the headings, the texts as they are', async (kind) => {
    await inFolder(async (folder) => {
      for (const one of await writeAll(folder, [kind])) {
        for (const [index, { bytes, path }] of one.files.entries()) {
          const text = new TextDecoder(kind.window?.charset, { fatal: true }).decode(bytes);
          const delimiter = kind.window?.delimiter ?? ',';
          const [headings, ...rows] = parse(text, { delimiter, relax_column_count: false });
          const expected = expectedRows(statementsOf(one, index), kind.columns);
          expect(headings, basename(path)).toHaveLength(kind.columns.length);
          expect(rows).toHaveLength(expected.length);
          const texts = expected.map((row) => row.map((cell) => (cell?.kind === 'text' ? cell.value : null)));
          expect(rows.map((row, n) => row.map((cell, at) => (texts[n]?.[at] === null ? null : cell)))).toEqual(texts);
        }
      }
    });
  });
});

describe('json', () => {
  it.each(Object.entries(STATEMENTS))('%s is what the contract describes', async (_, statement) => {
    await withFiles('json', statement, ({ files: [file] }) => {
      const read: unknown = JSON.parse(readFileSync(file?.path ?? '', 'utf8'));
      expect([...Value.Errors(Conversion, read)]).toEqual([]);
      expect(read).toEqual(statement);
    });
  });
});
