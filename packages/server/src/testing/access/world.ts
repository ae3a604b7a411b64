import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { conversionOf } from '../fake-converter.ts';
import { type Harness, PDF, visitor } from '../harness.ts';
import { createTestUser } from '../people.ts';

/** Who calls, in the order of the matrix's columns. */
export const CALLERS = [
  'nobody',
  'visitor A',
  'visitor B',
  'user A',
  'user B',
  'key of A',
  'expired',
  'revoked',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Two visitors and two users, with something of each of the first ones. */
export interface World {
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  /** Ids of what belongs to visitor A and to user A, by what it is. */
  readonly ids: Readonly<Record<'visitorConversion' | 'conversion' | 'session' | 'key' | 'webhook', string>>;
}

/** Makes a world of its own for one call, so that no call finds what another one changed. */
export async function makeWorld({ database, storage, seal }: Harness): Promise<World> {
  const { sql } = database;
  const [a, b] = [await createTestUser({ sql }), await createTestUser({ sql })];
  const visitorA = randomUUID();
  const now = new Date();
  const key = newToken('apiKey');
  const ids = {
    visitorConversion: await addConversion(sql, storage, 'visitor', visitorA),
    conversion: await addConversion(sql, storage, 'user', a.id),
    session: randomUUID(),
    key: randomUUID(),
    webhook: randomUUID(),
  };
  await sql
    .insertInto('sessions')
    .values({ ...session(ids.session, a.id), token_hash: hashToken(newToken('session')), expires_at: in_(1) })
    .execute();
  const expired = newToken('session');
  await sql
    .insertInto('sessions')
    .values({ ...session(randomUUID(), a.id), token_hash: hashToken(expired), expires_at: in_(-1) })
    .execute();
  await sql
    .insertInto('api_keys')
    .values({
      id: ids.key,
      user_id: a.id,
      name: 'A',
      start: key.slice(0, 10),
      key_hash: hashToken(key),
      created_at: now,
    })
    .execute();
  await sql
    .insertInto('webhooks')
    .values({
      id: ids.webhook,
      user_id: a.id,
      url: 'https://example.org/hook',
      events: ['conversion.done'],
      sealed_secret: seal.seal(newToken('webhook'), `webhook ${ids.webhook}`),
      created_at: now,
    })
    .execute();
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    ids,
    headers: {
      nobody: {},
      'visitor A': visitor(visitorA),
      'visitor B': visitor(randomUUID()),
      'user A': a.headers,
      'user B': b.headers,
      'key of A': bearer(key),
      expired: bearer(expired),
      // A token as we make them, whose session is not there any more.
      revoked: bearer(newToken('session')),
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const in_ = (days: number): Date => new Date(Date.now() + days * DAY_MS);

const session = (id: string, userId: string) => ({
  id,
  user_id: userId,
  method: 'password',
  user_agent: 'test',
  created_at: new Date(),
  last_seen_at: new Date(),
});

/** A conversion that is done, with its file. */
async function addConversion(
  sql: Kysely<Tables>,
  storage: Harness['storage'],
  kind: 'visitor' | 'user',
  ownerId: string,
): Promise<string> {
  const [id, fileId] = [randomUUID(), randomUUID()];
  const { Readable } = await import('node:stream');
  await storage.put(fileId, Readable.from([PDF]));
  const result = await conversionOf({
    source: { bytes: new Uint8Array(PDF) },
    fileName: 'mine.pdf',
    passwords: [],
    locale: undefined,
    layouts: [],
  });
  await sql
    .insertInto('conversions')
    .values({
      id,
      owner_kind: kind,
      owner_id: ownerId,
      file_name: 'mine.pdf',
      file_id: fileId,
      media_type: 'application/pdf',
      size: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      options: '{}',
      status: 'done',
      result: JSON.stringify(result),
      verdict: 'verified',
      charge_id: id,
      created_at: new Date(),
      finished_at: new Date(),
      expires_at: in_(1),
    })
    .execute();
  return id;
}
