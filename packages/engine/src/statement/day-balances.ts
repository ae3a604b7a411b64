import type { Minor } from '@tallyleaf/contract';
import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import { balancesOnLine } from './balances.ts';
import type { Money, SignScheme } from './signs.ts';

interface ReadRow extends SummedRow {
  readonly row: Row;
}

/** Fewer lines than these that come out may do so by chance, as those do that name something else of the same value. */
const FEWEST = 2;

/** Balances on lines of their own, by the last row above each. */
function linesBelow(
  items: readonly Item[],
  rows: readonly ReadRow[],
  money: Money,
  scheme: SignScheme,
): ReadonlyMap<number, Minor> {
  const position = new Map<Item, number>(rows.map(({ row }, i) => [row, i]));
  const found = new Map<number, Minor>();
  let above = -1;
  for (const item of items) {
    above = position.get(item) ?? above;
    if (item.kind !== 'labelled' || !item.inTable || item.phrase !== 'daily-balance' || above < 0) continue;
    const [balance] = balancesOnLine(item, money, scheme);
    if (balance) found.set(above, balance.value);
  }
  return found;
}

/**
 * Rows with the balances of the days that they end, where each day's stands on a line below its rows:
 *
 *     03/03   GROCER             30.00 -
 *     03/03   SALARY          1,200.00 +
 *             BALANCE         1,270.00 +
 *
 * Lines called so may be of other things, what is available or an average: they are the account's balances where most
 * of them are what the opening balance and the rows above make.
 */
export function withDayBalances(
  items: readonly Item[],
  rows: readonly ReadRow[],
  opening: PrintedFigure | null,
  money: Money,
  scheme: SignScheme,
): SummedRow[] {
  const plain = rows.map(({ amount, balance }): SummedRow => ({ amount, balance }));
  if (opening === null || plain.some(({ balance }) => balance !== null)) return plain;
  const lines = linesBelow(items, rows, money, scheme);
  let running = opening.value;
  let right = 0;
  for (const [i, { amount }] of plain.entries()) {
    running += amount;
    if (lines.get(i) === running) right++;
  }
  if (right < FEWEST || right < 2 * (lines.size - right)) return plain;
  return plain.map(({ amount }, i) => {
    const balance = lines.get(i);
    return balance === undefined ? { amount, balance: null } : { amount, balance, apart: true };
  });
}
