import type { ExportedFile } from '../../exporter.ts';
import type { Reader, ReadRow } from './read.ts';
import { readLines, readSheets, readTable, row } from './tables.ts';

/**
 * Readers of the programs' tables. Each holds the file to what the program's help page asks for: the very headings, no
 * byte order mark, dates in the one order (the shared test writes for German: day first), and one figure a row.
 */
export const PROGRAM_TABLE_READERS: Readonly<Record<string, Reader>> = {
  'csv-own': async (file) => ({ rows: readTable(file, ',').map(row) }),
  'csv-quickbooks3': async (file) => ({
    rows: lines(file, 'Date,Description,Amount').map(([date = '', text = '', amount = '']) => {
      return { date: dayFirst(date), text, amount: notZero(amount) || '0' };
    }),
  }),
  'csv-quickbooks4': async (file) => ({
    rows: lines(file, 'Date,Description,Credit,Debit').map(([date = '', text = '', credit = '', debit = '']) => {
      return { date: dayFirst(date), text, amount: credit || debit ? oneOf(notZero(credit), notZero(debit)) : '0' };
    }),
  }),
  'csv-xero': async (file) => ({
    rows: lines(file, '*Date,*Amount,Payee,Description,Reference,Cheque Number').map(
      ([date = '', amount = '', payee, text = '', reference, cheque]) => {
        if (payee || (cheque && cheque !== reference)) throw new Error('neither payee nor another cheque is known');
        return { date: dayFirst(date), text, amount, reference: reference || null };
      },
    ),
  }),
  'csv-ynab': async (file) => ({
    rows: lines(file, 'Date,Payee,Memo,Outflow,Inflow').map(
      ([date = '', text = '', memo, outflow = '', inflow = '']) => {
        return { date: dayFirst(date), text, reference: memo || null, amount: oneOf(inflow, outflow) };
      },
    ),
  }),
  freee: async (file) => {
    if (file.bytes[0] !== 0xef) throw new Error('no byte order mark');
    return { rows: readLines(file, ',').slice(1).map(yenRow) };
  },
  moneyforward: async (file) => ({ rows: readTable(file, ',', 'shift_jis').map(yenRow) }),
  kingdee: async (file) => {
    const rows = await sheetRows(file, ['日期', '结算方式', '结算号', '摘要', '借方金额', '贷方金额', '余额']);
    return {
      rows: rows.map(([date = '', , reference, text = '', debit = '', credit = '', balance]) => {
        return { date, text, amount: oneOf(debit, credit), reference: reference || null, balance: balance || null };
      }),
    };
  },
  yonyou: async (file) => {
    const rows = await sheetRows(file, ['交易日期', '收/付款方名称', '摘要', '收入金额', '支出金额', '余额', '账号']);
    return {
      rows: rows.map(([date = '', , text = '', income = '', spent = '', balance, account = '']) => {
        return { date, text, amount: oneOf(income, spent), balance: balance || null, account };
      }),
    };
  },
};

/** The rows of a table whose first line is exactly this. */
function lines(file: ExportedFile, headings: string): string[][] {
  if (!new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes).startsWith(`${headings}\r\n`)) {
    throw new Error(`the file does not begin with ${headings}`);
  }
  return readTable(file, ',');
}

async function sheetRows(file: ExportedFile, headings: readonly string[]): Promise<readonly string[][]> {
  const [sheet, ...others] = await readSheets(file);
  if (!sheet || others.length > 0) throw new Error('not one sheet');
  if (sheet.headings.join() !== headings.join()) throw new Error(`headings are ${sheet.headings.join()}`);
  return sheet.rows;
}

/** Intuit asks for empty cells in place of zeros. */
function notZero(figure: string): string {
  if (/^-?[0.]+$/.test(figure)) throw new Error('a cell with nothing but zeros');
  return figure;
}

function dayFirst(date: string): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? [];
  if (!year) throw new Error(`${date} is no day, month and year`);
  return `${year}-${month}-${day}`;
}

/** Of two columns exactly one has a figure, without sign or grouping. */
function oneOf(moneyIn: string, moneyOut: string): string {
  const figure = moneyIn || moneyOut;
  if ((moneyIn !== '' && moneyOut !== '') || !/^\d+(\.\d+)?$/.test(figure)) {
    throw new Error(`"${moneyIn}" and "${moneyOut}" are not one figure`);
  }
  return moneyIn === '' ? `-${moneyOut}` : moneyIn;
}

function yenRow([date = '', text = '', moneyIn = '', moneyOut = '', balance]: readonly string[]): ReadRow {
  if (!/^\d{4}\/\d\d\/\d\d$/.test(date)) throw new Error(`${date} is no date`);
  return { date: date.replaceAll('/', '-'), text, amount: oneOf(moneyIn, moneyOut), balance: balance || null };
}
