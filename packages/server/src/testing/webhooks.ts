import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { CONVERSIONS_PATH, WEBHOOKS_PATH } from '@tallyleaf/contract';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { runWebhookJob, type WebhookJobNeeds } from '../features/webhooks/webhook.job.ts';
import type { TestDatabase } from './database.ts';
import { conversionOf } from './fake-converter.ts';
import { form, type Harness, newPdf, startHarness, until } from './harness.ts';
import { recordingLog } from './log.ts';
import { createTestUser, type TestUser } from './people.ts';
import { type Received, type Receiver, startReceiver } from './receiver.ts';

export function verifyCall(secret: string, { headers, body }: Received, now = Date.now()): unknown {
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

/** A server whose webhooks may call this computer, somebody who has some, and a program that is called. */
export interface WebhookBench {
  harness: Harness;
  /** Another one for each test, as is the receiver. */
  me: TestUser;
  receiver: Receiver;
  readonly recorded: ReturnType<typeof recordingLog>;
}

/** Sets one up for the tests of a `describe`, with what they ask of it. */
export function webhookBench(kind: TestDatabase) {
  const bench = { recorded: recordingLog() } as WebhookBench;
  beforeAll(async () => {
    bench.harness = await startHarness(kind, { log: bench.recorded.log, environment: { WEBHOOKS_PRIVATE: '1' } });
  });
  afterAll(() => bench.harness?.close());
  beforeEach(async () => {
    bench.me = await createTestUser(bench.harness.database);
    bench.receiver = await startReceiver();
    bench.harness.converter.work = conversionOf;
  });
  afterEach(() => bench.receiver.close());

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const call = (method: Method, url: string, payload?: object, of: { headers: object } = bench.me, headers = {}) =>
    bench.harness.app.inject({ method, url, headers: { ...of.headers, ...headers }, ...(payload && { payload }) });
  const address = (path = '/hook') => `http://127.0.0.1:${bench.receiver.port}${path}`;
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
  const convert = async (headers: object = bench.me.headers): Promise<string> => {
    const body = await form([{ name: 'Secret-Name.pdf', bytes: newPdf() }]);
    const answer = await bench.harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
    const { id } = answer.json().data[0];
    await until(async () => {
      const now = await bench.harness.app.inject({ url: `${CONVERSIONS_PATH}/${id}`, headers: { ...headers } });
      return !['queued', 'running'].includes(now.json().data.status);
    });
    return id;
  };
  const needs = (changes: Partial<WebhookJobNeeds> = {}): WebhookJobNeeds => ({
    ...bench.harness,
    sql: bench.harness.database.sql,
    seal: bench.harness.seal,
    log: bench.recorded.log,
    allowPrivate: true,
    stopping: new AbortController().signal,
    ...changes,
  });
  /** A delivery that the queue knows nothing of, so that a test makes its attempts itself. */
  const waiting = async (webhookId: string, event: 'conversion.done' | 'test' = 'conversion.done'): Promise<string> => {
    const id = randomUUID();
    const row = { id, webhook_id: webhookId, event, body: '{"a":1}', created_at: new Date() };
    await bench.harness.database.sql.insertInto('webhook_deliveries').values(row).execute();
    return id;
  };
  const attempt = (id: string, changes: Partial<WebhookJobNeeds> = {}) =>
    runWebhookJob({ id, signal: new AbortController().signal }, needs(changes));
  const answerWith = (status: number) => {
    bench.receiver.answer = (response: ServerResponse) => {
      response.writeHead(status, { location: '/elsewhere' }).end();
    };
  };
  return { bench, call, address, make, one, deliveries, settled, convert, needs, waiting, attempt, answerWith };
}
