import cookie, { sign } from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { App } from './app-type.ts';
import { authenticate, VISITOR_COOKIE } from './authenticate.ts';

const nobody = { bySession: async () => undefined, byApiKey: async () => undefined };

async function appUnder(secure: boolean): Promise<App> {
  const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  await app.register(cookie, { secret: 'ours' });
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
  const { id } = first.json();
  const second = await app.inject({ url: '/api/me', cookies: { [VISITOR_COOKIE]: first.cookies[0]?.value ?? '' } });
  expect(second.json()).toEqual({ kind: 'visitor', id });
  expect(second.cookies).toEqual([]);
  await app.close();
});

describe('a cookie that somebody planted', () => {
  const id = '3b1f2f0e-6d6c-4c58-9d0a-7d1b9a3f5a10';
  it.each([
    ['without a signature', id],
    ['with an empty one', `${id}.`],
    ["with another server's", sign(id, 'theirs')],
    ['with the signature of another id', sign('5c2f2f0e-6d6c-4c58-9d0a-7d1b9a3f5a10', 'ours').replace(/^[^.]+/, id)],
    ['of something signed that is no id', sign('admin', 'ours')],
  ])('%s is not believed: the browser gets an id of ours', async (_, planted) => {
    const app = await appUnder(false);
    const answer = await app.inject({ url: '/api/me', cookies: { [VISITOR_COOKIE]: planted } });
    expect(answer.json().id).not.toBe(id);
    expect(answer.cookies[0]?.value.startsWith(`${answer.json().id}.`)).toBe(true);
    await app.close();
  });
});

it('names nobody outside the API', async () => {
  const app = await appUnder(false);
  const answer = await app.inject('/health');
  expect(answer.cookies).toEqual([]);
  expect(answer.json()).toEqual({ owner: null });
  await app.close();
});
