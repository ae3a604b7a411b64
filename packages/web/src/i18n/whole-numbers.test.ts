import { LOCALES } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { formatWhole } from './whole-numbers.ts';

const NUMBERS = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, -12, -1000, -12_345, Number.MAX_SAFE_INTEGER];

it.each(LOCALES)('whole numbers in $tag are written as Intl writes them', ({ tag }) => {
  const format = new Intl.NumberFormat(tag);
  expect(NUMBERS.map((value) => formatWhole(value, tag))).toEqual(NUMBERS.map((value) => format.format(value)));
});

it.each([
  [1.5, 'en-US'],
  [-0, 'en-US'],
  [2 ** 60, 'en-US'],
  [Number.NaN, 'en-US'],
  [1000, 'ar-EG'],
])('%d in %s is left to Intl', (value, tag) => {
  expect(formatWhole(value, tag)).toBeUndefined();
});
