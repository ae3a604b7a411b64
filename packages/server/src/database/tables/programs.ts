import type { Generated } from 'kysely';

/** What programs use: keys, and calls to addresses of theirs (migration 0005 says what each column holds). */
export interface ProgramTables {
  api_keys: ApiKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
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

export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  sealed_secret: string;
  active: Generated<boolean>;
  created_at: Date;
}

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event: string;
  body: string;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  last_status: number | null;
  last_error: string | null;
  created_at: Date;
  delivered_at: Date | null;
}
