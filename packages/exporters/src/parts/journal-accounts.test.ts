import type { Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { conversion, statement } from '../testing/cases.ts';
import { journalAccounts } from './journal-accounts.ts';

type Account = Partial<Statement['account']>;

const namesOf = (given: string, ...accounts: Account[]) =>
  journalAccounts(conversion(...accounts.map((account) => statement({ account }))), given);

describe("accounts' names in journals", () => {
  it.each([
    ['Example Bank', 'checking', 'Assets:Bank:ExampleBank'],
    ['Crédit agricole S.A.', 'savings', 'Assets:Bank:CréditAgricoleSA'],
    ['Example Bank', 'credit-card', 'Liabilities:Card:ExampleBank'],
    ['Example Bank', 'loan', 'Liabilities:Loan:ExampleBank'],
    ['みどり銀行', 'unknown', 'Assets:Bank:みどり銀行'],
    ['24bank', 'checking', 'Assets:Bank:24bank'],
    ['; = (x)', 'checking', 'Assets:Bank:X'],
    ['--', 'checking', 'Assets:Bank:Unknown'],
    [null, 'checking', 'Assets:Bank:Unknown'],
  ] as const)('%s, %s: %s', (institution, type, name) => {
    expect(namesOf('', { institution, type })).toEqual([name]);
  });

  it('are those that are given', () => expect(namesOf('Assets:Giro', {})).toEqual(['Assets:Giro']));

  it('tell accounts of one institution apart by their numbers, masked as they are', () => {
    expect(namesOf('', { number: '0012' }, { number: '12**34' })).toEqual([
      'Assets:Bank:ExampleBank:0012',
      'Assets:Bank:ExampleBank:12XX34',
    ]);
    expect(namesOf('Assets:Giro', { number: '1' }, { number: '2' })).toEqual(['Assets:Giro:1', 'Assets:Giro:2']);
  });

  it('tell accounts of one number apart by type, currency or count', () => {
    expect(namesOf('', { type: 'checking' }, { type: 'savings' })).toEqual([
      'Assets:Bank:ExampleBank:0012345678Checking',
      'Assets:Bank:ExampleBank:0012345678Savings',
    ]);
    expect(namesOf('', { currency: 'EUR' }, { currency: 'USD' })).toEqual([
      'Assets:Bank:ExampleBank:0012345678-EUR',
      'Assets:Bank:ExampleBank:0012345678-USD',
    ]);
    expect(new Set(namesOf('', { number: null }, { number: null })).size).toBe(2);
    expect(new Set(namesOf('', { number: '1-2' }, { number: '12' })).size).toBe(2);
  });

  it('are one for the periods of one account', () => {
    const april = statement({ period: { start: '2025-04-01', end: '2025-04-30' } });
    expect(journalAccounts(conversion(statement(), april), '')).toEqual(Array(2).fill('Assets:Bank:ExampleBank'));
  });
});
