import { expect, it } from 'vitest';
import { booking, labelled, remark, spot } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

const amounts = ['50.00', '-30.00', '-16.00', '2.00', '-6.00'];
const rows = amounts.map((amount) => booking('3 March 2025', amount));
const placed = rows.map((row, i) => ({ row, amount: cents(amounts[i] as string), section: null, sectionIndex: 0 }));

/** The totals found where a sum stands above all rows and a line below it. */
function totals(next: string, y = 120) {
  const sum = { ...labelled('total-out', ['58.00']), spot: spot(1, 100) };
  const below = remark(next, { spot: spot(1, y) });
  return findTotals([sum, below, ...rows], placed, MONEY, [cents('-50.00')]);
}

it('a sum above all rows does not contradict them where it comes to them with the signed figure right below it', () => {
  expect(totals('Other entries|-8.00')).toEqual([]);
  expect(totals('Other entries|-9.00')).toHaveLength(1);
  expect(totals('Other entries|8.00')).toHaveLength(1);
  expect(totals('Other entries|-8.00', 160)).toHaveLength(1);
});
