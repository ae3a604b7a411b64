import type { Conversion } from '@tallyleaf/contract';
import papaparse from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';
import type { ExportedFile } from '../exporter.ts';

/**
 * Exported files read back by programs of others, for the tests: what every reader of a format must find. A format
 * without a reader here fails the shared test.
 */

/** A transaction as it comes back: its date in ISO form, its amount with the decimals that the file shows. */
export interface ReadRow {
  readonly date: string;
  readonly amount: string;
  readonly description: string;
}

type Reader = (file: ExportedFile) => Promise<ReadRow[]>;

export const READERS: Readonly<Record<string, Reader>> = {
  csv: async (file) => readTable(file, ',').map(([date, , description, , amount]) => row(date, amount, description)),
  // The shared test writes it for German.
  'csv-local': async (file) =>
    readTable(file, ';').map(([date, , description, , amount]) =>
      row(date?.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1'), amount?.replace(',', '.'), description),
    ),
  xlsx: async (file) =>
    (await readSheets(file)).flatMap(({ rows }) =>
      rows.map(([date, , description, , amount]) => row(date, amount, description)),
    ),
  json: async (file) => {
    const conversion = JSON.parse(new TextDecoder().decode(file.bytes)) as Conversion;
    return conversion.statements.flatMap(({ transactions }) =>
      transactions.map(({ date, amount, description }) => ({ date, amount, description })),
    );
  },
};

const row = (date = '', amount = '', description = ''): ReadRow => ({ date, amount, description });

/** A delimited file's rows after its headings, as papaparse reads them. */
export function readTable(file: ExportedFile, delimiter: string): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\r\n' });
  if (errors[0]) throw new Error(`papaparse: ${errors[0].message}`);
  return data.slice(1, -1);
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
