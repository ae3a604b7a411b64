import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { CONVERSIONS_PATH, KEYS_PATH, WEBHOOKS_PATH } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { JOBS } from '../../jobs/registry.ts';
import { sealWith } from '../../secrets.ts';
import { allRows } from '../../testing/all-rows.ts';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, until } from '../../testing/harness.ts';
import { createTestUser } from '../../testing/people.ts';
import type { Received } from '../../testing/receiver.ts';
import { verifyCall, webhookBench } from '../../testing/webhooks.ts';
import { MAX_WEBHOOK_ATTEMPTS, MAX_WEBHOOK_FAILURES, tidyWebhooks, type WebhookJobNeeds } from './webhook.job.ts';

describe.each(testDatabases)('calls of webhooks on $name', (kind) => {
  const { bench, call, address, make, one, deliveries, settled, convert, needs, waiting, attempt, answerWith } =
    webhookBench(kind);

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
      const [first, second] = bench.receiver.received as [Received, Received];
      expect([first.headers['webhook-id'], second.headers['webhook-id']]).toEqual([delivery, delivery]);
      for (const one of [first, second]) expect(verifyCall(secret, one)).toEqual({ a: 1 });
      await attempt(delivery);
      expect(bench.receiver.received).toHaveLength(2);
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
      expect(bench.receiver.received).toHaveLength(1);
    });

    it('for want of an answer, or of a good address, are told as such', async () => {
      const { id } = await make({ url: `http://receiver.test:${bench.receiver.port}/` });
      const delivery = await waiting(id);
      const failing = async (changes: Partial<WebhookJobNeeds>) => {
        await expect(attempt(delivery, changes)).rejects.toThrow('tried again');
        return (await deliveries(id))[0].lastError;
      };
      expect(await failing({ resolve: async () => [] })).toBe('address');
      expect(await failing({ resolve: async () => ['169.254.169.254'] })).toBe('address');
      // Allowed when it was made, and not any more.
      expect(await failing({ resolve: async () => ['127.0.0.1'], allowPrivate: false })).toBe('address');
      bench.receiver.answer = () => {};
      expect(await failing({ resolve: async () => ['127.0.0.1'], timeoutMs: 50 })).toBe('timeout');
      await bench.receiver.close();
      expect(await failing({ resolve: async () => ['127.0.0.1'] })).toBe('unreachable');
      expect(await failing({ seal: sealWith(randomBytes(32)) })).toBe('unreachable');
    });

    it('for a day are given up; twenty of these in a row switch the webhook off', async () => {
      const { id } = await make();
      answerWith(500);
      const { sql: db } = bench.harness.database;
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
      const before = bench.receiver.received.length;
      await attempt(late);
      expect((await deliveries(id))[0]).toMatchObject({ id: late, status: 'failed', lastError: 'switched-off' });
      expect(bench.receiver.received).toHaveLength(before);
      await call('PATCH', `${WEBHOOKS_PATH}/${id}`, { active: true });
      expect(await one(id)).toMatchObject({ active: true, offReason: null, failures: 0 });
    });

    it('in between forget what failed before as soon as one arrives', async () => {
      const { id } = await make();
      await sql`update webhooks set failures = 19 where id = ${id}`.execute(bench.harness.database.sql);
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
      bench.receiver.answer = () => stop.abort();
      await expect(attempt(delivery, { stopping: stop.signal })).rejects.toThrow();
      expect((await deliveries(id))[0]).toMatchObject({ status: 'waiting', attempts: 0 });
    });
  });

  it('of one user do not hold up those of others', async () => {
    const slow = await make({ url: address('/slow') });
    const other = await createTestUser(bench.harness.database);
    const fast = (await call('POST', WEBHOOKS_PATH, { url: address('/fast') }, other)).json().data;
    const held: ServerResponse[] = [];
    bench.receiver.answer = (response, { url }) => {
      if (url === '/slow') held.push(response);
      else response.writeHead(200).end();
    };
    for (let n = 0; n < 5; n++) await call('POST', `${WEBHOOKS_PATH}/${slow.id}/test`);
    await until(async () => held.length === 2);
    await call('POST', `${WEBHOOKS_PATH}/${fast.id}/test`, undefined, other);
    await until(async () => bench.receiver.received.some(({ path }) => path === '/fast'));
    expect(held).toHaveLength(2);
    bench.receiver.answer = (response) => response.writeHead(200).end();
    for (const response of held) response.writeHead(200).end();
    expect((await settled(slow.id, 5)).map((it: { status: string }) => it.status)).toEqual(Array(5).fill('delivered'));
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
      `.execute(bench.harness.database.sql);
      expect(rows.map(({ text }) => text).join()).not.toContain(conversion);
    });

    it('with their owner’s account, webhooks, keys and calls go', async () => {
      const { id } = await make();
      await call('POST', KEYS_PATH, { name: 'books' }, bench.me, { 'idempotency-key': 'k' });
      await convert();
      await settled(id);
      expect((await call('DELETE', '/api/account', {})).json()).toMatchObject({ code: 100000 });
      const left = [...(await allRows(bench.harness.database))].filter(([, rows]) =>
        [bench.me.id, id].some((gone) => rows.includes(gone)),
      );
      expect(left.map(([table]) => table)).toEqual([]);
    });

    it('after thirty days, deliveries go', async () => {
      const { id } = await make();
      const [old, young] = [await waiting(id), await waiting(id)];
      await sql`update webhook_deliveries set created_at = now() - interval '31 days' where id = ${old}`.execute(
        bench.harness.database.sql,
      );
      await tidyWebhooks(needs() as WebhookJobNeeds & Harness);
      expect((await deliveries(id)).map((it: { id: string }) => it.id)).toEqual([young]);
    });

    it('and those whose job was lost get a new one', async () => {
      const { id } = await make();
      const lost = await waiting(id);
      expect(await bench.harness.queue.isPending(JOBS.webhook, lost)).toBe(false);
      await tidyWebhooks({ ...bench.harness, sql: bench.harness.database.sql }, Date.now() + 2 * 3_600_000);
      expect((await settled(id))[0]).toMatchObject({ id: lost, status: 'delivered' });
    });
  });

  it('say nothing in the log of secrets, addresses and documents', () => {
    expect(bench.recorded.text()).toContain('a webhook was called');
    expect(bench.recorded.text()).not.toMatch(/whsec_|127\.0\.0\.1|receiver\.test|Secret-Name|\/hook/);
  });
});
