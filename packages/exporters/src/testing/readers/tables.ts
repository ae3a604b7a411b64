import type { Conversion } from '@tallyleaf/contract';
import papaparse from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';
import type { ExportedFile } from '../../exporter.ts';
import { accountLabels } from '../../parts/accounts.ts';
import { textOf } from '../../parts/hold.ts';
import { oneLine } from '../../parts/text.ts';
import type { Reader, ReadRow } from './read.ts';

/** Readers of `csv`, `csv-local` and `json`, and what readers of workbooks share. */
export const TABLE_READERS: Readonly<Record<string, Reader>> = {
  csv: async (file) => ({ rows: readTable(file, ',').map(row) }),
  // The shared test writes it for German.
  'csv-local': async (file) => ({ rows: readTable(file, ';').map((cells) => row(cells.map(fromGerman))) }),
  json: async (file) => readJson(JSON.parse(new TextDecoder().decode(file.bytes)) as Conversion),
};

/** The cells in the order of `columnsFor`. */
export const row = ([
  date,
  valueDate,
  text,
  reference,
  amount,
  currency,
  balance,
  account,
  category,
]: readonly string[]): ReadRow => ({
  date: date ?? '',
  valueDate: valueDate || null,
  text: text ?? '',
  reference: reference || null,
  amount: amount ?? '',
  currency: currency ?? '',
  balance: balance || null,
  account: account ?? '',
  category: category || null,
});

const fromGerman = (cell: string, column: number): string => {
  if (column < 2) return cell.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
  return column === 4 || column === 6 ? cell.replace(',', '.') : cell;
};

function readJson(conversion: Conversion) {
  const labels = accountLabels(conversion).map((label) => label ?? '');
  const rows = conversion.statements.flatMap(({ transactions, account }, index) =>
    transactions.map((transaction) => ({
      ...transaction,
      // The file holds texts as they were read; what is compared is what every format makes of them.
      text: textOf(transaction),
      reference: (transaction.reference && oneLine(transaction.reference)) || null,
      category: oneLine(transaction.category ?? '') || null,
      currency: account.currency,
      account: labels[index] ?? '',
    })),
  );
  const statements = conversion.statements.map(({ opening, closing, period }, index) => {
    return { account: labels[index] ?? '', opening, closing, period };
  });
  return { rows, statements };
}

/** A delimited file's rows after its headings, as papaparse reads them. */
export const readTable = (file: ExportedFile, delimiter: string, charset = 'utf-8'): string[][] =>
  readLines(file, delimiter, charset).slice(1);

/** A delimited file's rows, its headings among them; a byte order mark of UTF-8 is no part of them. */
export function readLines(file: ExportedFile, delimiter: string, charset = 'utf-8'): string[][] {
  const text = new TextDecoder(charset, { fatal: true }).decode(file.bytes);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\r\n' });
  if (errors[0]) throw new Error(`papaparse: ${errors[0].message}`);
  if (data.at(-1)?.join('') !== '') throw new Error('the last line has no line end');
  const lines = data.slice(0, -1);
  const uneven = lines.findIndex((line) => line.length !== lines[0]?.length);
  if (uneven >= 0) throw new Error(`row ${uneven} is not as wide as the first`);
  return lines;
}

export interface ReadSheet {
  readonly name: string;
  readonly headings: readonly string[];
  /** Dates in ISO form, figures as the very strings in the file, empty cells as ''. */
  readonly rows: readonly string[][];
}

/** A workbook's sheets, as read-excel-file reads them. */
export async function readSheets(file: ExportedFile): Promise<ReadSheet[]> {
  const sheets = await readXlsxFile(file.bytes.buffer, { trim: false, parseNumber: (figure: string) => figure });
  return sheets.map(({ sheet, data }) => {
    const [headings = [], ...rows] = data.map((cells) => cells.map(cellText));
    return { name: sheet, headings, rows };
  });
}

const cellText = (value: unknown): string =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : String(value ?? '');
