import type { Format } from './exporter.ts';
import type { AccountRow } from './parts/by-account.ts';
import type { TableColumns } from './parts/delimited.ts';
import { dividedTables } from './parts/divided-table.ts';
import { fitted } from './parts/fit.ts';
import { textOf } from './parts/hold.ts';
import { LayoutError, type LayoutKey, readLayout } from './parts/layout.ts';
import { moneyIn, moneyOut } from './parts/money-columns.ts';
import { someRow } from './parts/needs.ts';
import { holdForProgram } from './parts/program-tables.ts';
import { type Preset, presetExtension } from './registry/presets.ts';
import { orderedDate, settingOf } from './settings.ts';

/** A table in the columns of one program (`registry/presets.ts`), one account a file. */
export const presetFormat = (preset: Preset): Format => {
  const bare = (text: string) => withoutQuotes(text, preset);
  return {
    hold: (conversion) =>
      holdForProgram(conversion, {
        ...(preset.header ? {} : { refuse: someRow() }),
        text: (text, transaction) => fitted(text, textOf({ ...transaction, description: '' }), bare),
        reference: bare,
      }),
    print: (held, { settings }, conversion) => {
      const order = preset.dates === 'reader' ? settingOf(settings, 'dates') : preset.dates;
      const table = { columns: columnsOf(preset, order), delimiter: preset.delimiter, heading: preset.header };
      const files = dividedTables(held, conversion, presetExtension(preset), table, preset.limit ?? {});
      return preset.byteOrderMark ? files.map((file) => ({ ...file, bytes: marked(file.bytes) })) : files;
    },
  };
};

/** A text for a program that takes no quotes: neither these nor the delimiter. */
function withoutQuotes(text: string, { bare = false, delimiter }: Preset) {
  if (!bare) return { text, losses: [] };
  const written = text.replaceAll(delimiter, ' ').replaceAll('"', "'").replace(/\s+/g, ' ').trim();
  return { text: written, losses: written === text ? [] : (['text-replaced'] as const) };
}

function columnsOf({ columns, decimal }: Preset, order: string): TableColumns<AccountRow> {
  const layout = readLayout(columns);
  if (layout instanceof LayoutError) throw layout; // a test holds every preset to it
  const figure = (amount: string): string => amount.replace('.', decimal);
  const date = (iso: string | null): string => (iso ? orderedDate(iso, order) : '');
  const cells: Readonly<Record<LayoutKey, (row: AccountRow) => string>> = {
    date: (row) => date(row.date),
    valueDate: (row) => date(row.valueDate ?? row.date),
    text: (row) => row.text,
    reference: (row) => row.reference ?? '',
    amount: (row) => figure(row.amount),
    moneyIn: (row) => figure(moneyIn(row)),
    moneyOut: (row) => figure(moneyOut(row)),
    currency: (row) => row.currency,
    balance: (row) => figure(row.balance ?? ''),
    account: (row) => row.account,
    id: (row) => row.id,
    category: (row) => row.category ?? '',
    empty: () => '',
  };
  return layout.map(({ key, heading }) => [heading ?? '', cells[key]] as const);
}

/** UTF-8 with the mark by which programs on Windows know it. */
function marked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes.length + 3);
  whole.set([0xef, 0xbb, 0xbf]);
  whole.set(bytes, 3);
  return whole;
}
