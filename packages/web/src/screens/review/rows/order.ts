import { decimalsOf, toMinor } from '@tallyleaf/contract';
import type { CellName, DraftRow } from '../editing/draft.ts';

/**
 * Rows in another order than the document's, as they stood when it was asked for: a row that is corrected stays where it
 * is, and one that is added stands below the row it was added to.
 */
export interface RowOrder {
  readonly cell: CellName;
  readonly down: boolean;
  /** The rank of each row, by its key. */
  readonly ranks: ReadonlyMap<number, number>;
}

const FIGURES: readonly CellName[] = ['amount', 'balance'];

/** Compares two cells; those that are empty come last whichever way it goes. */
function comparing(cell: CellName, down: boolean, currency: string, tag: string) {
  const texts = new Intl.Collator(tag, { numeric: true });
  const decimals = decimalsOf(currency);
  const values = (one: string, other: string): number => {
    if (!FIGURES.includes(cell)) return texts.compare(one, other);
    const [first, second] = [toMinor(one, decimals), toMinor(other, decimals)];
    return first < second ? -1 : Number(first > second);
  };
  return (one: DraftRow, other: DraftRow): number => {
    const [first, second] = [one[cell], other[cell]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return down ? values(second, first) : values(first, second);
  };
}

/** The rows in the order of a column. */
export function orderBy(
  rows: readonly DraftRow[],
  cell: CellName,
  down: boolean,
  { currency, tag }: { readonly currency: string; readonly tag: string },
): RowOrder {
  const sorted = rows.toSorted(comparing(cell, down, currency, tag));
  return { cell, down, ranks: new Map(sorted.map(({ key }, rank) => [key, rank])) };
}

/** The order after a press on a heading: upwards, downwards, then the document's own. */
export function nextOrder(
  now: RowOrder | null,
  rows: readonly DraftRow[],
  cell: CellName,
  language: { readonly currency: string; readonly tag: string },
): RowOrder | null {
  if (now?.cell !== cell) return orderBy(rows, cell, false, language);
  return now.down ? null : orderBy(rows, cell, true, language);
}

/** What the rows can be sorted by without their headings, on a phone; null: as the document has them. */
export const ORDERED_BY = [
  'date',
  'description',
  'amount',
  'balance',
  'category',
] as const satisfies readonly CellName[];

/** Places of rows in an order; without one, as they are. */
export function inOrder(
  places: readonly number[],
  rows: readonly DraftRow[],
  order: RowOrder | null,
): readonly number[] {
  if (!order) return places;
  const rankAt: number[] = [];
  let last = -1;
  for (const [place, { key }] of rows.entries()) {
    last = order.ranks.get(key) ?? last;
    rankAt[place] = last;
  }
  return places.toSorted((one, other) => (rankAt[one] ?? 0) - (rankAt[other] ?? 0));
}
