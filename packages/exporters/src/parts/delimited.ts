/** Rows of delimited text (RFC 4180): CR LF, quotes where needed, doubled inside. */

export type Delimiter = ',' | ';' | '\t' | '|';

/** What a field cannot hold without quotes: its delimiter, quotes, line breaks, blanks at its ends. */
const NEEDS_QUOTES: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[",\r\n]|^\s|\s$/u,
  ';': /[";\r\n]|^\s|\s$/u,
  '\t': /["\t\r\n]|^\s|\s$/u,
  '|': /["|\r\n]|^\s|\s$/u,
};

/** One row, its line end included. A row of one empty field is `""`: readers take an empty line for none. */
export function delimitedRow(fields: readonly string[], delimiter: Delimiter): string {
  const needsQuotes = NEEDS_QUOTES[delimiter];
  const written = fields.map((field) => (needsQuotes.test(field) ? `"${field.replaceAll('"', '""')}"` : field));
  return `${written.join(delimiter) || (fields.length === 1 ? '""' : '')}\r\n`;
}

/** A table of rows of one kind: the columns' headings, and what stands in them. */
export type TableColumns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string])[];

/** A heading row and the rows, as delimited text. */
export const delimitedTable = <Row>(columns: TableColumns<Row>, rows: readonly Row[], delimiter: Delimiter): string =>
  [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((fields) => delimitedRow(fields, delimiter))
    .join('');

/**
 * What spreadsheets would run when a cell begins with it: `= @ +`, a tab, a carriage return, and the full-width forms
 * that East Asian versions take for the same. `-` too, unless a number follows. Quotes do not help: LibreOffice
 * computes `"=1+1"`.
 */
const RUNS = /^[=@+\t\r\uff1d\uff20\uff0b]|^[-\uff0d](?!\d+(?:[.,]\d+)*$)/u;

/** The text with one apostrophe before it where a spreadsheet would take it for a formula. */
export const guardFormula = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
