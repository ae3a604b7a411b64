import type { Statement, Transaction } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { cellOfProblem, nextProblem, placesOf, rowStates } from './problems.ts';

const row = (more: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'Row',
  reference: null,
  amount: '1.00',
  balance: null,
  confidence: 1,
  ...more,
});

const doubt = { kind: 'doubtful' as const, field: 'text' as const, read: 'R0w', others: ['Row'] };

const statement: Statement = {
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'EUR' },
  period: { start: null, end: null },
  opening: null,
  closing: null,
  transactions: [
    row(),
    row({ confidence: 0.5 }),
    row({ evidence: [doubt] }),
    row({ evidence: [doubt], read: { description: 'R0w' }, confidence: 0.5 }),
    row({ origin: 'person' }),
    row(),
  ],
  reconciliation: {
    status: 'failed',
    checks: [{ kind: 'running-balance', ok: false, broken: [5] }],
    unbound: [4],
  },
};
const states = rowStates(statement);

it.each([
  ['all', [0, 1, 2, 3, 4, 5]],
  ['problems', [1, 2, 4, 5]],
  ['broken', [5]],
  ['unbound', [4]],
  ['doubtful', [1, 2]],
  ['corrected', [3, 4]],
] as const)('%s are the rows %o', (filter, places) => expect(placesOf(states, filter)).toEqual(places));

it('names rows whose dates are not certain, beside what sums say of them', () => {
  const dates = { kind: 'dates' as const, ok: false, broken: [0, 5], doubts: ['period' as const] };
  const { checks } = statement.reconciliation;
  const doubted = rowStates({
    ...statement,
    reconciliation: { ...statement.reconciliation, checks: [...checks, dates], unread: ['dates'] },
  });
  expect(doubted.map(({ mark, undated }) => [mark, undated]).filter(([mark]) => mark)).toEqual([
    ['date', true],
    ['unbound', false],
    ['broken', true],
  ]);
  expect(placesOf(doubted, 'doubtful')).toEqual([0, 1, 2, 5]);
  expect(nextProblem(doubted, -1, false)).toBe(0);
  expect(doubted.map(cellOfProblem)[0]).toBe('date');
});

it('leads from problem to problem and round the ends', () => {
  expect([nextProblem(states, 2, false), nextProblem(states, 5, false)]).toEqual([4, 1]);
  expect([nextProblem(states, 2, true), nextProblem(states, 1, true)]).toEqual([1, 5]);
  expect(nextProblem(states.slice(0, 1), 0, false)).toBeNull();
});

it('looks at the cell that is in doubt, else at the amount', () => {
  expect(states.map(cellOfProblem)).toEqual(['amount', 'amount', 'description', 'amount', 'amount', 'amount']);
});
