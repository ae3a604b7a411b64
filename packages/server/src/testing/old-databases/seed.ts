import type { Session } from '../../database/migrate.ts';

/** Rows as the program of each state of the migrations wrote them: what its number says is added once that migration ran. */

const ID = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const RESULT = JSON.stringify({
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: 'x', pages: 1, kind: 'digital' },
  statements: [{ reconciliation: { status: 'verified', checks: [] } }],
  warnings: [],
});

const CONVERSIONS = (owner: string): string => `
  insert into conversions (id, owner_kind, owner_id, file_name, file_id, media_type, size, sha256, options, sealed_passwords, status, result,
    attempts, created_at, finished_at, expires_at) values
  ('${ID(1)}', 'visitor', '${owner}', 'märz "1".pdf', '${ID(11)}', 'application/pdf', 100, 'a', '{}', null, 'done', '${RESULT}', 1,
    '2025-03-01T00:00:00Z', '2025-03-01T00:00:05Z', '2125-03-01T00:00:00Z'),
  ('${ID(2)}', 'visitor', '${owner}', 'queued.pdf', '${ID(12)}', 'application/pdf', 200, 'b', '{"locale":"de"}', 'sealed', 'queued', null, 0,
    '2025-03-02T00:00:00Z', null, '2125-03-01T00:00:00Z'),
  ('${ID(3)}', 'user', '${ID(21)}', 'failed.pdf', '${ID(13)}', 'application/pdf', 300, 'c', '{}', null, 'failed', null, 3,
    '2025-03-03T00:00:00Z', '2025-03-03T00:00:05Z', '2125-03-01T00:00:00Z')`;

const STEPS: Readonly<Record<number, string>> = {
  1: CONVERSIONS(ID(20)),
  2: `insert into users (id, email, email_key, email_verified_at, username, created_at) values
      ('${ID(21)}', 'Ada@example.org', 'ada@example.org', '2025-01-01T00:00:00Z', 'Ada', '2025-01-01T00:00:00Z');
    insert into sessions (id, user_id, token_hash, method, user_agent, created_at, last_seen_at, expires_at) values
      ('${ID(22)}', '${ID(21)}', 'h', 'password', 'a browser', now(), now(), '2125-01-01T00:00:00Z')`,
  3: `insert into credit_accounts (owner_kind, owner_id) values ('user', '${ID(21)}');
    insert into credit_grants (id, owner_kind, owner_id, source, amount, expires_at, key, created_at) values
      ('${ID(31)}', 'user', '${ID(21)}', 'operator', 10, null, 'k', now());
    insert into credit_entries (grant_id, number, owner_kind, owner_id, kind, amount, held, amount_after, held_after, hold_id, reason, created_at) values
      ('${ID(31)}', 1, 'user', '${ID(21)}', 'grant', 10, 0, 10, 0, null, 'operator', now()),
      ('${ID(31)}', 2, 'user', '${ID(21)}', 'hold', -2, 2, 8, 2, '${ID(3)}', 'conversion', now())`,
  4: `insert into subscriptions (id, user_id, plan_index, status, started_at, period_start, created_at, updated_at) values
      ('${ID(41)}', '${ID(21)}', 3, 'active', now(), now(), now(), now())`,
  5: `insert into api_keys (id, user_id, name, start, key_hash, created_at) values
      ('${ID(51)}', '${ID(21)}', 'a key', 'tl_', 'kh', now());
    insert into webhooks (id, user_id, url, events, sealed_secret, created_at) values
      ('${ID(52)}', '${ID(21)}', 'https://example.org/hook', '{conversion.done}', 'sealed', now())`,
  6: `insert into seal (fingerprint) values ('f')`,
  8: `update conversions set corrections = '{"edits":[]}', corrections_revision = 1 where id = '${ID(1)}'`,
  9: `insert into category_rules (user_id, key, merchant, category) values ('${ID(21)}', 'GROCER', 'Green Grocer', 'Food')`,
  19: `insert into storage_keys (id) values ('0123456789abcdef');
    insert into file_keys (file_id, storage_key, wrapped) values ('${ID(13)}', '0123456789abcdef', 'wrapped');
    update conversions set result = '"sealed"', corrections = null, result_storage_key = '0123456789abcdef', result_key = 'wrapped'
      where id = '${ID(1)}'`,
};

/** Adds what the program of this state could add first. */
export async function seed(session: Session, number: number): Promise<void> {
  const step = STEPS[number];
  if (step !== undefined) await session.script(step);
}
