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

/** Rows under the titles of their sections, below a summary's figure of what was paid out. */
function totalOver(
  label: string,
  figure: string,
  ...sections: readonly (readonly [title: string, amounts: string[]])[]
) {
  const summary = { ...labelled('total-out', [figure], { inTable: false }), label };
  const parts = sections.map(([text, amounts], at) => ({
    title: { ...section('section-out'), text },
    rows: amounts.map((amount) => ({
      row: booking('2025-03-03', amount),
      amount: BigInt(amount.replace('.', '')),
      section: 'out' as const,
      sectionIndex: at + 1,
    })),
  }));
  const items = [summary, ...parts.flatMap(({ title, rows }) => [title, ...rows.map(({ row }) => row)])];
  return findTotals(
    items,
    parts.flatMap(({ rows }) => rows),
    MONEY,
  )[0];
}

const CHECKS: [string, string[]] = ['Checks paid', ['-1.00', '-2.00']];
const WITHDRAWALS: [string, string[]] = ['Withdrawals', ['-4.00', '-5.00']];

it('a summary’s figure that is called as one of several sections is that section’s sum', () => {
  const found = totalOver('Checks Paid', '3.00', CHECKS, WITHDRAWALS);
  expect(found).toMatchObject({ label: 'Checks Paid', rows: [0, 1], direction: 'out' });
});

it('a section goes on below headings that stand again on the next page', () => {
  const found = totalOver('Checks Paid', '6.00', CHECKS, ['', ['-3.00']], WITHDRAWALS);
  expect(found).toMatchObject({ label: 'Checks Paid', rows: [0, 1, 2] });
});

it('rows of a section are not expected to come to a summary’s figure that is called as it', () => {
  expect(totalOver('Checks Paid', '7.00', CHECKS, ['Next page', ['-3.00']], WITHDRAWALS)).toBeUndefined();
});
