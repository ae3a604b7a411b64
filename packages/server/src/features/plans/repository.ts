import { randomUUID } from 'node:crypto';
import { LOCALES } from '@tallyleaf/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PurchasesTable, SubscriptionsTable, Tables } from '../../database/tables.ts';
import type { PlanFacts, SubscriptionFacts } from './plan-of.ts';

/** The SQL of plans. */

export type Db = Kysely<Tables> | Transaction<Tables>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type PurchaseRow = Selectable<PurchasesTable>;

/** What decides a user's plan; `undefined` where there is no such user. */
export async function findFacts(db: Db, userId: string): Promise<PlanFacts | undefined> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('created_at').executeTakeFirst();
  if (!user) return undefined;
  const subscriptions = await findRunning(db, userId);
  const pack = await db
    .selectFrom('purchases')
    .where('user_id', '=', userId)
    .where('taken_back', 'is', null)
    .orderBy('expires_at', 'desc')
    .select(['bought_at', 'expires_at'])
    .executeTakeFirst();
  return {
    createdAt: user.created_at,
    subscriptions: subscriptions.map(toFacts),
    pack: pack && { boughtAt: pack.bought_at, expiresAt: pack.expires_at },
  };
}

export const toFacts = (row: SubscriptionRow): SubscriptionFacts => ({
  planIndex: row.plan_index,
  status: row.status,
  startedAt: row.started_at,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  renews: row.stripe_id !== null,
});

/** A user's subscriptions that have not ended. */
export const findRunning = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('status', '<>', 'ended')
    .orderBy('created_at')
    .selectAll()
    .execute();

/** Subscriptions whose time is over, though nobody ended or renewed them. */
export const findDue = (db: Db, now: Date): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .where('status', '<>', 'ended')
    .where('period_end', '<=', now)
    .orderBy('period_end')
    .selectAll()
    .execute();

export type NewSubscription = Omit<SubscriptionRow, 'id' | 'created_at' | 'updated_at'>;

export async function insertSubscription(db: Db, row: NewSubscription): Promise<void> {
  const now = new Date();
  await db
    .insertInto('subscriptions')
    .values({ ...row, id: randomUUID(), created_at: now, updated_at: now })
    .execute();
}

/** Writes the state of a subscription that Stripe knows: the row it has, or a new one. */
export async function saveStripeSubscription(db: Db, row: NewSubscription): Promise<void> {
  const now = new Date();
  await db
    .insertInto('subscriptions')
    .values({ ...row, id: randomUUID(), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('stripe_id').doUpdateSet({
        plan_index: row.plan_index,
        status: row.status,
        started_at: row.started_at,
        period_start: row.period_start,
        period_end: row.period_end,
        updated_at: now,
      }),
    )
    .execute();
}

/** Ends a subscription that Stripe does not know any more. */
export async function endStripeSubscription(db: Db, userId: string, stripeId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'ended', updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('stripe_id', '=', stripeId)
    .execute();
}

type Change = Partial<Pick<SubscriptionRow, 'status' | 'period_end'>>;

/** Changes one that has not ended. */
export async function changeSubscription(db: Db, id: string, change: Change): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .execute();
}

/** Who pays, and in which language. */
export async function findPayer(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'locale'])
    .executeTakeFirst();
  const known = LOCALES.find(({ code }) => code === row?.locale)?.code ?? 'en';
  return row && { id: row.id, email: row.email, locale: known };
}

/** Locks a user's row, so that two changes of one user's plans do not meet. False where there is no such user. */
export async function lockUser(within: Transaction<Tables>, userId: string): Promise<boolean> {
  const row = await within
    .selectFrom('users')
    .where('id', '=', userId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const findPurchase = (db: Db, stripeId: string): Promise<PurchaseRow | undefined> =>
  db.selectFrom('purchases').where('stripe_id', '=', stripeId).selectAll().executeTakeFirst();

export async function insertPurchase(db: Db, row: Omit<PurchaseRow, 'round'>): Promise<void> {
  await db.insertInto('purchases').values(row).execute();
}

export async function changePurchase(db: Db, id: string, change: Pick<PurchaseRow, 'round' | 'taken_back'>) {
  await db.updateTable('purchases').set(change).where('id', '=', id).execute();
}

/** All that is kept of a user's plans, for the export of an account. */
export async function findHistory(db: Db, userId: string) {
  const subscriptions = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .selectAll()
    .execute();
  const purchases = await db
    .selectFrom('purchases')
    .where('user_id', '=', userId)
    .orderBy('bought_at')
    .selectAll()
    .execute();
  const customer = await db
    .selectFrom('stripe_customers')
    .where('user_id', '=', userId)
    .select('stripe_id')
    .executeTakeFirst();
  return { subscriptions, purchases, stripe_customer: customer?.stripe_id ?? null };
}

/** Forgets events that Stripe will not send again by itself. */
export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('handled_at', '<', before).execute();
}

/** Whether an event was handled. */
export async function wasHandled(db: Db, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('stripe_events').where('id', '=', eventId).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Writes down that an event is handled. False when it was before. */
export async function claimEvent(within: Transaction<Tables>, event: { id: string; type: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await within
    .insertInto('stripe_events')
    .values({ id: event.id, type: event.type, handled_at: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
