/** Rows of delimited text (RFC 4180): CR LF, quotes where needed, doubled inside. */

/** What a field cannot hold without quotes: its delimiter, quotes, line breaks, blanks at its ends. */
const NEEDS_QUOTES = { ',': /[",\r\n]|^\s|\s$/u, ';': /[";\r\n]|^\s|\s$/u } as const;

/** One row, its line end included. */
export const delimitedRow = (fields: readonly string[], delimiter: ',' | ';'): string =>
  `${fields.map((field) => (NEEDS_QUOTES[delimiter].test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(delimiter)}\r\n`;

/**
 * What spreadsheets would run when a cell begins with it: `= @ +`, a tab, a carriage return, and the full-width forms
 * that East Asian versions take for the same. `-` too, unless a number follows. Quotes do not help: LibreOffice
 * computes `"=1+1"`.
 */
const RUNS = /^[=@+\t\r\uff1d\uff20\uff0b]|^[-\uff0d](?!\d+(?:[.,]\d+)*$)/u;

/** The text with one apostrophe before it where a spreadsheet would take it for a formula. */
export const guardFormula = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
