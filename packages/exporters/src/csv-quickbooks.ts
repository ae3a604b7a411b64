import type { Format } from './exporter.ts';
import type { AccountRow } from './parts/by-account.ts';
import { chequeText } from './parts/cheque-text.ts';
import type { TableColumns } from './parts/delimited.ts';
import { dividedTables } from './parts/divided-table.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { QUICKBOOKS_TABLE } from './parts/program-limits.ts';
import { holdForProgram, withRounding } from './parts/program-tables.ts';
import { orderedDate, settingOf } from './settings.ts';

/**
 * QuickBooks Online's bank upload (Intuit, "Manually upload transactions"): exactly these headings and no others, no byte
 * order mark, no grouping, no cell with nothing but zeros, one account a file, 1,000 rows and 350 KB at most. There is no
 * column for a cheque's number, so the description says it.
 */
const quickbooks = (extension: string, figures: TableColumns<AccountRow>): Format => ({
  hold: (conversion) =>
    withRounding(
      holdForProgram(conversion, {
        text: (text, transaction, statement) => {
          return { text: chequeText(transaction, statement, 'Check', text), losses: [] };
        },
      }),
      'QuickBooks',
    ),
  print: (held, { settings }, conversion) => {
    const columns: TableColumns<AccountRow> = [
      ['Date', ({ date }) => orderedDate(date, settingOf(settings, 'dates'))],
      ['Description', ({ text }) => text],
      ...figures.map(([title, cell]) => [title, (row: AccountRow) => withoutZero(cell(row))] as const),
    ];
    return dividedTables(held, conversion, extension, { columns }, QUICKBOOKS_TABLE);
  },
});

const withoutZero = (amount: string): string => (/[1-9]/.test(amount) ? amount : '');

/** The form with one signed column. */
export const quickbooksSigned = quickbooks('quickbooks3.csv', [['Amount', ({ amount }) => amount]]);

/** The form with a column for each direction: Credit is money in, Debit money out. */
export const quickbooksTwoSided = quickbooks('quickbooks4.csv', [
  ['Credit', moneyIn],
  ['Debit', moneyOut],
]);
