import type { Box } from '@tallyleaf/contract';
import type { ColumnRole, Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Align, Grammar } from './grammar.ts';
import { type Ink, type Sheet, unionBox } from './sheet.ts';
import { rowsSpan } from './side-panel.ts';

/** A table's columns in their places, and the drawing of one row. */

export interface TableColumn {
  readonly role: ColumnRole;
  /** The lines of its heading. */
  readonly heading: readonly string[];
  /** Where its heading ends: at `x1`, or at another column's where it stands over several. */
  readonly headingX1: number;
  readonly align: Align;
  readonly x0: number;
  readonly x1: number;
}

/** What stands in a row, line after line, by column. */
export type Cells = Partial<Record<ColumnRole, readonly string[]>>;

export interface TableLook {
  readonly columns: readonly TableColumn[];
  readonly ink: Ink;
  readonly leading: number;
  readonly rowGap: number;
  readonly rules: Grammar['rules'];
  readonly accent: string;
  readonly headingsAt: Grammar['headingsAt'];
  readonly textIndent: number;
}

const PAD = 3;
const FIGURES: ReadonlySet<ColumnRole> = new Set([
  'moneyIn',
  'moneyOut',
  'amount',
  'balance',
  'before',
  'left',
  'original',
]);

/** Places a grammar's columns from one edge to another. */
export function placeTable(
  grammar: Grammar,
  vocabulary: Vocabulary,
  [left, right]: readonly [left: number, right: number] = rowsSpan(grammar),
): TableLook {
  const shares = grammar.columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  const widthOf = (share: number): number => ((right - left) * share) / shares;
  const columns = grammar.columns.map(({ role, heading = 0, headingOver = 1, align, share }, i) => {
    const x0 = x;
    x += widthOf(share);
    const headed = grammar.columns.slice(i, i + headingOver).reduce((sum, { share }) => sum + share, 0);
    const words = typeof heading === 'string' ? heading : (vocabulary.headings[role]?.[heading] ?? '');
    const aligned = align ?? (FIGURES.has(role) ? 'right' : 'left');
    return { role, heading: words.split('|'), headingX1: x0 + widthOf(headed), align: aligned, x0, x1: x };
  });
  const ink = { family: grammar.family, size: grammar.size, letterSpacing: grammar.letterSpacing };
  const leading = grammar.size * 1.28;
  const { rules, accent, headingsAt, textIndent } = grammar;
  return { columns, ink, leading, rowGap: grammar.size * grammar.rowGap, rules, accent, headingsAt, textIndent };
}

/** Where a column's texts begin, end or have their middle, as they are aligned. */
export const anchorOf = ({ align, x0, x1 }: TableColumn): number =>
  align === 'left' ? x0 + PAD : align === 'right' ? x1 - PAD : (x0 + x1) / 2;

/** @throws {RangeError} where a text is wider than its column: it would run into the next one, as no bank prints it. */
function assertFits(sheet: Sheet, column: TableColumn, text: string, ink: Ink): void {
  const width = sheet.measure(text, ink);
  if (width > column.x1 - column.x0 - PAD) {
    throw new RangeError(`${column.role} is ${Math.ceil(width)} points wide in a column too narrow: ${text}`);
  }
}

/** Breaks the lines of a text column where they are wider than it. */
export function wrapCells(sheet: Sheet, look: TableLook, cells: Cells): Cells {
  const column = look.columns.find(({ role }) => role === 'description');
  if (!column || !cells.description) return cells;
  const width = column.x1 - column.x0 - 2 * PAD - look.textIndent;
  return { ...cells, description: cells.description.flatMap((line) => sheet.wrap(line, width, look.ink)) };
}

/** The last line with dots up to the next column. */
export function withLeaders(sheet: Sheet, look: TableLook, lines: readonly string[]): readonly string[] {
  const column = look.columns.find(({ role }) => role === 'description');
  const last = lines.at(-1);
  if (!column || last === undefined) return lines;
  const room = column.x1 - column.x0 - 2 * PAD - sheet.measure(`${last} `, look.ink);
  const dots = Math.max(0, Math.floor(room / sheet.measure('.', look.ink)));
  return [...lines.slice(0, -1), `${last} ${'.'.repeat(dots)}`];
}

export const lineCount = (cells: Cells): number => Math.max(1, ...Object.values(cells).map((lines) => lines.length));

/** How high a row of so many lines is. */
export const rowHeight = (look: TableLook, lines: number): number => lines * look.leading + look.rowGap;

function ruleRow(sheet: Sheet, look: TableLook, top: number, bottom: number, odd: boolean): void {
  const first = look.columns[0];
  const last = look.columns.at(-1);
  if (!first || !last) return;
  if (look.rules === 'zebra' && odd) sheet.panel([first.x0, top, last.x1, bottom], { fill: '#eef2f6' });
  if (look.rules === 'lines') sheet.line(first.x0, bottom, last.x1, bottom, 0.4, '#bbbbbb');
  if (look.rules !== 'grid') return;
  sheet.panel([first.x0, top, last.x1, bottom], { stroke: '#777777' });
  for (const { x0 } of look.columns.slice(1)) sheet.line(x0, top, x0, bottom, 0.5, '#777777');
}

/** Draws some lines of a row with its top at `top`; gives the box of its words. */
export function drawRow(
  sheet: Sheet,
  look: TableLook,
  cells: Cells,
  top: number,
  options: { readonly bold?: boolean; readonly odd?: boolean; readonly from?: number; readonly to?: number } = {},
): Box | undefined {
  const { from = 0, to = lineCount(cells) } = options;
  ruleRow(sheet, look, top, top + rowHeight(look, to - from), options.odd ?? false);
  const ink = options.bold ? { ...look.ink, bold: true } : look.ink;
  const boxes: Box[] = [];
  for (const column of look.columns) {
    (cells[column.role] ?? []).slice(from, to).forEach((line, index) => {
      const baseline = top + look.rowGap / 2 + look.leading * index + look.ink.size * 0.95;
      assertFits(sheet, column, line, ink);
      const indent = column.role === 'description' && from + index > 0 ? look.textIndent : 0;
      const box = sheet.text(line, anchorOf(column) + indent, baseline, ink, column.align);
      if (box) boxes.push(box);
    });
  }
  return unionBox(boxes);
}

/** Draws small print over the last column of figures; gives the height that it takes. */
export function drawFiguresNote(sheet: Sheet, look: TableLook, top: number, text: string): number {
  const last = look.columns.findLast(({ role }) => FIGURES.has(role));
  const ink = { ...look.ink, size: look.ink.size * NOTE_SIZE };
  if (last) sheet.text(text, anchorOf(last), top + ink.size, ink, last.align);
  return ink.size * 1.4;
}

/** Small print beside the rows' size. */
const NOTE_SIZE = 0.75;

/** Draws the columns' headings; gives the height that they take. */
export function drawHeadings(sheet: Sheet, look: TableLook, top: number): number {
  const lines = Math.max(...look.columns.map(({ heading }) => heading.length));
  const height = rowHeight(look, lines) + 3;
  const first = look.columns[0];
  const last = look.columns.at(-1);
  if (!first || !last) return 0;
  const filled = look.rules === 'zebra' || look.rules === 'grid';
  if (filled)
    sheet.panel([first.x0, top, last.x1, top + height], { fill: look.rules === 'grid' ? '#e4e4e4' : look.accent });
  const colour = look.rules === 'zebra' ? '#ffffff' : '#111111';
  for (const column of look.columns) {
    const over = column.headingX1 > column.x1;
    const headed = { ...column, x1: column.headingX1, align: over ? 'centre' : column.align } as const;
    const ink = { ...look.ink, bold: true, colour };
    const down = look.headingsAt === 'middle' ? (lines - column.heading.length) / 2 : 0;
    for (const [at, line] of column.heading.entries()) {
      assertFits(sheet, headed, line, ink);
      sheet.text(line, anchorOf(headed), top + 2 + look.ink.size + (at + down) * look.leading, ink, headed.align);
    }
  }
  if (look.rules === 'head' || look.rules === 'lines') {
    sheet.line(first.x0, top + height - 1, last.x1, top + height - 1, 0.8, look.accent);
  }
  return height;
}
