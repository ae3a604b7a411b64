-- Encryption at rest (STORAGE_KEY). Each file and each result has a random key of its own, which is kept here, wrapped by
-- one of the configured keys.

-- The configured keys that something may be wrapped by, by their fingerprints. A process whose key is not among them can
-- keep nothing: once a key is retired, nothing new depends on it.
create table storage_keys (
  id text primary key,
  since timestamptz not null default now()
);

-- The keys of encrypted files. Without its row a file cannot be read any more.
create table file_keys (
  file_id uuid primary key,
  storage_key text not null references storage_keys (id),
  -- Wrapped (AES-256-GCM), base64.
  wrapped text not null,
  -- True while a file that was kept in clear is being encrypted: it may still be either.
  converting boolean not null default false
);
create index file_keys_storage_key on file_keys (storage_key);

alter table conversions
  -- The key of result, corrections and outlines, as above; null where they are kept in clear. Under a key each of them is
  -- one JSON string.
  add column result_storage_key text references storage_keys (id),
  add column result_key text,
  add check ((result_storage_key is null) = (result_key is null)),
  add check (result_key is null or status = 'done');
create index conversions_storage_key on conversions (result_storage_key) where result_storage_key is not null;
