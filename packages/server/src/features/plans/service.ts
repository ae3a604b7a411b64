import { findPlan, type LocaleCode, PLANS, type PlanOffers, type PlanState } from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import type { PaymentsConfig } from '../../config.ts';
import type { GrantSource, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';
import { openPortal, startCheckout } from './checkout.ts';
import { cancelPlan, endPlans, leaveStripe } from './ending.ts';
import { grantPlan } from './operator.ts';
import { choosePlan, type UserPlan } from './plan-of.ts';
import { priceList } from './prices.ts';
import { type Db, findFacts, findHistory, findPayer } from './repository.ts';
import { asking, openPayments, type Payments } from './stripe.ts';
import { handleCall } from './webhook.ts';

/** Gives credits, once for each key. The ledger's own function. */
export type Grant = (
  owner: Owner,
  what: {
    readonly source: GrantSource;
    readonly amount: number;
    readonly expiresAt: Date | null;
    readonly key: string;
  },
  within: Transaction<Tables>,
) => Promise<unknown>;

/** Lets what is left of a grant expire, what is held of it when it comes back; returns how much is left now. The ledger's own function. */
export type TakeBack = (owner: Owner, key: string, within: Transaction<Tables>) => Promise<number>;

export interface PlansNeeds {
  readonly sql: Kysely<Tables>;
  readonly config: { readonly payments: PaymentsConfig | undefined };
  readonly grant: Grant;
  readonly takeBack: TakeBack;
  /** Where people reach this server; see `http/listen.ts`. */
  readonly ownAddress: () => string;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** The plans of users, and how they are paid for. */
export type Plans = ReturnType<typeof createPlans>;

export function createPlans({ config, now = () => new Date(), ...rest }: PlansNeeds) {
  const payments = config.payments && openPayments(config.payments);
  const needs = { ...rest, payments, now };
  const { sql, log } = needs;
  const paying = (): typeof needs & { payments: Payments } => {
    if (!payments) throw new ApiError('payments-off');
    return { ...needs, payments };
  };
  const planOf = async (userId: string, db: Db = sql): Promise<UserPlan> => {
    const facts = await findFacts(db, userId);
    if (!facts) throw new ApiError('not-found');
    return choosePlan(facts, now());
  };
  return {
    /**
     * The plan that a user has now.
     * @param db the transaction, where one is open: the embedded database has a single connection
     * @throws {ApiError} `not-found` where there is no such user
     */
    planOf,

    offers: offersOf(payments, log),

    /** The address of a page where a plan is paid. */
    checkout: async (userId: string, planIndex: number, locale?: LocaleCode): Promise<string> => {
      const ready = paying();
      const payer = await payerOf(sql, userId);
      return asking(log, () => startCheckout(ready, { payer, planIndex, locale: locale ?? payer.locale }));
    },

    /** The address of Stripe's page for one's plan and invoices. */
    portal: async (userId: string, locale?: LocaleCode): Promise<string> => {
      const ready = paying();
      const payer = await payerOf(sql, userId);
      return asking(log, () => openPortal(ready, payer, locale ?? payer.locale));
    },

    /** Handles a call of Stripe's, by its body as it came. */
    handleCall: (body: Buffer, signature: string | undefined): Promise<void> => handleCall(paying(), body, signature),

    /** Cancels what recurs; it is kept until its end. */
    cancel: async (userId: string): Promise<PlanState> => {
      await asking(log, () => cancelPlan(needs, userId));
      return toState(await planOf(userId));
    },

    /** For operators: grants a plan for so many months, or without an end; see `grantPlan`. */
    setPlan: (userId: string, index: number, months?: number): Promise<void> => grantPlan(needs, userId, index, months),

    /** For operators: ends at once whatever runs. */
    endPlan: (userId: string): Promise<void> => asking(log, () => endPlans(needs, userId)),

    /** Before an account is deleted, and outside of its transaction: nothing is paid any more. */
    leave: (userId: string): Promise<void> => asking(log, () => leaveStripe(needs, userId)),

    /** What is kept of a user's plans, for the export of an account. Deleting the user deletes it. */
    collect: (userId: string) => findHistory(sql, userId),
  };
}

/** What can be had, and what it costs. */
function offersOf(payments: Payments | undefined, log: Logger): () => Promise<PlanOffers> {
  const prices = payments && priceList(payments, log);
  return async () => {
    const known = await prices?.();
    return {
      payments: payments !== undefined,
      plans: PLANS.map((plan) => ({
        plan_index: plan.index,
        name: plan.name,
        credits_a_month: plan.creditsAMonth,
        credits_once: plan.creditsOnce,
        unlimited: plan.unlimited,
        recurring: plan.recurring,
        period_months: plan.periodMonths,
        price: known?.get(plan.index) ?? null,
      })),
    };
  };
}

async function payerOf(sql: Kysely<Tables>, userId: string) {
  const payer = await findPayer(sql, userId);
  if (!payer) throw new ApiError('not-found');
  return payer;
}

const toState = (plan: UserPlan): PlanState => ({
  plan_index: plan.index,
  name: findPlan(plan.index)?.name ?? plan.name,
  status: plan.status,
  is_loop_sub: plan.recurring,
  period_start: plan.periodStart.toISOString(),
  period_end: plan.periodEnd?.toISOString() ?? null,
});
