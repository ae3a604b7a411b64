/** Rows of delimited text (RFC 4180): CR LF, quotes where needed, doubled inside. */

/** What ends a plain field: the delimiter (also those of other locales, for lenient readers), quotes, line breaks, outer blanks. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u;

/** One row, its line end included. */
export const delimitedRow = (fields: readonly string[], delimiter: ',' | ';'): string =>
  `${fields.map((field) => (NEEDS_QUOTES.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(delimiter)}\r\n`;

/**
 * What spreadsheets would run when a cell begins with it: `= @ +`, a tab, a carriage return, and the full-width forms
 * that East Asian versions take for the same. `-` too, unless a number follows. Quotes do not help: LibreOffice
 * computes `"=1+1"`.
 */
const RUNS = /^[=@+\t\r\uff1d\uff20\uff0b]|^[-\uff0d](?!\d+(?:[.,]\d+)*$)/u;

/** The text with one apostrophe before it where a spreadsheet would take it for a formula. */
export const guardFormula = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
