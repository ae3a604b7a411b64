import type { ExportedFile, Format, FormatOptions } from './exporter.ts';
import { type AccountRow, heldByAccount, rowsOf } from './parts/by-account.ts';
import { type Delimiter, delimitedRow, guardFormula } from './parts/delimited.ts';
import { encodeText, fitEncoding } from './parts/encoding.ts';
import { holdGuarded } from './parts/guarded.ts';
import { type LayoutColumn, LayoutError, type LayoutKey, readLayout } from './parts/layout.ts';
import { layoutHeadings } from './parts/layout-headings.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { someRow } from './parts/needs.ts';
import { orderedDate, settingOf } from './settings.ts';

const DELIMITERS: Readonly<Record<string, Delimiter>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

/**
 * A table in the columns that a user composed (`parts/layout.ts`). Accounts share a file only where the columns tell
 * them apart: by account and currency.
 */
export const ownCsv: Format = {
  hold: (conversion, { settings }) =>
    holdGuarded(conversion, {
      fit: (text) => fitEncoding(text, settings),
      ...(settingOf(settings, 'header') === 'no' ? { refuse: someRow() } : {}),
    }),
  print: (held, options, conversion) => {
    const layout = readLayout(settingOf(options.settings, 'columns'));
    if (layout instanceof LayoutError) throw layout; // the setting's own check has refused it before
    const file = (rows: readonly AccountRow[], account: number | null): ExportedFile => {
      return { bytes: encodeText(textOf(layout, rows, options), options.settings), extension: 'own.csv', account };
    };
    const tells = (key: LayoutKey): boolean => layout.some((column) => column.key === key);
    if (tells('account') && tells('currency')) {
      return held.statements.length === 0 ? [] : [file(rowsOf(held.statements), null)];
    }
    return heldByAccount(held, conversion).map(({ rows, number }) => file(rows, number));
  },
};

function textOf(layout: readonly LayoutColumn[], rows: readonly AccountRow[], options: FormatOptions): string {
  const setting = (id: string): string => settingOf(options.settings, id);
  const cells = cellsFor(setting('dates'), setting('decimal'), setting('sign'));
  const titles = layoutHeadings(options.locale);
  const heading = layout.map(({ key, heading: own }) =>
    guardFormula(fitEncoding(own ?? titles[key], options.settings).text),
  );
  const lines = rows.map((row) => layout.map(({ key }) => cells[key](row)));
  const delimiter = DELIMITERS[setting('delimiter')] ?? ',';
  return (setting('header') === 'yes' ? [heading, ...lines] : lines)
    .map((line) => delimitedRow(line, delimiter))
    .join('');
}

function cellsFor(
  order: string,
  decimal: string,
  sign: string,
): Readonly<Record<LayoutKey, (row: AccountRow) => string>> {
  const date = (iso: string | null): string => (iso ? orderedDate(iso, order) : '');
  const figure = (amount: string): string => (decimal === 'comma' ? amount.replace('.', ',') : amount);
  const signed = (amount: string | null): string =>
    amount === null ? '' : figure(sign === 'reversed' ? reversed(amount) : amount);
  return {
    date: (row) => date(row.date),
    valueDate: (row) => date(row.valueDate),
    text: (row) => row.text,
    reference: (row) => row.reference ?? '',
    amount: (row) => signed(row.amount),
    moneyIn: (row) => figure(moneyIn(row)),
    moneyOut: (row) => figure(moneyOut(row)),
    currency: (row) => row.currency,
    balance: (row) => signed(row.balance),
    account: (row) => row.account,
    id: (row) => row.id,
    category: (row) => row.category ?? '',
    empty: () => '',
  };
}

/** Seen from the other side: what was spent and what is owed is positive. */
const reversed = (amount: string): string => {
  if (amount.startsWith('-')) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
};
