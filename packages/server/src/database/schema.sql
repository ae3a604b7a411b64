create table api_keys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  start text not null,
  key_hash text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id, created_at);

create table attempts (
  key text not null,
  count integer not null,
  blocked_until timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint attempts_pkey PRIMARY KEY (key)
);
CREATE INDEX attempts_expires ON public.attempts USING btree (expires_at);

create table category_rules (
  user_id uuid not null,
  key text not null,
  merchant text not null,
  category text not null,
  constraint category_rules_pkey PRIMARY KEY (user_id, key),
  constraint category_rules_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

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
  pages integer not null default 1,
  charge_id uuid not null,
  verdict text,
  corrections json,
  corrections_revision integer not null default 0,
  outlines json,
  interruptions integer not null default 0,
  worker integer,
  asked text,
  network text,
  turn_at timestamp with time zone,
  counted boolean not null default true,
  result_storage_key text,
  result_key text,
  constraint conversions_file_id_key UNIQUE (file_id),
  constraint conversions_pkey PRIMARY KEY (id),
  constraint conversions_result_storage_key_fkey FOREIGN KEY (result_storage_key) REFERENCES storage_keys(id),
  constraint conversions_check CHECK (((status = 'done'::text) = (result IS NOT NULL))),
  constraint conversions_check1 CHECK (((status = 'refused'::text) = (refusal_code IS NOT NULL))),
  constraint conversions_check2 CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) OR (sealed_passwords IS NULL))),
  constraint conversions_check3 CHECK (((status = 'done'::text) = (verdict IS NOT NULL))),
  constraint conversions_check4 CHECK (((corrections IS NULL) OR (status = 'done'::text))),
  constraint conversions_check5 CHECK (((outlines IS NULL) OR (status = 'done'::text))),
  constraint conversions_check6 CHECK (((result_storage_key IS NULL) = (result_key IS NULL))),
  constraint conversions_check7 CHECK (((result_key IS NULL) OR (status = 'done'::text))),
  constraint conversions_interruptions_check CHECK ((interruptions >= 0)),
  constraint conversions_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text]))),
  constraint conversions_pages_check CHECK ((pages > 0)),
  constraint conversions_size_check CHECK ((size >= 0)),
  constraint conversions_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'refused'::text, 'failed'::text, 'cancelled'::text]))),
  constraint conversions_verdict_check CHECK ((verdict = ANY (ARRAY['verified'::text, 'failed'::text, 'unverifiable'::text, 'none'::text])))
);
CREATE INDEX conversions_asked ON public.conversions USING btree (owner_kind, owner_id, asked) WHERE (asked IS NOT NULL);
CREATE INDEX conversions_charge ON public.conversions USING btree (charge_id);
CREATE INDEX conversions_expires ON public.conversions USING btree (expires_at);
CREATE INDEX conversions_network ON public.conversions USING btree (network) WHERE ((network IS NOT NULL) AND (status = 'queued'::text));
CREATE INDEX conversions_owner ON public.conversions USING btree (owner_kind, owner_id, created_at DESC, id DESC);
CREATE INDEX conversions_same_file ON public.conversions USING btree (owner_kind, owner_id, sha256);
CREATE INDEX conversions_storage_key ON public.conversions USING btree (result_storage_key) WHERE (result_storage_key IS NOT NULL);
CREATE INDEX conversions_unfinished ON public.conversions USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

create table credit_accounts (
  owner_kind text not null,
  owner_id uuid not null,
  constraint credit_accounts_pkey PRIMARY KEY (owner_kind, owner_id),
  constraint credit_accounts_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text])))
);

create table credit_addresses (
  hold_id uuid not null,
  fingerprint text not null,
  amount integer not null,
  expires_at timestamp with time zone not null,
  constraint credit_addresses_pkey PRIMARY KEY (hold_id),
  constraint credit_addresses_amount_check CHECK ((amount > 0))
);
CREATE INDEX credit_addresses_expires ON public.credit_addresses USING btree (expires_at);
CREATE INDEX credit_addresses_fingerprint ON public.credit_addresses USING btree (fingerprint);

create table credit_deductions (
  id uuid not null,
  owner_kind text not null,
  owner_id uuid not null,
  key text not null,
  amount integer not null,
  charged integer not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint credit_deductions_owner_kind_owner_id_key_key UNIQUE (owner_kind, owner_id, key),
  constraint credit_deductions_pkey PRIMARY KEY (id),
  constraint credit_deductions_amount_check CHECK ((amount > 0)),
  constraint credit_deductions_check CHECK (((charged = 0) OR (charged = amount))),
  constraint credit_deductions_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text])))
);

create table credit_entries (
  id bigint not null,
  grant_id uuid not null,
  number integer not null,
  owner_kind text not null,
  owner_id uuid not null,
  kind text not null,
  amount integer not null,
  held integer not null,
  amount_after integer not null,
  held_after integer not null,
  hold_id uuid,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint credit_entries_grant_id_number_key UNIQUE (grant_id, number),
  constraint credit_entries_hold_id_grant_id_kind_key UNIQUE (hold_id, grant_id, kind),
  constraint credit_entries_pkey PRIMARY KEY (id),
  constraint credit_entries_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES credit_grants(id) ON DELETE CASCADE,
  constraint credit_entries_amount_after_check CHECK ((amount_after >= 0)),
  constraint credit_entries_check CHECK (
CASE kind
    WHEN 'grant'::text THEN ((amount > 0) AND (held = 0))
    WHEN 'hold'::text THEN ((amount < 0) AND (held = (- amount)))
    WHEN 'take'::text THEN ((amount = 0) AND (held < 0))
    WHEN 'give-back'::text THEN ((amount > 0) AND (held = (- amount)))
    ELSE ((amount < 0) AND (held = 0))
END),
  constraint credit_entries_check1 CHECK (((kind = ANY (ARRAY['grant'::text, 'expire'::text])) = (hold_id IS NULL))),
  constraint credit_entries_held_after_check CHECK ((held_after >= 0)),
  constraint credit_entries_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'hold'::text, 'take'::text, 'give-back'::text, 'expire'::text]))),
  constraint credit_entries_number_check CHECK ((number > 0)),
  constraint credit_entries_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text])))
);
CREATE INDEX credit_entries_owner ON public.credit_entries USING btree (owner_kind, owner_id, id DESC);
CREATE TRIGGER credit_entries_kept BEFORE DELETE OR UPDATE ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION keep_credit_history();

create table credit_grants (
  id uuid not null,
  owner_kind text not null,
  owner_id uuid not null,
  source text not null,
  amount integer not null,
  expires_at timestamp with time zone,
  key text not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint credit_grants_owner_kind_owner_id_key_key UNIQUE (owner_kind, owner_id, key),
  constraint credit_grants_pkey PRIMARY KEY (id),
  constraint credit_grants_amount_check CHECK ((amount > 0)),
  constraint credit_grants_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text]))),
  constraint credit_grants_source_check CHECK ((source = ANY (ARRAY['daily'::text, 'plan'::text, 'purchase'::text, 'promotion'::text, 'survey'::text, 'operator'::text])))
);
CREATE INDEX credit_grants_open ON public.credit_grants USING btree (owner_kind, owner_id) WHERE (closed_at IS NULL);
CREATE TRIGGER credit_grants_kept BEFORE DELETE OR UPDATE ON public.credit_grants FOR EACH ROW EXECUTE FUNCTION keep_credit_history();

create table fair_use (
  subject text not null,
  meter text not null,
  until timestamp with time zone not null,
  constraint fair_use_pkey PRIMARY KEY (subject, meter),
  constraint fair_use_meter_check CHECK ((meter = ANY (ARRAY['turn'::text, 'files'::text, 'bytes'::text, 'work'::text, 'unpaid'::text])))
);
CREATE INDEX fair_use_until ON public.fair_use USING btree (until);

create table file_keys (
  file_id uuid not null,
  storage_key text not null,
  wrapped text not null,
  converting boolean not null default false,
  constraint file_keys_pkey PRIMARY KEY (file_id),
  constraint file_keys_storage_key_fkey FOREIGN KEY (storage_key) REFERENCES storage_keys(id)
);
CREATE INDEX file_keys_storage_key ON public.file_keys USING btree (storage_key);

create table idempotency_keys (
  owner_kind text not null,
  owner_id uuid not null,
  key text not null,
  fingerprint text not null,
  made_ids uuid[] not null,
  expires_at timestamp with time zone not null,
  route text not null,
  sealed_answer text,
  constraint idempotency_keys_pkey PRIMARY KEY (owner_kind, owner_id, route, key),
  constraint idempotency_keys_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'user'::text])))
);
CREATE INDEX idempotency_keys_expires ON public.idempotency_keys USING btree (expires_at);
CREATE INDEX idempotency_keys_made ON public.idempotency_keys USING gin (made_ids);

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint identities_pkey PRIMARY KEY (issuer, subject),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identities_user ON public.identities USING btree (user_id);

create table layouts (
  user_id uuid not null,
  fingerprint text not null,
  columns json not null,
  set_at timestamp with time zone not null,
  constraint layouts_pkey PRIMARY KEY (user_id, fingerprint),
  constraint layouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table loose_files (
  file_id uuid not null,
  process text not null,
  since timestamp with time zone not null default now(),
  constraint loose_files_pkey PRIMARY KEY (file_id)
);

create table mail_tokens (
  token_hash text not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint mail_tokens_pkey PRIMARY KEY (token_hash),
  constraint mail_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'change-email'::text])))
);
CREATE INDEX mail_tokens_expires ON public.mail_tokens USING btree (expires_at);
CREATE INDEX mail_tokens_user ON public.mail_tokens USING btree (user_id, purpose);

create table mails (
  id uuid not null,
  sealed text not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  constraint mails_pkey PRIMARY KEY (id)
);

create table migrations (
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (number)
);

create table passkey_challenges (
  challenge_hash text not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkey_challenges_check CHECK (((user_id IS NULL) = (purpose = 'sign-in'::text))),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'second-step'::text, 'sign-in'::text])))
);
CREATE INDEX passkey_challenges_expires ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user ON public.passkey_challenges USING btree (user_id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table purchases (
  id uuid not null,
  user_id uuid not null,
  plan_index integer not null,
  bought_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  stripe_id text,
  round integer not null default 0,
  taken_back integer,
  constraint purchases_stripe_id_key UNIQUE (stripe_id),
  constraint purchases_pkey PRIMARY KEY (id),
  constraint purchases_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint purchases_plan_index_check CHECK (((plan_index >= 1) AND (plan_index <= 7))),
  constraint purchases_taken_back_check CHECK ((taken_back >= 0))
);
CREATE INDEX purchases_user ON public.purchases USING btree (user_id, expires_at);

create table recovery_codes (
  id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user ON public.recovery_codes USING btree (user_id);

create table registrations (
  token_hash text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  username text not null,
  locale text not null,
  visitor_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint registrations_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX registrations_email ON public.registrations USING btree (email_key, created_at DESC);
CREATE INDEX registrations_expires ON public.registrations USING btree (expires_at);

create table seal (
  one boolean not null default true,
  fingerprint text not null,
  constraint seal_pkey PRIMARY KEY (one),
  constraint seal_one_check CHECK (one)
);

create table security_journal (
  id bigint not null,
  at timestamp with time zone not null default now(),
  kind text not null,
  outcome text not null,
  account text,
  network text,
  detail text,
  constraint security_journal_pkey PRIMARY KEY (id)
);
CREATE INDEX security_journal_account ON public.security_journal USING btree (account, at) WHERE (account IS NOT NULL);
CREATE INDEX security_journal_at ON public.security_journal USING btree (at);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  method text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table sign_in_challenges (
  token_hash text not null,
  user_id uuid not null,
  binds boolean not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint sign_in_challenges_pkey PRIMARY KEY (token_hash),
  constraint sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_challenges_expires ON public.sign_in_challenges USING btree (expires_at);
CREATE INDEX sign_in_challenges_user ON public.sign_in_challenges USING btree (user_id);

create table sign_in_flows (
  cookie_hash text not null,
  provider text not null,
  redirect_uri text not null,
  state text,
  nonce text,
  code_verifier text,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint sign_in_flows_pkey PRIMARY KEY (cookie_hash),
  constraint sign_in_flows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_flows_check CHECK (((user_id IS NULL) = ((state IS NOT NULL) AND (nonce IS NOT NULL) AND (code_verifier IS NOT NULL))))
);
CREATE INDEX sign_in_flows_expires ON public.sign_in_flows USING btree (expires_at);
CREATE INDEX sign_in_flows_user ON public.sign_in_flows USING btree (user_id);

create table storage_keys (
  id text not null,
  since timestamp with time zone not null default now(),
  constraint storage_keys_pkey PRIMARY KEY (id)
);

create table stripe_customers (
  user_id uuid not null,
  stripe_id text not null,
  version integer not null default 0,
  constraint stripe_customers_stripe_id_key UNIQUE (stripe_id),
  constraint stripe_customers_pkey PRIMARY KEY (user_id),
  constraint stripe_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table stripe_events (
  id text not null,
  type text not null,
  handled_at timestamp with time zone not null,
  constraint stripe_events_pkey PRIMARY KEY (id)
);
CREATE INDEX stripe_events_handled ON public.stripe_events USING btree (handled_at);

create table subscriptions (
  id uuid not null,
  user_id uuid not null,
  plan_index integer not null,
  status text not null,
  started_at timestamp with time zone not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone,
  stripe_id text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint subscriptions_stripe_id_key UNIQUE (stripe_id),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint subscriptions_plan_index_check CHECK (((plan_index >= 1) AND (plan_index <= 7))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text, 'past-due'::text, 'ended'::text])))
);
CREATE INDEX subscriptions_due ON public.subscriptions USING btree (period_end) WHERE (status <> 'ended'::text);
CREATE UNIQUE INDEX subscriptions_granted ON public.subscriptions USING btree (user_id) WHERE ((stripe_id IS NULL) AND (status <> 'ended'::text));
CREATE INDEX subscriptions_running ON public.subscriptions USING btree (user_id) WHERE (status <> 'ended'::text);

create table survey_answers (
  user_id uuid not null,
  answers json not null,
  created_at timestamp with time zone not null,
  constraint survey_answers_pkey PRIMARY KEY (user_id),
  constraint survey_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table totp_factors (
  user_id uuid not null,
  sealed_secret text not null,
  confirmed_at timestamp with time zone,
  last_step integer not null default 0,
  created_at timestamp with time zone not null,
  constraint totp_factors_pkey PRIMARY KEY (user_id),
  constraint totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table used_credentials (
  fingerprint text not null,
  expires_at timestamp with time zone not null,
  constraint used_credentials_pkey PRIMARY KEY (fingerprint)
);
CREATE INDEX used_credentials_expires ON public.used_credentials USING btree (expires_at);

create table users (
  id uuid not null,
  email text not null,
  email_key text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  username text not null,
  phone_number text,
  locale text not null default 'en'::text,
  keep_hours integer,
  keep_files boolean not null default true,
  created_at timestamp with time zone not null,
  constraint users_email_key_key UNIQUE (email_key),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_keep_hours_check CHECK (((keep_hours >= 1) AND (keep_hours <= 87600)))
);

create table webhook_deliveries (
  id uuid not null,
  webhook_id uuid not null,
  conversion_id uuid,
  event text not null,
  body text not null,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamp with time zone not null,
  last_attempt_at timestamp with time zone,
  delivered_at timestamp with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_conversion_id_fkey FOREIGN KEY (conversion_id) REFERENCES conversions(id) ON DELETE CASCADE,
  constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhook_deliveries_conversion ON public.webhook_deliveries USING btree (conversion_id);
CREATE INDEX webhook_deliveries_hook ON public.webhook_deliveries USING btree (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (created_at) WHERE (status = 'waiting'::text);

create table webhooks (
  id uuid not null,
  user_id uuid not null,
  url text not null,
  events text[] not null,
  sealed_secret text not null,
  active boolean not null default true,
  off_reason text,
  failures integer not null default 0,
  created_at timestamp with time zone not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint webhooks_off_reason_check CHECK ((off_reason = ANY (ARRAY['gone'::text, 'failing'::text])))
);
CREATE INDEX webhooks_user ON public.webhooks USING btree (user_id, created_at);
