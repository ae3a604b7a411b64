import { LayoutError, readLayout } from '../../parts/layout.ts';
import { PRESETS, type Preset } from '../../registry/presets.ts';
import { orderedDate } from '../../settings.ts';
import type { Reader, ReadRow } from './read.ts';
import { readLines } from './tables.ts';

/** Readers of the tables that are data: each holds the file to what the preset says of the program. */
export const PRESET_READERS: Readonly<Record<string, Reader>> = Object.fromEntries(
  PRESETS.map((preset) => [preset.id, async (file) => ({ rows: rowsOf(preset, file) })] satisfies [string, Reader]),
);

function rowsOf(preset: Preset, file: Parameters<Reader>[0]): ReadRow[] {
  const layout = readLayout(preset.columns);
  if (layout instanceof LayoutError) throw layout;
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(file.bytes);
  if (text.startsWith('\ufeff') !== (preset.byteOrderMark ?? false)) throw new Error('the byte order mark');
  if (preset.bare && text.includes('"')) throw new Error('a quote');
  const lines = readLines(file, preset.delimiter);
  if (preset.header && lines[0]?.join() !== layout.map(({ heading }) => heading).join())
    throw new Error('the headings');
  return (preset.header ? lines.slice(1) : lines).map((cells) => {
    const at = (key: string): string => cells[layout.findIndex((column) => column.key === key)] ?? '';
    const figure = (key: string): string => at(key).replace(',', '.');
    const [moneyIn, moneyOut] = [figure('moneyIn'), figure('moneyOut')];
    return {
      date: isoOf(at('date'), preset),
      text: at('text'),
      reference: at('reference') || null,
      amount: figure('amount') || moneyIn || `-${moneyOut}`,
      currency: at('currency'),
      account: at('account'),
      id: at('id'),
    };
  });
}

/** The shared test writes for German: day first where the reader's order counts. */
function isoOf(written: string, { dates }: Preset): string {
  const [first = '', second = '', third = ''] = written.split(/[./-]/);
  const iso = dates === 'ymd' ? `${first}-${second}-${third}` : `${third}-${second}-${first}`;
  if (orderedDate(iso, dates === 'reader' ? 'dmy' : dates) !== written) throw new Error(`${written} is no such date`);
  return iso;
}
