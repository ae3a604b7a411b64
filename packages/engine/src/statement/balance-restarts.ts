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

/** The first balance below an item, and the sums that the rows down to it may have; null where nothing tells. */
function nextBalance(items: readonly Item[], from: number): { readonly balance: Units; readonly sums: Units[] } | null {
  let sums: Units[] = [0n];
  let rows = 0;
  for (const item of items.slice(from + 1)) {
    if (item.kind === 'row') {
      rows++;
      const more = withSteps(sums, item);
      if (!more) return null;
      sums = more;
    } else if (!isNamed(item, STANDS)) continue;
    const balance = balanceOf(item);
    if (balance !== null) return rows > 0 ? { balance, sums } : null;
  }
  return null;
}

/** True where a balance follows by some of the sums, whichever party's the signs are. */
const leads = (from: Units, { balance, sums }: { readonly balance: Units; readonly sums: readonly Units[] }): boolean =>
  sums.some((sum) => from + sum === balance || from - sum === balance);

/** The named balances at which another account or statement begins. */
export function balanceRestarts(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  let last: Units | null = null;
  let rows = 0;
  let since: Units[] | null = [0n];
  items.forEach((item, at) => {
    const balance = item.kind === 'row' || isNamed(item, STANDS) ? balanceOf(item) : null;
    if (item.kind !== 'row' && balance !== null && last !== null && rows > 0) {
      const next = isNamed(item, BEGINS) ? nextBalance(items, at) : null;
      const goesOn = since === null || leads(last, { balance, sums: since });
      if (next && !goesOn && leads(balance, next) && !leads(last, next)) found.add(item);
    }
    if (item.kind === 'row') {
      rows++;
      since = since && withSteps(since, item);
    }
    if (balance !== null) [last, since] = [balance, [0n]];
  });
  return found;
}
