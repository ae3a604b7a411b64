import { expect, test } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import { mixesCurrencies } from './mixed-currencies.ts';

const row = booking('3 March 2025', '1.00');

test.each([
  ['of several currencies', ['SGD 21.00', 'USD 12.00'], true],
  ['of one currency', ['SGD 21.00', 'SGD 12.00'], false],
  ['without a code', ['SGD 21.00', '12.00'], false],
])('balances %s between an account’s rows', (_, figures, mixed) =>
  expect(mixesCurrencies([row, ...figures.map((figure) => labelled('brought-forward', [figure])), row])).toBe(mixed),
);
