import { expect, it } from 'vitest';
import { figure, labelled, row } from '../../tests/item-builder.ts';
import { bookedRows } from './sections.ts';
import { inTheirColumns } from './set-off-totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const at = (x: number) => ({ box: [x, 100, x + 40, 110] as const });

const rows = [
  { ...bookedRows([row('3 March 2025', [{ ...figure('money-out', '30.00'), ...at(400) }])])[0], amount: -3000n },
  { ...bookedRows([row('4 March 2025', [{ ...figure('money-in', '900.00'), ...at(500) }])])[0], amount: 90000n },
] as Parameters<typeof inTheirColumns>[1];

const rolesOf = (out: string, in_: string) =>
  inTheirColumns(labelled('total', [figure('other', out), figure('money-out', in_)]), rows, MONEY).figures.map(
    ({ role }) => role,
  );

it('two sums set off their columns are of these where both come out', () => {
  expect(rolesOf('30.00', '900.00')).toEqual(['money-out', 'money-in']);
  expect(rolesOf('30.00', '901.00')).toEqual(['other', 'money-out']);
});

it('so are two among balances, where the columns of rows would hold two in one', () => {
  const line = (...figures: Parameters<typeof figure>[]) =>
    inTheirColumns(
      labelled(
        'total',
        figures.map((each) => figure(...each)),
      ),
      rows,
      MONEY,
    ).figures.map(({ role }) => role);
  expect(line(['other', '10.00'], ['money-out', '30.00'], ['money-out', '900.00'], ['balance', '880.00'])).toEqual([
    'other',
    'money-out',
    'money-in',
    'balance',
  ]);
  expect(line(['other', '10.00'], ['money-out', '30.00'], ['money-out', '901.00'], ['balance', '880.00'])[2]).toBe(
    'money-out',
  );
});

it('so are two of which the second stands below the balances', () => {
  const line = (first: string, second: string) =>
    inTheirColumns(labelled('total', [figure('money-in', first), figure('balance', second)]), rows, MONEY).figures.map(
      ({ role }) => role,
    );
  expect(line('30.00', '900.00')).toEqual(['money-out', 'money-in']);
  expect(line('30.00', '880.00')).toEqual(['money-in', 'balance']);
  // A side's sum in its own column, and the balance after it
  expect(line('900.00', '900.00')).toEqual(['money-in', 'balance']);
});

it('so are two where money in stands left of money out', () => {
  const turned = rows.map(({ row, ...others }) => ({
    ...others,
    row: {
      ...row,
      figures: row.figures.map((each) => ({ ...each, ...at(each.role === 'money-in' ? 300 : 400) })),
    },
  })) as typeof rows;
  const line = (first: string, second: string) =>
    inTheirColumns(
      labelled('total', [figure('other', first), figure('money-in', second), figure('balance', '870.00')]),
      turned,
      MONEY,
    ).figures.map(({ role }) => role);
  expect(line('900.00', '30.00')).toEqual(['money-in', 'money-out', 'balance']);
  expect(line('30.00', '900.00')).toEqual(['other', 'money-in', 'balance']);
});
