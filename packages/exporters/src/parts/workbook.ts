import { commentsPath, NOTE_DRAWINGS, NOTES_OF_SHEET, type Note, noteParts } from './sheet-notes.ts';
import {
  dateStyle,
  FIGURES_HEADING_STYLE,
  HEADING_STYLE,
  type Look,
  MAIN,
  markedStyle,
  numberStyle,
  styleSheet,
  textStyle,
} from './workbook-styles.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';
import { type NamedFile, zipFiles } from './zip.ts';

/**
 * A workbook (ECMA-376, SpreadsheetML) of tables, each with a heading row that stays, a filter and one kind of cell a
 * column, and of pages of labels and values. Our own writer because the figures must go from decimal string to file
 * without binary numbers in between, and the same tables must give the same bytes on every host.
 */

/** What is said of a cell beside what it holds: it is marked by a colour, and a note comes up where it is pointed at. */
interface Noted {
  readonly note?: string;
  readonly look?: Look;
}

export type Cell =
  | ({ readonly kind: 'text'; readonly text: string } & Noted)
  | ({ readonly kind: 'date'; readonly iso: string } & Noted)
  | ({
      readonly kind: 'number';
      /** What the cell shows; of a formula, what it gives, so that programs which do not reckon can read it. */
      readonly decimal: string;
      readonly decimals: number;
      /** As files have it: in English, without the equals sign. Made of our own references only, never of a text. */
      readonly formula?: string;
    } & Noted)
  | ({ readonly kind: 'empty' } & Noted)
  | null;

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`, unique in the workbook whatever its case. */
  readonly name: string;
  /** Of a table, which has a filter and a heading row that stays; none for a page. */
  readonly headings: readonly string[];
  /** Widths of the columns in digits. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Printed as wide as the paper, the headings on every page; left out where a program reads the sheet and nobody prints it. */
  readonly print?: { readonly landscape: boolean; readonly paper: 'a4' | 'letter' };
  /** Columns whose figures should be nothing, and are shown in red where they are not. */
  readonly flagged?: readonly number[];
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ISO_DATES = 'yyyy\\-mm\\-dd';

/**
 * The workbook as the bytes of an .xlsx file. One without notes has neither the parts nor the styles that notes need.
 * @param dateFormat how days are shown
 */
export function workbook(sheets: readonly Sheet[], dateFormat: string = ISO_DATES): Uint8Array<ArrayBuffer> {
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
    ['xl/styles.xml', styleSheet(noted.length > 0, dateFormat)],
    ...sheets.map((sheet, i): [string, string] => [`xl/${sheetPath(i)}`, sheetPart(sheet, noted.includes(i))]),
    ...noted.flatMap((i) => noteParts(i, notes[i] ?? [])),
  ];
  const encoder = new TextEncoder();
  return zipFiles(parts.map(([name, xml]): NamedFile => ({ name, bytes: encoder.encode(XML_DECLARATION + xml) })));
}

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** The notes of a sheet, where they stand. */
const notesOf = (sheet: Sheet): Note[] =>
  sheet.rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell?.note === undefined ? [] : [{ row: row + firstRow(sheet) - 1, column, text: cell.note }],
    ),
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
  const names = sheets.flatMap((sheet, i) => {
    if (!isTable(sheet)) return [];
    const defined = (name: string, range: string, hidden = ''): string =>
      `<definedName name="_xlnm.${name}" localSheetId="${i}"${hidden}>${xmlText(sheetReference(sheet.name))}!${range}</definedName>`;
    // Excel keeps a filter's range a second time, as a hidden name; without it LibreOffice shows no filter buttons.
    const filter = defined('_FilterDatabase', absolute(rangeOf(sheet)), ' hidden="1"');
    return sheet.print ? [filter, defined('Print_Titles', '$1:$1')] : [filter];
  });
  const defined = names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '';
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${list.join('')}</sheets>${defined}</workbook>`;
}

/** A sheet's name as formulas write it: `'Money, in'`. */
export const sheetReference = (name: string): string => `'${name.replaceAll("'", "''")}'`;

const isTable = ({ headings }: Sheet): boolean => headings.length > 0;

/** The number of the row in which the first of a sheet's rows stands. */
const firstRow = (sheet: Sheet): number => (isTable(sheet) ? 2 : 1);

const FROZEN =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

function sheetPart(sheet: Sheet, noted: boolean): string {
  const table = isTable(sheet);
  const columns = sheet.widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  const ofFigures = (column: number): boolean => sheet.rows.some((cells) => cells[column]?.kind === 'number');
  const heading = sheet.headings.map((text, i) =>
    textCell(`${letter(i)}1`, text, ofFigures(i) ? FIGURES_HEADING_STYLE : HEADING_STYLE),
  );
  const first = firstRow(sheet);
  const rows = sheet.rows.map((cells, i) => {
    const at = i + first;
    return `<row r="${at}"${heightOf(cells, sheet.widths)}>${cells.map((cell, j) => cellPart(`${letter(j)}${at}`, cell)).join('')}</row>`;
  });
  const range = rangeOf(sheet);
  const spaces = noted ? `xmlns="${MAIN}" xmlns:r="${RELATIONS}"` : `xmlns="${MAIN}"`;
  const view = table
    ? `<sheetView workbookViewId="0">${FROZEN}</sheetView>`
    : '<sheetView showGridLines="0" workbookViewId="0"/>';
  return [
    `<worksheet ${spaces}>${sheet.print ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''}`,
    `<dimension ref="${range}"/><sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols>`,
    `<sheetData>${table ? `<row r="1">${heading.join('')}</row>` : ''}${rows.join('')}</sheetData>`,
    table ? `<autoFilter ref="${range}"/>` : '',
    ...(sheet.flagged ?? []).map((column) => flagging(column, sheet)),
    printing(sheet),
    `${noted ? NOTES_OF_SHEET : ''}</worksheet>`,
  ].join('');
}

const LINE_HEIGHT = 15;

/** Programs do not all find out by themselves how many lines a text takes: the row says how high it is where it is not one. */
function heightOf(cells: readonly Cell[], widths: readonly number[]): string {
  const lines = cells.map((cell, n) =>
    cell?.kind === 'text' && cell.look === 'long' ? linesOf(cell.text, widths[n] ?? 1) : 1,
  );
  const most = Math.min(Math.max(1, ...lines), MOST_LINES);
  return most > 1 ? ` ht="${most * LINE_HEIGHT}"` : '';
}

/** Excel has no row that is higher than 409 points. */
const MOST_LINES = 27;

/** Lines of a text that is broken between words, at a width in digits; letters of East Asia are two digits wide. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = word.replace(/[^\u1100-\uffdc]/gu, '').length;
    const long = [...word].length + wide;
    if (used > 0 && used + 1 + long > width) {
      lines++;
      used = 0;
    }
    used += long + (used > 0 ? 1 : 0);
    lines += Math.max(0, Math.ceil(used / width) - 1);
    used = used > width ? used % width : used;
  }
  return lines;
}

/** Figures of a column in red where they are not nothing. */
const flagging = (column: number, sheet: Sheet): string =>
  `<conditionalFormatting sqref="${letter(column)}${firstRow(sheet)}:${letter(column)}${lastRow(sheet)}"><cfRule type="cellIs" dxfId="0" priority="${column + 1}" operator="notEqual"><formula>0</formula></cfRule></conditionalFormatting>`;

/** As wide as the paper and as long as it takes; the sheet's name and the page's number below. */
const printing = ({ print }: Sheet): string =>
  print
    ? `<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="${print.paper === 'letter' ? 1 : 9}" orientation="${print.landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>`
    : '';

function cellPart(place: string, cell: Cell): string {
  if (!cell) return '';
  const styled = (style: number): number => (cell.note === undefined ? style : markedStyle(style));
  if (cell.kind === 'empty') return `<c r="${place}" s="${styled(textStyle())}"/>`;
  if (cell.kind === 'text') return textCell(place, cell.text, styled(textStyle(cell.look)));
  if (cell.kind === 'date') return `<c r="${place}" s="${styled(dateStyle)}"><v>${serialOf(cell.iso)}</v></c>`;
  const formula = cell.formula === undefined ? '' : `<f>${xmlText(cell.formula)}</f>`;
  return `<c r="${place}" s="${styled(numberStyle(cell.decimals, cell.look))}">${formula}<v>${shortest(cell.decimal)}</v></c>`;
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

/** The letters of a column, counted from 0: `A`, `Z`, `AA`. */
export const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const lastRow = (sheet: Sheet): number => Math.max(1, sheet.rows.length + firstRow(sheet) - 1);
const rangeOf = (sheet: Sheet): string => `A1:${letter(sheet.widths.length - 1)}${lastRow(sheet)}`;
const absolute = (range: string): string => range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
