import type { Check, Reconciliation, Transaction } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { scoreRows } from './score-rows.ts';

const rows = Array.from(
  { length: 4 },
  (_, i): Transaction => ({
    date: `2025-03-0${i + 1}`,
    valueDate: null,
    description: 'ROW',
    reference: null,
    amount: '1.00',
    balance: null,
    confidence: 1,
  }),
);

const scores = (check: Check): number[] => {
  const reconciliation: Reconciliation = { status: 'failed', checks: [check] };
  return scoreRows(rows, reconciliation, { dates: rows.map(() => false) }).map(({ confidence }) => confidence);
};

it.each([
  [
    'where a sum breaks, and the one before it, are less sure than others',
    'running-balance',
    [false, false, true, true],
  ],
  ['whose dates are not proven are as sure as others of their sums', 'dates', [false, false, false, false]],
] as const)('rows %s', (_, kind, less) => {
  const [first = 0, ...others] = scores({ kind, ok: false, broken: [3] });
  expect([first, ...others].map((score) => score < first)).toEqual(less);
});
