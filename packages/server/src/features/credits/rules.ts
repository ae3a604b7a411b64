import type { GrantSource } from '../../database/tables.ts';
import type { NewGrant } from './ledger.ts';

/** What is given, to whom and until when (product, section 3). */

/** The plan of a user, as far as credits depend on it. */
export interface PlanOfUser {
  /** 0 Free … 7 Team yearly. */
  readonly index: number;
  readonly status: string;
  readonly periodStart: Date;
  /** Until when it is paid for; `null`: without an end. */
  readonly periodEnd: Date | null;
  /** The month for which the plan gives credits now. */
  readonly creditPeriodStart: Date;
  readonly creditPeriodEnd: Date;
  /** What it gives for that month; `null`: unlimited. */
  readonly creditsAMonth: number | null;
  /** Names that month's grant, so that it is given once whoever asks first. */
  readonly creditKey: string;
  /** Renews itself: `is_loop_sub`. */
  readonly recurring: boolean;
  /** Pays nothing for pages. */
  readonly unlimited: boolean;
}

/** What the survey gives, once; it does not expire. */
export const SURVEY_CREDITS = 20;
export const SURVEY_KEY = 'survey';

/** Given as a promotion: `activity_total` and `activity_available` of the specification. */
export const isPromotion = (source: GrantSource): boolean => source === 'promotion' || source === 'survey';

/** Given by the plan, or to a visitor for a day. */
export const isOfPlan = (source: GrantSource): boolean => source === 'plan' || source === 'daily';

/** What a plan gives for its month. */
export function planGrants(
  { creditsAMonth, creditPeriodEnd, creditKey }: Pick<PlanOfUser, 'creditsAMonth' | 'creditPeriodEnd' | 'creditKey'>,
  now: Date,
): NewGrant[] {
  if (creditsAMonth === null || creditsAMonth === 0 || creditPeriodEnd <= now) return [];
  return [{ source: 'plan', amount: creditsAMonth, expiresAt: creditPeriodEnd, key: creditKey }];
}

/** What a visitor gets for a day. */
export function dailyGrants(amount: number, now: Date): NewGrant[] {
  const { start, end } = dayOf(now);
  const key = `daily ${start.toISOString().slice(0, 10)}`;
  return amount > 0 ? [{ source: 'daily', amount, expiresAt: end, key }] : [];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment, in UTC so that it is the same for every process. */
export function dayOf(moment: Date): { readonly start: Date; readonly end: Date } {
  const start = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  return { start: new Date(start), end: new Date(start + DAY_MS) };
}
