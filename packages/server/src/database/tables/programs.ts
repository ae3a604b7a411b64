import type { WebhookDeliveryError, WebhookEvent } from '@tallyleaf/contract';
import type { Generated } from 'kysely';
import type { OwnerKind } from './owners.ts';

/** What programs use: keys, and calls to addresses of theirs (migration 0005 says what each column holds). */
export interface ProgramTables {
  api_keys: ApiKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

export interface IdempotencyKeysTable {
  owner_kind: OwnerKind;
  owner_id: string;
  /** The call: `POST /api/v1/conversions`. */
  route: string;
  key: string;
  /** Tells what was asked for from anything else (HMAC with the server's key). */
  fingerprint: string;
  /** What came of it; the row goes when that is deleted. */
  made_ids: string[];
  /** The answer, where it is not read anew. */
  sealed_answer: string | null;
  expires_at: Date;
}

export interface ApiKeysTable {
  id: string;
  user_id: string;
  name: string;
  start: string;
  key_hash: string;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

export type WebhookOffReason = 'gone' | 'failing';

export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  events: WebhookEvent[];
  sealed_secret: string;
  active: Generated<boolean>;
  off_reason: WebhookOffReason | null;
  failures: Generated<number>;
  created_at: Date;
}

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  conversion_id: string | null;
  event: WebhookEvent | 'test';
  body: string;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  last_status: number | null;
  last_error: WebhookDeliveryError | null;
  created_at: Date;
  last_attempt_at: Date | null;
  delivered_at: Date | null;
}
