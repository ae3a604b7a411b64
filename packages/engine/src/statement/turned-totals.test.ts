import { expect, it } from 'vitest';
import { booking, figure, labelled } from '../../tests/item-builder.ts';
import { bookedRows } from './sections.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

it('totals go with columns that no heading names, where these are taken the other way', () => {
  const [paid, got] = [booking('3 March 2025', '-10.00'), booking('3 March 2025', '25.00')];
  const sums = labelled('total', [figure('money-out', '25.00'), figure('money-in', '10.00')]);
  const items = [paid, got, sums];
  const rows = bookedRows(items).map((each, i) => ({ ...each, amount: i === 0 ? -1000n : 2500n }));
  expect(findTotals(items, rows, MONEY, [], undefined, true)).toMatchObject([
    { direction: 'in', rows: [1] },
    { direction: 'out', rows: [0] },
  ]);
  expect(findTotals(items, rows, MONEY, [], undefined, false)).not.toMatchObject([
    { direction: 'in', rows: [1] },
    { direction: 'out', rows: [0] },
  ]);
});

it('a total named for the other direction than its column proves the sign of no row', () => {
  const row = booking('3 March 2025', '48.00', undefined, { figures: [figure('money-out', '48.00')] });
  const ways = (phrase: 'total-in' | 'total-out') => {
    const items = [row, labelled(phrase, [figure('money-out', '48.00')])];
    const rows = bookedRows(items).map((each) => ({ ...each, amount: -4800n }));
    return findTotals(items, rows, MONEY, [], undefined).map(({ direction }) => direction);
  };
  expect(ways('total-out')).toEqual(['out']);
  expect(ways('total-in')).toEqual([null]);
});

it('a total in a list of sums is of the direction that its name says, whatever column of the rows it stands below', () => {
  const figures = [figure('money-in', '10.00'), figure('money-out', '48.00')];
  const booked = figures.map((each) => booking('3 March 2025', '1.00', undefined, { figures: [each] }));
  const sums = [
    labelled('total-in', [figure('money-out', '10.00')]),
    labelled('total-out', [figure('money-out', '48.00')]),
  ];
  const items = [...booked, ...sums];
  const rows = bookedRows(items).map((each, i) => ({ ...each, amount: i === 0 ? 1000n : -4800n }));
  expect(findTotals(items, rows, MONEY, [], undefined)).toMatchObject([
    { direction: 'in', rows: [0] },
    { direction: 'out', rows: [1] },
  ]);
});
