import { describe, expect, it } from 'vitest';
import { choosePlan, GRACE_MS, type PlanFacts, type SubscriptionFacts } from './plan-of.ts';

const at = (text: string): Date => new Date(text);
const NOW = at('2025-03-20T12:00:00Z');
const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

const nothing: PlanFacts = { createdAt: at('2025-01-31T08:00:00Z'), subscriptions: [], pack: undefined };
const starter: SubscriptionFacts = {
  planIndex: 1,
  status: 'active',
  startedAt: at('2025-02-10T00:00:00Z'),
  periodStart: at('2025-03-10T00:00:00Z'),
  periodEnd: at('2025-04-10T00:00:00Z'),
  renews: true,
};
const planWith = (change: Partial<SubscriptionFacts>, now = NOW) =>
  choosePlan({ ...nothing, subscriptions: [{ ...starter, ...change }] }, now);

describe('the plan of a user', () => {
  it('is Free without another, its months counted from the registration', () => {
    expect(choosePlan(nothing, NOW)).toEqual({
      index: 0,
      name: 'free',
      status: 'active',
      periodStart: at('2025-01-31T08:00:00Z'),
      periodEnd: null,
      creditPeriodStart: at('2025-02-28T08:00:00Z'),
      creditPeriodEnd: at('2025-03-31T08:00:00Z'),
      creditsAMonth: 100,
      creditKey: 'plan 100 2025-02-28T08:00:00.000Z',
      recurring: false,
      unlimited: false,
    });
  });

  it('is what was bought', () => {
    expect(planWith({})).toMatchObject({
      index: 1,
      name: 'starter-monthly',
      status: 'active',
      creditsAMonth: 1000,
      creditPeriodStart: at('2025-03-10T00:00:00Z'),
      creditPeriodEnd: at('2025-04-10T00:00:00Z'),
      recurring: true,
      unlimited: false,
    });
    for (const planIndex of [3, 4, 6, 7]) {
      expect(planWith({ planIndex })).toMatchObject({ index: planIndex, unlimited: true, creditsAMonth: null });
    }
  });

  it('grants a yearly plan by the month, and the same month however it is paid for', () => {
    const yearly = { planIndex: 2, periodStart: at('2025-03-15T00:00:00Z'), periodEnd: at('2026-03-15T00:00:00Z') };
    const plan = planWith(yearly);
    expect(plan).toMatchObject({ index: 2, creditPeriodStart: at('2025-03-10T00:00:00Z') });
    expect(plan.creditKey).toBe(planWith({}).creditKey);
    expect(planWith(yearly, at('2025-11-11T00:00:00Z')).creditPeriodStart).toEqual(at('2025-11-10T00:00:00Z'));
  });

  it('ends a month of credits with the plan', () => {
    const periodEnd = at('2025-04-01T00:00:00Z');
    expect(planWith({ status: 'cancelled', periodEnd }).creditPeriodEnd).toEqual(periodEnd);
  });

  const end = starter.periodEnd as Date;
  it.each([
    ['bought, not heard of its renewal', {}, GRACE_MS],
    ['past due', { status: 'past-due' as const }, GRACE_MS],
    ['cancelled', { status: 'cancelled' as const }, 0],
    ['granted by an operator', { renews: false }, 0],
  ])('lasts to its end, and with grace where there is hope: %s', (_, change, grace) => {
    expect(planWith(change, later(end, grace - 1)).index).toBe(1);
    expect(planWith(change, later(end, grace)).index).toBe(0);
  });

  it('begins no month of credits in the days of grace', () => {
    const plan = planWith({ status: 'past-due' }, later(end, 1000));
    expect(plan).toMatchObject({ status: 'past-due', creditPeriodStart: at('2025-03-10T00:00:00Z') });
  });

  it('does not last once it has ended', () => {
    expect(planWith({ status: 'ended' }).index).toBe(0);
  });

  it('may have no end', () => {
    expect(planWith({ periodEnd: null, renews: false }, at('2040-01-01T00:00:00Z'))).toMatchObject({
      index: 1,
      periodEnd: null,
      creditPeriodStart: at('2039-12-10T00:00:00Z'),
    });
  });

  it('is the best of several', () => {
    const business = { ...starter, planIndex: 3 };
    const team = { ...starter, planIndex: 6, status: 'ended' as const };
    for (const subscriptions of [
      [starter, business, team],
      [team, business, starter],
    ]) {
      expect(choosePlan({ ...nothing, subscriptions }, NOW).index).toBe(3);
    }
  });

  it('is the pack while it lasts, on top of what Free grants; never instead of a plan that runs', () => {
    const pack = { boughtAt: at('2025-03-01T00:00:00Z'), expiresAt: at('2026-03-01T00:00:00Z') };
    const plan = choosePlan({ ...nothing, pack }, NOW);
    expect(plan).toMatchObject({
      index: 5,
      name: 'credit-pack',
      recurring: false,
      periodStart: pack.boughtAt,
      periodEnd: pack.expiresAt,
      creditsAMonth: 100,
    });
    expect(plan.creditKey).toBe(choosePlan(nothing, NOW).creditKey);
    expect(choosePlan({ ...nothing, pack }, pack.expiresAt).index).toBe(0);
    expect(choosePlan({ ...nothing, pack, subscriptions: [starter] }, NOW).index).toBe(1);
  });
});
