import { accountTypesIn } from '../languages/match.ts';
import type { Item, Row } from '../shapes/row.ts';

/** Fewer rows than these show no habit. */
const FEWEST = 5;

/** The kind that a row names, which is the other account's. */
function namesCurrent({ description }: Row): boolean {
  const types = accountTypesIn(description).map(({ type }) => type);
  return types.length > 0 && types.every((type) => type === 'checking');
}

/**
 * True where most rows say that they are from or to a current account: what saves beside it names no other, whatever the product is
 * called.
 *
 *     Goal Account
 *     03/03   Transfer from current account     200.00
 *     17/03   Transfer to current account       -80.00
 */
export function isFedByCurrent(items: readonly Item[]): boolean {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  return rows.length >= FEWEST && rows.filter(namesCurrent).length * 2 > rows.length;
}
