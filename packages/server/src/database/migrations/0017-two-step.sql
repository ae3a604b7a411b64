-- Two-step sign-in: what somebody proves besides the password.

-- An app that shows codes by the time (RFC 6238); one for each account.
create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Under the server's key, for this account alone.
  sealed_secret text not null,
  -- Null: begun; it counts once a first code of it was right.
  confirmed_at timestamptz,
  -- The step of time of the last code that was taken: that one and those before are good no longer.
  last_step integer not null default 0,
  created_at timestamptz not null
);

-- Codes on paper, for who lost everything else; each is deleted as it is used.
create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Argon2id, as passwords.
  code_hash text not null
);
create index recovery_codes_user on recovery_codes (user_id);

-- Sign-ins whose first step is done. The token is good for one session.
create table sign_in_challenges (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Whether what the browser's visitor did becomes the user's: not where a link of a mail was the first step.
  binds boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_expires on sign_in_challenges (expires_at);
