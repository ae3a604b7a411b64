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
create index api_keys_user on api_keys (user_id);

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  url text not null,
  -- What signs its calls, sealed with the server's key.
  sealed_secret text not null,
  active boolean not null default true,
  created_at timestamptz not null
);
create index webhooks_user on webhooks (user_id);

-- Calls that are to be made; a job of the queue makes them.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index webhook_deliveries_hook on webhook_deliveries (webhook_id, created_at desc);
