import type { Format } from './exporter.ts';
import { type AccountRow, accountFiles } from './parts/by-account.ts';
import { delimitedTable, type TableColumns } from './parts/delimited.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { holdForProgram } from './parts/program-tables.ts';
import { orderedDate, settingOf } from './settings.ts';

/** YNAB's file import (YNAB, "File-Based Import"): the description is the payee, the reference the memo. */
export const ynab: Format = {
  hold: (conversion) => holdForProgram(conversion),
  print: (held, { settings }, conversion) => {
    const columns: TableColumns<AccountRow> = [
      ['Date', ({ date }) => orderedDate(date, settingOf(settings, 'dates'))],
      ['Payee', ({ text }) => text],
      ['Memo', ({ reference }) => reference ?? ''],
      ['Outflow', moneyOut],
      ['Inflow', moneyIn],
    ];
    const encoder = new TextEncoder();
    return accountFiles(held, conversion, 'ynab.csv', (rows) => encoder.encode(delimitedTable(columns, rows, ',')));
  },
};
