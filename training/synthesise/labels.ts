import type { LineLabel } from '../../packages/engine/src/rows/line-label.ts';

export type { LineLabel } from '../../packages/engine/src/rows/line-label.ts';

/** What is true of each word that the synthesiser sets. */

/** What a cell of a booking's row holds. */
export const CELL_LABELS = [
  'date',
  'value-date',
  'other-date',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'other-figure',
  'description',
  'type',
  'reference',
  'other-text',
] as const;
export type CellLabel = (typeof CELL_LABELS)[number];

export interface Label {
  readonly line: LineLabel;
  /** Null outside rows of bookings. */
  readonly cell: CellLabel | null;
}

export const OTHER: Label = { line: 'other', cell: null };
