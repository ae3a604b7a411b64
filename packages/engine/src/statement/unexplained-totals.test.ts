import { expect, it } from 'vitest';
import { booking, figure, labelled } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Labelled, Row } from '../shapes/row.ts';
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

it('what rows hold aside, or the balance, beside the sum of all does not contradict the sums of parts', () => {
  const [first, second] = ['3 March 2025', '4 March 2025'].map((day) => booking(day, '-10.00'));
  const sums = (phrase: 'subtotal' | 'total', out: string, rest: ReturnType<typeof figure>): Labelled =>
    labelled(phrase, [figure('money-out', out), rest]);
  const part = (balance: string) => sums('subtotal', '10.00', figure('balance', balance));
  const totals = (rest: ReturnType<typeof figure>, held: readonly ReturnType<typeof figure>[] = []) => {
    const rows = [first, second].map((row) => ({ ...row, figures: [...(row?.figures ?? []), ...held] }) as Row);
    const placed = rows.map((row) => ({ row, amount: cents('-10.00'), section: null, sectionIndex: 0 }));
    const [one, other] = rows as [Row, Row];
    return findTotals([one, part('90.00'), other, part('80.00'), sums('total', '20.00', rest)], placed, MONEY);
  };
  expect(totals(figure('balance', '80.00'))).toHaveLength(3);
  expect(totals(figure('other', '80.00'), [figure('other', '40.00')])).toHaveLength(3);
  expect(totals(figure('other', '80.00'))).toHaveLength(4);
  expect(totals(figure('amount', '80.00'))).toHaveLength(4);
});

it('what was paid in may be the payments alone in a summary that comes out', () => {
  const amounts = ['120.00', '-30.00', '8.00', '4.00', '2.00', '1.00'];
  const rows = amounts.map((amount) => booking('3 March 2025', amount));
  const placed = rows.map((row, i) => ({ row, amount: cents(amounts[i] as string), section: null, sectionIndex: 0 }));
  const failing = (paid: string) => {
    const sum = labelled('total-in', [paid], { inTable: false });
    const summed = { contradicted: new Set<Labelled>(), certain: new Set([sum]) };
    return findTotals([...rows, sum], placed, MONEY, [], summed).filter(({ rows: covered, expected }) => {
      const found = covered.reduce((total, i) => total + (placed[i]?.amount ?? 0n), 0n);
      return found !== expected;
    });
  };
  expect(failing('120.00')).toEqual([]);
  expect(failing('121.30')).toHaveLength(1);
});
