import type { Minor } from '@tallyleaf/contract';
import { toMinor } from '@tallyleaf/contract/plain';
import type { PrintedFigure, PrintedTotal, Reading } from '../src/shapes/reading.ts';

/** Readings for tests, from amounts as decimal strings with two decimals. */

export const cents = (amount: string): Minor => toMinor(amount, 2);

const figure = (label: string, amount: string | undefined): PrintedFigure | null =>
  amount === undefined ? null : { value: cents(amount), label, where: null };

export interface ReadingSpec {
  readonly opening?: string;
  readonly closing?: string;
  /** Amounts, each with the balance printed beside it, if any. */
  readonly rows?: readonly (readonly [amount: string, balance?: string])[];
  readonly totals?: readonly PrintedTotal[];
}

export const reading = ({ opening, closing, rows = [], totals = [] }: ReadingSpec): Reading => ({
  opening: figure('Opening balance', opening),
  closing: figure('Closing balance', closing),
  rows: rows.map(([amount, balance]) => ({
    amount: cents(amount),
    balance: balance === undefined ? null : cents(balance),
  })),
  totals,
});

/** A printed sum of the rows named by their indexes. */
export const total = (
  direction: PrintedTotal['direction'],
  amount: string,
  rows: readonly number[],
  kind: 'printed-totals' | 'subtotal' = 'printed-totals',
): PrintedTotal => ({ kind, direction, label: `Total ${direction}`, expected: cents(amount), rows, where: null });

/** A printed number of rows. */
export const count = (expected: number, rows: readonly number[]): PrintedTotal => ({
  kind: 'count',
  direction: null,
  label: 'Number of transactions',
  expected: BigInt(expected),
  rows,
  where: null,
});
