import type { Item, Labelled, Row } from '../shapes/row.ts';

/** Rows that stand together: of one table, in one section, with no foot of a table between them. */
export interface Stretch {
  readonly rows: Row[];
  /** A balance is named among them, or right below: they are an account's. */
  balanced: boolean;
}

const FOOTERS = new Set(['closing', 'total', 'total-in', 'total-out', 'subtotal']);
const BALANCES = new Set(['opening', 'closing', 'brought-forward', 'carried-forward']);

/** The foot of a table: its closing balance, or sums. */
export const isFooter = (item: Item): item is Labelled =>
  item.kind === 'labelled' && item.inTable && FOOTERS.has(item.phrase);
/** A balance that a table names. */
export const isBalance = (item: Item): boolean => item.kind === 'labelled' && item.inTable && BALANCES.has(item.phrase);
/** A row beside which a balance is printed. */
export const hasBalance = (row: Row): boolean => row.figures.some(({ role }) => role === 'balance');

/** An opening balance above the next table is none of the rows before it. */
function opensAnother(items: readonly Item[], at: number, { rows }: Stretch, booked: ReadonlySet<Row>): boolean {
  const item = items[at];
  if (item?.kind !== 'labelled' || item.phrase !== 'opening') return false;
  const next = items.slice(at).find((each): each is Row => each.kind === 'row' && booked.has(each));
  return next !== undefined && next.table !== rows[0]?.table;
}

/** The booked rows by the tables and sections that they stand in. */
export function stretchesOf(items: readonly Item[], booked: ReadonlySet<Row>): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | null = null;
  let last: Stretch | null = null;
  for (const [i, item] of items.entries()) {
    if (isBalance(item) && last && !opensAnother(items, i, last, booked)) last.balanced = true;
    if (item.kind === 'section') last = null;
    if (item.kind === 'section' || isFooter(item)) open = null;
    if (item.kind !== 'row' || !booked.has(item)) continue;
    if (!open || open.rows[0]?.table !== item.table) {
      open = { rows: [], balanced: false };
      found.push(open);
    }
    last = open;
    open.rows.push(item);
    open.balanced ||= hasBalance(item);
  }
  return found;
}
