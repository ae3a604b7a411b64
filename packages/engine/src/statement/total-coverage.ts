import type { Minor } from '@tallyleaf/contract';
import { namesPosting } from '../languages/posting-words.ts';
import type { Item, Labelled, Row } from '../shapes/row.ts';
import type { Direction, Money } from './signs.ts';

/** A row with its place among the items and its section's direction. */
export interface PlacedRow {
  readonly row: Row;
  /** Its booking date, where that is known. */
  readonly day?: string;
  readonly amount: Minor;
  readonly section: Direction;
  /** Which section it stands in, counted from the first; rows before any section are in 0. */
  readonly sectionIndex: number;
}

/** Where a total stands, and what is known of the rows about it. */
export interface Place {
  readonly rows: readonly PlacedRow[];
  readonly money: Money;
  /** How many rows stand before the total. */
  readonly before: number;
  /** How many rows stand before the last total of the same name: totals of days, of pages, of cards. */
  readonly since: number;
  /** How many rows stand before the last total above those right above it, whatever its name. */
  readonly sinceAny: number;
  /** The lines above it, up to the last row. */
  readonly titles: readonly string[];
  /** The title of the section that it stands in. */
  readonly sectionTitle: string;
  /** How many rows stand before the last line between rows. */
  readonly below: number;
  /** No row stands between the total and its section's title. */
  readonly ofNothing: boolean;
  /** Nor any booked row between it and a title of what is yet to be booked. */
  readonly ofPending: boolean;
  /** Rows below a line that names what the total is of; null where none does. */
  readonly titled: readonly number[] | null;
  /** Rows of the section that a summary's figure is called as, as far as its title stands over them. */
  readonly ofSection: readonly number[];
  /** Opening balances: some foot totals add them in. */
  readonly openings: readonly Minor[];
  /** Sums of a whole summary that does not come out. */
  readonly contradicted: ReadonlySet<Labelled>;
  /** Sums of a whole summary that comes out: they are of all rows. */
  readonly certain: ReadonlySet<Labelled>;
  /** Columns whose headings name no direction are taken the other way. */
  readonly turned: boolean;
}

/** Whether a row goes a total's way; nothing moved goes any. */
export const goes = (row: PlacedRow, direction: Direction): boolean =>
  direction === null || row.amount === 0n || (direction === 'in') === row.amount > 0n;

/** Rows that a total may cover: those of the last row's day where it names that, those since the last one of its name, its section's, those since the last one, its page's, those above it in its table, or all. */
export function* coverages(
  item: Labelled,
  direction: Direction,
  { rows, before, since, sinceAny, titled, ofSection, below }: Place,
): Generator<number[]> {
  const indexes = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  const above = indexes.filter((i) => i < before);
  const last = rows[before - 1];
  if (titled) yield titled.filter((i) => indexes.includes(i));
  // `Deposits since the beginning of the posting day`
  if (last?.day && namesPosting(item.label)) yield above.filter((i) => rows[i]?.day === last.day);
  if (since > 0) yield above.filter((i) => i >= since);
  yield above.filter((i) => rows[i]?.sectionIndex === last?.sectionIndex);
  // A section goes on over a page, under a title that is the page's; `Total July`, `Total August`
  if (sinceAny > since || (item.inTable && sinceAny > 0)) yield above.filter((i) => i >= sinceAny);
  yield above.filter((i) => rows[i]?.row.table === last?.row.table);
  yield above.filter((i) => rows[i]?.row.spot.page === item.spot.page);
  yield above;
  yield indexes;
  if (ofSection.length > 0) yield ofSection.filter((i) => indexes.includes(i));
  // Below a line that may be their title, though it says nothing that we know
  if (item.inTable) yield above.filter((i) => i >= below);
}

/** What some of the rows come to. */
export const sum = (rows: readonly PlacedRow[], indexes: readonly number[]): Minor =>
  indexes.reduce((total, i) => total + (rows[i] as PlacedRow).amount, 0n);

const wordsOf = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Rows by the titles of their sections, which a summary's figures are often called by:
 *
 *     Checks paid                     - 12.00
 *     Withdrawals                     - 30.00
 *
 *     Checks paid
 *     11/02   4711   CHECK            - 12.00
 */
export function rowsByTitle(items: readonly Item[], position: ReadonlyMap<Row, number>): (label: string) => number[] {
  const byTitle = new Map<string, number[]>();
  let own: number[] = [];
  for (const item of items) {
    // Headings that stand again on the next page title nothing
    if (item.kind === 'section' && wordsOf(item.text) !== '') {
      own = byTitle.get(wordsOf(item.text)) ?? [];
      byTitle.set(wordsOf(item.text), own);
    }
    const at = item.kind === 'row' ? position.get(item) : undefined;
    if (at !== undefined) own.push(at);
  }
  return (label) => (wordsOf(label) === '' ? [] : (byTitle.get(wordsOf(label)) ?? []));
}
