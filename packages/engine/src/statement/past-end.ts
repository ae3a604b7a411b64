import type { Item, Row } from '../shapes/row.ts';
import type { Period } from './dates.ts';

interface Dated {
  readonly row: Row;
  readonly day: string;
}

const isEnd = (item: Item): boolean =>
  item.kind === 'labelled' && item.inTable && (item.phrase === 'opening' || item.phrase === 'closing');

/**
 * True where a balance of a table stands between rows, and all on one side of it lie outside the period: two statements
 * stand below each other, and what parts them was not read. Running balances go on from one to the other all the same:
 *
 *     Period 01/03/2025 - 31/03/2025
 *     31/03  GROCER             -12.00    88.00
 *            Closing balance              88.00
 *            (Period and opening balance, not read)
 *     01/04  SALARY             900.00   988.00
 */
export function runsPastEnd(items: readonly Item[], rows: readonly Dated[], { start, end }: Period): boolean {
  const placeOf = new Map<Item, number>(items.map((item, i) => [item, i]));
  const placed = rows.map(({ row, day }) => ({ at: placeOf.get(row) ?? -1, day }));
  return items.some((item, at) => {
    if (!isEnd(item)) return false;
    const [above, below] = [placed.filter((row) => row.at < at), placed.filter((row) => row.at > at)];
    if (above.length === 0 || below.length === 0) return false;
    const isOutside = (side: typeof placed): boolean =>
      (end !== null && side.every(({ day }) => day > end)) || (start !== null && side.every(({ day }) => day < start));
    return isOutside(above) || isOutside(below);
  });
}
