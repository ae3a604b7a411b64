create table users (
  id uuid primary key,
  -- As the person typed it; mails go there.
  email text not null,
  -- What makes two addresses the same: trimmed, NFKC, lower case.
  email_key text not null unique,
  email_verified_at timestamptz,
  -- Argon2id in PHC form; null: signs in by a provider only.
  password_hash text,
  username text not null,
  phone_number text,
  locale text not null default 'en',
  -- How long results are kept, in hours; null: the server's own rule. Files may go as soon as they are converted.
  keep_hours integer check (keep_hours between 1 and 87600),
  keep_files boolean not null default true,
  created_at timestamptz not null
);

-- Who a person is at a provider of sign-in (OpenID Connect: issuer and subject).
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token, hex; the token itself is with its owner alone.
  token_hash text not null unique,
  -- How it was opened: 'password', or a provider's name.
  method text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

-- Who registered and has not proved the address yet. Nobody has an account before that; of several registrations of one
-- address each has its own link and password, and the first link that is followed ends the others.
create table registrations (
  -- SHA-256 of what the link carries, hex.
  token_hash text primary key,
  email text not null,
  email_key text not null,
  password_hash text not null,
  username text not null,
  locale text not null,
  -- The browser that registered, by its visitor's cookie.
  visitor_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_email on registrations (email_key, created_at desc);
create index registrations_expires on registrations (expires_at);

-- What a mail carries to prove that its reader asked for something. Each is good once.
create table mail_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'change-email')),
  -- The address that it proves.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_expires on mail_tokens (expires_at);

-- What is counted to be slowed down or limited: attempts by account and by network address, mails by address. The keys are
-- fingerprints under the server's key.
create table attempts (
  key text primary key,
  count integer not null,
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);
create index attempts_expires on attempts (expires_at);

-- A sign-in that is on its way to a provider and back; it belongs to the browser that holds its cookie, and is gone once used.
create table sign_in_flows (
  cookie_hash text primary key,
  provider text not null,
  -- Where the provider leads back to; what it says there must carry the state, its ID token the nonce (null: completed).
  redirect_uri text not null,
  state text,
  nonce text,
  code_verifier text,
  -- Whose it turned out to be: the sign-in is completed and waits to be collected.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) = (state is not null and nonce is not null and code_verifier is not null))
);
create index sign_in_flows_user on sign_in_flows (user_id);
create index sign_in_flows_expires on sign_in_flows (expires_at);

-- Fingerprints of the one-tap ID tokens that signed somebody in, until they expire: each is good once.
create table used_credentials (
  fingerprint text primary key,
  expires_at timestamptz not null
);
create index used_credentials_expires on used_credentials (expires_at);

-- Mails on their way. The row is the truth, a job of the queue the delivery; gone once it is delivered.
create table mails (
  id uuid primary key,
  -- To whom, which mail, which language, and what it says: JSON, sealed with the server's key, as it holds tokens.
  sealed text not null,
  attempts integer not null default 0,
  created_at timestamptz not null
);
