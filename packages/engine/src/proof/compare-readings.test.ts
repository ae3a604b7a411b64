import type { Statement } from '@tallyleaf/contract';
import { expect, test } from 'vitest';
import { losesLinks } from './compare-readings.ts';

/** A statement of which balances bind so many rows, and break at so many. */
const statement = (rows: number, broken = 0): Statement => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'EUR' },
  period: { start: null, end: null },
  opening: null,
  closing: null,
  transactions: [],
  reconciliation: {
    status: broken > 0 ? 'failed' : 'verified',
    checks: [{ kind: 'running-balance', ok: broken === 0, rows, broken: Array.from({ length: broken }, (_, i) => i) }],
  },
});

test.each<[one: readonly Statement[], other: readonly Statement[], lost: boolean]>([
  [[statement(16)], [statement(51, 1)], true],
  [[statement(16), statement(36)], [statement(51, 1)], false],
  [[statement(30)], [statement(30, 20)], false],
  [[statement(16)], [], false],
])('balances that lead nowhere in another reading are lost', (one, other, lost) => {
  expect(losesLinks({ statements: one }, { statements: other })).toBe(lost);
});
