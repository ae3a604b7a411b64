-- What an owner was given, and until when it can be spent. How much of it is left is in the ledger.
create table credit_grants (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  source text not null check (source in ('daily', 'plan', 'purchase', 'promotion', 'survey', 'operator')),
  amount integer not null check (amount > 0),
  -- Null: never. It may be moved nearer (a payment that was returned), never further.
  expires_at timestamptz,
  -- What may be granted only once has one key: 'plan 0 2025-03-31', a payment's id …
  key text not null,
  created_at timestamptz not null,
  -- Set once all of it is taken or expired: nothing will happen to it any more.
  closed_at timestamptz,
  unique (owner_kind, owner_id, key)
);
-- All that a change of the ledger has to look at, however long the owner's history is.
create index credit_grants_open on credit_grants (owner_kind, owner_id) where closed_at is null;

-- The ledger: rows are added, never changed. Each says what it does to its grant, and how the grant stands after it, so
-- that the newest tells all without a sum over those before.
create table credit_entries (
  id bigint generated always as identity primary key,
  grant_id uuid not null references credit_grants on delete cascade,
  -- Counts the rows of its grant from 1. Two that were reckoned from the same standing cannot both be kept.
  number integer not null check (number > 0),
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  kind text not null check (kind in ('grant', 'hold', 'take', 'give-back', 'expire')),
  -- What it adds to what can be spent, and to what is held.
  amount integer not null,
  held integer not null,
  -- The sums of both, this row included.
  amount_after integer not null check (amount_after >= 0),
  held_after integer not null check (held_after >= 0),
  -- What was held or taken for: the charge of a conversion, or a deduction.
  hold_id uuid,
  reason text not null,
  created_at timestamptz not null,
  unique (grant_id, number),
  -- A hold is made once, and ends once, for each grant that it reaches into.
  unique (hold_id, grant_id, kind),
  check (case kind
    when 'grant' then amount > 0 and held = 0
    when 'hold' then amount < 0 and held = -amount
    when 'take' then amount = 0 and held < 0
    when 'give-back' then amount > 0 and held = -amount
    else amount < 0 and held = 0 end),
  check ((kind in ('grant', 'expire')) = (hold_id is null))
);
create index credit_entries_owner on credit_entries (owner_kind, owner_id, id desc);

-- One row for each owner with credits: whoever changes the ledger of an owner locks it first.
create table credit_accounts (
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  primary key (owner_kind, owner_id)
);

-- What owners spent by a call of their own, each once by its key.
create table credit_deductions (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('visitor', 'user')),
  owner_id uuid not null,
  key text not null,
  amount integer not null check (amount > 0),
  -- What it cost: nothing on an unlimited plan.
  charged integer not null check (charged in (0, amount)),
  reason text not null,
  created_at timestamptz not null,
  unique (owner_kind, owner_id, key)
);

-- How much the visitors of one network address hold and took on a day. The address is a keyed fingerprint of the day's own.
create table credit_addresses (
  hold_id uuid primary key,
  fingerprint text not null,
  amount integer not null check (amount > 0),
  expires_at timestamptz not null
);
create index credit_addresses_fingerprint on credit_addresses (fingerprint);
create index credit_addresses_expires on credit_addresses (expires_at);

-- What people answered to the survey.
create table survey_answers (
  user_id uuid primary key references users on delete cascade,
  answers json not null,
  created_at timestamptz not null
);

-- Entries and grants stay as they were written. They go only with their owner, by a transaction that names the owner.
create function keep_credit_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'credit_grants' then
    if (old.id, old.owner_kind, old.owner_id, old.source, old.amount, old.key, old.created_at)
        is not distinct from (new.id, new.owner_kind, new.owner_id, new.source, new.amount, new.key, new.created_at)
      and old.closed_at is null
      and coalesce(new.expires_at, 'infinity') <= coalesce(old.expires_at, 'infinity') then
      return new;
    end if;
  elsif tg_op = 'DELETE' and current_setting('tallyleaf.erase_credits_of', true) = old.owner_id::text then
    return old;
  end if;
  raise exception 'the credit ledger is only added to';
end $$;
create trigger credit_entries_kept before update or delete on credit_entries
  for each row execute function keep_credit_history();
create trigger credit_grants_kept before update or delete on credit_grants
  for each row execute function keep_credit_history();

alter table conversions
  -- Pages as they were counted when the upload was accepted: what it costs.
  add column pages integer not null default 1 check (pages > 0),
  -- The hold that pays for it. Conversions of one file by one owner share it, so that the file costs once.
  add column charge_id uuid;
update conversions set charge_id = id;
alter table conversions alter column charge_id set not null;
create index conversions_charge on conversions (charge_id);
create index conversions_same_file on conversions (owner_kind, owner_id, sha256);
