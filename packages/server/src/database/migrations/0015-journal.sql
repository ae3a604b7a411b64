-- What happened to accounts, keys and the server's operation, for whoever looks into an attack afterwards. Fingerprints stand for accounts
-- and networks (HMAC with the server's key); nothing of a document, no address, no token is in it.
create table security_journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- 'sign-in', 'key-use', 'operator' …
  kind text not null,
  -- 'ok', or the short code of the failure.
  outcome text not null,
  account text,
  network text,
  -- The operator's command; null of everything else.
  detail text
);
create index security_journal_at on security_journal (at);
create index security_journal_account on security_journal (account, at) where account is not null;
