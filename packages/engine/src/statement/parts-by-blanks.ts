import type { Item, Row } from '../shapes/row.ts';

/** A blank between rows that parts them is wider than the usual one by so much of a line's height. */
const WIDER = 0.8;
/** One in so many rows at most begins a part: blanks after every few rows are those of days, or of texts. */
const ROWS_A_PART = 4;

const heightOf = ({ spot: { box } }: Row): number => box[3] - box[1];

/**
 * Rows that a wide blank parts from those of their table above, whatever is printed in it: payments, and then the purchases
 * of each card. The days of each part run on their own.
 *
 *     30.05   YOUR PAYMENT          256.00-
 *
 *     07.04   GROCER                 95.00
 *     12.04   BOOKS                  37.00
 */
export function partsByBlanks(items: readonly Item[]): ReadonlySet<Item> {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const steps = rows.slice(1).flatMap((row, i) => {
    const above = rows[i] as Row;
    if (above.spot.page !== row.spot.page || above.table !== row.table) return [];
    const blank = row.spot.box[1] - above.spot.box[3];
    return blank > -heightOf(row) ? [{ row, blank }] : [];
  });
  const usual = steps.map(({ blank }) => blank).sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const line = Math.min(...rows.map(heightOf));
  const wide = steps.filter(({ blank }) => blank - usual > line * WIDER);
  return new Set(wide.length * ROWS_A_PART <= rows.length ? wide.map(({ row }) => row) : []);
}
