import type { Format } from './exporter.ts';
import { type AccountRow, accountFiles } from './parts/by-account.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { dateCell, holdSheet, numberCell, textCell } from './parts/sheet-cells.ts';
import { type Cell, workbook } from './parts/workbook.ts';
import { settingOf } from './settings.ts';

interface SheetColumn {
  readonly heading: string;
  /** As wide as this many digits. */
  readonly width: number;
  readonly cell: (row: AccountRow) => Cell;
}

const column = (heading: string, width: number, cell: SheetColumn['cell']): SheetColumn => ({ heading, width, cell });

const DATE = (heading: string): SheetColumn => column(heading, 12, ({ date }) => dateCell(date));
const TEXT = column('摘要', 56, ({ text }) => textCell(text));
const BALANCE = column('余额', 14, ({ balance, currency }) => numberCell(balance ?? '', currency));
const figures = (heading: string, amountOf: (row: AccountRow) => string): SheetColumn =>
  column(heading, 14, (row) => numberCell(amountOf(row), row.currency));

/** One workbook an account, one sheet in it. */
function sheetFiles(
  extension: string,
  columns: readonly SheetColumn[],
  ...[held, , conversion]: Parameters<Format['print']>
) {
  return accountFiles(held, conversion, extension, (rows) =>
    workbook([
      {
        name: '银行对账单',
        headings: columns.map(({ heading }) => heading),
        widths: columns.map(({ width }) => width),
        rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
      },
    ]),
  );
}

/**
 * Kingdee's bank statement with the seven fields of KIS and K/3 (contract/exports-by-country, "Kingdee"). Whether 借方 is
 * money in, as in the company's books, or money out, as banks print it, is a setting: sources do not agree.
 */
export const kingdee: Format = {
  hold: (conversion) => holdSheet(conversion),
  print: (held, options, conversion) => {
    const debitIsIn = settingOf(options.settings, 'debit') === 'in';
    const columns = [
      DATE('日期'),
      column('结算方式', 12, () => null),
      column('结算号', 18, ({ reference }) => textCell(reference ?? '')),
      TEXT,
      figures('借方金额', debitIsIn ? moneyIn : moneyOut),
      figures('贷方金额', debitIsIn ? moneyOut : moneyIn),
      BALANCE,
    ];
    return sheetFiles('kingdee.xlsx', columns, held, options, conversion);
  },
};

/** Yonyou U8's import wizard asks which column is what; the names are its own (contract/exports-by-country, "Yonyou"). */
export const yonyou: Format = {
  hold: (conversion) => holdSheet(conversion),
  print: (held, options, conversion) => {
    const columns = [
      DATE('交易日期'),
      column('收/付款方名称', 24, () => null),
      TEXT,
      figures('收入金额', moneyIn),
      figures('支出金额', moneyOut),
      BALANCE,
      column('账号', 28, ({ account }) => textCell(account)),
    ];
    return sheetFiles('yonyou.xlsx', columns, held, options, conversion);
  },
};
