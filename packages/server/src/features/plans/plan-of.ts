import { FREE_PLAN, findPlan, PACK_PLAN, PLANS, type Plan } from '@tallyleaf/contract';
import type { SubscriptionStatus } from '../../database/tables.ts';
import { type Period, periodAround } from './periods.ts';

/** The plan that a user has at a time. */
export interface UserPlan {
  readonly index: number;
  /** Its name in the plan table; `free` without another. */
  readonly name: string;
  /** `cancelled`: kept until `periodEnd`; `past-due`: a payment failed, kept for the days of grace. */
  readonly status: Exclude<SubscriptionStatus, 'ended'>;
  readonly periodStart: Date;
  /** Until when it is paid for, or granted; `null`: without an end. */
  readonly periodEnd: Date | null;
  /** The month of credits. */
  readonly creditPeriodStart: Date;
  readonly creditPeriodEnd: Date;
  /** What this month grants; `null`: unlimited. With a pack: what Free grants, as the pack comes on top. */
  readonly creditsAMonth: number | null;
  /**
   * Names this month's grant: the same for every plan that grants as much by the same months, so that changing to and
   * fro between plans grants nothing twice.
   */
  readonly creditKey: string;
  /** `is_loop_sub`. */
  readonly recurring: boolean;
  readonly unlimited: boolean;
}

/** What is known of a user, as far as it decides the plan. */
export interface PlanFacts {
  readonly createdAt: Date;
  readonly subscriptions: readonly SubscriptionFacts[];
  /** The pack that lasts longest, of those that stand. */
  readonly pack: { readonly boughtAt: Date; readonly expiresAt: Date } | undefined;
}

export interface SubscriptionFacts {
  readonly planIndex: number;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date | null;
  /** Bought, so that its next period may be paid already when we do not know of it yet. */
  readonly renews: boolean;
}

/**
 * How long a plan lasts beyond the time that is paid for: when its payment failed, so that there is time to mend it;
 * and when nothing was heard of its renewal, as calls of the payment service may be late (Stripe tries for three days).
 */
export const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The plan of a user at a time: the best subscription that runs; else the pack, while it lasts; else Free. Computed from
 * the rows and the clock alone, so that a plan ends on time whether or not a job has run.
 */
export function choosePlan(facts: PlanFacts, now: Date): UserPlan {
  const running = facts.subscriptions
    .filter((one) => runs(one, now))
    .sort((a, b) => rank(b) - rank(a) || endOf(b) - endOf(a))[0];
  if (running) return ofSubscription(running, now);
  const month = periodAround(facts.createdAt, now);
  const { pack } = facts;
  if (pack && pack.expiresAt > now) return ofFree(PLANS[PACK_PLAN], pack.boughtAt, pack.expiresAt, month);
  return ofFree(PLANS[FREE_PLAN], facts.createdAt, null, month);
}

/** Whether a subscription gives its plan at a time. */
export function runs({ status, periodEnd, renews }: SubscriptionFacts, now: Date): boolean {
  if (status === 'ended') return false;
  if (periodEnd === null) return true;
  const grace = status === 'past-due' || (status === 'active' && renews) ? GRACE_MS : 0;
  return now.getTime() < periodEnd.getTime() + grace;
}

/** Unlimited goes before limited, then the higher index. */
const rank = ({ planIndex }: SubscriptionFacts): number => planIndex + (findPlan(planIndex)?.unlimited ? 100 : 0);
const endOf = ({ periodEnd }: SubscriptionFacts): number => periodEnd?.getTime() ?? Number.MAX_SAFE_INTEGER;

function ofSubscription(one: SubscriptionFacts, now: Date): UserPlan {
  const plan: Plan = findPlan(one.planIndex) ?? PLANS[FREE_PLAN];
  const { periodEnd } = one;
  // In the days of grace no new month of credits begins: it was not paid for.
  const paid = periodEnd !== null && periodEnd <= now ? new Date(periodEnd.getTime() - 1) : now;
  const month = periodAround(one.startedAt, paid);
  return {
    ...shown(plan, month),
    status: one.status === 'ended' ? 'active' : one.status,
    periodStart: one.periodStart,
    periodEnd,
    creditPeriodEnd: periodEnd !== null && periodEnd < month.end ? periodEnd : month.end,
  };
}

const ofFree = (plan: Plan, periodStart: Date, periodEnd: Date | null, month: Period): UserPlan => ({
  ...shown(plan, month),
  status: 'active',
  periodStart,
  periodEnd,
  creditPeriodEnd: month.end,
});

const shown = (plan: Plan, month: Period) => ({
  index: plan.index,
  name: plan.name,
  creditPeriodStart: month.start,
  creditsAMonth: plan.creditsAMonth,
  creditKey: `plan ${plan.creditsAMonth ?? 'unlimited'} ${month.start.toISOString()}`,
  recurring: plan.recurring,
  unlimited: plan.unlimited,
});
