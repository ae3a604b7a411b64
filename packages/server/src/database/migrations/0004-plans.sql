-- The plan that a user has beside Free. One at a time; one that ended stays for the record.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan_index integer not null check (plan_index between 1 and 7),
  -- 'active'; 'cancelled': runs until period_end and is not renewed; 'past-due': a payment failed; 'ended'.
  status text not null check (status in ('active', 'cancelled', 'past-due', 'ended')),
  period_start timestamptz not null,
  period_end timestamptz,
  -- Stripe's id; null: granted by an operator.
  stripe_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index subscriptions_current on subscriptions (user_id) where status <> 'ended';

create table stripe_customers (
  user_id uuid primary key references users on delete cascade,
  stripe_id text not null unique
);

-- Stripe's events that were handled: each once, whatever their order and however often they come.
create table stripe_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null
);
