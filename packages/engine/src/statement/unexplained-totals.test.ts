import { expect, it } from 'vitest';
import { booking, figure, labelled } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Labelled } from '../shapes/row.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

it('a total of rows with a sign does not contradict all rows', () => {
  const rows = ['-10.00', '-3.50'].map((amount) => booking('3 March 2025', amount));
  const placed = rows.map((row, i) => ({
    row,
    amount: cents(i === 0 ? '-10.00' : '-3.50'),
    section: null,
    sectionIndex: 0,
  }));
  const named = (label: string): Labelled => ({ ...labelled('total-out', ['3.00']), label });
  const totals = (label: string) => findTotals([...rows, named(label)], placed, MONEY);
  expect(totals('Total charges for items marked ##')).toEqual([]);
  expect(totals('Total charges #')).toHaveLength(1);
});

it('the balance beside the sum of all does not contradict the sums of parts', () => {
  const row = booking('3 March 2025', '-10.00');
  const other = booking('4 March 2025', '-10.00');
  const placed = [row, other].map((each) => ({ row: each, amount: cents('-10.00'), section: null, sectionIndex: 0 }));
  const sums = (phrase: 'subtotal' | 'total', out: string, rest: ReturnType<typeof figure>): Labelled =>
    labelled(phrase, [figure('money-out', out), rest]);
  const part = (balance: string) => sums('subtotal', '10.00', figure('balance', balance));
  const totals = (rest: ReturnType<typeof figure>) =>
    findTotals([row, part('90.00'), other, part('80.00'), sums('total', '20.00', rest)], placed, MONEY);
  expect(totals(figure('balance', '80.00'))).toHaveLength(3);
  expect(totals(figure('amount', '80.00'))).toHaveLength(4);
});
