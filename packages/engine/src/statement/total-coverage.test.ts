import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

it.each([
  ['Deposits from the beginning of the posting day', [1, 2]],
  ['Deposits', [0, 1, 2]],
])('%j: rows of the last one’s day alone, where the total names it', (label, covered) => {
  const rows = ['2025-03-03', '2025-03-04', '2025-03-04'].map((day) => ({
    row: booking(day, '10.00'),
    day,
    amount: 1000n,
    section: null,
    sectionIndex: 0,
  }));
  const total = { ...labelled('total-in', ['20.00']), label };
  const [found] = findTotals([...rows.map(({ row }) => row), total], rows, MONEY, [], {
    contradicted: new Set(),
    certain: new Set(),
  });
  expect(found?.rows).toEqual(covered);
});
