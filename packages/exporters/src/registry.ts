import type { Exporter, ExporterInfo, Write } from './exporter.ts';

interface Entry extends ExporterInfo {
  readonly load: () => Promise<Write>;
}

/** Every format, in the order in which menus show them. A new one is a file beside this and an entry here. */
const ENTRIES: readonly Entry[] = [
  {
    id: 'csv',
    label: 'CSV (comma, ISO dates)',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    neededBy: 'every spreadsheet and script; point as decimal sign, dates as 2025-12-31',
    accounts: 'many',
    load: async () => (await import('./csv.ts')).writeCsv,
  },
  {
    id: 'csv-local',
    label: "CSV (your country's form)",
    extension: 'local.csv',
    mediaType: 'text/csv; charset=utf-8',
    neededBy: 'spreadsheets set to a language that writes 1234,56: semicolons and dates as they are written there',
    accounts: 'many',
    load: async () => (await import('./csv.ts')).writeLocalCsv,
  },
  {
    id: 'xlsx',
    label: 'Excel workbook',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    neededBy: 'Excel, LibreOffice, Google Sheets, Numbers: real dates and figures, one sheet an account',
    accounts: 'many',
    load: async () => (await import('./xlsx.ts')).writeXlsx,
  },
  {
    id: 'json',
    label: 'JSON',
    extension: 'json',
    mediaType: 'application/json',
    neededBy: 'programs: everything that was read, with places, confidence and checks',
    accounts: 'many',
    load: async () => (await import('./json.ts')).writeJson,
  },
];

const infoOf = ({ load: _load, ...info }: Entry): ExporterInfo => info;

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
  return { ...infoOf(entry), write: await entry.load() };
}
