import type { Minor } from '@tallyleaf/contract';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { saysDirection } from './signs.ts';

interface Read {
  readonly row: Row;
  readonly amount: Minor;
  readonly balance: Minor | null;
}

/**
 * Rows in the order of time, with amounts that print no direction signed by the balance that they moved:
 *
 *     Date       Description          Withdrawal / Deposit    Balance
 *                Beginning balance                           7,742.30
 *     01-11-25   Transfer                        6,910.64   14,652.94
 *     04-11-25   Card                              861.79   13,791.15
 *
 * Only the sign is taken from the balances; a figure that does not fit stays as it is, and its balance breaks.
 */
export function signByBalance<Row extends Read>(rows: readonly Row[], openings: readonly PrintedFigure[]): Row[] {
  let before: readonly Minor[] = openings.map(({ value }) => value);
  return rows.map((each) => {
    const { balance, amount, row } = each;
    const from =
      balance === null ? undefined : before.find((value) => magnitude(balance - value) === magnitude(amount));
    const signed = balance === null || from === undefined || saysDirection(row) ? amount : balance - from;
    before = balance === null ? before.map((value) => value + signed) : [balance];
    return signed === amount ? each : { ...each, amount: signed };
  });
}
