import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, KEYS_PATH, MAX_API_KEYS } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { form, type Harness, PDF, startHarness, visitor } from '../../testing/harness.ts';
import { recordingLog } from '../../testing/log.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { deleteOldKeys } from './repository.ts';

describe.each(testDatabases)('API keys on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(kind, { log: recorded.log });
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    me = await createTestUser(harness.database);
  });

  type Headers = Record<string, string>;
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    harness.app.inject({ method, url, headers, ...(payload && { payload }) });
  const make = (payload: object = { name: 'books' }, headers: Headers = {}, of = me) =>
    call('POST', KEYS_PATH, { ...of.headers, ...headers }, payload);
  const made = async (payload?: object): Promise<{ id: string; key: string }> => (await make(payload)).json().data;
  const list = async (of = me) => (await call('GET', KEYS_PATH, of.headers)).json().data;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const conversions = async (key: string) => (await call('GET', CONVERSIONS_PATH, bearer(key))).statusCode;

  it('are shown once, kept as a hash, and listed by their beginning', async () => {
    const answer = await make({ name: '  my bookkeeping ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { key, ...rest } = answer.json().data;
    expect(key).toMatch(/^tlk_[\w-]{43}$/);
    expect(rest).toEqual({
      id: expect.any(String),
      name: 'my bookkeeping',
      start: key.slice(0, 10),
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: null,
    });
    expect(await list()).toEqual([rest]);
    const { rows } = await sql<{ text: string }>`select k::text as text from api_keys k`.execute(harness.database.sql);
    expect(rows.map(({ text }) => text).join()).not.toContain(key);
  });

  it('let a program act for their owner', async () => {
    const { key } = await made();
    const body = await form([{ name: 'march.pdf', bytes: PDF }]);
    const sent = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...bearer(key) },
    });
    expect(sent.statusCode).toBe(202);
    const url = `${CONVERSIONS_PATH}/${sent.json().data[0].id}`;
    expect((await call('GET', url, me.headers)).statusCode).toBe(200);
    expect((await call('GET', url, visitor(randomUUID()))).statusCode).toBe(404);
    const stranger = await createTestUser(harness.database);
    expect((await call('GET', url, stranger.headers)).statusCode).toBe(404);
  });

  it('are told when they were last used, written at most every five minutes', async () => {
    const { id, key } = await made();
    const { sql: db } = harness.database;
    const usedAt = async () =>
      (await db.selectFrom('api_keys').where('id', '=', id).select('last_used_at').executeTakeFirstOrThrow())
        .last_used_at;
    expect(await usedAt()).toBeNull();
    await conversions(key);
    const first = await usedAt();
    expect(first).toBeInstanceOf(Date);
    await conversions(key);
    expect(await usedAt()).toEqual(first);
    await sql`update api_keys set last_used_at = now() - interval '6 minutes' where id = ${id}`.execute(db);
    const before = await usedAt();
    await conversions(key);
    expect((await usedAt())?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
  });

  it('open nothing once they are over or deleted, nor when a letter is wrong', async () => {
    const over = await made({ name: 'over', expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    const gone = await made();
    expect([await conversions(over.key), await conversions(gone.key)]).toEqual([200, 200]);
    await sql`update api_keys set expires_at = now() where id = ${over.id}`.execute(harness.database.sql);
    expect((await call('DELETE', `${KEYS_PATH}/${gone.id}`, me.headers)).json()).toMatchObject({ code: 100000 });
    expect([await conversions(over.key), await conversions(gone.key)]).toEqual([401, 401]);
    expect(await conversions(`${over.key.slice(0, -1)}!`)).toBe(401);
    expect(await conversions('tlk_')).toBe(401);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([over.id]);
    await sql`update api_keys set expires_at = now() - interval '31 days' where id = ${over.id}`.execute(
      harness.database.sql,
    );
    await deleteOldKeys(harness.database.sql);
    expect(await list()).toEqual([]);
  });

  it('cannot make, list or delete keys', async () => {
    const { id, key } = await made();
    for (const [method, url] of [
      ['GET', KEYS_PATH],
      ['POST', KEYS_PATH],
      ['DELETE', `${KEYS_PATH}/${id}`],
    ] as const) {
      const answer = await call(method, url, bearer(key), method === 'POST' ? { name: 'more' } : undefined);
      expect([method, answer.json()]).toEqual([method, expect.objectContaining({ code: 403, error: 'not-allowed' })]);
    }
    expect((await call('GET', KEYS_PATH, visitor(randomUUID()))).json()).toMatchObject({ error: 'not-signed-in' });
  });

  it('are their owner’s alone', async () => {
    const { id, key } = await made();
    const stranger = await createTestUser(harness.database);
    expect(await list(stranger)).toEqual([]);
    expect((await call('DELETE', `${KEYS_PATH}/${id}`, stranger.headers)).json()).toMatchObject({ code: 404 });
    expect(await conversions(key)).toBe(200);
  });

  it.each([
    [{}],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 'x'.repeat(101) }],
    [{ name: 'x', expiresAt: 'tomorrow' }],
    [{ name: 'x', expiresAt: '2020-01-01T00:00:00Z' }],
    [{ name: ['x', 'y'] }],
  ])('are not made of %j', async (payload) => {
    expect((await make(payload)).json()).toMatchObject({ code: 400, error: 'invalid-input' });
  });

  it('are at most twenty, also when many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_API_KEYS + 5 }, () => make()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_API_KEYS);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      code: 409,
      error: 'too-many',
    });
    expect(await list()).toHaveLength(MAX_API_KEYS);
  });

  describe('with an Idempotency-Key', () => {
    const once = (payload: object, key: string, of = me) => make(payload, { 'idempotency-key': key }, of);

    it('are made once, also when asked for at once, and answered alike', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => once({ name: 'books' }, 'k')));
      const bodies = answers.map((answer) => answer.json());
      expect(bodies[0]).toMatchObject({ code: 100000, data: { key: expect.stringMatching(/^tlk_/) } });
      expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
      expect(await list()).toHaveLength(1);
    });

    it('refuse another request under the same key, and know other owners’ keys apart', async () => {
      expect((await once({ name: 'books' }, 'k')).statusCode).toBe(201);
      expect((await once({ name: 'other' }, 'k')).json()).toMatchObject({ code: 422, error: 'idempotency-key-reused' });
      const other = await createTestUser(harness.database);
      expect((await once({ name: 'other' }, 'k', other)).statusCode).toBe(201);
      expect((await once({ name: 'x' }, 'y'.repeat(256))).json()).toMatchObject({ code: 400 });
    });

    it('do not come back from the dead: a key that was deleted is made anew', async () => {
      const first = (await once({ name: 'books' }, 'k')).json().data;
      await call('DELETE', `${KEYS_PATH}/${first.id}`, me.headers);
      const second = (await once({ name: 'books' }, 'k')).json().data;
      expect(second.key).not.toBe(first.key);
      expect(await conversions(second.key)).toBe(200);
    });

    it('stand for a day, and lie sealed', async () => {
      const { key } = (await once({ name: 'books' }, 'k')).json().data;
      const { sql: db } = harness.database;
      const { rows } = await sql<{ text: string; hours: number }>`
        select k::text as text, extract(epoch from expires_at - now()) / 3600 as hours
        from idempotency_keys k where owner_id = ${me.id}`.execute(db);
      expect(Math.round(Number(rows[0]?.hours))).toBe(24);
      expect(rows[0]?.text).not.toContain(key);
      await sql`update idempotency_keys set expires_at = now() where owner_id = ${me.id}`.execute(db);
      expect((await once({ name: 'other' }, 'k')).statusCode).toBe(201);
    });

    it('keep nothing of a call that failed', async () => {
      await Promise.all(Array.from({ length: MAX_API_KEYS }, () => make()));
      expect((await once({ name: 'books' }, 'k')).statusCode).toBe(409);
      const [first] = await list();
      await call('DELETE', `${KEYS_PATH}/${first.id}`, me.headers);
      expect((await once({ name: 'books' }, 'k')).statusCode).toBe(201);
    });
  });

  it('are never in the log', () => {
    expect(recorded.text()).toContain('"route":"/api/v1/keys"');
    expect(recorded.text()).not.toMatch(/tlk_|tls_|bookkeeping/);
  });
});
