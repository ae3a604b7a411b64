import type { ExportedFile, Format } from './exporter.ts';
import { type AccountRow, heldByAccount } from './parts/by-account.ts';
import { delimitedTable, type TableColumns } from './parts/delimited.ts';
import { holdGuarded } from './parts/guarded.ts';
import { orderedDate, settingOf } from './settings.ts';

/** Xero recommends at most so many lines a file, the heading row among them. */
const MOST_LINES = 1000;

/**
 * Xero's bank statement template. Xero reads by position or by name, depending on its version, so the six columns are
 * always there: the payee is not known, and a reference is not known to be a cheque's number.
 */
export const xero: Format = {
  hold: (conversion) => holdGuarded(conversion),
  print: (held, { settings }, conversion) => {
    const columns = columnsFor(settingOf(settings, 'dates'));
    return heldByAccount(held, conversion).flatMap(({ number, rows }): ExportedFile[] => {
      const parts = chunks(rows, MOST_LINES - 1);
      return parts.map((part, index) => ({
        bytes: new TextEncoder().encode(delimitedTable(columns, part, ',')),
        extension: 'xero.csv',
        account: number,
        ...(parts.length > 1 ? { part: `part${index + 1}` } : {}),
      }));
    });
  },
};

/** @param order of `DATES`; organisations that write the month first are in the United States, where cheques are checks */
const columnsFor = (order: string): TableColumns<AccountRow> => [
  ['*Date', ({ date }) => orderedDate(date, order)],
  ['*Amount', ({ amount }) => amount],
  ['Payee', () => ''],
  ['Description', ({ text }) => text],
  ['Reference', ({ reference }) => reference ?? ''],
  [order === 'mdy' ? 'Check Number' : 'Cheque Number', () => ''],
];

/** The rows in runs of at most `size`; one empty run where there are none. */
const chunks = <Row>(rows: readonly Row[], size: number): (readonly Row[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, n) => rows.slice(n * size, (n + 1) * size));
