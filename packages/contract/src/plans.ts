/**
 * A plan (product, section 3). Prices are no part of it: they are read from the payment service that the configuration
 * names, so that there is none in the code.
 */
export interface Plan {
  /** The number that the API and the ledger know it by; it never comes to mean another plan. */
  readonly index: number;
  /** Its name for programs, which is also what `plan` of user info says; texts of the web app are keyed by it. */
  readonly name: string;
  /** Credits granted each month; `null` where it is unlimited. A pack comes on top of what Free grants. */
  readonly creditsAMonth: number | null;
  /** Credits granted once, when it is bought; 0 where it grants by the month. */
  readonly creditsOnce: number;
  /** Conversions charge nothing. */
  readonly unlimited: boolean;
  /** It is paid for again and again, until it is cancelled (`is_loop_sub`). */
  readonly recurring: boolean;
  /** How many months one payment lasts; 0: nothing is paid. */
  readonly periodMonths: number;
}

const FREE_CREDITS = 100;
const STARTER_CREDITS = 1000;
const PACK_CREDITS = 500;

const free = { creditsAMonth: FREE_CREDITS, creditsOnce: 0, unlimited: false } as const;
const starter = { creditsAMonth: STARTER_CREDITS, creditsOnce: 0, unlimited: false, recurring: true } as const;
const unlimited = { creditsAMonth: null, creditsOnce: 0, unlimited: true, recurring: true } as const;

/** Every plan, by its index. */
export const PLANS = [
  { index: 0, name: 'free', ...free, recurring: false, periodMonths: 0 },
  { index: 1, name: 'starter-monthly', ...starter, periodMonths: 1 },
  { index: 2, name: 'starter-yearly', ...starter, periodMonths: 12 },
  { index: 3, name: 'business-monthly', ...unlimited, periodMonths: 1 },
  { index: 4, name: 'business-yearly', ...unlimited, periodMonths: 12 },
  { index: 5, name: 'credit-pack', ...free, creditsOnce: PACK_CREDITS, recurring: false, periodMonths: 12 },
  { index: 6, name: 'team-monthly', ...unlimited, periodMonths: 1 },
  { index: 7, name: 'team-yearly', ...unlimited, periodMonths: 12 },
] as const satisfies readonly Plan[];

/** Free: the plan of whoever has no other. */
export const FREE_PLAN = 0;
/** The credit pack: bought once, valid for its months, beside whatever plan runs. */
export const PACK_PLAN = 5;

/** The plan with an index, or `undefined` where there is none. */
export const findPlan = (index: number): Plan | undefined => PLANS.find((plan) => plan.index === index);
