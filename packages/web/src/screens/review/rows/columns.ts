import type { CellName, DraftRow } from '../editing/draft.ts';

export interface GridColumn {
  readonly cell: CellName;
  /** Its share of the grid's width, as a grid track. */
  readonly track: string;
  /** What it takes of it at least. */
  readonly minWidth: string;
}

const WIDTHS: Readonly<Record<CellName, string>> = {
  date: '6.5rem',
  valueDate: '6.5rem',
  // Less on a phone, where the amounts are to be seen beside it (styles/review.css).
  description: 'var(--least-description)',
  reference: '6.5rem',
  amount: '6.5rem',
  balance: '6.5rem',
  category: '7rem',
};

const ORDER: readonly CellName[] = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance', 'category'];

/**
 * The columns of a statement: value dates and references only where a row has one of its own.
 * @param hidden cells that the reader does not want to see
 */
export function columnsOf(rows: readonly DraftRow[], hidden: readonly CellName[] = []): readonly GridColumn[] {
  const shown: Partial<Record<CellName, boolean>> = {
    valueDate: rows.some(({ valueDate, date }) => valueDate !== null && valueDate !== date),
    reference: rows.some(({ reference }) => reference !== null),
  };
  return ORDER.filter((cell) => (shown[cell] ?? true) && !hidden.includes(cell)).map((cell) => ({
    cell,
    track: cell === 'description' ? `minmax(${WIDTHS[cell]}, 1fr)` : WIDTHS[cell],
    minWidth: WIDTHS[cell],
  }));
}

/** The width of the rows' numbers. */
const NUMBER = '3.5rem';

/** The tracks of a row: its number, then its cells. */
export const tracksOf = (columns: readonly GridColumn[]): string =>
  `${NUMBER} ${columns.map(({ track }) => track).join(' ')}`;

/** The width below which the grid scrolls sideways, so that no column is squeezed. */
export const minWidthOf = (columns: readonly GridColumn[]): string =>
  `calc(${[NUMBER, ...columns.map(({ minWidth }) => minWidth)].join(' + ')})`;
