import { describe, expect, it } from 'vitest';
import { figure, labelled, remark } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import { outIn, row, totalsOf } from '../../tests/totals-of.ts';
import type { Labelled } from '../shapes/row.ts';

describe('a total that names what it is of', () => {
  const total = (amount: string) => labelled('subtotal', [amount], { label: 'Total for card ending 4711' });
  const title = remark('J. SMITH card ending 4711');

  it('covers the rows below the line of that name', () => {
    expect(totalsOf(row('-5.00'), title, row('-10.00'), row('-3.00'), total('13.00'))).toMatchObject([
      { covered: [1, 2] },
    ]);
  });

  it('contradicts them where it does not come out', () => {
    const found = totalsOf(row('-5.00'), title, row('-10.00'), row('-3.00'), total('14.00'));
    expect(found).toMatchObject([{ covered: [1, 2], expected: cents('14.00') }]);
  });

  it('contradicts nothing where several lines are named so, or none', () => {
    expect(totalsOf(title, remark('A. BLAKE card ending 4711'), row('-10.00'), title, total('14.00'))).toHaveLength(1);
    expect(totalsOf(row('-5.00'), title, row('-10.00'), title, row('-3.00'), total('14.00'))).toEqual([]);
    expect(totalsOf(row('-5.00'), row('-10.00'), total('14.00'))).toEqual([]);
  });
});

it('a total may be of the rows since the one before it, each under a name of its own', () => {
  const of = (label: string, amount: string): Labelled => ({ ...labelled('total', [amount]), label });
  const found = totalsOf(
    row('10.00'),
    row('5.00'),
    of('Total July', '15.00'),
    row('7.00'),
    row('9.00'),
    of('Total August', '16.00'),
  );
  expect(found.map(({ covered }) => covered)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('a total alone in the column of money out may have what came back taken off, and proves no sign then', () => {
  const out = (amount: string): Labelled => labelled('total', [figure('money-out', amount)]);
  const [net] = totalsOf(row('-30.00'), row('8.00'), out('22.00'));
  expect(net).toMatchObject({ direction: null, covered: [0, 1] });
  const [beside] = totalsOf(row('-30.00'), row('8.00'), outIn('22.00', '8.00'));
  expect(beside).toMatchObject({ direction: 'out', covered: [0] });
});
