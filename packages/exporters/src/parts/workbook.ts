import { commentsPath, NOTE_DRAWINGS, NOTES_OF_SHEET, type Note, noteParts } from './sheet-notes.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';
import { type NamedFile, zipFiles } from './zip.ts';

/**
 * A workbook of plain tables (ECMA-376, SpreadsheetML): a heading row that stays, a filter, one kind of cell a column.
 * Our own writer because the figures must go from decimal string to file without binary numbers in between, and the
 * same tables must give the same bytes on every host.
 */

/** What is said of a cell beside what it holds: it is marked by a colour, and a note comes up where it is pointed at. */
interface Noted {
  readonly note?: string;
}

export type Cell =
  | ({ readonly kind: 'text'; readonly text: string } & Noted)
  | ({ readonly kind: 'date'; readonly iso: string } & Noted)
  | ({ readonly kind: 'number'; readonly decimal: string; readonly decimals: number } & Noted)
  | ({ readonly kind: 'empty' } & Noted)
  | null;

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`, unique in the workbook whatever its case. */
  readonly name: string;
  readonly headings: readonly string[];
  /** Widths of the columns in digits. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs` of the style sheet below. Numbers of n decimals have style NUMBERS + n; a marked cell has the style + MARKED. */
const HEADING = 1;
const TEXT = 2;
const DATE = 3;
const NUMBERS = 4;
const NUMBER_FORMATS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
const MARKED = NUMBERS + NUMBER_FORMATS.length - TEXT;

/** The workbook as the bytes of an .xlsx file. One without notes has neither the parts nor the styles that notes need. */
export function workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const notes = sheets.map(notesOf);
  const noted = notes.flatMap((found, i) => (found.length > 0 ? [i] : []));
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypes(sheets.length, noted)],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookPart(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relations([...sheets.map((_, i) => ['worksheet', sheetPath(i)] as const), ['styles', 'styles.xml']]),
    ],
    ['xl/styles.xml', noted.length > 0 ? MARKED_STYLES : STYLES],
    ...sheets.map((sheet, i): [string, string] => [`xl/${sheetPath(i)}`, sheetPart(sheet, noted.includes(i))]),
    ...noted.flatMap((i) => noteParts(i, notes[i] ?? [])),
  ];
  const encoder = new TextEncoder();
  return zipFiles(parts.map(([name, xml]): NamedFile => ({ name, bytes: encoder.encode(XML_DECLARATION + xml) })));
}

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** The notes of a sheet, where they stand. */
const notesOf = ({ rows }: Sheet): Note[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.note === undefined ? [] : [{ row: row + 1, column, text: cell.note }])),
  );

function contentTypes(sheets: number, noted: readonly number[]): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  const overrides = Array.from({ length: sheets }, (_, i) => override(sheetPath(i), 'worksheet')).join('');
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${noted.length > 0 ? NOTE_DRAWINGS : ''}${override('workbook.xml', 'sheet.main')}${overrides}${override('styles.xml', 'styles')}${noted.map((i) => override(commentsPath(i), 'comments')).join('')}</Types>`;
}

function relations(targets: readonly (readonly [type: string, path: string])[]): string {
  const each = targets.map(
    ([type, path], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${path}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbookPart(sheets: readonly Sheet[]): string {
  const list = sheets.map(({ name }, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  // Excel keeps a filter's range a second time, as a hidden name; without it LibreOffice shows no filter buttons.
  const names = sheets.map((sheet, i) => {
    const range = absolute(rangeOf(sheet));
    const quoted = xmlText(`'${sheet.name.replaceAll("'", "''")}'`);
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">${quoted}!${range}</definedName>`;
  });
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`;
}

function sheetPart(sheet: Sheet, noted: boolean): string {
  const columns = sheet.widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const heading = sheet.headings.map((text, i) => textCell(`${letter(i)}1`, text, HEADING));
  const rows = sheet.rows.map(
    (cells, i) => `<row r="${i + 2}">${cells.map((cell, j) => cellPart(`${letter(j)}${i + 2}`, cell)).join('')}</row>`,
  );
  const range = rangeOf(sheet);
  const spaces = noted ? `xmlns="${MAIN}" xmlns:r="${RELATIONS}"` : `xmlns="${MAIN}"`;
  return `<worksheet ${spaces}><dimension ref="${range}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>${rows.join('')}</sheetData><autoFilter ref="${range}"/>${noted ? NOTES_OF_SHEET : ''}</worksheet>`;
}

function cellPart(place: string, cell: Cell): string {
  if (!cell) return '';
  const marked = cell.note === undefined ? 0 : MARKED;
  if (cell.kind === 'empty') return `<c r="${place}" s="${TEXT + marked}"/>`;
  if (cell.kind === 'text') return textCell(place, cell.text, TEXT + marked);
  if (cell.kind === 'date') return `<c r="${place}" s="${DATE + marked}"><v>${serialOf(cell.iso)}</v></c>`;
  const style = NUMBERS + Math.min(cell.decimals, NUMBER_FORMATS.length - 1) + marked;
  return `<c r="${place}" s="${style}"><v>${shortest(cell.decimal)}</v></c>`;
}

/** Excel reads `_x0041_` in a text as an escaped character, so such an underscore is itself escaped (ST_Xstring). */
const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')}</t></is></c>`;

/** A decimal string without the zeros that mean nothing: `-23.40` is `-23.4`, `0.00` is `0`. */
const shortest = (decimal: string): string =>
  decimal
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^-0$/, '0');

const DAY = 86_400_000;
/** 30 December 1899, day 0 of spreadsheets: Excel's 1900 has a 29 February, so the count is right from 1 March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;

/** The day's number in a spreadsheet, or NaN where it has none: no such day, or before March 1900. */
export function serialOf(iso: string): number {
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return Number.NaN;
  const serial = (time - DAY_ZERO) / DAY;
  return serial >= FIRST_RIGHT_DAY ? serial : Number.NaN;
}

const letter = (index: number): string => String.fromCharCode(65 + index);
const rangeOf = (sheet: Sheet): string => `A1:${letter(sheet.headings.length - 1)}${sheet.rows.length + 1}`;
const absolute = (range: string): string => range.replace(/([A-Z])(\d+)/g, '$$$1$$$2');

/** @param marked with a second set of styles, of cells that are marked */
const styles = (marked: boolean): string =>
  `<styleSheet xmlns="${MAIN}"><numFmts count="${NUMBER_FORMATS.length + 1}"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>${NUMBER_FORMATS.map(
    (code, i) => `<numFmt numFmtId="${165 + i}" formatCode="${code}"/>`,
  ).join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="${marked ? 3 : 2}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${marked ? MARK_FILL : ''}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${NUMBERS + NUMBER_FORMATS.length + (marked ? MARKED : 0)}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cellStyles(0)}${marked ? cellStyles(2) : ''}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The styles of cells below the headings: text, date, numbers. */
const cellStyles = (fill: number): string =>
  [49, 164, ...NUMBER_FORMATS.map((_, i) => 165 + i)]
    .map(
      (format) =>
        `<xf numFmtId="${format}" fontId="0" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"${fill === 0 ? '' : ' applyFill="1"'}/>`,
    )
    .join('');

/** A light amber, which black figures stand out from on screen and in print. */
const MARK_FILL =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/><bgColor indexed="64"/></patternFill></fill>';

const STYLES = styles(false);
const MARKED_STYLES = styles(true);
