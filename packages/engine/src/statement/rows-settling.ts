import type { Minor } from '@tallyleaf/contract';
import type { Labelled } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { unitsOf } from './signs.ts';
import type { Place } from './total-coverage.ts';

/** Rows of money in, one or two of them, that come to a sum which is not that of all of them. */
function paidIn({ rows }: Place, paid: Minor): number[] {
  const gained = rows.flatMap(({ amount }, i) => (amount > 0n ? [{ amount, i }] : []));
  const [one] = gained.filter(({ amount }) => amount === paid);
  if (one) return [one.i];
  for (const [at, a] of gained.entries()) {
    const b = gained.slice(at + 1).find(({ amount }) => a.amount + amount === paid);
    if (b) return [a.i, b.i];
  }
  return [];
}

/**
 * Rows that pay the last bill, which a card's total of what is new leaves out: those of the opening balance, or, where a whole
 * summary comes out, those that its sum of money in is of:
 *
 *     Previous bill    Paid      Purchases, returns and interest    New bill
 *            120.00    40.00                               22.00      102.00
 */
export function settlingRows(item: Labelled, place: Place): ReadonlySet<number> {
  const { rows, openings, certain, money } = place;
  const whole = rows.flatMap(({ amount }, i) =>
    openings.some((opening) => opening !== 0n && amount === -opening) ? [i] : [],
  );
  if (whole.length > 0 || !certain.has(item) || item.phrase !== 'total-out') return new Set(whole);
  const [figure, ...more] = [...certain].flatMap(({ phrase, figures }) => (phrase === 'total-in' ? figures : []));
  const paid = figure && more.length === 0 ? unitsOf(figure, money) : null;
  return new Set(paid ? paidIn(place, magnitude(paid)) : []);
}
