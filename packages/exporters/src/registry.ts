import type { Exporter, ExporterInfo, ExportOptions, Format, FormatGroup } from './exporter.ts';
import { headings } from './parts/columns.ts';
import { localeForm } from './parts/locale.ts';
import { prepareLatin, readAsIn } from './parts/transliterate.ts';
import { BANK_MESSAGES } from './registry/bank-messages.ts';
import { COUNTRIES } from './registry/countries.ts';
import { DESKTOP_BOOKS } from './registry/desktop-books.ts';
import type { Entry } from './registry/entry.ts';
import { JOURNALS } from './registry/journals.ts';
import { OFX } from './registry/ofx.ts';
import { PROGRAM_PRESETS } from './registry/program-presets.ts';
import { PROGRAM_TABLES } from './registry/program-tables.ts';
import { TABLES } from './registry/tables.ts';
import { readSettings } from './settings.ts';

/** Every format, in the order in which menus show them. A new one is a file beside this and an entry in a list. */
const LISTS: readonly (readonly [FormatGroup, readonly Entry[]])[] = [
  ['tables', TABLES],
  ['programs', [...PROGRAM_TABLES, ...PROGRAM_PRESETS, ...DESKTOP_BOOKS]],
  ['ofx', OFX],
  ['bank-messages', BANK_MESSAGES],
  ['countries', COUNTRIES],
  ['journals', JOURNALS],
];
const ENTRIES = LISTS.flatMap(([group, entries]) => entries.map((entry) => ({ ...entry, group })));

const infoOf = ({ load: _load, ...info }: (typeof ENTRIES)[number]): ExporterInfo => info;

/** What can be written, in the order in which menus show it. */
export const exporters: readonly ExporterInfo[] = ENTRIES.map(infoOf);

/** The format with this id, or `undefined`. */
export const findExporter = (id: string): ExporterInfo | undefined => exporters.find((info) => info.id === id);

/**
 * The format with this id, its code loaded on the first call.
 * @throws {RangeError} when there is none; ask `findExporter` first where the id comes from outside.
 */
export async function loadExporter(id: string): Promise<Exporter> {
  const entry = ENTRIES.find((candidate) => candidate.id === id);
  if (!entry) throw new RangeError(`no export format is called ${id}`);
  const info = infoOf(entry);
  const format = inItsLanguage(await entry.load());
  return { ...info, format, write: (conversion, options) => write(info, format, conversion, options) };
}

/** A format to which a document's Chinese characters are Chinese or Japanese, as the document is. */
const inItsLanguage = ({ hold, print }: Format): Format => ({
  hold: (conversion, options) => readAsIn(conversion, () => hold(conversion, options)),
  print: (held, options, conversion) => readAsIn(conversion, () => print(held, options, conversion)),
});

async function write(
  info: ExporterInfo,
  format: Format,
  conversion: Parameters<Format['hold']>[0],
  { locale, languages, settings }: ExportOptions = {},
) {
  const accounts = conversion.statements.map(({ account }) => account);
  const reader = { locale, ...(languages && { languages }), accounts };
  const options = { locale, settings: readSettings(info.settings, settings, reader) };
  await prepareLatin(conversion, [...Object.values(options.settings), ...headings(localeForm(locale).language)]);
  const held = format.hold(conversion, options);
  const files = await format.print(held, options, conversion);
  return { files, warnings: held.warnings, notWritten: held.notWritten };
}
