import { describe, expect, it } from 'vitest';
import { cents } from '../../tests/reading-builder.ts';
import { isNewestFirst } from './print-order.ts';

const rows = (...list: readonly (readonly [day: string | null, amount: string, balance?: string])[]) =>
  list.map(([day, amount, balance]) => ({
    day,
    amount: cents(amount),
    balance: balance === undefined ? null : cents(balance),
  }));

describe('print order', () => {
  it.each([
    ['balances that run down the page', rows(['2025-03-01', '-1.00', '9.00'], ['2025-03-02', '5.00', '14.00']), false],
    ['balances that run up the page', rows(['2025-03-02', '5.00', '14.00'], ['2025-03-01', '-1.00', '9.00']), true],
    ['days that rise', rows(['2025-03-01', '-1.00'], ['2025-03-02', '5.00']), false],
    ['days that fall', rows(['2025-03-02', '5.00'], ['2025-03-01', '-1.00']), true],
    ['one day', rows(['2025-03-02', '5.00'], ['2025-03-02', '-1.00']), false],
    [
      'more falls than rises',
      rows(
        ['2025-03-04', '1.00'],
        ['2025-03-03', '1.00'],
        ['2025-03-05', '1.00'],
        ['2025-03-01', '1.00'],
        ['2025-02-01', '1.00'],
      ),
      true,
    ],
    ['rows without days', rows([null, '1.00'], [null, '2.00']), false],
    ['one row', rows(['2025-03-01', '1.00', '2.00']), false],
    ['no row', rows(), false],
  ])('by %s', (_, list, newest) => expect(isNewestFirst(list)).toBe(newest));

  it('believes balances more than days', () => {
    const upwards = rows(
      ['2025-03-01', '5.00', '14.00'],
      ['2025-03-02', '-1.00', '9.00'],
      ['2025-03-03', '3.00', '10.00'],
    );
    expect(isNewestFirst(upwards)).toBe(true);
  });

  it('passes over rows without a balance', () => {
    const gaps = rows(['2025-03-02', '5.00', '14.00'], ['2025-03-02', '2.00'], ['2025-03-01', '-1.00', '9.00']);
    expect(isNewestFirst(gaps)).toBe(true);
  });
});
