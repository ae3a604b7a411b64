create table conversions (
  id uuid not null,
  owner_kind text not null,
  owner_id uuid not null,
  file_name text not null,
  file_id uuid not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  options json not null,
  sealed_passwords text,
  status text not null default 'queued'::text,
  progress json,
  refusal_code text,
  refusal_message text,
  result json,
  version integer not null default 1,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint conversions_file_id_key UNIQUE (file_id),
  constraint conversions_pkey PRIMARY KEY (id),
  constraint conversions_check CHECK (((status = 'done'::text) = (result IS NOT NULL))),
  constraint conversions_check1 CHECK (((status = 'refused'::text) = (refusal_code IS NOT NULL))),
  constraint conversions_check2 CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) OR (sealed_passwords IS NULL))),
  constraint conversions_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text]))),
  constraint conversions_size_check CHECK ((size >= 0)),
  constraint conversions_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'refused'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX conversions_expires ON public.conversions USING btree (expires_at);
CREATE INDEX conversions_owner ON public.conversions USING btree (owner_kind, owner_id, created_at DESC, id DESC);
CREATE INDEX conversions_unfinished ON public.conversions USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

create table idempotency_keys (
  owner_kind text not null,
  owner_id uuid not null,
  key text not null,
  fingerprint text not null,
  conversion_ids uuid[] not null,
  expires_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (owner_kind, owner_id, key),
  constraint idempotency_keys_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text])))
);
CREATE INDEX idempotency_keys_expires ON public.idempotency_keys USING btree (expires_at);

create table migrations (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (number)
);
