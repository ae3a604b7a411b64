import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  type PeopleApp,
  startPeopleApp,
  type TestBrowser,
} from '../../testing/people-app.ts';
import { openSession } from './sessions.ts';
import { tidyPeople } from './tidy-people.ts';

describe.each(testDatabases)('the account on $name', (kind) => {
  let people: PeopleApp;
  let browser: TestBrowser;
  let email: string;
  let token: string;
  let id: string;
  const ended: string[] = [];
  const erased: string[] = [];
  beforeAll(async () => {
    people = await startPeopleApp(kind, {
      endPlan: async (userId) => void ended.push(userId),
      personalData: [
        {
          collect: async function* (userId) {
            yield { name: 'extra.txt', content: [Buffer.from(userId)] };
          },
          erase: async (userId) => async () => void erased.push(userId),
        },
      ],
    });
  });
  afterAll(() => people?.close());
  beforeEach(async () => {
    await sql`delete from attempts`.execute(people.database.sql);
    browser = people.browser();
    email = `${randomUUID()}@example.org`;
    ({ token, id } = await signUp());
    people.mails.length = 0;
  });

  const signUp = () => people.signUp(browser, email);
  const lastToken = (): string => people.lastToken();
  const login = async (password = PASSWORD, address = email) =>
    people.browser().post('/api/auth/login', { email: address, password });
  const get = (url: string, bearer = token) => browser.call('GET', url, { token: bearer });
  const patch = (payload: object) => browser.call('PATCH', '/api/account', { token, payload });
  const post = (url: string, payload: object, bearer = token) => browser.post(url, payload, { token: bearer });
  const remove = (url: string, payload?: object) => browser.call('DELETE', url, { token, ...(payload && { payload }) });
  const providerOnly = () =>
    sql`update users set password_hash = null where id = ${id}::uuid`.execute(people.database.sql);
  const ageSessions = () =>
    sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}::uuid`.execute(
      people.database.sql,
    );

  describe('who is signed in', () => {
    it('is said under both names, at the top and in data, with the bearer', async () => {
      const info = (await get('/api/user/info')).json();
      expect(info).toMatchObject({ code: 100000, user: { id, email, access_token: token } });
      expect(info.data.user).toEqual(info.user);
      const info2 = (await get('/user/v2/userinfo')).json();
      expect(info2).toMatchObject({ code: 100000, userinfo: info.user, data: { userinfo: info.user } });
      expect((await get('/api/account')).json().data).toEqual(info.user);
    });

    it.each(['/api/user/info', '/user/v2/userinfo', '/api/account', '/api/account/sessions', '/api/account/export'])(
      'is nobody without a good token: %s',
      async (url) => {
        for (const bearer of [undefined, 'tls_nonsense', 'nonsense', `${token}x`]) {
          const answer = await browser.call('GET', url, { token: bearer });
          expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([401, 401, 'not-signed-in']);
        }
      },
    );

    it('ends with signing out, which always succeeds', async () => {
      const other = (await login()).json().token;
      expect((await get('/user/logout')).json()).toMatchObject({ code: 100000 });
      expect((await get('/user/logout')).statusCode).toBe(200);
      expect((await browser.call('GET', '/user/logout')).statusCode).toBe(200);
      expect((await get('/api/user/info')).statusCode).toBe(401);
      expect((await get('/api/user/info', other)).statusCode).toBe(200);
    });
  });

  describe('what one sets oneself', () => {
    it('is kept', async () => {
      const all = {
        username: ' Ada ',
        phone_number: '+44 20 7946 0000',
        locale: 'fr',
        keep_hours: 12,
        keep_files: false,
      };
      expect((await patch(all)).json()).toMatchObject({ code: 100000, data: { ...all, username: 'Ada' } });
      expect((await patch({ phone_number: null, keep_hours: null })).json().data).toMatchObject({
        username: 'Ada',
        phone_number: null,
        keep_hours: null,
        locale: 'fr',
      });
    });

    it.each([
      {},
      { email: 'other@example.org' },
      { email_verified_at: null },
      { password_hash: 'x' },
      { id: randomUUID() },
      { username: '' },
      { username: '   ' },
      { username: 'a\nb' },
      { phone_number: 'call me' },
      { locale: 'xx' },
      { keep_hours: 0 },
      { keep_hours: 1e9 },
      { keep_files: 'perhaps' },
    ])('is nothing else: %j', async (payload) => {
      const before = (await get('/api/account')).json();
      const answer = await patch(payload);
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ code: 400, error: 'invalid-input' });
      expect((await get('/api/account')).json()).toEqual(before);
    });
  });

  describe('sessions', () => {
    it('are listed, and ended one by one or all but this', async () => {
      await login();
      await login();
      const list = (await get('/api/account/sessions')).json().data;
      expect(list).toHaveLength(3);
      expect(list.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
      expect(list[0]).toMatchObject({ method: 'password', user_agent: 'Testing/1.0' });
      expect(JSON.stringify(list)).not.toContain('token');
      const other = list.find((one: { current: boolean }) => !one.current).id;
      expect((await remove(`/api/account/sessions/${other}`)).statusCode).toBe(200);
      expect((await remove(`/api/account/sessions/${other}`)).statusCode).toBe(404);
      expect((await remove('/api/account/sessions')).json().data).toEqual({ ended: 1 });
      expect((await get('/api/account/sessions')).json().data).toHaveLength(1);
    });

    it('are so many at most; the one used longest ago ends', async () => {
      for (let n = 0; n < 101; n++) {
        await openSession(people.database.sql, id, { method: 'password', userAgent: `device ${n}` });
      }
      const agents = (
        await people.database.sql.selectFrom('sessions').where('user_id', '=', id).select('user_agent').execute()
      ).map((row) => row.user_agent);
      expect(agents).toHaveLength(100);
      expect(agents).toContain('device 100');
      expect(agents).not.toContain('Testing/1.0');
      expect((await get('/api/account')).statusCode).toBe(401);
    });

    it('of others are not there', async () => {
      const mine = (await get('/api/account/sessions')).json().data[0].id;
      email = `${randomUUID()}@example.org`;
      const stranger = await signUp();
      const answer = await browser.call('DELETE', `/api/account/sessions/${mine}`, { token: stranger.token });
      expect(answer.json()).toMatchObject({ code: 404, error: 'not-found' });
      expect((await get('/api/account')).statusCode).toBe(200);
    });

    it('last 30 days from their last use, and 90 days at most', async () => {
      const { sql: db } = people.database;
      const day = 24 * 3600 * 1000;
      const daysLeft = async () => {
        const row = await db.selectFrom('sessions').where('user_id', '=', id).select('expires_at').executeTakeFirst();
        return Math.round(((row?.expires_at.getTime() ?? 0) - Date.now()) / day);
      };
      const openedAgo = (days: number) =>
        sql`update sessions set created_at = now() - make_interval(days => ${days}),
          last_seen_at = now() - interval '1 day', expires_at = now() + interval '29 days'
          where user_id = ${id}::uuid`.execute(db);
      await openedAgo(20);
      expect([(await get('/api/account')).statusCode, await daysLeft()]).toEqual([200, 30]);
      await openedAgo(80);
      expect([(await get('/api/account')).statusCode, await daysLeft()]).toEqual([200, 10]);
      await openedAgo(91);
      expect((await get('/api/account')).statusCode).toBe(401);
    });

    it('end by time, and are tidied away', async () => {
      await sql`update sessions set expires_at = now() where user_id = ${id}::uuid`.execute(people.database.sql);
      expect((await get('/api/account')).statusCode).toBe(401);
      await tidyPeople(people.database.sql);
      const rows = await people.database.sql.selectFrom('sessions').where('user_id', '=', id).selectAll().execute();
      expect(rows).toEqual([]);
    });
  });

  describe('another password', () => {
    it('needs the one before, ends other sessions and links, and is told', async () => {
      const other = (await login()).json().token;
      await browser.post('/api/auth/forgot', { email });
      const link = lastToken();
      const refused = await post('/api/account/password', { current: OTHER_PASSWORD, password: OTHER_PASSWORD });
      expect(refused.json()).toMatchObject({ code: 401, error: 'wrong-credentials' });
      expect((await post('/api/account/password', { password: OTHER_PASSWORD })).statusCode).toBe(401);
      expect((await post('/api/account/password', { current: PASSWORD, password: 'short' })).json().error).toBe(
        'password-unfit',
      );
      expect((await post('/api/account/password', { current: PASSWORD, password: OTHER_PASSWORD })).statusCode).toBe(
        200,
      );
      expect(people.mails.at(-1)).toMatchObject({ to: email, kind: 'password-changed' });
      expect((await get('/api/account')).statusCode).toBe(200);
      expect((await get('/api/account', other)).statusCode).toBe(401);
      expect((await login()).statusCode).toBe(401);
      expect((await login(OTHER_PASSWORD)).statusCode).toBe(200);
      expect((await browser.post('/api/auth/reset', { token: link, password: PASSWORD })).statusCode).toBe(400);
    });

    it('of somebody without one needs a sign-in of a moment ago', async () => {
      await providerOnly();
      await ageSessions();
      expect((await post('/api/account/password', { password: PASSWORD })).json()).toMatchObject({
        code: 403,
        error: 'sign-in-again',
      });
      await sql`update sessions set created_at = now() where user_id = ${id}::uuid`.execute(people.database.sql);
      expect((await post('/api/account/password', { password: PASSWORD })).statusCode).toBe(200);
      expect((await login()).statusCode).toBe(200);
    });

    it('is not found out by a stolen session: guesses wait', async () => {
      for (let n = 0; n < 6; n++)
        await post('/api/account/password', { current: `wrong ${n}`, password: OTHER_PASSWORD });
      const answer = await post('/api/account/password', { current: PASSWORD, password: OTHER_PASSWORD });
      expect(answer.json()).toMatchObject({ code: 429, error: 'too-many-attempts' });
    });
  });

  describe('leaving', () => {
    it('takes the password, ends the plan first, erases what each feature keeps, and is told', async () => {
      expect((await remove('/api/account', {})).json().error).toBe('wrong-credentials');
      expect((await remove('/api/account', { password: OTHER_PASSWORD })).statusCode).toBe(401);
      expect(ended).not.toContain(id);
      expect((await remove('/api/account', { password: PASSWORD })).statusCode).toBe(200);
      expect(ended).toContain(id);
      expect(erased).toContain(id);
      expect(people.mails.at(-1)).toMatchObject({ to: email, kind: 'account-deleted' });
      expect((await get('/api/account')).statusCode).toBe(401);
      expect((await login()).statusCode).toBe(401);
      await signUp();
      expect((await login()).statusCode).toBe(200);
    });

    it('keeps the account where the plan could not be ended', async () => {
      const { endPlan } = people.needs;
      Object.assign(people.needs, { endPlan: () => Promise.reject(new Error('no answer')) });
      expect((await remove('/api/account', { password: PASSWORD })).statusCode).toBe(500);
      Object.assign(people.needs, { endPlan });
      expect((await get('/api/account')).statusCode).toBe(200);
    });

    it('takes a sign-in of a moment ago from somebody without a password', async () => {
      await providerOnly();
      await ageSessions();
      expect((await remove('/api/account', {})).json()).toMatchObject({ code: 403, error: 'sign-in-again' });
      await sql`update sessions set created_at = now() where user_id = ${id}::uuid`.execute(people.database.sql);
      expect((await remove('/api/account', {})).statusCode).toBe(200);
    });

    it('hands out everything, without the password', async () => {
      const answer = await get('/api/account/export');
      expect(answer.headers['content-type']).toBe('application/zip');
      const { unzipSync } = await import('fflate');
      const files = Object.fromEntries(
        Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
      );
      expect(Object.keys(files)).toEqual(['account.json', 'sessions.json', 'two-step.json', 'extra.txt']);
      expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ id, email, has_password: true, identities: [] });
      expect(files['extra.txt']).toBe(id);
      expect(JSON.stringify(files)).not.toMatch(/argon2|token/);
      for (let n = 0; n < 9; n++) await get('/api/account/export');
      expect((await get('/api/account/export')).json()).toMatchObject({ code: 429, error: 'too-many-attempts' });
    });
  });
});
