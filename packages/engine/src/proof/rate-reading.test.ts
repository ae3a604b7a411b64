import type { Statement } from '@tallyleaf/contract';
import { expect, test } from 'vitest';
import { losesLinks } from './rate-reading.ts';

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

test('balances that lead nowhere in another reading are lost', () => {
  expect(losesLinks([statement(16)], [statement(51, 1)])).toBe(true);
  expect(losesLinks([statement(16), statement(36)], [statement(51, 1)])).toBe(false);
  expect(losesLinks([statement(30)], [statement(30, 20)])).toBe(false);
  expect(losesLinks([statement(16)], [])).toBe(false);
});
