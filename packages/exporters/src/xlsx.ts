import type { Conversion } from '@tallyleaf/contract';
import type { Format, Held, HeldStatement, HeldTransaction } from './exporter.ts';
import { type AccountGroup, accountsOf } from './parts/accounts.ts';
import { COLUMNS, type Column, headings } from './parts/columns.ts';
import { localeForm } from './parts/locale.ts';
import { dateCell, holdSheet, numberCell } from './parts/sheet-cells.ts';
import { type Cell, type Sheet, workbook } from './parts/workbook.ts';

/** Without a statement there is still a sheet: a workbook must have one. */
const NO_ACCOUNT: AccountGroup = { label: null, currency: '', statements: [] };

/** One workbook; a sheet for each account, `Transactions` where there is one. */
export const xlsx: Format = {
  hold: (conversion) => holdSheet(conversion),
  print: (held, { locale }, conversion) => [
    { bytes: workbook(sheetsOf(held, locale, conversion)), extension: 'xlsx', account: null },
  ],
};

function sheetsOf(held: Held, locale: string | undefined, conversion: Conversion): Sheet[] {
  const titles = headings(localeForm(locale).language);
  const accounts = accountsOf(conversion);
  const groups = accounts.length > 0 ? accounts : [NO_ACCOUNT];
  const names = sheetNames(groups);
  return groups.map((group, index): Sheet => {
    const statements = held.statements.filter((statement) => group.statements.includes(statement.index));
    const widths = COLUMNS.map(({ width }) => width);
    return { name: names[index] ?? '', headings: titles, widths, rows: statements.flatMap(rowsOf) };
  });
}

/** Valid and unique: at most 31 characters (the last ones of an account, which tell accounts apart), case apart. */
function sheetNames(groups: readonly AccountGroup[]): string[] {
  if (groups.length < 2) return ['Transactions'];
  const used = new Set<string>();
  const labels = groups.map(({ label }) => label);
  return groups.map(({ label, currency }) => {
    const shared = labels.filter((other) => other === label).length > 1;
    const wanted = sheetName(`${label ?? 'Transactions'}${shared ? ` ${currency}` : ''}`);
    let name = wanted.slice(-31);
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${wanted.slice(-(31 - ` (${n})`.length))} (${n})`;
    used.add(name.toLowerCase());
    return name;
  });
}

/** `*` of masked digits becomes `x`; what else a sheet's name cannot hold, a hyphen; Excel keeps `History` for itself. */
const sheetName = (text: string): string => {
  const name = text
    .replaceAll('*', 'x')
    .replace(/[[\]:?/\\]/g, '-')
    .replace(/^'|'$/g, '-');
  return /^history$/i.test(name) ? `${name}-` : name;
};

const rowsOf = (statement: HeldStatement): Cell[][] =>
  statement.transactions.map((row) => COLUMNS.map((column) => cellOf(column, row, statement)));

function cellOf({ key, kind }: Column, row: HeldTransaction, { account, currency }: HeldStatement): Cell {
  const value = { ...row, account, currency }[key];
  if (value === null || value === '') return null;
  if (kind === 'amount') return numberCell(value, currency);
  return kind === 'date' ? dateCell(value) : { kind: 'text', text: value };
}
