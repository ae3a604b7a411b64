import type { Statement } from '@tallyleaf/contract';
import { expect, test } from 'vitest';
import { losesLinks, losesPaper, losesRows, losesWords, rateReading } from './compare-readings.ts';

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

/** A statement of so many rows, the sums of which come out or are not known to. */
const listed = (rows: number, status: 'verified' | 'unverifiable'): Statement => ({
  ...statement(0),
  transactions: Array.from({ length: rows }, () => ({})) as Statement['transactions'],
  reconciliation: { status, checks: [] },
});

test.each<[one: readonly Statement[], other: readonly Statement[], lost: boolean]>([
  [[listed(25, 'verified')], [listed(25, 'verified'), listed(2, 'unverifiable')], true],
  [[listed(25, 'verified')], [listed(27, 'unverifiable')], false],
  [[listed(27, 'verified')], [listed(25, 'verified'), listed(2, 'unverifiable')], false],
])('rows are lost where only those that did not add up are gone', (one, other, lost) => {
  expect(losesRows({ statements: one }, { statements: other })).toBe(lost);
});

test('balances that come to nothing are worth less than figures that are taken for nothing', () => {
  const { transactions } = listed(20, 'verified');
  const broken = rateReading([{ ...statement(20, 19), transactions }], { lines: 0, figures: 0 });
  const left = rateReading([listed(20, 'unverifiable')].map(unbound), { lines: 0, figures: 20 });
  expect(broken).toBeLessThan(left);
});

/** The same with rows that nothing binds. */
const unbound = (one: Statement): Statement => ({
  ...one,
  reconciliation: { ...one.reconciliation, unbound: one.transactions.map((_, i) => i) },
});

/** A statement of one row that says so much, the direction of which is proven or not. */
const saying = (description: string, unread: Statement['reconciliation']['unread'] = []): Statement => ({
  ...statement(0),
  transactions: [{ description }] as Statement['transactions'],
  reconciliation: { status: unread.length > 0 ? 'unverifiable' : 'verified', checks: [], unread },
});

test('what is left of rows that were taken for no statement is none either', () => {
  const two = { statements: [saying('INTEREST'), saying('FEE')] };
  expect(losesPaper(two, { statements: [], booked: 28 })).toBe(true);
  expect(losesPaper(two, { statements: [], booked: 3 })).toBe(false);
  expect(losesPaper(two, { statements: [saying('GROCER')], booked: 28 })).toBe(false);
});

test.each([
  [saying('GROCER'), saying('GROCER salary', ['direction']), true],
  [saying('GROCER salary'), saying('GROCER', ['direction']), false],
  [saying('GROCER'), saying('GROCER salary', ['dates']), false],
])('words that speak against a direction are not cut off for its proof', (one, other, lost) => {
  expect(losesWords({ statements: [one] }, { statements: [other] })).toBe(lost);
});
