import type { Conversion } from '@tallyleaf/contract';
import { rowsOf } from './by-account.ts';
import { type ColumnKind, columnsFor, headings } from './columns.ts';
import { writtenDate } from './dates.ts';
import { delimitedTable } from './delimited.ts';
import { holdGuarded } from './guarded.ts';
import { localColumns } from './local-columns.ts';
import { localeForm } from './locale.ts';
import { xmlText } from './xml.ts';

/** A table in the two forms that spreadsheets take from the clipboard. */
export interface ClipboardTable {
  /** `text/plain`: rows of fields parted by tabs. */
  readonly text: string;
  readonly html: string;
  /** Transactions in it. */
  readonly rows: number;
}

/**
 * All transactions of a conversion as a table for the clipboard: the columns of `csv-local`, figures and dates in the
 * form that spreadsheets of the locale take for such, texts that would run as formulas with an apostrophe before them.
 * @param locale a BCP 47 tag
 */
export function clipboardTable(conversion: Conversion, locale: string): ClipboardTable {
  const form = localeForm(locale);
  const rows = rowsOf(holdGuarded(conversion).statements);
  const columns = localColumns(rows, headings(form.language), form, (iso) => writtenDate(iso, form.date));
  const head = columns.map(([title]) => `<th>${xmlText(title)}</th>`).join('');
  const kinds = columnsFor(rows).map(({ kind }) => kind);
  const lines = rows.map((row) => columns.map(([, cell], index) => cellOf(cell(row), kinds[index])).join(''));
  const body = [head, ...lines].map((cells) => `<tr>${cells}</tr>`).join('');
  return {
    text: delimitedTable(columns, rows, '\t'),
    html: `<meta charset="utf-8"><table>${body}</table>`,
    rows: rows.length,
  };
}

/** Excel's own mark for text keeps the leading zeros of references and accounts. */
const AS_TEXT = ' style="mso-number-format:\'\\@\'"';

const cellOf = (text: string, kind: ColumnKind | undefined): string =>
  `<td${kind === 'text' ? AS_TEXT : ''}>${xmlText(text)}</td>`;
