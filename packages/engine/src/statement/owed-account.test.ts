import type { Account } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { ofOwed } from './owed-account.ts';

const HOLDERS_SCHEME = { owed: false, bankSigns: false, unsigned: 'in' } as const;
const facts = { number: null, interbank: null, iban: null, bic: null, currency: null };
const account: Account = {
  institution: null,
  holder: null,
  number: null,
  iban: null,
  bic: null,
  type: 'checking',
  currency: 'USD',
};
const typed = (title: string, owed: boolean, type: Account['type'] = 'checking') =>
  ofOwed(
    { ...account, type },
    { facts, items: [remark(title), booking('3 March 2025', '1.00')] },
    { ...HOLDERS_SCHEME, owed },
  ).type;

it('an account of no named kind is a card’s where its figures are what is owed', () => {
  expect(typed('Anywhere Member', true)).toBe('credit-card');
  expect(typed('Anywhere Member', false)).toBe('checking');
  expect(typed('Meadow Checking', true)).toBe('checking');
  expect(typed('Car loan', true, 'loan')).toBe('loan');
});

it('an account of no named kind is a card’s where both of its balances are called what is owed', () => {
  const type = (opening: string, closing: string, iban: string | null = null) =>
    ofOwed(
      { ...account, iban },
      {
        facts,
        items: [
          labelled('opening', ['148.10'], { label: opening }),
          labelled('closing', ['959.63'], { label: closing }),
          booking('3 March 2025', '1.00'),
        ],
      },
      HOLDERS_SCHEME,
    ).type;
  expect(type('Vorig openstaand saldo', 'Nieuw openstaand saldo')).toBe('credit-card');
  expect(type('Vorig saldo', 'Nieuw openstaand saldo')).toBe('checking');
  expect(type('Vorig openstaand saldo', 'Nieuw openstaand saldo', 'NL23TLLF0123456789')).toBe('checking');
});
