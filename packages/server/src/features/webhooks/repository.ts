import type { WebhookDeliveryError, WebhookEvent } from '@tallyleaf/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { WebhookDeliveriesTable, WebhookOffReason, WebhooksTable } from '../../database/tables/programs.ts';
import type { Tables } from '../../database/tables.ts';
import type { Place } from '../../http/cursor.ts';

/** The SQL of webhooks and of their deliveries. */

type Db = Kysely<Tables> | Transaction<Tables>;

const SHOWN = ['id', 'url', 'events', 'active', 'off_reason', 'failures', 'created_at'] as const;
export type WebhookRow = Pick<Selectable<WebhooksTable>, (typeof SHOWN)[number]>;

const DELIVERY = [
  'id',
  'event',
  'conversion_id',
  'status',
  'attempts',
  'last_status',
  'last_error',
  'created_at',
  'last_attempt_at',
  'delivered_at',
] as const;
export type DeliveryRow = Pick<Selectable<WebhookDeliveriesTable>, (typeof DELIVERY)[number]>;

export interface NewDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly conversionId: string | null;
  readonly event: WebhookEvent | 'test';
  readonly body: string;
  readonly createdAt: Date;
}

const own = (db: Db, userId: string) => db.selectFrom('webhooks').where('user_id', '=', userId);

export const listWebhooks = (db: Db, userId: string): Promise<WebhookRow[]> =>
  own(db, userId).select(SHOWN).orderBy('created_at', 'desc').orderBy('id').execute();

export const findWebhook = (db: Db, userId: string, id: string): Promise<WebhookRow | undefined> =>
  own(db, userId).where('id', '=', id).select(SHOWN).executeTakeFirst();

/** How many a user has. The user's row is locked: of two that ask at once, one waits for what the other does. */
export async function countWebhooks(within: Transaction<Tables>, userId: string): Promise<number> {
  await within.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  const { count } = await own(within, userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertWebhook = (db: Db, userId: string, row: WebhookRow, sealedSecret: string) =>
  db
    .insertInto('webhooks')
    .values({ ...row, events: [...row.events], user_id: userId, sealed_secret: sealedSecret })
    .execute();

export interface Change {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly active?: boolean | undefined;
}

export const updateWebhook = (db: Db, userId: string, id: string, { url, events, active }: Change) =>
  db
    .updateTable('webhooks')
    .set({
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...events] }),
      ...(active !== undefined && { active }),
      ...(active === true && { off_reason: null, failures: 0 }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst();

/** Deletes a webhook, its deliveries with it. */
export async function deleteWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The webhooks of a user that are to be told of an event. */
export const listenersTo = (db: Db, userId: string, event: WebhookEvent): Promise<{ id: string }[]> =>
  own(db, userId).where('active', '=', true).where(sql<boolean>`${event} = any(events)`).select('id').execute();

export const insertDeliveries = (db: Db, deliveries: readonly NewDelivery[]) =>
  db
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map((one) => ({
        id: one.id,
        webhook_id: one.webhookId,
        conversion_id: one.conversionId,
        event: one.event,
        body: one.body,
        created_at: one.createdAt,
      })),
    )
    .execute();

export const findDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhook_deliveries').where('id', '=', id).select(DELIVERY).executeTakeFirst();

/** A page of a webhook's deliveries, newest first, beginning after a place. */
export const listDeliveries = (
  db: Db,
  webhookId: string,
  after: Place | undefined,
  limit: number,
): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .select(DELIVERY)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Counts an attempt; `undefined`: there is nothing (left) to do. */
export async function beginAttempt(db: Db, id: string, now: Date) {
  const delivery = await db
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_attempt_at: now }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning(['webhook_id', 'event', 'body', 'attempts'])
    .executeTakeFirst();
  if (!delivery) return undefined;
  const webhook = await db
    .selectFrom('webhooks')
    .where('id', '=', delivery.webhook_id)
    .select(['url', 'sealed_secret', 'active'])
    .executeTakeFirst();
  return webhook && { ...delivery, ...webhook };
}

/** An attempt that was interrupted does not count. */
export const takeBackAttempt = (db: Db, id: string) =>
  db
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();

export interface Attempt {
  readonly status: 'waiting' | 'delivered' | 'failed';
  readonly lastStatus: number | null;
  readonly lastError: WebhookDeliveryError | null;
  readonly now: Date;
}

/** Keeps what came of an attempt; false when it was settled or erased before. */
export async function keepAttempt(
  db: Db,
  id: string,
  { status, lastStatus, lastError, now }: Attempt,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      status,
      last_status: lastStatus,
      last_error: lastError,
      ...(status === 'delivered' && { delivered_at: now }),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A delivery arrived: what failed before is forgotten. */
export const forgetFailures = (db: Db, webhookId: string) =>
  db.updateTable('webhooks').set({ failures: 0 }).where('id', '=', webhookId).where('failures', '>', 0).execute();

/** A delivery was given up; returns how many in a row that makes. */
export async function countFailure(db: Db, webhookId: string): Promise<number> {
  const row = await db
    .updateTable('webhooks')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', webhookId)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

export const switchOff = (db: Db, webhookId: string, reason: WebhookOffReason) =>
  db
    .updateTable('webhooks')
    .set({ active: false, off_reason: reason })
    .where('id', '=', webhookId)
    .where('active', '=', true)
    .execute();

/** Deliveries that wait since before a time, with whose they are. */
export const findWaiting = (db: Db, before: Date, limit: number): Promise<{ id: string; user_id: string }[]> =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .where('webhook_deliveries.status', '=', 'waiting')
    .where('webhook_deliveries.created_at', '<', before)
    .select(['webhook_deliveries.id', 'webhooks.user_id'])
    .orderBy('webhook_deliveries.created_at')
    .limit(limit)
    .execute();

/** Deletes deliveries that are older than a time. */
export const deleteDeliveriesBefore = async (db: Db, time: Date): Promise<void> => {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', time).execute();
};
