-- What an owner was given, and until when it can be spent. `amount` never changes; what is left is in the ledger.
create table credit_grants (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  source text not null check (source in ('daily', 'plan', 'purchase', 'promotion', 'survey', 'operator')),
  amount integer not null check (amount > 0),
  starts_at timestamptz not null,
  expires_at timestamptz,
  -- What may be granted only once has one key: 'plan 0 2025-03', a payment's id …
  key text not null,
  created_at timestamptz not null,
  unique (owner_kind, owner_id, key)
);
create index credit_grants_owner on credit_grants (owner_kind, owner_id, expires_at);

-- The ledger: rows are added, never changed. What is left of a grant is the sum of its rows.
create table credit_entries (
  id bigint generated always as identity primary key,
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  grant_id uuid not null references credit_grants on delete cascade,
  kind text not null check (kind in ('grant', 'hold', 'take', 'give-back', 'expire')),
  -- Grant and give-back add, hold and expire take away; a take settles what is held and counts 0.
  amount integer not null,
  -- What it is for: a conversion's id, or one's own spending.
  hold_id uuid,
  reason text not null,
  created_at timestamptz not null,
  check (case kind when 'grant' then amount > 0 when 'give-back' then amount > 0
    when 'hold' then amount < 0 when 'expire' then amount < 0 else amount = 0 end)
);
create index credit_entries_owner on credit_entries (owner_kind, owner_id, id desc);
create index credit_entries_grant on credit_entries (grant_id);
create index credit_entries_hold on credit_entries (hold_id);

-- One row for each owner with credits: whoever changes the ledger of an owner locks it first.
create table credit_accounts (
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  primary key (owner_kind, owner_id)
);
