import { describe, expect, it } from 'vitest';
import { dailyGrants, planGrants } from './rules.ts';

const now = new Date('2026-03-15T12:00:00Z');
const later = new Date('2026-03-31T00:00:00Z');

describe('what a plan gives', () => {
  it('is its month’s credits until the month’s end', () =>
    expect(planGrants({ creditsAMonth: 400, creditPeriodEnd: later, creditKey: 'plan 3' }, now)).toEqual([
      { source: 'plan', amount: 400, expiresAt: later, key: 'plan 3' },
    ]));

  it.each([
    ['without credits', { creditsAMonth: null, creditPeriodEnd: later }],
    ['of no credits', { creditsAMonth: 0, creditPeriodEnd: later }],
    ['whose month ends now', { creditsAMonth: 400, creditPeriodEnd: now }],
  ])('is nothing for a plan %s', (_, plan) => expect(planGrants({ ...plan, creditKey: 'plan 3' }, now)).toEqual([]));
});

describe('what a visitor gets', () => {
  it('is given for a day, until it ends', () =>
    expect(dailyGrants(3, now)).toEqual([
      { source: 'daily', amount: 3, expiresAt: new Date('2026-03-16T00:00:00Z'), key: 'daily 2026-03-15' },
    ]));

  it('is no grant where it is nothing', () => expect(dailyGrants(0, now)).toEqual([]));
});
