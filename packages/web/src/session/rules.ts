import { findPlan, type UserInfo } from '@tallyleaf/contract';

/** Who somebody is, as pure rules (specification, sections 4, 6 and 9). */

/** Signed in is only who has both: a token and user info. */
export const isLogin = (token: string | null, user: UserInfo | null): boolean => token !== null && user !== null;

/** Hours after which the window of a new user begins, and how long it lasts (specification, section 9). */
const OFFSET_HOURS = 15;
const WINDOW_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** The zone of a time that names none (product, section 7): Shanghai is eight hours ahead of UTC, all year. */
const SHANGHAI = '+08:00';

/**
 * A user is new while `now − (created_at + 15 h) < 24 h`: from registering until 39 hours after it (product, section 7).
 * @param createdAt ISO 8601; without a zone it is Asia/Shanghai
 * @param now milliseconds since 1970
 */
export function isNewUser(createdAt: string, now: number): boolean {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(createdAt) ? createdAt : `${createdAt.replace(' ', 'T')}${SHANGHAI}`;
  const created = Date.parse(zoned);
  return now - (created + OFFSET_HOURS * HOUR_MS) < WINDOW_HOURS * HOUR_MS;
}

/** Plans 3, 4, 6 and 7 are unlimited. */
export const isUnlimited = (planIndex: number): boolean => findPlan(planIndex)?.unlimited === true;

/** Whether so many credits are there, or none are needed. */
export const canSpend = (required: number, available: number, planIndex: number): boolean =>
  isUnlimited(planIndex) || available >= required;
