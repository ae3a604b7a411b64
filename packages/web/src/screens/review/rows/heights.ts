import type { DraftRow } from '../editing/draft.ts';
import { type GridColumn, widthOfText } from './columns.ts';
import type { GridView } from './grid-view.ts';

/** Pixels of rows: one line on a desk, two on a phone; further lines of a description where it wraps. */
const HEIGHTS = { desk: { dense: 32, wide: 40 }, phone: { dense: 56, wide: 64 } } as const;
const LINE = 20;
const MOST_LINES = 4;
/** What stands left and right of a description. */
const AROUND = 20;

/** Pixels of a row that does not wrap. */
export const rowHeight = ({ dense }: Pick<GridView, 'dense'>, narrow: boolean): number =>
  HEIGHTS[narrow ? 'phone' : 'desk'][dense ? 'dense' : 'wide'];

/** Lines that a description takes in so many pixels; words are not cut, so a line is seldom full. */
function linesOf(description: string, pixels: number): number {
  const width = widthOfText(description);
  if (width <= pixels) return 1;
  return Math.min(MOST_LINES, Math.ceil(width / (pixels * 0.88)));
}

interface WrapNeeds {
  readonly view: Pick<GridView, 'dense' | 'wrap'>;
  readonly narrow: boolean;
  readonly columns: readonly GridColumn[];
  /** Pixels of the numbers' column, and of all that the rows have. */
  readonly number: number;
  readonly room: number;
}

/** How high a row is. */
export function heightOf({ description }: DraftRow, { view, narrow, columns, number, room }: WrapNeeds): number {
  const height = rowHeight(view, narrow);
  if (!view.wrap) return height;
  const others = columns.filter(({ cell }) => (narrow ? cell === 'amount' : cell !== 'description'));
  const least = narrow ? 0 : (columns.find(({ cell }) => cell === 'description')?.width ?? 0);
  const taken = others.reduce((sum, { width }) => sum + width, number);
  return height + (linesOf(description, Math.max(least, room - taken) - AROUND) - 1) * LINE;
}
