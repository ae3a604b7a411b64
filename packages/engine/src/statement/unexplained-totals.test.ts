import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
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
