import type { Item, Labelled, Row } from '../src/shapes/row.ts';
import { bookedRows } from '../src/statement/sections.ts';
import type { PlacedRow } from '../src/statement/total-coverage.ts';
import { findTotals } from '../src/statement/totals.ts';
import { booking, figure, labelled } from './item-builder.ts';
import { cents } from './reading-builder.ts';

export const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
export const DAY = '3 March 2025';

/** A row of a day, its amount signed as in print. */
export const row = (amount: string, more: Partial<Row> = {}): Row => booking(DAY, amount, undefined, more);

/** Items as rows with their amounts. */
export const placed = (items: readonly Item[]): PlacedRow[] =>
  bookedRows(items).map((each) => ({
    ...each,
    amount: cents(
      (each.row.figures[0]?.amount.sign === '-' ? '-' : '') +
        (Number(each.row.figures[0]?.amount.readings[0]?.units ?? 0) / 100).toFixed(2),
    ),
  }));

/** Items with amounts as signed in print: what the totals among them cover. */
export const totalsOf = (...items: Item[]) => totalsBeside(new Set(), items);

/** The same, where a summary's sums do not come out, or beside opening balances. */
export function totalsBeside(
  contradicted: ReadonlySet<Labelled>,
  items: readonly Item[],
  openings: readonly bigint[] = [],
  certain: ReadonlySet<Labelled> = new Set(),
) {
  return findTotals(items, placed(items), MONEY, openings, { contradicted, certain }).map(
    ({ direction, kind, rows: covered, expected }) => ({
      direction,
      kind,
      covered,
      expected,
    }),
  );
}

/** A line of the totals of both columns. */
export const outIn = (out: string, in_: string): Labelled =>
  labelled('total', [figure('money-out', out), figure('money-in', in_)]);
