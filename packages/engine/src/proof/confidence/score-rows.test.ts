import type { Check, Reconciliation, Transaction } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
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

describe('a row read from a picture', () => {
  const verified: Reconciliation = { status: 'verified', checks: [] };
  const broken: Reconciliation = { status: 'failed', checks: [{ kind: 'running-balance', ok: false, broken: [1] }] };
  const ink = { sureness: 0.9, reread: false, doubtful: false, dateless: false };
  const score = (reconciliation: Reconciliation, more: Partial<typeof ink> | null): number => {
    const doubts = { dates: [false], ...(more && { ink: [{ ...ink, ...more }] }) };
    return scoreRows(rows.slice(0, 1), reconciliation, doubts)[0]?.confidence ?? 0;
  };

  it('is less sure by every doubt, and hardly right under another row’s date', () => {
    const falling = [{}, { reread: true }, { doubtful: true }, { doubtful: true, dateless: true }];
    const scores = falling.map((more) => score(verified, more));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
    expect(scores.at(-1)).toBeLessThan(0.1);
  });

  it('is less sure than text where sums break, and where dates are doubted as well', () => {
    expect(score(broken, {})).toBeLessThan(score(broken, null));
    expect(score({ ...broken, unread: ['dates'] }, {})).toBeLessThan(score(broken, {}));
  });
});
