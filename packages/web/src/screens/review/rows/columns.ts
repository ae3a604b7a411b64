import type { CellName, DraftRow } from '../editing/draft.ts';
import type { GridView } from './grid-view.ts';

export interface GridColumn {
  readonly cell: CellName;
  /** Pixels; the description takes what is left besides. */
  readonly width: number;
}

/** Letters of grids, in pixels. */
const LETTER = 15;
/** What stands left and right of a cell's text. */
const AROUND = 14;
/** What a description takes at least, and what a column can be drawn to. */
const LEAST_DESCRIPTION = 190;
export const NARROWEST = 48;
export const WIDEST = 640;
/** Columns are as wide as what they hold, within this. */
const FITTED: readonly [least: number, most: number] = [64, 170];

/** The sign of a column that the rows are sorted by. */
const SORT_MARK = 12;

/** Pixels of the rows' numbers. */
export const numberWidth = (rows: number): number => 34 + String(rows).length * 8;

/** About how wide a character is set, as a share of its size: figures are as wide as one another, ideographs are square. */
function shareOf(character: string): number {
  if (/[\u1100-\uffdc]/.test(character)) return 1;
  if (/[.,:;'’ \u00a0\u202f()|iIl-]/.test(character)) return 0.27;
  return /[A-ZÄÖÜÉ%€$£¥MWmw]/.test(character) ? 0.6 : 0.5;
}

/** About how many pixels a text takes in the grid. */
export const widthOfText = (text: string, size = LETTER): number =>
  [...text].reduce((sum, character) => sum + shareOf(character) * size, 0);

const ORDER: readonly CellName[] = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance', 'category'];
/** Without these a row says nothing. */
export const NEEDED: readonly CellName[] = ['date', 'description', 'amount'];
/** Those that the reader may choose. */
export const CHOSEN = ORDER.filter((cell) => !NEEDED.includes(cell));
/** On a phone a row's second line has room for these. */
const ON_PHONE: readonly CellName[] = ['date', 'description', 'amount', 'balance', 'category'];

/** Whether a column is shown unless the reader chose otherwise: value dates and references where a row has one of its own. */
export function isShown(rows: readonly DraftRow[], cell: CellName, { shown }: Pick<GridView, 'shown'>): boolean {
  if (NEEDED.includes(cell)) return true;
  const chosen = shown[cell];
  if (chosen !== undefined) return chosen;
  if (cell === 'valueDate') return rows.some(({ valueDate, date }) => valueDate !== null && valueDate !== date);
  return cell !== 'reference' || rows.some(({ reference }) => reference !== null);
}

interface ColumnNeeds {
  readonly rows: readonly DraftRow[];
  readonly view: Pick<GridView, 'shown' | 'widths'>;
  readonly narrow: boolean;
  /** A cell as it is read. */
  readonly textOf: (cell: CellName, value: string) => string;
  /** What a column is called. */
  readonly headOf: (cell: CellName) => string;
}

/** The columns of a statement, each as wide as what it holds. */
export function columnsOf({ rows, view, narrow, textOf, headOf }: ColumnNeeds): readonly GridColumn[] {
  const width = (cell: CellName): number => {
    if (cell === 'description') return view.widths[cell] ?? LEAST_DESCRIPTION;
    const head = widthOfText(headOf(cell), 13) + AROUND + SORT_MARK;
    // The one with the most characters is among the widest; formatting all would take longer than showing them.
    const longest = rows.reduce((most, row) => ((row[cell]?.length ?? 0) > most.length ? (row[cell] ?? '') : most), '');
    const text = longest === '' ? 0 : widthOfText(textOf(cell, longest)) + AROUND;
    const fitted = Math.ceil(Math.max(FITTED[0], Math.min(FITTED[1], Math.max(head, text))));
    return narrow ? fitted : (view.widths[cell] ?? fitted);
  };
  return ORDER.filter((cell) => (narrow ? ON_PHONE.includes(cell) : true) && isShown(rows, cell, view)).map((cell) => ({
    cell,
    width: width(cell),
  }));
}

/** The tracks of a row: its number, then its cells. */
export const tracksOf = (number: number, columns: readonly GridColumn[]): string =>
  [
    `${number}px`,
    ...columns.map(({ cell, width }) => (cell === 'description' ? `minmax(${width}px, 1fr)` : `${width}px`)),
  ].join(' ');

/** The width below which the grid scrolls sideways, so that no column is squeezed. */
export const minWidthOf = (number: number, columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, number);

/** A width that a column can have. */
export const withinWidths = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
