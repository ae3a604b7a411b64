import { randomUUID } from 'node:crypto';
import { FREE_PLAN, findPlan, PLANS, type Plan } from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import { addMonths } from './periods.ts';
import { changeSubscription, findRunning, insertPurchase, insertSubscription, lockUser } from './repository.ts';
import type { Grant } from './service.ts';

/** What operators do to a user's plan, without a payment. */

export interface OperatorNeeds {
  readonly sql: Kysely<Tables>;
  readonly grant: Grant;
  readonly now: () => Date;
}

/**
 * Grants a plan from now on, in place of one that was granted before. One that is bought goes on beside it; the better
 * one counts. A pack is granted in addition, Free ends what was granted.
 * @param months how long it lasts; `undefined`: without an end, a pack as long as a bought one
 * @throws {ApiError} `invalid-input` where there is no such plan, `not-found` where there is no such user
 */
export async function grantPlan(needs: OperatorNeeds, userId: string, index: number, months?: number): Promise<void> {
  const plan = findPlan(index);
  if (!plan) throw new ApiError('invalid-input', `There is no plan ${index}. Plans go from 0 to ${PLANS.length - 1}.`);
  await needs.sql.transaction().execute(async (within) => {
    if (!(await lockUser(within, userId))) throw new ApiError('not-found');
    if (plan.creditsOnce > 0) return grantPack(needs, within, userId, plan, months ?? plan.periodMonths);
    await endGranted(within, userId);
    if (index === FREE_PLAN) return;
    const now = needs.now();
    await insertSubscription(within, {
      user_id: userId,
      plan_index: index,
      status: 'active',
      started_at: now,
      period_start: now,
      period_end: months === undefined ? null : addMonths(now, months),
      stripe_id: null,
    });
  });
}

/** Ends at once what operators granted. */
export async function endGranted(within: Transaction<Tables>, userId: string): Promise<void> {
  for (const row of await findRunning(within, userId)) {
    if (row.stripe_id === null) await changeSubscription(within, row.id, { status: 'ended' });
  }
}

async function grantPack(
  { grant, now }: OperatorNeeds,
  within: Transaction<Tables>,
  userId: string,
  plan: Plan,
  months: number,
): Promise<void> {
  const id = randomUUID();
  const boughtAt = now();
  const expiresAt = addMonths(boughtAt, months);
  await insertPurchase(within, {
    id,
    user_id: userId,
    plan_index: plan.index,
    bought_at: boughtAt,
    expires_at: expiresAt,
    stripe_id: null,
    taken_back: null,
  });
  const owner = { kind: 'user', id: userId } as const;
  await grant(owner, { source: 'operator', amount: plan.creditsOnce, expiresAt, key: `purchase ${id} 0` }, within);
}
