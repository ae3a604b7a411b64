import { expect, it } from 'vitest';
import { booking, labelled, section } from '../../tests/item-builder.ts';
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

it('a summary’s figure that is called as one of several sections is that section’s sum', () => {
  const summary = { ...labelled('total-out', ['3.00'], { inTable: false }), label: 'Checks Paid' };
  const part = (text: string, amounts: readonly string[], sectionIndex: number) => ({
    title: { ...section('section-out'), text },
    rows: amounts.map((amount) => ({
      row: booking('2025-03-03', amount),
      amount: BigInt(amount.replace('.', '')),
      section: 'out' as const,
      sectionIndex,
    })),
  });
  const parts = [part('Checks paid', ['-1.00', '-2.00'], 1), part('Withdrawals', ['-4.00', '-5.00'], 2)];
  const items = [summary, ...parts.flatMap(({ title, rows }) => [title, ...rows.map(({ row }) => row)])];
  const [found] = findTotals(
    items,
    parts.flatMap(({ rows }) => rows),
    MONEY,
  );
  expect(found).toMatchObject({ label: 'Checks Paid', rows: [0, 1], direction: 'out' });
});
