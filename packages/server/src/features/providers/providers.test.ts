import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONVERSIONS_PATH, PROVIDER_LOGIN_PATH, SUCCESS_CODE } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../http/app-type.ts';
import { VISITOR_COOKIE } from '../../http/authenticate.ts';
import { testDatabases } from '../../testing/database.ts';
import { form, PDF, signedVisitor } from '../../testing/harness.ts';
import { createTestUser } from '../../testing/people.ts';
import { startLocalProvider } from '../../testing/provider.ts';
import { expectFailure, FLOW_COOKIE, GOOGLE, SignInBench, somebody, TRADE_PATH } from '../../testing/sign-in.ts';

describe.each(testDatabases)('sign-in by a provider on $name', (kind) => {
  let bench: SignInBench;
  beforeAll(async () => {
    bench = await SignInBench.start(kind);
  });
  afterAll(() => bench?.close());
  beforeEach(() => bench.moveOn());

  const users = (email: string) =>
    bench.harness.database.sql.selectFrom('users').selectAll().where('email_key', '=', email).execute();

  describe('the way to the provider and back', () => {
    it("leads to the provider's page with everything that guards the way back", async () => {
      const { url, answer } = await bench.begin();
      const asked = new URL(url);
      expect(asked.origin).toBe(bench.provider.issuer);
      const said = Object.fromEntries(asked.searchParams);
      expect(said).toMatchObject({
        client_id: bench.provider.clientId,
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
      const secure = await bench.withEnvironment({
        ...bench.provider.environment,
        PUBLIC_URL: 'https://tallyleaf.example/',
      });
      const { url, answer } = await bench.begin(PROVIDER_LOGIN_PATH, secure);
      expect(answer.cookies).toContainEqual(expect.objectContaining({ name: FLOW_COOKIE, secure: true }));
      expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://tallyleaf.example/auth/callback');
    });

    it('makes an account with a verified address, and opens the same one the next time', async () => {
      const person = somebody();
      const first = await bench.signIn(person);
      expect(first.token).toBe(first.data.token);
      expect(first.user).toMatchObject({
        email: person.email,
        email_verified: true,
        username: 'Ada Lovelace',
        has_password: false,
        plan: 'free',
      });
      // The person may have another address there by now.
      const second = await bench.signIn({ ...person, email: `other-${person.email}` });
      expect(second.user.id).toBe(first.user.id);
      expect(second.token).not.toBe(first.token);
      expect((await bench.signOut(first.token)).statusCode).toBe(200);
    });

    it("takes the page's query string as part of the path, too", async () => {
      for (const glued of [(search: string) => `/${search.slice(1)}`, (search: string) => `/%3F${search.slice(1)}`]) {
        const { back, flow } = await bench.come(somebody());
        expect((await bench.verify(glued(back.search), flow)).statusCode).toBe(200);
      }
    });

    it('asks for the address where the ID token does not hold it', async () => {
      const silent = await startLocalProvider({ claimsInIdToken: false });
      bench.closeLater(silent.close);
      const other = await bench.withEnvironment(silent.environment);
      const person = somebody();
      const { flow, back } = await bench.come(person, other, silent);
      const answer = await bench.verify(back.search, flow, {}, {}, other);
      expect(answer.json().user).toMatchObject({ email: person.email, email_verified: true });
    });

    it('knows the same subject of another provider for somebody else', async () => {
      const other = await startLocalProvider();
      bench.closeLater(other.close);
      const person = somebody();
      const { user } = await bench.signIn(person);
      const there = await bench.withEnvironment(other.environment);
      const { flow, back } = await bench.come({ ...person, email: `twin-${person.email}` }, there, other);
      const answer = await bench.verify(back.search, flow, {}, {}, there);
      expect(answer.json().user.id).not.toBe(user.id);
    });

    it('makes one account of two first sign-ins at once', async () => {
      const person = somebody();
      const [one, two] = [await bench.come(person), await bench.come(person)];
      const answers = await Promise.all([
        bench.verify(one.back.search, one.flow),
        bench.verify(two.back.search, two.flow),
      ]);
      const ids = answers.map((answer) => answer.json().user.id);
      expect(ids[0]).toBe(ids[1]);
      expect(await users(person.email ?? '')).toHaveLength(1);
    });
  });

  describe('collecting', () => {
    it('answers with where to go where there is nothing to collect', async () => {
      const { url, flow } = await bench.begin(TRADE_PATH);
      expect(new URL(url).origin).toBe(bench.provider.issuer);
      bench.provider.seat(somebody());
      const back = await bench.provider.visit(url);
      expect((await bench.verify(back.search, flow)).json().token).toMatch(/^tls_/);
    });

    it('takes no body in whatever form', async () => {
      for (const [payload, type] of [
        ['', 'application/json'],
        ['{}', 'application/json'],
        ['null', 'application/json; charset=utf-8'],
      ] as const) {
        const headers = { 'content-type': type };
        const answer = await bench.app.inject({ method: 'POST', url: TRADE_PATH, payload, headers });
        expect(answer.json().data).toHaveProperty('url');
      }
      const broken = { method: 'POST', url: TRADE_PATH, payload: '{' } as const;
      const answer = await bench.app.inject({ ...broken, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode).toBe(400);
    });

    it('trades a completed sign-in for token and user, once, in the same browser only', async () => {
      const person = somebody();
      const { back, flow } = await bench.come(person);
      const completed = await bench.verify(back.search, flow, { collect: false });
      expect(completed.json()).toEqual({ code: SUCCESS_CODE, message: 'OK', data: { completed: true } });
      expect((await bench.post(TRADE_PATH, undefined, { [FLOW_COOKIE]: 'tlf_other' })).json().data).toHaveProperty(
        'url',
      );
      const collected = await bench.post(TRADE_PATH, undefined, flow);
      expect(collected.json().user.email).toBe(person.email);
      expect(collected.cookies).toContainEqual(expect.objectContaining({ name: FLOW_COOKIE, value: '' }));
      expect((await bench.post(TRADE_PATH, undefined, flow)).json().data).toHaveProperty('url');
    });

    it('waits two minutes at most', async () => {
      const { back, flow } = await bench.come(somebody());
      await bench.verify(back.search, flow, { collect: false });
      await sql`update sign_in_flows set expires_at = now()`.execute(bench.harness.database.sql);
      expect((await bench.post(TRADE_PATH, undefined, flow)).json().data).toHaveProperty('url');
    });
  });

  describe('signing out', () => {
    it('ends the session, and says where it ends at the provider', async () => {
      const { token } = await bench.signIn(somebody());
      const answer = await bench.signOut(token);
      const url = new URL(answer.json().data.url);
      expect(url.origin).toBe(bench.provider.issuer);
      expect(url.searchParams.get('client_id')).toBe(bench.provider.clientId);
      expect(url.searchParams.get('post_logout_redirect_uri')).toMatch(/^http:\/\/localhost:\d+\/$/);
      expectFailure(await bench.signOut(token), 'not-signed-in');
    });

    it('ends a session that the provider has no part in, also where none is configured', async () => {
      const { token } = await createTestUser(bench.harness.database);
      expect((await bench.signOut(token)).json()).toMatchObject({ code: SUCCESS_CODE, data: { url: null } });
      const off = await bench.withEnvironment({});
      const other = await createTestUser(bench.harness.database);
      expect((await bench.signOut(other.token, off)).json().data.url).toBeNull();
      expectFailure(await bench.signOut(other.token), 'not-signed-in');
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
      expectFailure(await bench.post(PROVIDER_LOGIN_PATH, GOOGLE, {}, {}, to), 'provider-unreachable', 502);
      expectFailure(await bench.post(TRADE_PATH, { credential: 'a.b.c' }, {}, {}, to), 'provider-unreachable', 502);
    };

    it('is said to be unreachable where nobody listens', async () => {
      const { port, close } = await listen(undefined);
      await close();
      await unreachable(await bench.withEnvironment(environment(port)));
    });

    it('is said to be unreachable where it fails, or speaks another language', async () => {
      for (const answer of [500, 200]) {
        const server = await listen((_request, response) => response.writeHead(answer).end('<html>'));
        bench.closeLater(server.close);
        await unreachable(await bench.withEnvironment(environment(server.port)));
      }
    });

    it('is asked again, and is remembered when it is gone', async () => {
      const mortal = await startLocalProvider();
      const there = await bench.withEnvironment(mortal.environment);
      const { flow, back } = await bench.come(somebody(), there, mortal);
      await mortal.close();
      // What is known of it lasts; what only it can say does not come.
      await bench.begin(PROVIDER_LOGIN_PATH, there);
      const answer = await bench.verify(back.search, flow, {}, {}, there);
      expectFailure(answer, 'provider-unreachable', 502);
      const credential = await mortal.credential(somebody());
      expectFailure(await bench.post(TRADE_PATH, { credential }, {}, {}, there), 'provider-unreachable', 502);
    });
  });

  it("makes the visitor's conversions the user's, and the browser another visitor", async () => {
    const person = somebody();
    const ways = [
      async (cookies: Record<string, string>) => {
        const { back, flow } = await bench.come(person);
        return bench.verify(back.search, { ...flow, ...cookies });
      },
      async (cookies: Record<string, string>) =>
        bench.post(TRADE_PATH, { credential: await bench.provider.credential(person) }, cookies),
      async (cookies: Record<string, string>) => {
        const { back, flow } = await bench.come(person);
        await bench.verify(back.search, { ...flow, ...cookies }, { collect: false });
        return bench.post(TRADE_PATH, undefined, { ...flow, ...cookies });
      },
    ];
    const converted: string[] = [];
    for (const signIn of ways) {
      const cookies = { [VISITOR_COOKIE]: signedVisitor(randomUUID()) };
      const upload = await form([{ name: 'march.pdf', bytes: PDF }]);
      const sent = await bench.app.inject({ method: 'POST', url: CONVERSIONS_PATH, ...upload, cookies });
      converted.unshift(sent.json().data[0].id);
      const answer = await signIn(cookies);
      const authorization = `Bearer ${answer.json().token}`;
      const list = await bench.app.inject({ method: 'GET', url: CONVERSIONS_PATH, headers: { authorization } });
      expect(list.json().data.items.map(({ id }: { id: string }) => id)).toEqual(converted);
      const renewed = answer.cookies.find(({ name }) => name === VISITOR_COOKIE)?.value;
      expect(renewed).toMatch(/^[0-9a-f-]{36}\./);
      expect(renewed).not.toBe(cookies[VISITOR_COOKIE]);
    }
  });
});
