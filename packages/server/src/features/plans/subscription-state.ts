import { findPlan, type Plan } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import type { SubscriptionStatus } from '../../database/tables.ts';
import { periodAround } from './periods.ts';
import type { NewSubscription } from './repository.ts';
import { planOfMetadata } from './stripe.ts';

/** A subscription as our row says it. */
export type SubscriptionState = Omit<NewSubscription, 'user_id'>;

/**
 * What our row says of a subscription at Stripe, read with its latest invoice. It depends on nothing else, so that the
 * order in which events come does not matter.
 * @returns `undefined` where it is no plan of ours, or its first payment was never made
 */
export function stateOf(
  subscription: Stripe.Subscription,
  planOfPrice: ReadonlyMap<string, number>,
): SubscriptionState | undefined {
  const found = planAndItem(subscription, planOfPrice);
  const status = statusOf(subscription);
  if (!found || status === undefined) return undefined;
  const { plan, item } = found;
  return {
    plan_index: plan.index,
    ...paidTime(subscription, item, plan, status),
    started_at: date(subscription.start_date),
    stripe_id: subscription.id,
  };
}

/** The plan by its price; by what we noted when it was bought, where prices were changed since. */
function planAndItem(
  { items, metadata }: Stripe.Subscription,
  planOfPrice: ReadonlyMap<string, number>,
): { readonly plan: Plan; readonly item: Stripe.SubscriptionItem } | undefined {
  const priced = items.data.find(({ price }) => planOfPrice.has(price.id));
  const item = priced ?? items.data[0];
  const plan = priced ? findPlan(planOfPrice.get(priced.price.id) ?? -1) : planOfMetadata(metadata);
  return plan?.recurring && item ? { plan, item } : undefined;
}

/**
 * Stripe's word for it in ours (stripe.com/docs/billing/subscriptions/overview#subscription-statuses). `unpaid` and
 * `paused` come after all tries to be paid: the plan is over, until Stripe says `active` again.
 */
function statusOf({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription): SubscriptionStatus | undefined {
  switch (status) {
    case 'active':
    case 'trialing':
      return cancel_at_period_end || cancel_at !== null ? 'cancelled' : 'active';
    case 'past_due':
      return 'past-due';
    case 'incomplete':
    case 'incomplete_expired':
      return undefined;
    default:
      return 'ended';
  }
}

type PaidTime = Pick<SubscriptionState, 'status' | 'period_start' | 'period_end'>;

/**
 * The time that is paid for. Stripe begins a period before it is paid: it counts from when its invoice is paid, and
 * until then the period before it.
 */
function paidTime(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  plan: Plan,
  status: SubscriptionStatus,
): PaidTime {
  const start = date(item.current_period_start);
  const unpaidFrom = unpaidSince(subscription, item);
  if (unpaidFrom === undefined) {
    const stops = subscription.ended_at ?? subscription.cancel_at ?? item.current_period_end;
    return { status, period_start: start, period_end: date(Math.min(stops, item.current_period_end)) };
  }
  const end = date(unpaidFrom);
  const before = new Date(end.getTime() - 1);
  return {
    // One that is to end, and whose last period is about to be paid, is not over in that hour.
    status: status === 'cancelled' ? 'active' : status,
    period_start:
      start < end ? start : periodAround(date(subscription.billing_cycle_anchor), before, plan.periodMonths).start,
    period_end: end,
  };
}

/** From when on the subscription is not paid for, in seconds; `undefined`: its whole period is. */
function unpaidSince({ latest_invoice }: Stripe.Subscription, item: Stripe.SubscriptionItem): number | undefined {
  if (latest_invoice === null || typeof latest_invoice === 'string') return undefined;
  const { status, billing_reason, created } = latest_invoice;
  if (status === 'paid' || status === 'void') return undefined;
  if (billing_reason === 'subscription_cycle' || billing_reason === 'subscription_create') {
    return item.current_period_start;
  }
  // The price of a change that was made within a period.
  return billing_reason === 'subscription_update' ? created : undefined;
}

const date = (seconds: number): Date => new Date(seconds * 1000);
