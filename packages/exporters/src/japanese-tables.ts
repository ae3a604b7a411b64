import type { Format } from './exporter.ts';
import { type AccountRow, accountFiles } from './parts/by-account.ts';
import { writtenDate } from './parts/dates.ts';
import { delimitedTable, type TableColumns } from './parts/delimited.ts';
import { encodeText, fitEncoding } from './parts/encoding.ts';
import { fitted } from './parts/fit.ts';
import { textOf } from './parts/hold.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { holdForProgram } from './parts/program-tables.ts';

/**
 * Statements as Japan's accounting programs import them: their import screens ask which column is what, so the headings
 * are for the person who answers (contract/exports-by-country, "freee", "Money Forward"). Whole yen, one account a file.
 */
const japanese = (program: string, extension: string, [date, text]: readonly [string, string]): Format => {
  const columns: TableColumns<AccountRow> = [
    [date, (row) => writtenDate(row.date, 'y/m/d')],
    [text, (row) => row.text],
    ['入金額', moneyIn],
    ['出金額', moneyOut],
    ['残高', ({ balance }) => balance ?? ''],
  ];
  return {
    hold: (conversion, { settings }) =>
      holdForProgram(conversion, {
        text: (words, transaction) =>
          fitted(words, textOf({ ...transaction, description: '' }), (all) => fitEncoding(all, settings)),
        refuse: ({ account: { currency } }) =>
          currency === 'JPY'
            ? null
            : {
                code: 'currency-not-supported',
                message: `${program} imports statements in yen; this one is in ${currency}. Choose CSV or Excel for it.`,
              },
      }),
    print: (held, { settings }, conversion) =>
      accountFiles(held, conversion, extension, (rows) => encodeText(delimitedTable(columns, rows, ','), settings)),
  };
};

export const freee = japanese('freee', 'freee.csv', ['取引日', '取引内容']);

export const moneyForward = japanese('Money Forward', 'moneyforward.csv', ['日付', '内容']);
