import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

const rows = [-3000n, 800n, -1000n, -200n].map((amount) => ({
  row: booking('3 March 2025', '1.00'),
  amount,
  section: null,
  sectionIndex: 0,
}));

const coveredBy = (...sums: string[]) => coveredIn(rows, ...sums);

const coveredIn = (of: typeof rows, ...sums: string[]) => {
  const items = [...of.map(({ row }) => row), ...sums.map((sum) => labelled('total-out', [sum]))];
  return findTotals(items, of, MONEY).map((total) => [total.direction, total.rows, total.tried === undefined]);
};

it('sums one behind the other are of rows that follow on those of the sum before, where all come out', () =>
  expect(coveredBy('32.00', '2.00')).toEqual([
    [null, [0, 1, 2], false],
    [null, [3], false],
  ]));

it('but not where they come to something else', () =>
  expect(coveredBy('32.00', '2.01').map(([, , contradicts]) => contradicts)).toEqual([true, true]));

it('nor where no rows that follow each other come to them', () =>
  expect(coveredBy('31.00', '3.00').map(([, , contradicts]) => contradicts)).toEqual([true, true]));

it('nor where they come out in several ways, however many there are', () => {
  const [one] = rows;
  const ups = Array.from({ length: 400 }, (_, i) => ({
    ...(one as (typeof rows)[number]),
    amount: i % 2 ? 100n : -100n,
  }));
  const two = Array.from({ length: 10 }, () => ({ ...(one as (typeof rows)[number]), amount: -100n }));
  const covered = coveredIn([...ups, ...two], ...Array.from({ length: 10 }, () => '1.00'));
  expect(covered.every(([, of]) => (of as number[]).length !== 1)).toBe(true);
});
