import { xmlText } from './xml.ts';

/** The style sheet of a workbook (ECMA-376 part 1, 18.8), and the numbers by which cells name their style. */

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const NUMBER_FORMATS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
/** Custom formats begin here; the day's comes first. */
const FIRST_FORMAT = 164;
const AS_TEXT = 49;

interface CellStyle {
  readonly format: number;
  readonly font?: number;
  readonly fill?: number;
  readonly border?: number;
  readonly align?: string;
}

const PLAIN_FONT = 0;
const BOLD = 1;
const TITLE = 2;
const MARK = 2;
const HEAD_FILL = 3;
const LINE_BELOW = 1;
const LINE_ABOVE = 2;
const TOP = '<alignment vertical="top"/>';
const LEFT = '<alignment horizontal="left" vertical="top"/>';
const HEAD_OF_FIGURES = '<alignment horizontal="right" vertical="top" wrapText="1"/>';
const WRAPPED = '<alignment vertical="top" wrapText="1"/>';

const numbers = (of: Partial<CellStyle> = {}): CellStyle[] =>
  NUMBER_FORMATS.map((_, n) => ({ format: FIRST_FORMAT + 1 + n, align: TOP, ...of }));

/** What cells below the headings look like: text, day, figures, text over several lines. */
const body = (fill: number): CellStyle[] => [
  { format: AS_TEXT, align: TOP, fill },
  { format: FIRST_FORMAT, align: LEFT, fill },
  ...numbers({ fill }),
  { format: AS_TEXT, align: WRAPPED, fill },
];

const STYLES: readonly CellStyle[] = [
  { format: 0 },
  { format: 0, font: BOLD, fill: HEAD_FILL, border: LINE_BELOW, align: WRAPPED },
  ...body(0),
  { format: 0, font: TITLE },
  { format: 0, font: BOLD, align: WRAPPED },
  ...numbers({ font: BOLD, border: LINE_ABOVE }),
  { format: 0, font: BOLD, fill: HEAD_FILL, border: LINE_BELOW, align: HEAD_OF_FIGURES },
  { format: 0, font: BOLD, align: HEAD_OF_FIGURES },
];
const MARKED_STYLES = body(MARK);

/** Indexes into the styles above. Figures of n decimals have style NUMBERS + n. */
export const HEADING_STYLE = 1;
const TEXT = 2;
const DATE = 3;
const NUMBERS = 4;
const LONG_TEXT = NUMBERS + NUMBER_FORMATS.length;
const TITLE_STYLE = LONG_TEXT + 1;
const STRONG_TEXT = LONG_TEXT + 2;
const STRONG_NUMBERS = LONG_TEXT + 3;
/** Of a heading over figures, which stand at the right of their column. */
export const FIGURES_HEADING_STYLE = STRONG_NUMBERS + NUMBER_FORMATS.length;
const STRONG_RIGHT = FIGURES_HEADING_STYLE + 1;

/** How a cell looks besides its kind: a page's title, what matters most in it (`right`: over figures), a text of several lines. */
export type Look = 'title' | 'strong' | 'right' | 'long';

export const textStyle = (look?: Look): number =>
  look === undefined ? TEXT : { title: TITLE_STYLE, strong: STRONG_TEXT, right: STRONG_RIGHT, long: LONG_TEXT }[look];

export const dateStyle = DATE;

export const numberStyle = (decimals: number, look?: Look): number =>
  (look === 'strong' ? STRONG_NUMBERS : NUMBERS) + Math.min(decimals, NUMBER_FORMATS.length - 1);

/** The style of a cell that is marked, by its style unmarked: those of the body have one. */
export const markedStyle = (style: number): number =>
  style >= TEXT && style <= LONG_TEXT ? STYLES.length + style - TEXT : style;

const FONTS = [11, 11, 14].map(
  (size, n) =>
    `<font>${n === PLAIN_FONT ? '' : '<b/>'}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`,
);

const solid = (rgb: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/><bgColor indexed="64"/></patternFill></fill>`;

/** A light amber, which black figures stand out from on screen and in print; left empty where nothing is marked. */
const MARK_FILL = 'FFFFF2CC';
const HEAD_GREY = 'FFEDEFEC';

const fills = (marked: boolean): string[] => [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  marked ? solid(MARK_FILL) : '<fill><patternFill patternType="none"/></fill>',
  solid(HEAD_GREY),
];

const border = (side: 'top' | 'bottom' | null): string => {
  const line = (of: string): string =>
    of === side ? `<${of} style="thin"><color rgb="FF7A8078"/></${of}>` : `<${of}/>`;
  return `<border><left/><right/>${line('top')}${line('bottom')}<diagonal/></border>`;
};
const BORDERS = [border(null), border('bottom'), border('top')];

const cellStyle = ({ format, font = 0, fill = 0, border: line = 0, align }: CellStyle): string => {
  const applied = [
    format === 0 ? '' : ' applyNumberFormat="1"',
    font === 0 ? '' : ' applyFont="1"',
    fill === 0 ? '' : ' applyFill="1"',
    line === 0 ? '' : ' applyBorder="1"',
    align === undefined ? '' : ' applyAlignment="1"',
  ].join('');
  const head = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${line}" xfId="0"${applied}`;
  return align === undefined ? `${head}/>` : `${head}>${align}</xf>`;
};

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** What a figure looks like that should be nothing: red and bold. */
const FLAGGED = '<dxf><font><b/><color rgb="FFB3261E"/></font></dxf>';

/**
 * The style sheet.
 * @param marked with a second set of styles, of cells that are marked
 * @param dateFormat how days are shown: `yyyy\-mm\-dd`
 */
export function styleSheet(marked: boolean, dateFormat: string): string {
  const formats = [dateFormat, ...NUMBER_FORMATS].map(
    (code, n) => `<numFmt numFmtId="${FIRST_FORMAT + n}" formatCode="${xmlText(code)}"/>`,
  );
  const styles = [...STYLES, ...(marked ? MARKED_STYLES : [])].map(cellStyle);
  return [
    `<styleSheet xmlns="${MAIN}">`,
    list('numFmts', formats),
    list('fonts', FONTS),
    list('fills', fills(marked)),
    list('borders', BORDERS),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', styles),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    list('dxfs', [FLAGGED]),
    '</styleSheet>',
  ].join('');
}
