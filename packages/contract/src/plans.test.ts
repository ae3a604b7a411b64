import { describe, expect, it } from 'vitest';
import { FREE_PLAN, findPlan, PACK_PLAN, PLANS } from './plans.ts';

describe('the plan table', () => {
  it('has each plan at its index, under a name of its own', () => {
    expect(PLANS.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(PLANS.map(({ name }) => name)).size).toBe(PLANS.length);
    expect(findPlan(3)).toBe(PLANS[3]);
    expect(findPlan(8)).toBeUndefined();
  });

  it('is as the specification and the product say', () => {
    const indexesOf = (is: (plan: (typeof PLANS)[number]) => boolean) => PLANS.filter(is).map(({ index }) => index);
    expect(indexesOf(({ unlimited }) => unlimited)).toEqual([3, 4, 6, 7]);
    expect(indexesOf(({ recurring }) => recurring)).toEqual([1, 2, 3, 4, 6, 7]);
    expect(PLANS[FREE_PLAN]).toMatchObject({ creditsAMonth: 100, periodMonths: 0 });
    expect(PLANS[1]).toMatchObject({ creditsAMonth: 1000, periodMonths: 1 });
    expect(PLANS[2]).toMatchObject({ creditsAMonth: 1000, periodMonths: 12 });
    expect(PLANS[PACK_PLAN]).toMatchObject({ creditsOnce: 500, periodMonths: 12, recurring: false });
  });
});
