import { randomUUID } from 'node:crypto';
import { BIND_PATH, CONVERSIONS_PATH, CREDITS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, type Deferred, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';
import { silentLog } from '../../testing/log.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { auditLedger } from '../credits/audit.ts';
import { charges } from '../credits/ledger.ts';
import { bindVisitor } from './binding.ts';
import { tidy } from './tidy.job.ts';

describe.each(testDatabases)('binding on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  let browser: string;
  beforeAll(async () => {
    harness = await startHarness(kind, { environment: { VISITOR_CREDITS_A_DAY: '3' } });
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    me = await createTestUser(harness.database);
    browser = randomUUID();
    harness.converter.work = conversionOf;
  });
  afterEach(async () => {
    const waiting = () =>
      harness.database.sql
        .selectFrom('conversions')
        .where('status', 'in', ['queued', 'running'])
        .select('id')
        .execute();
    await until(async () => (await waiting()).length === 0);
    expect(await auditLedger(harness.database.sql)).toMatchObject({ ok: true, problems: [], totals: { held: 0 } });
  });

  type Headers = Readonly<Record<string, string>>;
  const upload = async (headers: Headers, text: string = randomUUID()) => {
    const body = await form([{ name: 'march.pdf', bytes: Buffer.concat([PDF, Buffer.from(text)]) }]);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const uploaded = async (headers: Headers = visitor(browser)): Promise<string> =>
    (await upload(headers)).json().data[0].id;
  const get = async (id: string, headers: Headers) =>
    (await harness.app.inject({ method: 'GET', url: `${CONVERSIONS_PATH}/${id}`, headers })).json();
  const statusOf = async (id: string, headers: Headers = me.headers) => (await get(id, headers)).data?.status;
  const done = (id: string, headers: Headers) => until(async () => (await statusOf(id, headers)) === 'done');
  const bind = async (id: string, headers: Headers = { ...me.headers, ...visitor(browser) }) => {
    const body = await form([], { ap_ppt_id: id });
    return harness.app.inject({
      method: 'POST',
      url: BIND_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const bindAll = (visitorId = browser, userId = me.id) =>
    bindVisitor({ ...harness, sql: harness.database.sql, limits: harness.config.limits }, visitorId, userId);
  const available = async (headers: Headers) =>
    (await harness.app.inject({ method: 'GET', url: CREDITS_PATH, headers })).json().data.available;
  const gate = (outcome = conversionOf): Deferred<void> => {
    const opened = deferred();
    harness.converter.work = async (request) => {
      await opened.promise;
      return outcome(request);
    };
    return opened;
  };
  const keepNoFiles = () =>
    harness.database.sql.updateTable('users').set({ keep_files: false }).where('id', '=', me.id).execute();
  const fileOf = async (id: string) =>
    (
      await harness.database.sql
        .selectFrom('conversions')
        .where('id', '=', id)
        .select('file_id')
        .executeTakeFirstOrThrow()
    ).file_id;

  it('makes a visitor’s pending conversion the user’s, and says so as often as it is asked', async () => {
    const id = await uploaded();
    await done(id, visitor(browser));
    for (let n = 0; n < 2; n++) expect((await bind(id)).json()).toMatchObject({ code: 100000, data: { id } });
    expect((await bind(id, me.headers)).statusCode).toBe(200);
    expect((await get(id, visitor(browser))).code).toBe(404);
    const { data } = await get(id, me.headers);
    expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(30 * 24 * 3_600_000);
  });

  it('makes no other of the visitor’s the user’s', async () => {
    const [pending, other] = [await uploaded(), await uploaded()];
    await bind(pending);
    expect(await statusOf(other)).toBeUndefined();
    expect(await statusOf(other, visitor(browser))).toBeDefined();
  });

  it('answers 404 for what is somebody else’s, whoever asks and however', async () => {
    const id = await uploaded();
    const nothing = await bind(randomUUID());
    const stranger = await createTestUser(harness.database);
    const attempts: Headers[] = [
      { ...stranger.headers },
      { ...stranger.headers, ...visitor(randomUUID()) },
      { ...stranger.headers, cookie: 'anonymous_user_id=not-an-id' },
      { ...stranger.headers, ...visitor(me.id) },
    ];
    for (const headers of attempts) {
      const answer = await bind(id, headers);
      expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
    }
    expect((await bind(id, visitor(browser))).statusCode).toBe(401);
    // Bound once, it is nobody else's, though the stranger holds the cookie it came from.
    await bind(id);
    expect((await bind(id, { ...stranger.headers, ...visitor(browser) })).statusCode).toBe(404);
    expect(await statusOf(id)).toBeDefined();
    // A user's conversion is not taken by a cookie that carries the user's id.
    const mine = await uploaded(me.headers);
    expect((await bind(mine, { ...stranger.headers, ...visitor(me.id) })).statusCode).toBe(404);
    await done(mine, me.headers);
  });

  it('takes a form with an id, and nothing else', async () => {
    const headers = { ...me.headers, ...visitor(browser) };
    for (const id of ['', 'x', "' or true --", '../../etc']) {
      expect([400, 404]).toContain((await bind(id, headers)).statusCode);
    }
    const json = await harness.app.inject({ method: 'POST', url: BIND_PATH, headers, payload: { ap_ppt_id: 'x' } });
    expect(json.statusCode).toBe(400);
    const body = await form([{ name: 'a.pdf', bytes: PDF }], {});
    const file = await harness.app.inject({
      method: 'POST',
      url: BIND_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
    expect(file.statusCode).toBe(413);
  });

  it('does not bind what is not kept any longer', async () => {
    const id = await uploaded();
    await done(id, visitor(browser));
    await sql`update conversions set expires_at = now() where id = ${id}`.execute(harness.database.sql);
    expect((await bind(id)).statusCode).toBe(404);
    await bindAll();
    expect(await statusOf(id)).toBeUndefined();
    await sql`delete from conversions where id = ${id}`.execute(harness.database.sql);
  });

  it('at sign-in takes all of a visitor’s, and none of the visitor’s credits', async () => {
    const opened = gate();
    const ids = [await uploaded(), await uploaded()];
    await bindAll();
    expect(await available(me.headers)).toBe(100);
    opened.resolve();
    for (const id of ids) await done(id, me.headers);
    expect(await available(me.headers)).toBe(100);
    expect(await available(visitor(browser))).toBe(1);
    await bindAll();
    const stranger = await createTestUser(harness.database);
    await bindAll(browser, stranger.id);
    for (const id of ids) expect(await statusOf(id)).toBe('done');
  });

  it('gives back to the visitor’s day what a bound conversion did not need', async () => {
    const opened = gate(async () => {
      throw new Refusal('no-statement');
    });
    const [refused, cancelled] = [await uploaded(), await uploaded()];
    await bindAll();
    await harness.app.inject({ method: 'POST', url: `${CONVERSIONS_PATH}/${cancelled}/cancel`, headers: me.headers });
    opened.resolve();
    await until(async () => (await statusOf(refused)) === 'refused');
    expect(await available(visitor(browser))).toBe(3);
    expect(await available(me.headers)).toBe(100);
  });

  it('pays a file once that the visitor handed in and the user again', async () => {
    const opened = gate();
    await upload(visitor(browser), 'the same');
    await bindAll();
    const again = (await upload(me.headers, 'the same')).json().data[0].id;
    opened.resolve();
    await done(again, me.headers);
    expect(await available(me.headers)).toBe(100);
  });

  it('does not let a repeated request of the visitor’s reach what is the user’s now', async () => {
    const key = { 'idempotency-key': 'key' };
    const first = (await upload({ ...visitor(browser), ...key }, 'one')).json().data[0].id;
    await bindAll();
    const again = (await upload({ ...visitor(browser), ...key }, 'one')).json().data[0].id;
    expect(again).not.toBe(first);
    expect(await statusOf(again)).toBeUndefined();
  });

  it('keeps files as the user wants it', async () => {
    await keepNoFiles();
    const finished = await uploaded();
    await done(finished, visitor(browser));
    const opened = gate();
    const running = await uploaded();
    const [doneFile, runningFile] = [await fileOf(finished), await fileOf(running)];
    await bindAll();
    expect(await harness.storage.stat(doneFile)).toBeUndefined();
    expect(await harness.storage.stat(runningFile)).toBeDefined();
    opened.resolve();
    await done(running, me.headers);
    await until(async () => (await harness.storage.stat(runningFile)) === undefined);
  });

  it('finds files that a process which ended there did not delete', async () => {
    const id = await uploaded(me.headers);
    await done(id, me.headers);
    const file = await fileOf(id);
    const needs = { ...harness, sql: harness.database.sql, charges, limits: harness.config.limits, log: silentLog() };
    await tidy(needs, Date.now() + 7 * 3_600_000);
    expect(await harness.storage.stat(file)).toBeDefined();
    await keepNoFiles();
    await tidy(needs, Date.now() + 7 * 3_600_000);
    expect(await harness.storage.stat(file)).toBeUndefined();
  });

  it('binds nothing to an account that is gone, and deletes what such an account left', async () => {
    const id = await uploaded();
    await done(id, visitor(browser));
    await expect(bindAll(browser, randomUUID())).rejects.toMatchObject({ code: 'not-signed-in' });
    await bindAll();
    await sql`delete from users where id = ${me.id}`.execute(harness.database.sql);
    await tidy({ ...harness, sql: harness.database.sql, charges, limits: harness.config.limits, log: silentLog() });
    const row = await harness.database.sql.selectFrom('conversions').where('id', '=', id).select('id').execute();
    expect(row).toEqual([]);
  });

  it('holds when conversions end, are cancelled and bound all at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      browser = randomUUID();
      const opened = gate();
      const ids = [await uploaded(), await uploaded(), await uploaded()];
      const cancel = (id: string | undefined, headers: Headers) =>
        harness.app.inject({ method: 'POST', url: `${CONVERSIONS_PATH}/${id}/cancel`, headers });
      opened.resolve();
      await Promise.all([
        ...ids.map((id) => bind(id)),
        bindAll(),
        cancel(ids[0], visitor(browser)),
        cancel(ids[1], me.headers),
      ]);
      for (const id of ids) await until(async () => ['done', 'cancelled'].includes(await statusOf(id)));
      const ended = await Promise.all(ids.map((id) => statusOf(id)));
      expect(await available(visitor(browser))).toBe(3 - ended.filter((status) => status === 'done').length);
    }
    expect(await available(me.headers)).toBe(100);
  });
});
