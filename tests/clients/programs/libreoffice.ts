import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../client.ts';

/** What LibreOffice Calc makes of a cell. */
export interface SheetCell {
  /** `float`, `date`, `string` …, and empty for a cell with nothing in it. */
  readonly type: string;
  /** The figure's digits, the ISO date, or the text as it is shown. */
  readonly value: string;
  readonly isFormula: boolean;
}

/** A table's cells by row, its headings the first. */
export type SheetTable = readonly (readonly SheetCell[])[];

/** How a CSV is opened, as in Calc's import window. */
export interface CsvWindow {
  readonly delimiter: ',' | ';';
  readonly charset: 'utf-8' | 'windows-1252' | 'shift_jis';
  /** A Windows language id: 1033 en-US, 2057 en-GB, 1031 de, 1036 fr, 1041 ja. */
  readonly language: number;
}

/** LibreOffice's numbers for character sets (its wiki, "Filter Options for CSV"). */
const CHARSETS = { 'utf-8': 76, 'windows-1252': 1, shift_jis: 64 } as const;

/**
 * Opens files in one run of LibreOffice and gives the sheets of each, by the path. For a CSV with special numbers
 * detected, as a person does who wants dates.
 */
export function openInCalc(
  paths: readonly string[],
  folder: string,
  window?: CsvWindow,
): ReadonlyMap<string, readonly SheetTable[]> {
  const out = join(folder, 'out');
  mkdirSync(out, { recursive: true });
  const filter = window
    ? `CSV:${window.delimiter.charCodeAt(0)},34,${CHARSETS[window.charset]},1,,${window.language},false,true`
    : 'Calc MS Excel 2007 XML';
  const { status, stderr } = run('soffice', [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    `--infilter=${filter}`,
    '--convert-to',
    'fods',
    '--outdir',
    out,
    ...paths,
  ]);
  if (status !== 0) throw new Error(`soffice: ${stderr}`);
  return new Map(paths.map((path) => [path, readFods(join(out, basename(path).replace(/\.[^.]*$/, '.fods')))]));
}

/** A flat ODF spreadsheet's tables (OpenDocument 1.3, part 3, 9). */
function readFods(path: string): SheetTable[] {
  const xml = readFileSync(path, 'utf8');
  return [...xml.matchAll(/<table:table [^>]*>(.*?)<\/table:table>/gs)].map(([, body = '']) => {
    const rows = [...body.matchAll(/<table:table-row[^>]*?(?:\/>|>(.*?)<\/table:table-row>)/gs)];
    const cells = rows.map(([, row = '']) => cellsOf(row));
    const last = cells.findLastIndex((row) => row.some(({ type }) => type !== ''));
    return cells.slice(0, last + 1);
  });
}

function cellsOf(row: string): SheetCell[] {
  const cells = row.matchAll(/<table:table-cell((?:\s[^>]*?)?)(?:\/>|>(.*?)<\/table:table-cell>)/gs);
  return [...cells].flatMap(([, attributes = '', body = '']) => {
    const attribute = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
    const type = attribute('office:value-type') ?? '';
    const value = attribute('office:value') ?? attribute('office:date-value') ?? textOf(body);
    const cell = { type, value, isFormula: attribute('table:formula') !== undefined };
    const repeated = Number(attribute('table:number-columns-repeated') ?? 1);
    // The rest of a row is one cell repeated a thousand times.
    return repeated > 100 ? [] : Array.from({ length: repeated }, () => cell);
  });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const textOf = (body: string): string =>
  [...body.matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)]
    .map(([, paragraph = '']) =>
      paragraph
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole),
    )
    .join('\n');
