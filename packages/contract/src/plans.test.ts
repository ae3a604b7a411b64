import { describe, expect, it } from 'vitest';
import { FREE_PLAN, findPlan, PACK_PLAN, PLANS } from './plans.ts';

describe('the plan table', () => {
  it('has each plan at its index', () => {
    expect(PLANS.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(findPlan(3)).toBe(PLANS[3]);
    expect(findPlan(8)).toBeUndefined();
  });

  it('is as the specification and the product say', () => {
    const indexesOf = (is: (plan: (typeof PLANS)[number]) => boolean) => PLANS.filter(is).map(({ index }) => index);
    expect(indexesOf(({ unlimited }) => unlimited)).toEqual([3, 4, 6, 7]);
    expect(indexesOf(({ recurring }) => recurring)).toEqual([1, 2, 3, 4, 6, 7]);
    const facts = PLANS.map((plan) => [plan.name, plan.creditsAMonth, plan.creditsOnce, plan.periodMonths]);
    expect(facts).toEqual([
      ['free', 100, 0, 0],
      ['starter-monthly', 1000, 0, 1],
      ['starter-yearly', 1000, 0, 12],
      ['business-monthly', null, 0, 1],
      ['business-yearly', null, 0, 12],
      ['credit-pack', 100, 500, 12],
      ['team-monthly', null, 0, 1],
      ['team-yearly', null, 0, 12],
    ]);
    expect([PLANS[FREE_PLAN].name, PLANS[PACK_PLAN].name]).toEqual(['free', 'credit-pack']);
  });
});
