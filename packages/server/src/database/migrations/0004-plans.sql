-- The plans that a user has or had beside Free: bought at Stripe, or granted by an operator. The best that runs counts.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan_index integer not null check (plan_index between 1 and 7),
  -- 'active'; 'cancelled': runs until period_end and is not renewed; 'past-due': a payment failed; 'ended'.
  status text not null check (status in ('active', 'cancelled', 'past-due', 'ended')),
  -- Months of credits are counted from here, however often the plan or its period is changed.
  started_at timestamptz not null,
  -- The time that is paid for; an operator may grant a plan without an end.
  period_start timestamptz not null,
  period_end timestamptz,
  -- Stripe's id; null: granted by an operator.
  stripe_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index subscriptions_running on subscriptions (user_id) where status <> 'ended';
create index subscriptions_due on subscriptions (period_end) where status <> 'ended';
-- An operator grants a user one plan at a time.
create unique index subscriptions_granted on subscriptions (user_id) where stripe_id is null and status <> 'ended';

-- Packs of credits: bought once each, or granted by an operator. Their credits are in the ledger.
create table purchases (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan_index integer not null check (plan_index between 1 and 7),
  bought_at timestamptz not null,
  expires_at timestamptz not null,
  -- Stripe's id of the checkout session that was paid; null: granted by an operator.
  stripe_id text unique,
  -- How often its credits were given again, after a dispute that was won; a part of the grant's key.
  round integer not null default 0,
  -- How many credits were taken back, as it was refunded or is in dispute; null: it stands.
  taken_back integer check (taken_back >= 0)
);
create index purchases_user on purchases (user_id, expires_at);

create table stripe_customers (
  user_id uuid primary key references users on delete cascade,
  stripe_id text not null unique,
  -- Goes up with every change that was read from Stripe. Who reads there and finds it changed since reads again, so
  -- that an older state is never written over a newer one.
  version integer not null default 0
);

-- Stripe's events that were handled: each once, whatever their order and however often they come.
create table stripe_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null
);
create index stripe_events_handled on stripe_events (handled_at);
