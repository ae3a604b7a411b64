import type { Format } from './exporter.ts';
import { type AccountRow, accountFiles } from './parts/by-account.ts';
import { delimitedTable, type TableColumns } from './parts/delimited.ts';
import { holdGuarded } from './parts/guarded.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { orderedDate, settingOf } from './settings.ts';

/**
 * QuickBooks Online's bank upload (Intuit, "Prepare your CSV file for bank upload"): exactly these headings, no byte
 * order mark, no grouping, an empty cell and no zero on the other side, one account a file.
 */
const quickbooks = (extension: string, figures: TableColumns<AccountRow>): Format => ({
  hold: (conversion) => holdGuarded(conversion),
  print: (held, { settings }, conversion) => {
    const columns: TableColumns<AccountRow> = [
      ['Date', ({ date }) => orderedDate(date, settingOf(settings, 'dates'))],
      ['Description', ({ text }) => text],
      ...figures,
    ];
    const encoder = new TextEncoder();
    return accountFiles(held, conversion, extension, (rows) => encoder.encode(delimitedTable(columns, rows, ',')));
  },
});

/** The form with one signed column. */
export const quickbooksSigned = quickbooks('quickbooks3.csv', [['Amount', ({ amount }) => amount]]);

/** The form with a column for each direction: Credit is money in, Debit money out. */
export const quickbooksTwoSided = quickbooks('quickbooks4.csv', [
  ['Credit', moneyIn],
  ['Debit', moneyOut],
]);
