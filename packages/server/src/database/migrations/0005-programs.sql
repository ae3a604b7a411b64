-- Idempotency keys serve every call that makes something: of one owner, each call has keys of its own.
alter table idempotency_keys rename column conversion_ids to made_ids;
alter table idempotency_keys add column route text not null default 'POST /api/v1/conversions';
alter table idempotency_keys alter column route drop default;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (owner_kind, owner_id, route, key);
-- The answer, sealed with the server's key, where it cannot be read anew: it may hold a secret that is shown once.
alter table idempotency_keys add column sealed_answer text;
-- A key goes with what it made.
create index idempotency_keys_made on idempotency_keys using gin (made_ids);

create table api_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Its first characters, to tell keys apart; and SHA-256 of the whole, hex.
  start text not null,
  key_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at);

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null,
  -- Of which events it is told.
  events text[] not null,
  -- What signs its calls, sealed with the server's key.
  sealed_secret text not null,
  active boolean not null default true,
  -- Why the server switched it off: it said 410, or failed too often.
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Deliveries given up since the last one that arrived.
  failures integer not null default 0,
  created_at timestamptz not null
);
create index webhooks_user on webhooks (user_id, created_at);

-- Calls that are to be made; a job of the queue makes each. The id is the call's `webhook-id` and its job's id.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  -- What it tells of; null: a test. A delivery goes with its conversion.
  conversion_id uuid references conversions on delete cascade,
  event text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  delivered_at timestamptz
);
create index webhook_deliveries_hook on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_conversion on webhook_deliveries (conversion_id);
create index webhook_deliveries_waiting on webhook_deliveries (created_at) where status = 'waiting';
