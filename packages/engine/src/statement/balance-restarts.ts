import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { directionOf } from '../values/sign.ts';

/**
 * Where a table's balance begins anew: a balance is brought forward that rows do not lead to, and the rows below follow
 * from it. What stands above is another account's, whatever the title between them says:
 *
 *     Share 10   Previous balance           100.00
 *     03/03      TRANSFER         20.00     120.00
 *     Share 20   Previous balance           900.00
 *     04/03      GROCER           50.00     850.00
 */

export type Units = bigint;

/** A balance is told from the one before it by no more rows without one: more sums than these meet it by chance. */
const MOST_SUMS = 32;

/** A figure as printed, with its mark or its sign. */
function unitsOf({ amount, mark }: Figure): Units | null {
  const units = amount.readings[0]?.units;
  if (units === undefined) return null;
  const said = mark ?? amount.mark ?? amount.sign;
  return said && directionOf(said) === 'out' && units > 0n ? -units : units;
}

/** The balance beside a row, or that a line names. */
export const balanceOf = (item: Row | Labelled): Units | null => {
  const named = item.figures.find(({ role }) => role === 'balance');
  const figure = named ?? (item.kind === 'labelled' && item.figures.length === 1 ? item.figures[0] : undefined);
  return figure ? unitsOf(figure) : null;
};

/**
 * A balance in the column of money out may be an overdrawn one, which has no sign there:
 *
 *     Date         Out          In
 *     01/03                   120.00     Opening balance
 *     03/03     150.00                   GROCER
 *                30.00                   Balance carried over
 */
function waysToRead(item: Row | Labelled): readonly Units[] {
  const units = balanceOf(item);
  if (units === null) return [];
  const [figure, ...others] = item.figures;
  return item.kind === 'labelled' && others.length === 0 && figure?.role === 'money-out' ? [units, -units] : [units];
}

const STANDS: ReadonlySet<string> = new Set(['opening', 'closing', 'brought-forward', 'carried-forward']);
/** Names of balances that rows follow from. */
export const BEGINS: ReadonlySet<string> = new Set(['opening', 'brought-forward']);

const isNamed = (item: Item, phrases: ReadonlySet<string>): item is Labelled =>
  item.kind === 'labelled' && item.inTable && phrases.has(item.phrase);

/** What a row may add to a balance: its figures with a sign or in a column of one direction say it, others go either way. */
export function steps({ figures }: Row): readonly Units[] {
  const moved = figures.find(({ role }) => role === 'amount' || role === 'money-in' || role === 'money-out');
  const units = moved ? unitsOf(moved) : null;
  if (!moved || units === null) return [];
  if (moved.role !== 'amount') return [moved.role === 'money-out' ? -units : units];
  return moved.amount.sign || moved.mark || moved.amount.mark ? [units] : [units, -units];
}

/** The sums that rows may have with one more; null where they may have too many, or its amount says nothing. */
function withSteps(sums: readonly Units[], row: Row): Units[] | null {
  const each = steps(row);
  const more = sums.flatMap((sum) => each.map((step) => sum + step));
  return more.length === 0 || more.length > MOST_SUMS ? null : more;
}

/** What a balance may be, and what rows that lead to it may come to. */
interface Next {
  readonly balances: readonly Units[];
  readonly sums: readonly Units[];
}

/** The first balance below an item, and the sums that the rows down to it may have; null where nothing tells. */
function nextBalance(items: readonly Item[], from: number): Next | null {
  let sums: Units[] = [0n];
  let rows = 0;
  for (const item of items.slice(from + 1)) {
    if (item.kind === 'row') {
      rows++;
      const more = withSteps(sums, item);
      if (!more) return null;
      sums = more;
    } else if (!isNamed(item, STANDS)) continue;
    const balances = waysToRead(item);
    if (balances.length > 0) return rows > 0 ? { balances, sums } : null;
  }
  return null;
}

/** True where a balance follows by some of the sums, whichever party's the signs are. */
const leads = (from: readonly Units[], { balances, sums }: Next): boolean =>
  from.some((units) => sums.some((sum) => balances.includes(units + sum) || balances.includes(units - sum)));

/** The named balances at which another account or statement begins. */
export function balanceRestarts(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  let last: readonly Units[] = [];
  let rows = 0;
  let since: Units[] | null = [0n];
  items.forEach((item, at) => {
    const balances = item.kind === 'row' || isNamed(item, STANDS) ? waysToRead(item) : [];
    if (item.kind !== 'row' && balances.length > 0 && last.length > 0 && rows > 0) {
      const next = isNamed(item, BEGINS) ? nextBalance(items, at) : null;
      const goesOn = since === null || leads(last, { balances, sums: since });
      if (next && !goesOn && leads(balances, next) && !leads(last, next)) found.add(item);
    }
    if (item.kind === 'row') {
      rows++;
      since = since && withSteps(since, item);
    }
    if (balances.length > 0) [last, since] = [balances, [0n]];
  });
  return found;
}
