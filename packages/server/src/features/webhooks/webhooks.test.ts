import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { CONVERSIONS_PATH, MAX_WEBHOOKS, WEBHOOK_EVENTS, WEBHOOKS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOnce } from '../../http/idempotency.ts';
import { JOBS } from '../../jobs/registry.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';
import { recordingLog } from '../../testing/log.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { type Received, type Receiver, startReceiver } from '../../testing/receiver.ts';
import { createWebhooks } from './service.ts';
import {
  MAX_WEBHOOK_ATTEMPTS,
  MAX_WEBHOOK_FAILURES,
  runWebhookJob,
  tidyWebhooks,
  type WebhookJobNeeds,
} from './webhook.job.ts';

/** What a receiver does with the scheme of standardwebhooks.com, written from its text. */
function verify(secret: string, { headers, body }: Received, now = Date.now()): unknown {
  const time = Number(headers['webhook-timestamp']);
  if (Math.abs(now / 1000 - time) > 300) throw new Error('too old or too new');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = createHmac('sha256', key).update(`${headers['webhook-id']}.${time}.${body}`).digest();
  const fits = String(headers['webhook-signature'])
    .split(' ')
    .some((one) => one.startsWith('v1,') && timingSafeEqual(Buffer.from(one.slice(3), 'base64'), signed));
  if (!fits) throw new Error('not signed with this secret');
  return JSON.parse(body);
}

describe.each(testDatabases)('webhooks on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  let receiver: Receiver;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(kind, { log: recorded.log, environment: { WEBHOOKS_PRIVATE: '1' } });
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    me = await createTestUser(harness.database);
    receiver = await startReceiver();
    harness.converter.work = conversionOf;
  });
  afterEach(() => receiver.close());

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const call = (method: Method, url: string, payload?: object, of: { headers: object } = me, headers = {}) =>
    harness.app.inject({ method, url, headers: { ...of.headers, ...headers }, ...(payload && { payload }) });
  const address = (path = '/hook') => `http://127.0.0.1:${receiver.port}${path}`;
  const make = async (payload: object = {}) =>
    (await call('POST', WEBHOOKS_PATH, { url: address(), ...payload })).json().data as { id: string; secret: string };
  const one = async (id: string) =>
    (await call('GET', WEBHOOKS_PATH)).json().data.find((hook: { id: string }) => hook.id === id);
  const deliveries = async (id: string) => (await call('GET', `${WEBHOOKS_PATH}/${id}/deliveries`)).json().data.items;
  const settled = (id: string, count = 1) =>
    until(async () => {
      const all = await deliveries(id);
      return all.length >= count && all.every((it: { status: string }) => it.status !== 'waiting') && all;
    });
  const convert = async (headers: object = me.headers): Promise<string> => {
    const body = await form([{ name: 'Secret-Name.pdf', bytes: PDF }]);
    const answer = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
    const { id } = answer.json().data[0];
    await until(async () => {
      const now = await harness.app.inject({ url: `${CONVERSIONS_PATH}/${id}`, headers: { ...headers } });
      return !['queued', 'running'].includes(now.json().data.status);
    });
    return id;
  };
  const needs = (changes: Partial<WebhookJobNeeds> = {}): WebhookJobNeeds => ({
    ...harness,
    sql: harness.database.sql,
    seal: harness.seal,
    log: recorded.log,
    allowPrivate: true,
    stopping: new AbortController().signal,
    ...changes,
  });
  /** A delivery that the queue knows nothing of, so that a test makes its attempts itself. */
  const waiting = async (webhookId: string, event: 'conversion.done' | 'test' = 'conversion.done'): Promise<string> => {
    const id = randomUUID();
    const row = { id, webhook_id: webhookId, event, body: '{"a":1}', created_at: new Date() };
    await harness.database.sql.insertInto('webhook_deliveries').values(row).execute();
    return id;
  };
  const attempt = (id: string, changes: Partial<WebhookJobNeeds> = {}) =>
    runWebhookJob({ id, signal: new AbortController().signal }, needs(changes));
  const answerWith = (status: number) => {
    receiver.answer = (response) => {
      response.writeHead(status, { location: '/elsewhere' }).end();
    };
  };

  describe('are kept', () => {
    it('with a secret that is shown once and lies sealed', async () => {
      const answer = await call('POST', WEBHOOKS_PATH, { url: address() });
      expect(answer.statusCode).toBe(201);
      const { secret, ...rest } = answer.json().data;
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(rest).toEqual({
        id: expect.any(String),
        url: address(),
        events: [...WEBHOOK_EVENTS],
        active: true,
        offReason: null,
        failures: 0,
        createdAt: expect.any(String),
      });
      expect((await call('GET', WEBHOOKS_PATH)).json().data).toEqual([rest]);
      const { rows } = await sql<{ text: string }>`select w::text as text from webhooks w`.execute(
        harness.database.sql,
      );
      expect(rows.map(({ text }) => text).join()).not.toContain(secret);
    });

    it('and changed, switched off, and deleted', async () => {
      const { id } = await make();
      const changed = await call('PATCH', `${WEBHOOKS_PATH}/${id}`, {
        url: address('/new'),
        events: ['conversion.failed'],
        active: false,
      });
      expect(changed.json().data).toMatchObject({ url: address('/new'), events: ['conversion.failed'], active: false });
      expect(await one(id)).toEqual(changed.json().data);
      expect((await call('DELETE', `${WEBHOOKS_PATH}/${id}`)).json()).toMatchObject({ code: 100000 });
      expect((await call('DELETE', `${WEBHOOKS_PATH}/${id}`)).statusCode).toBe(404);
    });

    it('once for an Idempotency-Key', async () => {
      const again = () => call('POST', WEBHOOKS_PATH, { url: address() }, me, { 'idempotency-key': 'k' });
      const first = (await again()).json();
      expect((await again()).json()).toEqual(first);
      expect((await call('GET', WEBHOOKS_PATH)).json().data).toHaveLength(1);
      const other = await call('POST', WEBHOOKS_PATH, { url: address('/other') }, me, { 'idempotency-key': 'k' });
      expect(other.json()).toMatchObject({ code: 422, error: 'idempotency-key-reused' });
    });

    it('at most ten', async () => {
      const answers = await Promise.all(
        Array.from({ length: MAX_WEBHOOKS + 2 }, () => call('POST', WEBHOOKS_PATH, { url: address() })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MAX_WEBHOOKS);
      expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ error: 'too-many' });
    });

    it.each([
      [{}],
      [{ url: 'ftp://hooks.example/' }],
      [{ url: 'https://user:password@hooks.example/' }],
      [{ url: 'http://169.254.169.254/latest' }],
      [{ url: `https://hooks.example/${'x'.repeat(2000)}` }],
      [{ url: 'https://hooks.example/', events: [] }],
      [{ url: 'https://hooks.example/', events: ['conversion.cancelled'] }],
    ])('but not of %j', async (payload) => {
      expect((await call('POST', WEBHOOKS_PATH, payload)).json()).toMatchObject({ code: 400, error: 'invalid-input' });
    });

    it('not in private networks, unless that is allowed', async () => {
      const { sql } = harness.database;
      const once = createOnce({ sql, seal: harness.seal });
      const strict = createWebhooks({ ...harness, sql, once, webhooks: { private: false } });
      const { id } = await make();
      for (const url of ['http://hooks.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/']) {
        await expect(strict.make(me.id, { url }, undefined)).rejects.toThrow('"url" must be an https address');
        await expect(strict.change(me.id, id, { url })).rejects.toThrow('"url" must be an https address');
      }
      expect(await strict.make(me.id, { url: 'https://hooks.example' }, undefined)).toMatchObject({
        url: 'https://hooks.example/',
      });
    });

    it('for their owner alone', async () => {
      const { id } = await make();
      const stranger = await createTestUser(harness.database);
      for (const [method, path] of [
        ['PATCH', ''],
        ['DELETE', ''],
        ['GET', '/deliveries'],
        ['POST', '/test'],
      ] as const) {
        const url = `${WEBHOOKS_PATH}/${id}${path}`;
        const payload = method === 'PATCH' ? { active: false } : undefined;
        expect([method, (await call(method, url, payload, stranger)).statusCode]).toEqual([method, 404]);
        const nobody = await call(method, url, payload, { headers: visitor(randomUUID()) });
        expect([method, nobody.json().error]).toEqual([method, 'not-signed-in']);
      }
      expect((await call('GET', WEBHOOKS_PATH, undefined, stranger)).json().data).toEqual([]);
      expect(await one(id)).toMatchObject({ active: true });
    });
  });

  describe('are told', () => {
    it('that a conversion is done, signed, and nothing of what is in it', async () => {
      const { id, secret } = await make();
      const conversion = await convert();
      const [delivery] = await settled(id);
      expect(receiver.received).toHaveLength(1);
      const [got] = receiver.received as [Received];
      expect(verify(secret, got)).toEqual({
        id: delivery.id,
        type: 'conversion.done',
        created_at: delivery.createdAt,
        data: { id: conversion, status: 'done' },
      });
      expect(got.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': delivery.id });
      expect(Object.keys(got.headers)).not.toContain('cookie');
      expect(got.body).not.toContain('Secret-Name');
      expect(delivery).toMatchObject({
        type: 'conversion.done',
        conversionId: conversion,
        status: 'delivered',
        attempts: 1,
        lastStatus: 204,
        lastError: null,
        deliveredAt: expect.any(String),
      });
      expect(() => verify(secret, { ...got, body: got.body.replace('done', 'lost') })).toThrow('not signed');
      expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, got)).toThrow('not signed');
      expect(() => verify(secret, got, Date.now() + 6 * 60_000)).toThrow('too old');
    });

    it('of what they asked for, each of them', async () => {
      const all = await make();
      const refusals = await make({ url: address('/refused'), events: ['conversion.refused'] });
      const off = await make({ url: address('/off') });
      await call('PATCH', `${WEBHOOKS_PATH}/${off.id}`, { active: false });
      await convert();
      harness.converter.work = async () => {
        throw new Refusal('no-statement');
      };
      await convert();
      await settled(all.id, 2);
      const [refused] = await settled(refusals.id);
      expect(refused).toMatchObject({ type: 'conversion.refused', status: 'delivered' });
      const told = receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).data.status}`);
      expect(told.sort()).toEqual(['/hook done', '/hook refused', '/refused refused']);
      expect(await deliveries(off.id)).toEqual([]);
    });

    it('nothing of what visitors and other people convert', async () => {
      const { id } = await make();
      await convert(visitor(randomUUID()));
      await convert((await createTestUser(harness.database)).headers);
      expect(await deliveries(id)).toEqual([]);
    });

    it('in a test, as often as an hour allows', async () => {
      const { id, secret } = await make({ events: ['conversion.failed'] });
      await call('PATCH', `${WEBHOOKS_PATH}/${id}`, { active: false });
      const answer = await call('POST', `${WEBHOOKS_PATH}/${id}/test`);
      expect([answer.statusCode, answer.json().data]).toEqual([
        202,
        expect.objectContaining({ type: 'test', conversionId: null, status: 'waiting', attempts: 0 }),
      ]);
      await settled(id);
      expect(verify(secret, receiver.received[0] as Received)).toMatchObject({ type: 'test', data: {} });
      let last = answer;
      for (let n = 0; n < 31 && last.statusCode === 202; n++) last = await call('POST', `${WEBHOOKS_PATH}/${id}/test`);
      expect(last.json()).toMatchObject({ code: 429, error: 'rate-limited' });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('with deliveries in pages, newest first', async () => {
      const { id } = await make();
      for (let n = 0; n < 5; n++) await waiting(id);
      const url = `${WEBHOOKS_PATH}/${id}/deliveries`;
      const seen: string[] = [];
      let cursor = '';
      do {
        const { items, nextCursor = '' } = (await call('GET', `${url}?limit=2${cursor && `&cursor=${cursor}`}`)).json()
          .data;
        seen.push(...items.map((it: { id: string }) => it.id));
        cursor = nextCursor;
      } while (cursor);
      expect(seen).toEqual((await deliveries(id)).map((it: { id: string }) => it.id));
      expect(new Set(seen).size).toBe(5);
      expect((await call('GET', `${url}?cursor=x`)).json()).toMatchObject({ code: 400 });
    });
  });

  describe('that fail', () => {
    it('are tried again with the same id and a fresh time, and arrive', async () => {
      const { id, secret } = await make();
      const delivery = await waiting(id);
      answerWith(500);
      await expect(attempt(delivery)).rejects.toThrow('tried again');
      expect((await deliveries(id))[0]).toMatchObject({
        status: 'waiting',
        attempts: 1,
        lastStatus: 500,
        lastError: 'status',
      });
      answerWith(200);
      await attempt(delivery);
      expect((await deliveries(id))[0]).toMatchObject({
        status: 'delivered',
        attempts: 2,
        lastStatus: 200,
        lastError: null,
      });
      const [first, second] = receiver.received as [Received, Received];
      expect([first.headers['webhook-id'], second.headers['webhook-id']]).toEqual([delivery, delivery]);
      for (const one of [first, second]) expect(verify(secret, one)).toEqual({ a: 1 });
      await attempt(delivery);
      expect(receiver.received).toHaveLength(2);
    });

    it.each([
      [302, 'redirect'],
      [404, 'status'],
      [503, 'status'],
    ])('with %i are told as %s, and no redirect is followed', async (status, error) => {
      const { id } = await make();
      answerWith(status);
      await expect(attempt(await waiting(id))).rejects.toThrow('tried again');
      expect((await deliveries(id))[0]).toMatchObject({ lastStatus: status, lastError: error });
      expect(receiver.received).toHaveLength(1);
    });

    it('for want of an answer, or of a good address, are told as such', async () => {
      const { id } = await make({ url: `http://receiver.test:${receiver.port}/` });
      const delivery = await waiting(id);
      const failing = async (changes: Partial<WebhookJobNeeds>) => {
        await expect(attempt(delivery, changes)).rejects.toThrow('tried again');
        return (await deliveries(id))[0].lastError;
      };
      expect(await failing({ resolve: async () => [] })).toBe('address');
      expect(await failing({ resolve: async () => ['169.254.169.254'] })).toBe('address');
      // Allowed when it was made, and not any more.
      expect(await failing({ resolve: async () => ['127.0.0.1'], allowPrivate: false })).toBe('address');
      receiver.answer = () => {};
      expect(await failing({ resolve: async () => ['127.0.0.1'], timeoutMs: 50 })).toBe('timeout');
      await receiver.close();
      expect(await failing({ resolve: async () => ['127.0.0.1'] })).toBe('unreachable');
    });

    it('for a day are given up; twenty of these in a row switch the webhook off', async () => {
      const { id } = await make();
      answerWith(500);
      const { sql: db } = harness.database;
      for (let n = 1; n <= MAX_WEBHOOK_FAILURES; n++) {
        const delivery = await waiting(id);
        await db
          .updateTable('webhook_deliveries')
          .set({ attempts: MAX_WEBHOOK_ATTEMPTS - 2 })
          .where('id', '=', delivery)
          .execute();
        await expect(attempt(delivery)).rejects.toThrow('tried again');
        await attempt(delivery);
        expect((await deliveries(id))[0]).toMatchObject({ status: 'failed', attempts: MAX_WEBHOOK_ATTEMPTS });
        expect(await one(id)).toMatchObject({ failures: n, active: n < MAX_WEBHOOK_FAILURES });
      }
      expect(await one(id)).toMatchObject({ offReason: 'failing' });
      const late = await waiting(id);
      const before = receiver.received.length;
      await attempt(late);
      expect((await deliveries(id))[0]).toMatchObject({ id: late, status: 'failed', lastError: 'switched-off' });
      expect(receiver.received).toHaveLength(before);
      await call('PATCH', `${WEBHOOKS_PATH}/${id}`, { active: true });
      expect(await one(id)).toMatchObject({ active: true, offReason: null, failures: 0 });
    });

    it('in between forget what failed before as soon as one arrives', async () => {
      const { id } = await make();
      await sql`update webhooks set failures = 19 where id = ${id}`.execute(harness.database.sql);
      await attempt(await waiting(id));
      expect(await one(id)).toMatchObject({ failures: 0, active: true });
    });

    it('with 410 are given up at once, and switched off', async () => {
      const { id } = await make();
      answerWith(410);
      await attempt(await waiting(id));
      expect((await deliveries(id))[0]).toMatchObject({ status: 'failed', attempts: 1, lastStatus: 410 });
      expect(await one(id)).toMatchObject({ active: false, offReason: 'gone' });
    });

    it('in a test are told at once, and count for nothing', async () => {
      const { id } = await make();
      answerWith(410);
      await attempt(await waiting(id, 'test'));
      expect((await deliveries(id))[0]).toMatchObject({ status: 'failed', lastStatus: 410 });
      expect(await one(id)).toMatchObject({ active: true, failures: 0 });
    });

    it('because the process stops are made again, and not counted', async () => {
      const { id } = await make();
      const delivery = await waiting(id);
      const stop = new AbortController();
      receiver.answer = () => stop.abort();
      await expect(attempt(delivery, { stopping: stop.signal })).rejects.toThrow();
      expect((await deliveries(id))[0]).toMatchObject({ status: 'waiting', attempts: 0 });
    });
  });

  describe('are kept no longer than they may', () => {
    it('with their conversion, calls that name it go', async () => {
      const { id } = await make();
      const conversion = await convert();
      await settled(id);
      await call('DELETE', `${CONVERSIONS_PATH}/${conversion}`);
      expect(await deliveries(id)).toEqual([]);
      const { rows } = await sql<{ text: string }>`
        select d::text as text from webhook_deliveries d union all select j::text from queue.job j where name = 'webhook'
      `.execute(harness.database.sql);
      expect(rows.map(({ text }) => text).join()).not.toContain(conversion);
    });

    it('after thirty days, deliveries go', async () => {
      const { id } = await make();
      const [old, young] = [await waiting(id), await waiting(id)];
      await sql`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${old}`.execute(
        harness.database.sql,
      );
      await tidyWebhooks(needs() as WebhookJobNeeds & Harness);
      expect((await deliveries(id)).map((it: { id: string }) => it.id)).toEqual([young]);
    });

    it('and those whose job was lost get a new one', async () => {
      const { id } = await make();
      const lost = await waiting(id);
      expect(await harness.queue.isPending(JOBS.webhook, lost)).toBe(false);
      await tidyWebhooks({ ...harness, sql: harness.database.sql }, Date.now() + 2 * 3_600_000);
      expect((await settled(id))[0]).toMatchObject({ id: lost, status: 'delivered' });
    });
  });

  it('say nothing in the log of secrets, addresses and documents', () => {
    expect(recorded.text()).toContain('a webhook was called');
    expect(recorded.text()).not.toMatch(/whsec_|127\.0\.0\.1|receiver\.test|Secret-Name|\/hook/);
  });
});
