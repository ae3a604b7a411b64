import { sumAmounts } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { CASES } from '../specs/index.ts';
import { accountsOf } from './case.ts';
import { allMutations, type Figures } from './mutate.ts';

const row = (amount: string, balance: string | null) => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'CARD PAYMENT',
  reference: null,
  amount,
  balance,
  confidence: 1,
});

const statement: Figures = {
  opening: '10.00',
  closing: '7.50',
  transactions: [row('-4.50', '5.50'), row('2.00', '7.50')],
};

/** Whether a statement's figures agree, reckoned here in the plainest way. */
function agrees({ opening, closing, transactions }: Figures): boolean {
  let sum = opening ?? '';
  for (const { amount, balance } of transactions) {
    sum = sumAmounts([sum, amount], 2);
    if (balance !== null && balance !== sum) return false;
  }
  return closing === sum;
}

describe('mutations', () => {
  it('begin with a statement that agrees', () => {
    expect(agrees(statement)).toBe(true);
  });

  it.each(allMutations(statement).map((mutation) => [mutation.what, mutation] as const))('%s', (_, mutation) => {
    expect(agrees(mutation.statement)).toBe(false);
  });

  it('change every digit of every figure once', () => {
    const digits = allMutations(statement).filter(({ what }) => what.includes('digit'));
    expect(digits).toHaveLength('10.00 7.50 4.50 5.50 2.00 7.50'.replace(/\D/g, '').length);
  });
});

describe('accounts drawn for the corpus', () => {
  it.each(CASES.map((spec) => [spec.name, spec] as const))('%s books within its period, in order', (_, spec) => {
    for (const account of accountsOf(spec)) {
      const dates = account.entries.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date >= account.start && date <= account.end)).toBe(true);
      expect(account.entries.every(({ amount }) => amount !== 0n)).toBe(true);
    }
  });
});
