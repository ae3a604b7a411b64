-- Passkeys (WebAuthn): keys that a device holds and proves without giving them away.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- What its owner calls it.
  name text not null,
  -- The authenticator's name for it, and its public key (COSE), both base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, as the authenticator counts; always 0 where it does not.
  counter bigint not null,
  -- How a browser may reach it: 'internal', 'usb', 'hybrid' …
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser is asked to sign; gone once it is answered.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('add', 'second-step', 'sign-in')),
  -- Whose it is; null: whoever signs in by it will be known then.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'sign-in'))
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);
