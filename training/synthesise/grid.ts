import type { Random } from '../../corpus/generator/random.ts';
import type { Booking, CellTexts, Printing } from './bookings.ts';
import type { CellLabel, LineLabel } from './labels.ts';
import { type Align, type Setting, type Type, widthOf } from './setting.ts';

/** The columns of a table of bookings in their places, and the setting of its rows. */

interface GridColumn {
  readonly cell: CellLabel;
  readonly heading: readonly string[];
  readonly align: Align;
  readonly x0: number;
  readonly x1: number;
}

export interface Grid {
  readonly columns: readonly GridColumn[];
  readonly type: Type;
}

const FIGURES: ReadonlySet<CellLabel> = new Set(['amount', 'money-in', 'money-out', 'balance', 'other-figure']);
/** The narrowest column of descriptions, in ems. */
const NARROWEST = 14;

/** A heading on one line, or parted at a blank near its middle. */
function headingLines(text: string, lines: 1 | 2): string[] {
  const words = text.split(' ');
  if (lines === 1 || words.length < 2) return [text];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Breaks a text so that every line fits; between signs where it has no blanks. */
export function wrap(text: string, width: number, type: Type): string[] {
  const pieces = text
    .split(' ')
    .flatMap((word) => (widthOf(word, type) <= width ? [word] : (word.match(/.{1,6}/gu) ?? [])));
  const lines: string[] = [];
  for (const piece of pieces) {
    const open = lines.at(-1);
    if (open !== undefined && widthOf(`${open} ${piece}`, type) <= width) lines[lines.length - 1] = `${open} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** Columns of a width that holds what stands in them, descriptions in what is left; null where too little is left. */
export function placeGrid(printing: Printing, bookings: readonly Booking[], extra: readonly CellTexts[]): Grid | null {
  const { random, style, wording } = printing;
  const [width] = style.page;
  const type: Type = {
    size: style.size,
    bold: false,
    colour: 0x111111,
    width: style.letterWidth,
    monospaced: style.monospaced,
  };
  const headings = style.cells.map((cell) => headingLines(wording.heading(cell), style.headingLines));
  const gap = random.integer(6, 20);
  const natural = style.cells.map((cell, i) => {
    const texts = [...bookings.map(({ cells }) => cells), ...extra].flatMap((cells) => cells[cell] ?? []);
    const heads = style.headed === 'none' ? [] : (headings[i] ?? []);
    return Math.max(18, ...texts.map((text) => widthOf(text, type)), ...heads.map((text) => widthOf(text, type))) + gap;
  });
  const table = width - 2 * style.margin - (style.sideBar ? 90 : 0);
  const at = style.cells.indexOf('description');
  const fixed = natural.reduce((sum, each, i) => (i === at ? sum : sum + each), 0);
  const rest = table - fixed;
  if (rest < NARROWEST * style.size * style.letterWidth) return null;
  // Some tables leave their descriptions more room than they need, others wrap them early.
  const wanted = Math.min(
    rest,
    Math.max(NARROWEST * style.size * style.letterWidth, (natural[at] ?? 0) * random.pick([0.5, 1, 1, 2])),
  );
  const spare = random.chance(0.7) ? rest - wanted : 0;
  let x = style.margin;
  const columns = style.cells.map((cell, i) => {
    const x0 = x;
    x += i === at ? wanted + spare : (natural[i] ?? 0);
    const align = FIGURES.has(cell) ? style.figures : (style.aligns[i] ?? 'left');
    return { cell, heading: headings[i] ?? [], align, x0, x1: x - gap };
  });
  return { columns, type };
}

const anchorOf = ({ align, x0, x1 }: GridColumn): number =>
  align === 'left' ? x0 : align === 'right' ? x1 : (x0 + x1) / 2;

/** A row's descriptions broken to their column's width. */
export function broken(grid: Grid, cells: CellTexts): CellTexts {
  const column = grid.columns.find(({ cell }) => cell === 'description');
  if (!column || !cells.description) return cells;
  return { ...cells, description: cells.description.flatMap((line) => wrap(line, column.x1 - column.x0, grid.type)) };
}

/** One line of a row: its texts by column. */
export type GridLine = readonly { readonly cell: CellLabel; readonly text: string }[];

/** Sets one line; what it is and what its cells hold is known of every word. `indent` moves its description, in points. */
export function setLine(
  setting: Setting,
  grid: Grid,
  line: GridLine,
  baseline: number,
  what: LineLabel,
  look: { readonly bold?: boolean; readonly indent?: number } = {},
): void {
  const { bold = false, indent = 0 } = look;
  for (const { cell, text } of line) {
    const column = grid.columns.find((each) => each.cell === cell);
    if (!column || text === '') continue;
    const label = { line: what, cell: BOOKED.has(what) ? cell : null };
    const x = anchorOf(column) + (cell === 'description' ? indent : 0);
    setting.set(text, x, baseline, { ...grid.type, bold }, column.align, label);
  }
}

const BOOKED: ReadonlySet<LineLabel> = new Set(['booked', 'leads', 'follows', 'below', 'day']);

/** Sets the headings over the columns; gives the height that they take. */
export function setHeadings(setting: Setting, grid: Grid, top: number, random: Random): number {
  const lines = Math.max(...grid.columns.map(({ heading }) => heading.length));
  const step = grid.type.size * 1.2;
  const bold = random.chance(0.8);
  for (const column of grid.columns) {
    for (const [index, text] of column.heading.entries()) {
      const at = top + step * (index + 1);
      setting.set(text, anchorOf(column), at, { ...grid.type, bold }, column.align, {
        line: 'heading',
        cell: column.cell,
      });
    }
  }
  return step * lines + grid.type.size * 0.5;
}
