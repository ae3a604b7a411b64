import type { Format, Held, HeldTransaction } from './exporter.ts';
import { COLUMNS, type Column, headings } from './parts/columns.ts';
import { delimitedRow, guardFormula } from './parts/delimited.ts';
import { holdConversion } from './parts/hold.ts';
import { type LocaleForm, localAmount, localDate, localeForm } from './parts/locale.ts';

/** Excel takes a file without it for the system's old character set. */
const BYTE_ORDER_MARK = '\ufeff';

const guarded = (text: string) => ({ text: guardFormula(text), losses: [] });

/** Cells that a spreadsheet would run get an apostrophe; that, and nothing else, is lost. */
const hold: Format['hold'] = (conversion) =>
  holdConversion(conversion, {
    account: (_, label) => guarded(label ?? ''),
    text: guarded,
    reference: guarded,
  });

/** Form (a): comma, point, ISO dates, English headings, whatever the locale, so that scripts can rely on it. */
export const csv: Format = { hold, print: (held) => [table(held, localeForm('en'), 'csv')] };

/** Form (b) where the locale writes a decimal comma, form (a) elsewhere; headings in the locale's language. */
export const localCsv: Format = {
  hold,
  print: (held, { locale }) => [table(held, localeForm(locale), 'local.csv')],
};

function table({ statements }: Held, form: LocaleForm, extension: string) {
  const delimiter = form.decimal === ',' ? ';' : ',';
  const rows = statements.flatMap(({ transactions, account, currency }) =>
    transactions.map((row) => COLUMNS.map((column) => cell(column, { ...row, account, currency }, form))),
  );
  const lines = [headings(form.language), ...rows].map((line) => delimitedRow(line, delimiter));
  return { bytes: new TextEncoder().encode(BYTE_ORDER_MARK + lines.join('')), extension, account: null };
}

type Row = HeldTransaction & { readonly account: string; readonly currency: string };

function cell({ key, kind }: Column, row: Row, form: LocaleForm): string {
  const value = row[key] ?? '';
  if (value === '' || kind === 'text') return value;
  return kind === 'date' ? localDate(value, form) : localAmount(value, form);
}
