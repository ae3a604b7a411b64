import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { App } from './app-type.ts';
import { authenticate, VISITOR_COOKIE } from './authenticate.ts';

const nobody = { bySession: async () => undefined, byApiKey: async () => undefined };

async function appUnder(secure: boolean): Promise<App> {
  const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  await app.register(cookie);
  authenticate(app, () => secure, nobody);
  app.get('/api/me', { config: { access: 'owner' } }, async ({ owner }) => owner);
  app.get('/health', async ({ owner }) => ({ owner }));
  return app;
}

it('gives a cookie that only travels under TLS where there is TLS', async () => {
  for (const secure of [true, false]) {
    const app = await appUnder(secure);
    const { cookies } = await app.inject('/api/me');
    expect(cookies[0]?.secure === true).toBe(secure);
    await app.close();
  }
});

it('names the visitor by the cookie', async () => {
  const app = await appUnder(false);
  const first = await app.inject('/api/me');
  const id = first.cookies[0]?.value ?? '';
  expect(first.json()).toEqual({ kind: 'visitor', id });
  const second = await app.inject({ url: '/api/me', headers: { cookie: `${VISITOR_COOKIE}=${id}` } });
  expect(second.json()).toEqual({ kind: 'visitor', id });
  await app.close();
});

it('names nobody outside the API', async () => {
  const app = await appUnder(false);
  const answer = await app.inject('/health');
  expect(answer.cookies).toEqual([]);
  expect(answer.json()).toEqual({ owner: null });
  await app.close();
});
