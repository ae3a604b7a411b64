create table conversions (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  file_name text not null,
  file_id uuid not null unique,
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  options json not null,
  sealed_passwords text,
  status text not null default 'queued'
    check (status in ('queued', 'running', 'done', 'refused', 'failed', 'cancelled')),
  progress json,
  refusal_code text,
  refusal_message text,
  result json,
  version integer not null default 1,
  attempts integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  check ((status = 'done') = (result is not null)),
  check ((status = 'refused') = (refusal_code is not null)),
  check (status in ('queued', 'running') or sealed_passwords is null)
);

-- One's own conversions, newest first.
create index conversions_owner on conversions (owner_kind, owner_id, created_at desc, id desc);
-- What is due for deletion.
create index conversions_expires on conversions (expires_at);
-- What a restarted server takes up again.
create index conversions_unfinished on conversions (created_at) where status in ('queued', 'running');

create table idempotency_keys (
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  key text not null,
  fingerprint text not null,
  conversion_ids uuid[] not null,
  expires_at timestamptz not null,
  primary key (owner_kind, owner_id, key)
);

create index idempotency_keys_expires on idempotency_keys (expires_at);
