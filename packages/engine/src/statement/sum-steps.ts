import type { Minor } from '@tallyleaf/contract';
import type { Phrase } from '../languages/language.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';

/** A statement's rows in the order of time, with what tells sums among them. */

/** What is printed between the rows' figures: a sum by its name, which may be what the account comes to so far. */
const SUMS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** A row with its amount, as the account holder's. */
export interface Moved {
  readonly row: Row;
  readonly amount: Minor;
  readonly balance: Minor | null;
  /** It lacks a date that the other rows of its table have, or fills both columns of directions. */
  readonly odd: boolean;
  /** Figures of both directions stand on it. */
  readonly both: boolean;
  /** Counts the named figures and titles above it. */
  readonly part: number;
  /** The last of these, where nothing was booked since. */
  readonly above: Labelled | null;
}

/** Nearly all others of a table have what an odd row lacks. */
const NEARLY_ALL = 0.8;
/** So many rows at least tell what a table's rows have. */
const FEWEST_ROWS = 3;
export const isSide = ({ role }: Figure): boolean => role === 'money-in' || role === 'money-out';

export const sidesOf = ({ figures }: Row): ReadonlySet<string> =>
  new Set(figures.filter(isSide).map(({ role }) => role));

/** Whether a row lacks what nearly all rows of its table have: a date of its own, or a second one. */
function lacks(row: Row, table: readonly Row[]): boolean {
  const others = table.filter((other) => other !== row);
  if (others.length < FEWEST_ROWS) return false;
  const share = (has: (other: Row) => boolean): number => others.filter(has).length / others.length;
  const undated = row.undated === true && share((other) => !other.undated) >= NEARLY_ALL;
  return undated || (row.valueDate === null && share((other) => other.valueDate !== null) >= NEARLY_ALL);
}

const isTitle = (item: Item): item is Labelled => item.kind === 'labelled' && item.inTable;

export type Step = Moved | Labelled;

export const isNamed = (step: Step): step is Labelled => 'phrase' in step;

/** A candidate's rows in the order of time, with what is known of each, and the sums named between them. */
export function stepsOf({ rows, reading }: Candidate, items: readonly Item[]): Step[] {
  const tables = new Map<number, Row[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  // Of rows with columns of two currencies each statement has its own figures
  const index = new Map(rows.map(({ spot }, i) => [spot, i]));
  const steps: Step[] = [];
  let [part, above] = [0, null as Labelled | null];
  for (const item of items) {
    if (isTitle(item) || item.kind === 'section') part++;
    if (isTitle(item)) above = item;
    if (isTitle(item) && SUMS.has(item.phrase)) steps.push(item);
    const at = item.kind === 'row' ? index.get(item.spot) : undefined;
    if (at === undefined) continue;
    const row = rows[at] as Row;
    const { amount = 0n, balance = null } = reading.rows[at] ?? {};
    const both = sidesOf(row).size > 1;
    steps.push({ row, amount, balance, both, odd: both || lacks(row, tables.get(row.table) ?? []), part, above });
    above = null;
  }
  const first = steps.find((step): step is Moved => !isNamed(step));
  return first && first.row !== rows[0] ? steps.reverse() : steps;
}
