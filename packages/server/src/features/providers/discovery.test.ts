import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { discoverer } from './discovery.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that counts how often it was asked. */
async function listen(answer: (count: number, issuer: string) => RequestListener) {
  let count = 0;
  let issuer = '';
  const server = createServer((request, response) => answer(++count, issuer)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const config = { name: 'local', issuer, clientId: 'us', clientSecret: undefined };
  return { config, asked: () => count };
}

const describing =
  (issuer: string, more: object = {}): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, ...more }));

const broken: RequestListener = (_request, response) => response.writeHead(503).end();

it('asks once, also when it is wanted by several at once, and again after an hour', async () => {
  const { config, asked } = await listen((_count, issuer) => describing(issuer));
  let now = 0;
  const discover = discoverer(config, { now: () => now });
  await Promise.all([discover(), discover(), discover()]);
  expect((await discover()).issuer).toBe(config.issuer);
  expect(asked()).toBe(1);
  now = 3_599_999;
  await discover();
  expect(asked()).toBe(1);
  now = 3_600_000;
  await discover();
  expect(asked()).toBe(2);
});

it('tries a second time, keeps no failure, and goes on with what it knew', async () => {
  const good = new Set([2, 5]);
  const { config, asked } = await listen((count, issuer) => (good.has(count) ? describing(issuer) : broken));
  let now = 0;
  const discover = discoverer(config, { now: () => now });
  const first = await discover();
  expect(asked()).toBe(2);
  now = 3_600_000;
  expect(await discover()).toBe(first);
  expect(asked()).toBe(4);
  expect(await discover()).not.toBe(first);
  expect(asked()).toBe(5);
});

it('does not wait for one that never answers', async () => {
  const { config, asked } = await listen(() => () => {});
  const discover = discoverer(config, { timeoutMs: 50 });
  await expect(discover()).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' });
  expect(asked()).toBe(2);
  await expect(discover()).rejects.toThrow();
  expect(asked()).toBe(4);
});

it('does not take another issuer for the one that was asked', async () => {
  const { config } = await listen(() => describing('https://evil.example'));
  await expect(discoverer(config)()).rejects.toThrow('issuer');
});

it('asks nobody without TLS but this machine', async () => {
  const config = { name: 'far', issuer: 'http://provider.invalid', clientId: 'us', clientSecret: undefined };
  await expect(discoverer(config)()).rejects.toMatchObject({ code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' });
});
