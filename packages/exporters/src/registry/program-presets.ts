import type { RowField } from '../exporter.ts';
import { type LayoutKey, readLayout } from '../parts/layout.ts';
import { SLASHED_DATES } from '../settings.ts';
import type { Entry } from './entry.ts';
import { PRESETS, type Preset, presetExtension } from './presets.ts';

/** What a reader gets back of a row, by the columns that are in the table. */
const KEEPS: Readonly<Partial<Record<LayoutKey, RowField>>> = {
  date: 'date',
  text: 'text',
  reference: 'reference',
  amount: 'amount',
  moneyIn: 'amount',
  currency: 'currency',
  balance: 'balance',
  account: 'account',
  id: 'id',
};

function keptBy({ columns }: Preset): RowField[] {
  const layout = readLayout(columns);
  const fields = Array.isArray(layout) ? layout.flatMap(({ key }) => KEEPS[key] ?? []) : [];
  return [...new Set(fields)];
}

/** Tables of programs that are data (`presets.ts`). */
export const PROGRAM_PRESETS: readonly Entry[] = PRESETS.map((preset): Entry => {
  const { id, program, aliases, certain, note, dates, limit, source } = preset;
  return {
    id,
    label: `${program} (CSV${certain ? '' : ', experimental'})`,
    extension: presetExtension(preset),
    mediaType: 'text/csv; charset=utf-8',
    neededBy: `${program}: ${note}`,
    programs: [program, ...aliases],
    source,
    accounts: 'one',
    keeps: keptBy(preset),
    ...(limit && { limit }),
    settings: dates === 'reader' ? [SLASHED_DATES] : [],
    load: async () => (await import('../program-preset.ts')).presetFormat(preset),
  };
});
