import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { describeAccount } from './account.ts';

const row = booking('3 March 2025', '-1.00');
const owed = { ...row, owedNamed: true as const };

const typeOf = (...items: Item[]): string => {
  const facts = { number: null, interbank: null, iban: 'NL23TLLF0123456789', bic: null, currency: null };
  return describeAccount(facts, items, items, 'EUR', false).type;
};

it('a loan may have an IBAN, or say where to pay, where a heading says that its rows are of what is owed', () => {
  expect(typeOf(remark('Auto loan'), owed)).toBe('loan');
  expect(typeOf(remark('Auto loan'), owed, row)).toBe('checking');
  expect(typeOf(remark('Everyday account'), owed)).toBe('checking');
});
