import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  PROVIDER_LOGIN_PATH,
  PROVIDER_LOGOUT_PATH,
  PROVIDER_VERIFY_PATH,
  type SignedIn,
  SUCCESS_CODE,
} from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { App } from '../../http/app-type.ts';
import { VISITOR_COOKIE } from '../../http/authenticate.ts';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { createTestUser } from '../../testing/people.ts';
import { type LocalProvider, type Person, startLocalProvider } from '../../testing/provider.ts';
import { FLOW_COOKIE } from './routes.ts';

const GOOGLE = { auth_name: 'google' };
const TRADE_PATH = '/api/auth/google';

const somebody = (more: Partial<Person> = {}): Person => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Ada Lovelace', ...more };
};

describe.each(testDatabases)('sign-in by a provider on $name', (kind) => {
  let harness: Harness;
  let provider: LocalProvider;
  let app: App;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    provider = await startLocalProvider();
    harness = await startHarness(kind, { environment: provider.environment });
    app = harness.app;
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await harness?.close();
    await provider?.close();
  });
  // Each test comes from another network, so that they do not use up one another's calls.
  let network = '';
  let count = 0;
  beforeEach(() => {
    network = `192.0.2.${++count}`;
  });

  /** The same server with another configuration. */
  const withEnvironment = async (environment: Record<string, string>): Promise<App> => {
    const other = await buildApp({ ...harness, config: readConfig(environment, false) });
    closing.push(() => other.close());
    return other;
  };
  const post = (url: string, payload?: object, cookies: Record<string, string> = {}, headers = {}, to = app) =>
    to.inject({ method: 'POST', url, ...(payload && { payload }), cookies, headers, remoteAddress: network });
  type Answer = Awaited<ReturnType<typeof post>>;

  const flowOf = (answer: Answer): Record<string, string> => {
    const found = answer.cookies.find(({ name }) => name === FLOW_COOKIE);
    return { [FLOW_COOKIE]: found?.value ?? '' };
  };
  const begin = async (path = PROVIDER_LOGIN_PATH, to = app) => {
    const answer = await post(path, path === TRADE_PATH ? undefined : GOOGLE, {}, {}, to);
    expect([answer.statusCode, answer.json().code]).toEqual([200, SUCCESS_CODE]);
    return { url: answer.json().data.url as string, flow: flowOf(answer), answer };
  };
  /** Begins, and comes back from the provider with what it says. */
  const come = async (person: Person, to = app) => {
    const { url, flow } = await begin(PROVIDER_LOGIN_PATH, to);
    provider.seat(person);
    return { flow, back: await provider.visit(url) };
  };
  const verify = (search: string, flow: Record<string, string>, body: object = {}, headers = {}) =>
    post(`${PROVIDER_VERIFY_PATH}${search}`, { ...GOOGLE, ...body }, flow, headers);
  const signIn = async (person: Person): Promise<SignedIn> => {
    const { back, flow } = await come(person);
    const answer = await verify(back.search, flow);
    expect(answer.json()).toMatchObject({ code: SUCCESS_CODE });
    return answer.json();
  };
  const failed = (answer: Answer, error = 'sign-in-failed', status = 401) =>
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  const users = (email: string) =>
    harness.database.sql.selectFrom('users').selectAll().where('email_key', '=', email).execute();
  const isSignedIn = async (token: string) => {
    const answer = await post(PROVIDER_LOGOUT_PATH, GOOGLE, {}, { authorization: `Bearer ${token}` });
    return answer.statusCode === 200;
  };

  describe('the way to the provider and back', () => {
    it("leads to the provider's page with everything that guards the way back", async () => {
      const { url, answer } = await begin();
      const asked = new URL(url);
      expect(asked.origin).toBe(provider.issuer);
      const said = Object.fromEntries(asked.searchParams);
      expect(said).toMatchObject({
        client_id: provider.clientId,
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
      });
      expect(said.redirect_uri).toMatch(/^http:\/\/localhost:\d+\/auth\/callback$/);
      for (const secret of ['state', 'nonce', 'code_challenge']) expect(said[secret]).toMatch(/^[\w-]{43}$/);
      expect(answer.cookies).toContainEqual(
        expect.objectContaining({ name: FLOW_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 600 }),
      );
      expect(answer.cookies.find(({ name }) => name === FLOW_COOKIE)).not.toHaveProperty('secure');
    });

    it('keeps the cookie to TLS where there is TLS', async () => {
      const secure = await withEnvironment({ ...provider.environment, PUBLIC_URL: 'https://tallyleaf.example/' });
      const { url, answer } = await begin(PROVIDER_LOGIN_PATH, secure);
      expect(answer.cookies).toContainEqual(expect.objectContaining({ name: FLOW_COOKIE, secure: true }));
      expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://tallyleaf.example/auth/callback');
    });

    it('makes an account with a verified address, and opens the same one the next time', async () => {
      const person = somebody();
      const first = await signIn(person);
      expect(first.token).toBe(first.data.token);
      expect(first.user).toMatchObject({
        email: person.email,
        email_verified: true,
        username: 'Ada Lovelace',
        has_password: false,
        plan: 'free',
      });
      // The person may have another address there by now.
      const second = await signIn({ ...person, email: `other-${person.email}` });
      expect(second.user.id).toBe(first.user.id);
      expect(second.token).not.toBe(first.token);
      expect(await isSignedIn(first.token)).toBe(true);
    });

    it("takes the page's query string as part of the path, too", async () => {
      for (const glued of [(search: string) => `/${search.slice(1)}`, (search: string) => `/%3F${search.slice(1)}`]) {
        const { back, flow } = await come(somebody());
        expect((await verify(glued(back.search), flow)).statusCode).toBe(200);
      }
    });

    it('asks for the address where the ID token does not hold it', async () => {
      const silent = await startLocalProvider({ claimsInIdToken: false });
      closing.push(silent.close);
      const other = await withEnvironment(silent.environment);
      const person = somebody();
      silent.seat(person);
      const { url, flow } = await begin(PROVIDER_LOGIN_PATH, other);
      const back = await silent.visit(url);
      const answer = await post(`${PROVIDER_VERIFY_PATH}${back.search}`, GOOGLE, flow, {}, other);
      expect(answer.json().user).toMatchObject({ email: person.email, email_verified: true });
    });

    it('knows the same subject of another provider for somebody else', async () => {
      const other = await startLocalProvider();
      closing.push(other.close);
      const person = somebody();
      const { user } = await signIn(person);
      other.seat({ ...person, email: `twin-${person.email}` });
      const there = await withEnvironment(other.environment);
      const { url, flow } = await begin(PROVIDER_LOGIN_PATH, there);
      const back = await other.visit(url);
      const answer = await post(`${PROVIDER_VERIFY_PATH}${back.search}`, GOOGLE, flow, {}, there);
      expect(answer.json().user.id).not.toBe(user.id);
    });

    it('makes one account of two first sign-ins at once', async () => {
      const person = somebody();
      const [one, two] = [await come(person), await come(person)];
      const answers = await Promise.all([verify(one.back.search, one.flow), verify(two.back.search, two.flow)]);
      const ids = answers.map((answer) => answer.json().user.id);
      expect(ids[0]).toBe(ids[1]);
      expect(await users(person.email ?? '')).toHaveLength(1);
    });
  });

  describe('collecting', () => {
    it('answers with where to go where there is nothing to collect', async () => {
      const { url, flow } = await begin(TRADE_PATH);
      expect(new URL(url).origin).toBe(provider.issuer);
      provider.seat(somebody());
      const back = await provider.visit(url);
      expect((await verify(back.search, flow)).json().token).toMatch(/^tls_/);
    });

    it('trades a completed sign-in for token and user, once, in the same browser only', async () => {
      const person = somebody();
      const { back, flow } = await come(person);
      const completed = await verify(back.search, flow, { collect: false });
      expect(completed.json()).toEqual({ code: SUCCESS_CODE, message: 'OK', data: { completed: true } });
      expect((await post(TRADE_PATH, undefined, { [FLOW_COOKIE]: 'tlf_other' })).json().data).toHaveProperty('url');
      const collected = await post(TRADE_PATH, undefined, flow);
      expect(collected.json().user.email).toBe(person.email);
      expect(collected.cookies).toContainEqual(expect.objectContaining({ name: FLOW_COOKIE, value: '' }));
      expect((await post(TRADE_PATH, undefined, flow)).json().data).toHaveProperty('url');
    });

    it('waits two minutes at most', async () => {
      const { back, flow } = await come(somebody());
      await verify(back.search, flow, { collect: false });
      await sql`update sign_in_flows set expires_at = now()`.execute(harness.database.sql);
      expect((await post(TRADE_PATH, undefined, flow)).json().data).toHaveProperty('url');
    });
  });

  describe('what is refused', () => {
    it('is the same answer a second time', async () => {
      const { back, flow } = await come(somebody());
      expect((await verify(back.search, flow)).statusCode).toBe(200);
      failed(await verify(back.search, flow));
    });

    it('is one of two that come at once', async () => {
      const { back, flow } = await come(somebody());
      const answers = await Promise.all([1, 2, 3].map(() => verify(back.search, flow)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    });

    it("is another browser, and another sign-in's answer", async () => {
      const [mine, theirs] = [await come(somebody()), await come(somebody())];
      failed(await verify(mine.back.search, {}));
      failed(await verify(mine.back.search, { [FLOW_COOKIE]: 'tlf_made-up' }));
      failed(await verify(theirs.back.search, mine.flow));
      // One's own is not used up by that.
      expect((await verify(mine.back.search, mine.flow)).statusCode).toBe(200);
    });

    it('is a code with a state that was not given, or none, or one of each twice', async () => {
      const { back, flow } = await come(somebody());
      const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams);
      failed(await verify(`?code=${code}&state=${state}x`, flow));
      failed(await verify(`?code=${code}`, flow));
      failed(await verify('', flow));
      failed(await verify(`?state=${state}`, flow));
      const again = await come(somebody());
      failed(await verify(`${again.back.search}&code=${code}`, again.flow));
      const third = await come(somebody());
      failed(
        await verify(third.back.search.replace(encodeURIComponent(iss), 'https%3A%2F%2Fevil.example'), third.flow),
      );
    });

    it("is somebody else's code in one's own answer", async () => {
      const [mine, theirs] = [await come(somebody()), await come(somebody())];
      const search = new URLSearchParams(mine.back.searchParams);
      search.set('code', theirs.back.searchParams.get('code') ?? '');
      failed(await verify(`?${search}`, mine.flow));
    });

    it('is an ID token with another nonce', async () => {
      const { back, flow } = await come(somebody());
      await sql`update sign_in_flows set nonce = 'another'`.execute(harness.database.sql);
      failed(await verify(back.search, flow));
    });

    it('is a code without its verifier', async () => {
      const { back, flow } = await come(somebody());
      await sql`update sign_in_flows set code_verifier = ${'v'.repeat(43)}`.execute(harness.database.sql);
      failed(await verify(back.search, flow));
    });

    it('is what took too long', async () => {
      const { back, flow } = await come(somebody());
      await sql`update sign_in_flows set expires_at = now()`.execute(harness.database.sql);
      failed(await verify(back.search, flow));
    });

    it('is who said no at the provider', async () => {
      const { url, flow } = await begin();
      const state = new URL(url).searchParams.get('state');
      failed(await verify(`?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`, flow));
    });

    it('is another site that calls', async () => {
      const { back, flow } = await come(somebody());
      failed(await verify(back.search, flow, {}, { origin: 'https://evil.example' }), 'cross-site', 403);
    });

    it('is a provider that is not configured', async () => {
      failed(await post(PROVIDER_LOGIN_PATH, { auth_name: 'github' }), 'no-such-provider', 404);
      failed(await post('/api/auth/github'), 'no-such-provider', 404);
      const off = await withEnvironment({});
      for (const [url, body] of [
        [PROVIDER_LOGIN_PATH, GOOGLE],
        [`${PROVIDER_VERIFY_PATH}?code=a&state=b`, GOOGLE],
        [TRADE_PATH, undefined],
        [TRADE_PATH, { credential: 'a.b.c' }],
      ] as const) {
        failed(await post(url, body, {}, {}, off), 'no-such-provider', 404);
      }
    });

    it('is who asks too often', async () => {
      const answers: number[] = [];
      for (let n = 0; n < 101; n++) answers.push((await post(PROVIDER_LOGIN_PATH, { auth_name: 'x' })).statusCode);
      expect([answers[99], answers[100]]).toEqual([404, 429]);
    });
  });

  describe('whose account it opens', () => {
    const identities = (userId: string) =>
      harness.database.sql.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();

    it('is the one with the same address, where both sides have verified it', async () => {
      const owner = await createTestUser(harness.database);
      await harness.database.sql
        .updateTable('users')
        .set({ password_hash: 'hash' })
        .where('id', '=', owner.id)
        .execute();
      const { user } = await signIn(somebody({ email: owner.email.toUpperCase() }));
      expect(user).toMatchObject({ id: owner.id, has_password: true });
      expect(await isSignedIn(owner.token)).toBe(true);
      expect(await identities(owner.id)).toHaveLength(1);
    });

    it('is none where the provider has not verified the address', async () => {
      const owner = await createTestUser(harness.database);
      for (const email_verified of [false, undefined]) {
        const { back, flow } = await come(somebody({ email: owner.email, email_verified }));
        const answer = await verify(back.search, flow);
        failed(answer);
        expect(answer.json().message).toContain('e-mail address');
      }
      expect(await identities(owner.id)).toEqual([]);
      const others: Partial<Person>[] = [
        { email: undefined },
        { email: 'no address' },
        // Full-width letters: another mailbox, whose compatible form is the owner's.
        { email: owner.email.replace('e', '\uff45') },
      ];
      for (const other of others) {
        const { back, flow } = await come(somebody(other));
        failed(await verify(back.search, flow));
      }
      expect(await identities(owner.id)).toEqual([]);
    });

    it('is taken from who made an account with an address of somebody else', async () => {
      const attacker = await createTestUser(harness.database);
      const { sql: db } = harness.database;
      await db
        .updateTable('users')
        .set({ email_verified_at: null, password_hash: 'known to the attacker', phone_number: '+1' })
        .where('id', '=', attacker.id)
        .execute();
      await db
        .insertInto('mail_tokens')
        .values({
          token_hash: randomUUID(),
          user_id: attacker.id,
          purpose: 'change-email',
          email: 'attacker@example.org',
          created_at: new Date(),
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute();
      const { user } = await signIn(somebody({ email: attacker.email }));
      expect(user).toMatchObject({ id: attacker.id, email_verified: true, has_password: false, phone_number: null });
      expect(user.username).toBe('Ada Lovelace');
      expect(await isSignedIn(attacker.token)).toBe(false);
      const left = await db.selectFrom('mail_tokens').selectAll().where('user_id', '=', attacker.id).execute();
      expect(left).toEqual([]);
    });
  });

  describe('the one-tap prompt', () => {
    const oneTap = (credential: string, more: object = {}, cookies = {}, headers = {}) =>
      post(TRADE_PATH, { credential, ...more }, cookies, headers);
    const seconds = (ms: number) => Math.floor((Date.now() + ms) / 1000);

    it('signs in with an ID token, by either call', async () => {
      const person = somebody();
      const answer = await oneTap(await provider.credential(person));
      expect(answer.json().user).toMatchObject({ email: person.email, email_verified: true });
      const again = await verify('', {}, { credential: await provider.credential(person) });
      expect(again.json().user.id).toBe(answer.json().user.id);
      expect((await signIn(person)).user.id).toBe(answer.json().user.id);
    });

    it('takes each token once, also when it comes at once and is written in another way', async () => {
      const credential = await provider.credential(somebody());
      const answers = await Promise.all([1, 2, 3].map(() => oneTap(credential)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
      failed(await oneTap(`${credential}=`));
      const kept = await harness.database.sql.selectFrom('used_credentials').selectAll().execute();
      expect(kept.every(({ expires_at }) => expires_at.getTime() > Date.now() + 3_500_000)).toBe(true);
    });

    it.each([
      ['expired', () => ({ iat: seconds(-600_000), exp: seconds(-60_000) })],
      ['older than an hour, however long it says it lasts', () => ({ iat: seconds(-3_700_000), exp: seconds(1e9) })],
      ['from the future', () => ({ iat: seconds(600_000) })],
      ['not yet valid', () => ({ nbf: seconds(600_000) })],
      ['without an end', () => ({ exp: undefined })],
      ['without a beginning', () => ({ iat: undefined })],
      ['for another application', () => ({ aud: 'another' })],
      ['given to another application', () => ({ azp: 'another' })],
      ['for several applications', () => ({ aud: [provider.clientId, 'another'], azp: undefined })],
      ['from another issuer', () => ({ iss: 'https://accounts.google.com' })],
      ['without a subject', () => ({ sub: undefined })],
      ['of an address that is not verified', () => ({ email_verified: false })],
    ])('refuses a token that is %s', async (_what, claims) => {
      failed(await oneTap(await provider.credential(somebody(), claims())));
    });

    it('refuses a token of another key, of none, and what is no token', async () => {
      const other = await startLocalProvider();
      closing.push(other.close);
      const claims = { iss: provider.issuer, aud: provider.clientId, azp: provider.clientId };
      failed(await oneTap(await other.credential(somebody(), claims)));
      const [, payload] = (await provider.credential(somebody())).split('.');
      const header = Buffer.from('{"alg":"none"}').toString('base64url');
      failed(await oneTap(`${header}.${payload}.`));
      failed(await oneTap('no token'));
      failed(await oneTap('x'.repeat(9000)), 'invalid-input', 400);
    });

    it("holds the prompt's own cookie against what the page sends", async () => {
      const credential = await provider.credential(somebody());
      failed(await oneTap(credential, { g_csrf_token: 'a' }));
      failed(await oneTap(credential, { g_csrf_token: 'a' }, { g_csrf_token: 'b' }));
      expect((await oneTap(credential, { g_csrf_token: 'a' }, { g_csrf_token: 'a' })).statusCode).toBe(200);
    });

    it('refuses another site', async () => {
      const credential = await provider.credential(somebody());
      failed(await oneTap(credential, {}, {}, { 'sec-fetch-site': 'cross-site' }), 'cross-site', 403);
    });
  });

  describe('signing out', () => {
    const signOut = (token: string, to = app) =>
      post(PROVIDER_LOGOUT_PATH, GOOGLE, {}, { authorization: `Bearer ${token}` }, to);

    it('ends the session, and says where it ends at the provider', async () => {
      const { token } = await signIn(somebody());
      const answer = await signOut(token);
      const url = new URL(answer.json().data.url);
      expect(url.origin).toBe(provider.issuer);
      expect(url.searchParams.get('client_id')).toBe(provider.clientId);
      expect(url.searchParams.get('post_logout_redirect_uri')).toMatch(/^http:\/\/localhost:\d+\/$/);
      failed(await signOut(token), 'not-signed-in');
    });

    it('ends a session that the provider has no part in, also where none is configured', async () => {
      const { token } = await createTestUser(harness.database);
      expect((await signOut(token)).json()).toMatchObject({ code: SUCCESS_CODE, data: { url: null } });
      const off = await withEnvironment({});
      const other = await createTestUser(harness.database);
      expect((await signOut(other.token, off)).json().data.url).toBeNull();
      failed(await signOut(other.token), 'not-signed-in');
    });
  });

  describe('a provider that does not work', () => {
    const environment = (port: number) => ({ OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'x' });
    const listen = async (handler: Parameters<typeof createServer>[1]) => {
      const server = createServer(handler ?? (() => {}));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const close = async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      };
      return { close, port: (server.address() as AddressInfo).port };
    };
    const unreachable = async (to: App) => {
      failed(await post(PROVIDER_LOGIN_PATH, GOOGLE, {}, {}, to), 'provider-unreachable', 502);
      failed(await post(TRADE_PATH, { credential: 'a.b.c' }, {}, {}, to), 'provider-unreachable', 502);
    };

    it('is said to be unreachable where nobody listens', async () => {
      const { port, close } = await listen(undefined);
      await close();
      await unreachable(await withEnvironment(environment(port)));
    });

    it('is said to be unreachable where it fails, or speaks another language', async () => {
      for (const answer of [500, 200]) {
        const server = await listen((_request, response) => response.writeHead(answer).end('<html>'));
        closing.push(server.close);
        await unreachable(await withEnvironment(environment(server.port)));
      }
    });

    it('is asked again, and is remembered when it is gone', async () => {
      const mortal = await startLocalProvider();
      const there = await withEnvironment(mortal.environment);
      const { flow, url } = await begin(PROVIDER_LOGIN_PATH, there);
      mortal.seat(somebody());
      const back = await mortal.visit(url);
      await mortal.close();
      // What is known of it lasts; what only it can say does not come.
      await begin(PROVIDER_LOGIN_PATH, there);
      const answer = await post(`${PROVIDER_VERIFY_PATH}${back.search}`, GOOGLE, flow, {}, there);
      failed(answer, 'provider-unreachable', 502);
      const credential = await mortal.credential(somebody());
      failed(await post(TRADE_PATH, { credential }, {}, {}, there), 'provider-unreachable', 502);
    });
  });

  it('makes the browser another visitor', async () => {
    const visitorId = randomUUID();
    const { back, flow } = await come(somebody());
    const answer = await verify(back.search, { ...flow, [VISITOR_COOKIE]: visitorId });
    const renewed = answer.cookies.find(({ name }) => name === VISITOR_COOKIE)?.value;
    expect(renewed).toMatch(/^[0-9a-f-]{36}$/);
    expect(renewed).not.toBe(visitorId);
  });
});
