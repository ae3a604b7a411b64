import type { Item, Row } from '../shapes/row.ts';
import { BEGINS, balanceOf, steps } from './balance-restarts.ts';

/**
 * Where another account's rows begin without a balance brought forward: below a heading of their own their balances follow
 * from each other, and neither from those above nor these from them; and their days begin anew, so that no page is missing
 * between.
 *
 *     Everyday account
 *     30 Mar   GROCER        -20.00      80.00
 *     02 Mar   SALARY         90.00     100.00
 *     Savings pot
 *     28 Mar   INTEREST        1.00     701.00
 *     05 Mar   TRANSFER      200.00     700.00
 */

/** Fewer rows are no chain. */
const CHAIN = 2;

/** A row's balance follows from the one of the row booked before it. */
export function follows(row: Row, before: Row): boolean {
  const [from, to] = [balanceOf(before), balanceOf(row)];
  return from !== null && to !== null && steps(row).some((step) => from + step === to || from - step === to);
}

/** Rows as they were booked, which is from the last to the first where the newest stand first. */
const asBooked = (rows: readonly Row[], newestFirst: boolean): readonly Row[] =>
  newestFirst ? [...rows].reverse() : rows;

const isChain = (rows: readonly Row[]): boolean =>
  rows.length >= CHAIN && rows.every((row, i) => i === 0 || follows(row, rows[i - 1] as Row));

/** A row's day in one of the ways in which it can be read. */
function dayOf({ date }: Row, way: number): number | null {
  const { year, month, day } = date?.readings[way] ?? date?.readings[0] ?? {};
  return month === undefined || day === undefined ? null : (year ?? 0) * 372 + month * 31 + day;
}

/** The days of rows run on, and those of others begin before they end. */
function beginAnew(above: readonly Row[], below: readonly Row[], newestFirst: boolean): boolean {
  const runsOn = (days: readonly (number | null)[]): boolean =>
    days.every((day, i) => day !== null && (i === 0 || day >= (days[i - 1] ?? 0)));
  return [0, 1].some((way) => {
    const [first, then] = [above, below].map((rows) => asBooked(rows, newestFirst).map((row) => dayOf(row, way)));
    if (!first || !then || !runsOn(first) || !runsOn(then)) return false;
    const [end, begin] = newestFirst ? [then.at(-1), first[0]] : [first.at(-1), then[0]];
    return newestFirst ? (end ?? 0) > (begin ?? 0) : (begin ?? 0) < (end ?? 0);
  });
}

function isOther(above: readonly Row[], below: readonly Row[]): boolean {
  return [true, false].some((newestFirst) => {
    const [first, then] = [asBooked(above, newestFirst), asBooked(below, newestFirst)];
    const [a, b] = [first.at(-1), then.at(-1)];
    if (!a || !b || !isChain(first) || !isChain(then) || balanceOf(a) === balanceOf(b)) return false;
    const joined = follows(first[0] as Row, b) || follows(then[0] as Row, a);
    return !joined && beginAnew(above, below, newestFirst);
  });
}

const rowsIn = (items: readonly Item[]): Row[] => items.filter((item): item is Row => item.kind === 'row');

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/**
 * Where a table may begin: at a heading, and at a page's first row below a title that no page before it has, for one account's
 * heading is printed again over another's rows.
 */
function heads(items: readonly Item[]): number[] {
  const said = new Set<string>();
  let titled = false;
  let page = 0;
  return items.flatMap((item, at) => {
    if (item.kind === 'remark') {
      const letters = lettersOf(item.text);
      titled ||= letters !== '' && !said.has(letters);
      said.add(letters);
    }
    if (item.kind !== 'row') return item.kind === 'section' ? [at] : [];
    const begins = titled && item.spot.page > page && page > 0;
    [titled, page] = [false, item.spot.page];
    return begins ? [at] : [];
  });
}

/** A balance stands above the next row: what begins there begins with it. */
function isNamed(items: readonly Item[], at: number): boolean {
  const last = items.slice(0, at).findLastIndex(({ kind }) => kind === 'row');
  const next = items.findIndex(({ kind }, i) => i >= at && kind === 'row');
  const between = items.slice(last + 1, next);
  return between.some((item) => item.kind === 'labelled' && item.inTable && BEGINS.has(item.phrase));
}

/** The headings or first rows at which another account's rows begin. */
export function chainRestarts(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  let from = 0;
  const starts = heads(items);
  starts.forEach((at, i) => {
    const above = rowsIn(items.slice(from, at));
    const below = rowsIn(items.slice(at, starts[i + 1]));
    if (isNamed(items, at) || !isOther(above, below)) return;
    found.add(items[at] as Item);
    from = at;
  });
  return found;
}
