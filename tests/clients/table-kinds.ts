import type { ExportOptions, HeldStatement, HeldTransaction } from '@tallyleaf/exporters';
import type { CsvWindow } from './programs/libreoffice.ts';

/** The tables that we write, each as somebody opens it: what stands in which column, and how the program is set. */

type Row = HeldTransaction & Pick<HeldStatement, 'account' | 'currency'>;

/** What a program must find in a cell: a figure or a day as such, a text as text, or nothing. */
export interface ExpectedCell {
  readonly kind: 'date' | 'figure' | 'text';
  readonly value: string;
}

export type Column = (row: Row) => ExpectedCell | null;

const of = (kind: ExpectedCell['kind'], value: string | null): ExpectedCell | null => (value ? { kind, value } : null);
const isOut = ({ amount }: Row): boolean => amount.startsWith('-');

const DATE: Column = (row) => of('date', row.date);
const VALUE_DATE: Column = (row) => of('date', row.valueDate);
const TEXT: Column = (row) => of('text', row.text);
const REFERENCE: Column = (row) => of('text', row.reference);
const AMOUNT: Column = (row) => of('figure', row.amount);
const MONEY_IN: Column = (row) => of('figure', isOut(row) ? null : row.amount);
const MONEY_OUT: Column = (row) => of('figure', isOut(row) ? row.amount.slice(1) : null);
const CURRENCY: Column = (row) => of('text', row.currency);
const BALANCE: Column = (row) => of('figure', row.balance);
const ACCOUNT: Column = (row) => of('text', row.account);
const NOTHING: Column = () => null;
/** A cheque of the statements here says nothing but the word, beside its number. */
const CHEQUE: Column = (row) => of('text', row.text === 'CHEQUE' ? row.reference : null);
/** QuickBooks wants no cell with nothing but zeros. */
const unlessZero =
  (column: Column): Column =>
  (row) =>
    /[1-9]/.test(row.amount) ? column(row) : null;

const GENERIC = [DATE, VALUE_DATE, TEXT, REFERENCE, AMOUNT, CURRENCY, BALANCE, ACCOUNT];
const JAPANESE = [DATE, TEXT, MONEY_IN, MONEY_OUT, BALANCE];

export interface TableKind {
  readonly name: string;
  readonly id: string;
  readonly options: ExportOptions;
  readonly columns: readonly Column[];
  /** How Calc's import window is set; none for a workbook. */
  readonly window?: CsvWindow;
}

const AMERICAN: CsvWindow = { delimiter: ',', charset: 'utf-8', language: 1033 };
const GERMAN: CsvWindow = { delimiter: ';', charset: 'utf-8', language: 1031 };
const FRENCH: CsvWindow = { delimiter: ';', charset: 'windows-1252', language: 1036 };
const JAPANESE_OLD: CsvWindow = { delimiter: ',', charset: 'shift_jis', language: 1041 };

const american = (id: string, columns: readonly Column[]): TableKind => {
  return { name: `${id} en-US`, id, options: { locale: 'en-US' }, columns, window: AMERICAN };
};

const british = (id: string, columns: readonly Column[]): TableKind => {
  return { name: `${id} en-GB`, id, options: { locale: 'en-GB' }, columns, window: { ...AMERICAN, language: 2057 } };
};

export const CSV_KINDS: readonly TableKind[] = [
  { name: 'csv', id: 'csv', options: {}, columns: GENERIC, window: AMERICAN },
  { name: 'csv-local de', id: 'csv-local', options: { locale: 'de-DE' }, columns: GENERIC, window: GERMAN },
  {
    name: 'csv-local fr windows-1252',
    id: 'csv-local',
    options: { locale: 'fr-FR', settings: { encoding: 'windows-1252' } },
    columns: GENERIC,
    window: FRENCH,
  },
  {
    name: 'csv-local ja shift_jis',
    id: 'csv-local',
    options: { locale: 'ja-JP', settings: { encoding: 'shift_jis' } },
    columns: GENERIC,
    window: JAPANESE_OLD,
  },
  {
    name: 'csv-own',
    id: 'csv-own',
    options: {
      locale: 'de-DE',
      settings: {
        columns: 'id,empty,date=Tag,text,moneyOut=Soll,moneyIn=Haben\\, EUR,balance',
        delimiter: 'semicolon',
        decimal: 'comma',
        dates: 'dotted',
      },
    },
    columns: [({ id }) => of('text', id), NOTHING, DATE, TEXT, MONEY_OUT, MONEY_IN, BALANCE],
    window: GERMAN,
  },
  american('csv-quickbooks3', [DATE, TEXT, unlessZero(AMOUNT)]),
  british('csv-quickbooks4', [DATE, TEXT, unlessZero(MONEY_IN), unlessZero(MONEY_OUT)]),
  american('csv-xero', [DATE, AMOUNT, NOTHING, TEXT, REFERENCE, CHEQUE]),
  british('csv-ynab', [DATE, TEXT, REFERENCE, MONEY_OUT, MONEY_IN]),
  {
    name: 'freee',
    id: 'freee',
    options: {},
    columns: JAPANESE,
    window: { ...JAPANESE_OLD, charset: 'utf-8' },
  },
  { name: 'moneyforward', id: 'moneyforward', options: {}, columns: JAPANESE, window: JAPANESE_OLD },
];

export const SHEET_KINDS: readonly TableKind[] = [
  // The overview and its formulas are judged in workbook.test.ts.
  { name: 'xlsx', id: 'xlsx', options: { locale: 'de-DE', settings: { overview: 'no' } }, columns: GENERIC },
  {
    name: 'kingdee',
    id: 'kingdee',
    options: {},
    columns: [DATE, NOTHING, REFERENCE, TEXT, MONEY_IN, MONEY_OUT, BALANCE],
  },
  { name: 'yonyou', id: 'yonyou', options: {}, columns: [DATE, NOTHING, TEXT, MONEY_IN, MONEY_OUT, BALANCE, ACCOUNT] },
];

/** What a program must find in the rows of a statement's table, or of several in one. */
export const expectedRows = (
  statements: readonly HeldStatement[],
  columns: readonly Column[],
): (ExpectedCell | null)[][] =>
  statements.flatMap(({ transactions, account, currency }) =>
    transactions.map((row) => columns.map((column) => column({ ...row, account, currency }))),
  );
