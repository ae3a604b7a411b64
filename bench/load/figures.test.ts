import { expect, test } from 'vitest';
import { atLeast, atMost, median, quantile } from './figures.ts';

test('a quantile is one of the values, in whatever order they come', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => (n * 37) % 100);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBeNaN();
});

test('a figure says whether it is what is wanted, also at the limit and where nothing was measured', () => {
  expect([atLeast('a', '', 0.9, 0.9).ok, atLeast('a', '', 0.89, 0.9).ok]).toEqual([true, false]);
  expect([atMost('a', '', 5, 5).ok, atMost('a', '', 5.1, 5).ok]).toEqual([true, false]);
  expect([atLeast('a', '', Number.NaN, 0).ok, atMost('a', '', Number.NaN, 0).ok]).toEqual([false, false]);
});
