import { findPlan, type Plan } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import { isMissing, isOfStripe, type Payments, type StripeFault } from './stripe.ts';

/**
 * What is wrong with the way to Stripe, in sentences for the operator, none where all is well: whether the key opens it, and
 * whether each price of `STRIPE_PRICES` is there and is paid as its plan is.
 */
export async function checkPayments({ stripe, prices }: Payments): Promise<string[]> {
  const client = await stripe();
  if (prices.size === 0)
    return ['STRIPE_PRICES names no price, so nothing can be bought. Make prices at Stripe and name them.'];
  const problems: string[] = [];
  for (const [index, id] of prices) {
    try {
      const problem = unfit(findPlan(index), await client.prices.retrieve(id));
      if (problem) problems.push(`STRIPE_PRICES: the price of plan ${index} ${problem}.`);
    } catch (error) {
      if (!isOfStripe(error)) throw error;
      if (!isMissing(error))
        return [`Stripe cannot be asked (${reasonOf(error)}). See STRIPE_SECRET_KEY, and the network.`];
      problems.push(
        `STRIPE_PRICES: Stripe has no price ${id} for plan ${index}. It may be of the other mode, test or live.`,
      );
    }
  }
  return problems;
}

const reasonOf = (error: StripeFault): string =>
  error.statusCode === undefined ? error.type : `${error.type}, status ${error.statusCode}`;

/** Why a price does not fit a plan. */
function unfit(plan: Plan | undefined, { active, unit_amount, recurring }: Stripe.Price): string | undefined {
  if (!plan) return 'is of no plan that there is';
  if (!active) return 'is archived at Stripe';
  if (unit_amount === null) return 'is no plain amount';
  if (plan.recurring !== (recurring !== null))
    return plan.recurring ? 'is to be paid once' : 'is to be paid again and again';
  if (!recurring) return undefined;
  const months =
    recurring.interval_count * (recurring.interval === 'year' ? 12 : recurring.interval === 'month' ? 1 : 0);
  return months === plan.periodMonths ? undefined : `is not for ${plan.periodMonths} months`;
}
