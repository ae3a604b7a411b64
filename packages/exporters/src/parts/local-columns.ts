import type { AccountRow } from './by-account.ts';
import { type ColumnKind, columnsFor } from './columns.ts';
import type { TableColumns } from './delimited.ts';
import { type LocaleForm, localAmount } from './locale.ts';

/** The shared columns of these rows under their headings, figures and dates as the form writes them. */
export function localColumns(
  rows: readonly AccountRow[],
  titles: readonly string[],
  form: LocaleForm,
  writeDate: (iso: string) => string,
): TableColumns<AccountRow> {
  const written: Readonly<Record<ColumnKind, (value: string) => string>> = {
    text: (value) => value,
    date: writeDate,
    amount: (value) => localAmount(value, form),
  };
  return columnsFor(rows).map(({ key, kind }, index) => [
    titles[index] ?? '',
    (row) => (row[key] ? written[kind](row[key]) : ''),
  ]);
}
