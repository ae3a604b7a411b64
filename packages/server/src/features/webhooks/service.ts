import { randomUUID } from 'node:crypto';
import {
  type ConversionStatus,
  MAX_WEBHOOKS,
  type MadeWebhook,
  type NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookBody,
  type WebhookChanges,
  type WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookEvent,
} from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import type { WebhooksConfig } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { fromCursor, toCursor } from '../../http/cursor.ts';
import { ApiError } from '../../http/errors.ts';
import { type Asked, forgetKeysOf, type Once } from '../../http/idempotency.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Seal } from '../../secrets.ts';
import { isCallable } from './post.ts';
import {
  countWebhooks,
  type DeliveryRow,
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertDeliveries,
  insertWebhook,
  listDeliveries,
  listenersTo,
  listWebhooks,
  type NewDelivery,
  updateWebhook,
  type WebhookRow,
} from './repository.ts';
import { newWebhookSecret } from './signature.ts';

export interface WebhooksNeeds {
  readonly sql: Kysely<Tables>;
  readonly queue: Queue;
  readonly seal: Seal;
  readonly webhooks: WebhooksConfig;
  readonly once: Once;
}

/** What can be done with webhooks. What is not the user's is `not-found`. */
export type Webhooks = ReturnType<typeof createWebhooks>;

const PAGE = 50;

/** The text under which a webhook's secret is sealed: it opens for this webhook only. */
export const secretContext = (webhookId: string): string => `secret of webhook ${webhookId}`;

export function createWebhooks({ sql, queue, seal, webhooks: { private: allowPrivate }, once }: WebhooksNeeds) {
  const one = async (userId: string, id: string): Promise<WebhookRow> => found(await findWebhook(sql, userId, id));
  return {
    list: async (userId: string): Promise<Webhook[]> => (await listWebhooks(sql, userId)).map(toWebhook),

    /** Makes a webhook; its secret is in the answer, and sealed in the database. */
    make: async (userId: string, wanted: NewWebhook, asked: Asked | undefined): Promise<MadeWebhook> => {
      const row: WebhookRow = {
        id: randomUUID(),
        url: callable(wanted.url, allowPrivate),
        events: wanted.events ?? [...WEBHOOK_EVENTS],
        active: true,
        off_reason: null,
        failures: 0,
        created_at: new Date(),
      };
      const secret = newWebhookSecret();
      return once(asked, { ids: [row.id], answer: { ...toWebhook(row), secret } }, async (within) => {
        if ((await countWebhooks(within, userId)) >= MAX_WEBHOOKS) throw new ApiError('too-many');
        await insertWebhook(within, userId, row, seal.seal(secret, secretContext(row.id)));
      });
    },

    change: async (userId: string, id: string, changes: WebhookChanges): Promise<Webhook> => {
      const url = changes.url === undefined ? undefined : callable(changes.url, allowPrivate);
      return toWebhook(found(await updateWebhook(sql, userId, id, { ...changes, url })));
    },

    /** Deletes a webhook and what was to be sent to it. */
    delete: (userId: string, id: string): Promise<void> =>
      sql.transaction().execute(async (within) => {
        if (!(await deleteWebhook(within, userId, id))) throw new ApiError('not-found');
        await forgetKeysOf(within, [id]);
      }),

    deliveries: async (
      userId: string,
      id: string,
      cursor: string | undefined,
      limit = PAGE,
    ): Promise<WebhookDeliveryPage> => {
      const after = cursor === undefined ? undefined : fromCursor(cursor);
      if (cursor !== undefined && !after) throw new ApiError('invalid-input', 'The cursor is not one of ours.');
      const { id: webhookId } = await one(userId, id);
      const rows = await listDeliveries(sql, webhookId, after, limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return { items: shown.map(toDelivery), ...(rows.length > limit && last && { nextCursor: toCursor(last) }) };
    },

    /** Has a webhook called once, also one that is switched off, so that its receiver can be tried out. */
    test: async (userId: string, id: string): Promise<WebhookDelivery> => {
      const delivery = deliveryOf((await one(userId, id)).id, null, 'test', {});
      await sql.transaction().execute(async (within) => {
        await insertDeliveries(within, [delivery]);
        await queue.add(JOBS.webhook, delivery.id, within, { group: groupOf(seal, userId) });
      });
      return toDelivery(found(await findDelivery(sql, delivery.id)));
    },
  };
}

/** How a conversion ended, as others are told. */
export interface Ended {
  readonly id: string;
  readonly owner: Owner;
  readonly status: ConversionStatus;
}

/**
 * Tells a user's webhooks how a conversion ended, inside the transaction that keeps it: the calls are made if and only
 * if that is committed.
 */
export async function tellWebhooks(
  within: Transaction<Tables>,
  { queue, seal }: Pick<WebhooksNeeds, 'queue' | 'seal'>,
  ended: Ended,
): Promise<void> {
  const event = WEBHOOK_EVENTS.find((name) => name === `conversion.${ended.status}`);
  if (event === undefined || ended.owner.kind !== 'user') return;
  const listeners = await listenersTo(within, ended.owner.id, event);
  if (listeners.length === 0) return;
  const data = { id: ended.id, status: ended.status };
  const deliveries = listeners.map(({ id }) => deliveryOf(id, ended.id, event, data));
  await insertDeliveries(within, deliveries);
  const group = groupOf(seal, ended.owner.id);
  for (const { id } of deliveries) await queue.add(JOBS.webhook, id, within, { group });
}

/** Whose job it is, so that the queue can be fair. A fingerprint: a job may outlive its user's account for some hours. */
export const groupOf = (seal: Seal, userId: string): string => seal.fingerprint(`webhooks of user ${userId}`);

function deliveryOf(
  webhookId: string,
  conversionId: string | null,
  event: WebhookEvent | 'test',
  data: WebhookBody['data'],
): NewDelivery {
  const id = randomUUID();
  const createdAt = new Date();
  const body: WebhookBody = { id, type: event, created_at: createdAt.toISOString(), data };
  return { id, webhookId, conversionId, event, body: JSON.stringify(body), createdAt };
}

function callable(url: string, allowPrivate: boolean): string {
  if (isCallable(url, allowPrivate)) return new URL(url).href;
  throw new ApiError(
    'invalid-input',
    '"url" must be an https address of a host that can be reached from the internet, without a name and a password.',
  );
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError('not-found');
  return row;
}

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  active: row.active,
  offReason: row.off_reason,
  failures: row.failures,
  createdAt: row.created_at.toISOString(),
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.event,
  conversionId: row.conversion_id,
  status: row.status,
  attempts: row.attempts,
  lastStatus: row.last_status,
  lastError: row.last_error,
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
});
