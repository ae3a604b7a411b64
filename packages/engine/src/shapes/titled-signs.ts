import type { SignedRow } from './reading.ts';

/** Payments to a card may stand below a title of money out; they are few beside purchases, and so many are not. */
const FEWEST = 2;
const OF_ALL = 3;

/**
 * Most signed amounts below titles that name a direction are read as going the other way, and these are many of all rows:
 * titles and signs contradict.
 *
 *     Purchases
 *     03/03   GROCER           -12.00     (read as paid back)
 *     04/03   BOOKSHOP          -8.00
 */
export function contradictsTitles(rows: readonly SignedRow[]): boolean {
  const under = rows.filter(
    ({ row, section, amount }) =>
      section !== null && amount !== 0n && row.figures.some(({ role, amount: { sign } }) => role === 'amount' && sign),
  );
  const against = under.filter(({ section, amount }) => amount > 0n !== (section === 'in')).length;
  return against >= FEWEST && against * 2 > under.length && against * OF_ALL > rows.length;
}
