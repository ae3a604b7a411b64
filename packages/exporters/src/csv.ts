import type { Conversion } from '@tallyleaf/contract';
import type { ExportResult, Write } from './exporter.ts';
import { accountLabels } from './parts/accounts.ts';
import { COLUMNS, cellsOf, headings } from './parts/columns.ts';
import { delimitedRow, guardFormula } from './parts/delimited.ts';
import { type LocaleForm, localAmount, localDate, localeForm } from './parts/locale.ts';

/** Excel takes a file without it for the system's old character set. */
const BYTE_ORDER_MARK = '\ufeff';

/** Form (a): comma, point, ISO dates, English headings, whatever the locale, so that scripts can rely on it. */
export const writeCsv: Write = (conversion) => write(conversion, localeForm('en'), 'csv');

/** Form (b) where the locale writes a decimal comma, form (a) elsewhere; headings in the locale's language. */
export const writeLocalCsv: Write = (conversion, options) => write(conversion, localeForm(options.locale), 'local.csv');

function write(conversion: Conversion, form: LocaleForm, extension: string): ExportResult {
  const delimiter = form.decimal === ',' ? ';' : ',';
  const accounts = accountLabels(conversion);
  const rows = conversion.statements.flatMap((statement, index) =>
    statement.transactions.map((transaction) => cellsOf(transaction, statement, accounts[index] ?? null)),
  );
  const lines = [headings(form.language), ...rows.map((cells) => fields(cells, form))];
  const text = BYTE_ORDER_MARK + lines.map((line) => delimitedRow(line, delimiter)).join('');
  const file = { bytes: new TextEncoder().encode(text), extension, account: null };
  return { files: [file], warnings: [], notWritten: [] };
}

const fields = (cells: readonly (string | null)[], form: LocaleForm): string[] =>
  COLUMNS.map(({ kind }, index) => {
    const value = cells[index] ?? '';
    if (value === '' || kind === 'text') return guardFormula(value);
    return kind === 'date' ? localDate(value, form) : localAmount(value, form);
  });
