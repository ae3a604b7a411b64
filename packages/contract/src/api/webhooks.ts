import { type Static, Type } from 'typebox';
import { ConversionStatus } from './conversions.ts';

/**
 * The HTTP messages of webhooks: calls that the server makes to a user's own program (product, "For programs"), signed by
 * the scheme of https://www.standardwebhooks.com.
 */
export const WEBHOOKS_PATH = '/api/v1/webhooks';

/** How many webhooks one user may have. */
export const MAX_WEBHOOKS = 10;

export const WEBHOOK_EVENTS = ['conversion.done', 'conversion.refused', 'conversion.failed'] as const;
export const WebhookEvent = Type.Enum([...WEBHOOK_EVENTS]);

/**
 * Why a call did not succeed:
 * - `address` the host's name leads nowhere, or to an address that may not be called
 * - `unreachable` no connection, or one that broke off; `timeout` no answer within 10 s
 * - `redirect` an answer that leads elsewhere, which is not followed; `status` any other answer but 2xx
 * - `switched-off` the webhook was switched off before the call was made
 */
export const WebhookDeliveryError = Type.Enum([
  'address',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'switched-off',
]);

const Moment = Type.String({ format: 'date-time' });
const MomentOrNot = Type.Union([Moment, Type.Null()]);
const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'An https address of a host that can be reached from the internet.',
});
const events = Type.Array(WebhookEvent, { minItems: 1, maxItems: WEBHOOK_EVENTS.length, uniqueItems: true });

const info = {
  id: Type.String({ format: 'uuid' }),
  url: Type.String(),
  events: Type.Array(WebhookEvent),
  active: Type.Boolean(),
  offReason: Type.Union([Type.Enum(['gone', 'failing']), Type.Null()], {
    description: 'Why the server switched it off: it answered 410, or twenty deliveries in a row were given up.',
  }),
  failures: Type.Integer({ minimum: 0, description: 'Deliveries given up since the last one that arrived.' }),
  createdAt: Moment,
};

export const Webhook = Type.Object(info);
export const Webhooks = Type.Array(Webhook);

/** A webhook that was just made. `secret` signs its calls; it is shown here and never again. */
export const MadeWebhook = Type.Object({
  ...info,
  secret: Type.String({
    description: 'What signs its calls: `whsec_` and 32 bytes in base64. Shown here and never again.',
  }),
});

/** Without `events`, it is told of all of them. */
export const NewWebhook = Type.Object({ url, events: Type.Optional(events) }, { additionalProperties: false });

/** Switching it on again forgets what failed before. */
export const WebhookChanges = Type.Object(
  { url: Type.Optional(url), events: Type.Optional(events), active: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, minProperties: 1 },
);

export const WebhookParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const WebhookDelivery = Type.Object({
  /** The `webhook-id` of its calls, the same at every attempt. */
  id: Type.String({ format: 'uuid' }),
  type: Type.Enum([...WEBHOOK_EVENTS, 'test']),
  conversionId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  status: Type.Enum(['waiting', 'delivered', 'failed']),
  attempts: Type.Integer({ minimum: 0 }),
  lastStatus: Type.Union([Type.Integer(), Type.Null()], { description: 'The HTTP status of the last answer.' }),
  lastError: Type.Union([WebhookDeliveryError, Type.Null()]),
  createdAt: Moment,
  lastAttemptAt: MomentOrNot,
  deliveredAt: MomentOrNot,
});

/** A page of a webhook's deliveries, newest first; they are kept for 30 days, or as long as their conversion. */
export const WebhookDeliveryPage = Type.Object({
  items: Type.Array(WebhookDelivery),
  nextCursor: Type.Optional(Type.String()),
});
export const WebhookDeliveryQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});

/** The body of a call. It names a conversion and says nothing of what is in it, not even the file's name. */
export const WebhookBody = Type.Object({
  id: Type.String({ format: 'uuid', description: 'The same as the header `webhook-id`.' }),
  type: Type.Enum([...WEBHOOK_EVENTS, 'test']),
  created_at: Moment,
  data: Type.Object({
    id: Type.Optional(Type.String({ format: 'uuid', description: 'The conversion; absent in a test.' })),
    status: Type.Optional(ConversionStatus),
  }),
});

export type WebhookEvent = Static<typeof WebhookEvent>;
export type WebhookDeliveryError = Static<typeof WebhookDeliveryError>;
export type Webhook = Static<typeof Webhook>;
export type MadeWebhook = Static<typeof MadeWebhook>;
export type NewWebhook = Static<typeof NewWebhook>;
export type WebhookChanges = Static<typeof WebhookChanges>;
export type WebhookDelivery = Static<typeof WebhookDelivery>;
export type WebhookDeliveryPage = Static<typeof WebhookDeliveryPage>;
export type WebhookBody = Static<typeof WebhookBody>;
