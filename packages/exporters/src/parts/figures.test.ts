import { expect, it } from 'vitest';
import { isTooLongForBinary } from './figures.ts';

it.each([
  ['-1234567890123.45', false],
  ['12345678901234.56', true],
  ['1000000000000000000', false],
  ['0.000', false],
])('%s is too long for a binary number: %s', (figure, isTooLong) => expect(isTooLongForBinary(figure)).toBe(isTooLong));
