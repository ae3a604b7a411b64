import type { Item, Row } from '../shapes/row.ts';

/** What a row is numbered or dated by, to tell in which order rows run. */
function rank(row: Row): number | null {
  const number = row.reference && /^\d{1,12}$/u.test(row.reference) ? Number(row.reference) : null;
  if (number !== null) return number;
  const [reading] = row.date?.readings ?? [];
  return reading ? (reading.year ?? 0) * 372 + reading.month * 31 + reading.day : null;
}

/** How many neighbours run upwards, less those that run downwards. */
function rises(rows: readonly Row[]): number {
  let count = 0;
  for (let i = 1; i < rows.length; i++) {
    const [a, b] = [rank(rows[i - 1] as Row), rank(rows[i] as Row)];
    if (a !== null && b !== null) count += Math.sign(b - a);
  }
  return count;
}

const isRow = (item: Item): item is Row => item.kind === 'row';

/** What stands below every row, such as the next table's title, comes after all strips. */
function titlesLast(items: readonly Item[]): Item[] {
  const bottom = Math.max(0, ...items.filter(isRow).map((row) => row.spot.box[3]));
  const isBelow = (item: Item): boolean => !isRow(item) && item.spot.box[1] >= bottom;
  const below = items.filter(isBelow).sort((a, b) => a.spot.box[1] - b.spot.box[1]);
  return [...items.filter((item) => !isBelow(item)), ...below];
}

/**
 * Tables side by side are read one after the other, or line by line across them: whichever way their numbers, or
 * else their days, run on.
 *
 *     101  03-01   12.40     102  03-04   88.10
 *     103  03-04   30.00     104  03-09    7.75
 */
export function inReadingOrder(strips: readonly (readonly Item[])[]): Item[] {
  const down = titlesLast(strips.flat());
  const rows = down.filter(isRow);
  const across = [...rows].sort(
    (a, b) => Math.round(a.spot.box[1]) - Math.round(b.spot.box[1]) || a.spot.box[0] - b.spot.box[0],
  );
  if (rises(across) <= rises(rows)) return down;
  const first = down.findIndex(isRow);
  const others = down.filter((item) => !isRow(item));
  return [...others.slice(0, first), ...across, ...others.slice(first)];
}
