import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, WEBHOOK_EVENTS, WEBHOOKS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createOnce } from '../../http/idempotency.ts';
import { testDatabases } from '../../testing/database.ts';
import { visitor } from '../../testing/harness.ts';
import { createTestUser } from '../../testing/people.ts';
import type { Received } from '../../testing/receiver.ts';
import { verifyCall, webhookBench } from '../../testing/webhooks.ts';
import { createWebhooks } from './service.ts';

describe.each(testDatabases)('webhooks on $name', (kind) => {
  const { bench, call, address, make, one, deliveries, settled, convert, waiting } = webhookBench(kind);

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
        bench.harness.database.sql,
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
      const again = () => call('POST', WEBHOOKS_PATH, { url: address() }, bench.me, { 'idempotency-key': 'k' });
      const first = (await again()).json();
      expect((await again()).json()).toEqual(first);
      expect((await call('GET', WEBHOOKS_PATH)).json().data).toHaveLength(1);
      const other = await call('POST', WEBHOOKS_PATH, { url: address('/other') }, bench.me, { 'idempotency-key': 'k' });
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
      const { sql } = bench.harness.database;
      const once = createOnce({ sql, seal: bench.harness.seal });
      const strict = createWebhooks({ ...bench.harness, sql, once, webhooks: { private: false } });
      const { id } = await make();
      for (const url of ['http://hooks.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/']) {
        await expect(strict.make(bench.me.id, { url }, undefined)).rejects.toThrow('"url" must be an https address');
        await expect(strict.change(bench.me.id, id, { url })).rejects.toThrow('"url" must be an https address');
      }
      expect(await strict.make(bench.me.id, { url: 'https://hooks.example' }, undefined)).toMatchObject({
        url: 'https://hooks.example/',
      });
    });

    it('for their owner alone', async () => {
      const { id } = await make();
      const stranger = await createTestUser(bench.harness.database);
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
      expect(bench.receiver.received).toHaveLength(1);
      const [got] = bench.receiver.received as [Received];
      expect(verifyCall(secret, got)).toEqual({
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
      expect(() => verifyCall(secret, { ...got, body: got.body.replace('done', 'lost') })).toThrow('not signed');
      expect(() => verifyCall(`whsec_${Buffer.alloc(32).toString('base64')}`, got)).toThrow('not signed');
      expect(() => verifyCall(secret, got, Date.now() + 6 * 60_000)).toThrow('too old');
    });

    it('of what they asked for, each of them', async () => {
      const all = await make();
      const refusals = await make({ url: address('/refused'), events: ['conversion.refused'] });
      const off = await make({ url: address('/off') });
      await call('PATCH', `${WEBHOOKS_PATH}/${off.id}`, { active: false });
      await convert();
      bench.harness.converter.work = async () => {
        throw new Refusal('no-statement');
      };
      await convert();
      await settled(all.id, 2);
      const [refused] = await settled(refusals.id);
      expect(refused).toMatchObject({ type: 'conversion.refused', status: 'delivered' });
      const told = bench.receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).data.status}`);
      expect(told.sort()).toEqual(['/hook done', '/hook refused', '/refused refused']);
      expect(await deliveries(off.id)).toEqual([]);
    });

    it('nothing of what visitors and other people convert', async () => {
      const { id } = await make();
      await convert(visitor(randomUUID()));
      await convert((await createTestUser(bench.harness.database)).headers);
      expect(await deliveries(id)).toEqual([]);
    });

    it('in a test, as often as an hour allows', async () => {
      const { id, secret } = await make({ events: ['conversion.failed'] });
      await call('PATCH', `${WEBHOOKS_PATH}/${id}`, { active: false });
      const answer = await call('POST', `${WEBHOOKS_PATH}/${id}/test`);
      expect([answer.statusCode, answer.json().data]).toEqual([
        202,
        // It may be on its way by the time it is told of.
        expect.objectContaining({ type: 'test', conversionId: null, attempts: expect.toSatisfy((n) => n <= 1) }),
      ]);
      await settled(id);
      expect(verifyCall(secret, bench.receiver.received[0] as Received)).toMatchObject({ type: 'test', data: {} });
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

  it('say nothing in the log of secrets, addresses and documents', () => {
    expect(bench.recorded.text()).toContain('a webhook was called');
    expect(bench.recorded.text()).not.toMatch(/whsec_|127\.0\.0\.1|receiver\.test|Secret-Name|\/hook/);
  });
});
