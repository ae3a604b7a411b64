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

describe.each(testDatabases)('signing in by password on $name', (kind) => {
  let people: PeopleApp;
  let browser: TestBrowser;
  let email: string;
  beforeAll(async () => {
    people = await startPeopleApp(kind);
  });
  afterAll(() => people?.close());
  beforeEach(async () => {
    await sql`delete from attempts`.execute(people.database.sql);
    browser = people.browser();
    email = `${randomUUID()}@example.org`;
    people.mails.length = 0;
    people.bound.length = 0;
  });

  const lastMail = () => {
    const mail = people.mails.at(-1);
    if (!mail) throw new Error('no mail was sent');
    return mail;
  };
  const lastToken = (): string => people.lastToken();
  const register = (body = {}, from = browser) =>
    from.post('/api/auth/register', { email, password: PASSWORD, ...body });
  const login = (body = {}, from = browser) => from.post('/api/auth/login', { email, password: PASSWORD, ...body });
  /** Somebody with a proved address, signed in. */
  const member = async (from = browser) => {
    const somebody = await people.signUp(from, email);
    people.mails.length = 0;
    return somebody;
  };
  const letPass = () => sql`update attempts set blocked_until = now()`.execute(people.database.sql);
  const isSignedIn = async (token: string) =>
    (await browser.call('GET', '/api/user/info', { token })).statusCode === 200;

  describe('signing in', () => {
    it('says the same of an unknown address and a wrong password', async () => {
      await member();
      const answers = [await login({ password: OTHER_PASSWORD }), await login({ email: `x${email}` })];
      expect(answers[0]?.body).toBe(answers[1]?.body);
      expect(answers[0]?.json()).toEqual({ code: 401, error: 'wrong-credentials', message: expect.any(String) });
    });

    it('computes as much for an unknown address', async () => {
      await member();
      let compared = 0;
      const { verify } = people.needs.passwords;
      Object.assign(people.needs.passwords, {
        verify: (...all: Parameters<typeof verify>) => {
          compared++;
          return verify(...all);
        },
      });
      await login({ password: OTHER_PASSWORD });
      await login({ email: `x${email}` });
      Object.assign(people.needs.passwords, { verify });
      expect(compared).toBe(2);
    });

    it('makes wrong guesses wait before any password is hashed, and others not', async () => {
      await member();
      for (let n = 0; n < 6; n++)
        expect((await login({ password: OTHER_PASSWORD }, people.browser())).statusCode).toBe(401);
      const { verify } = people.needs.passwords;
      Object.assign(people.needs.passwords, { verify: () => Promise.reject(new Error('hashed')) });
      const answer = await login({}, people.browser());
      Object.assign(people.needs.passwords, { verify });
      expect(answer.json()).toMatchObject({ code: 429, error: 'too-many-attempts' });
      expect(Number(answer.headers['retry-after'])).toBe(1);
      const unknown = `unknown-${email}`;
      for (let n = 0; n < 6; n++) await login({ email: unknown }, people.browser());
      expect((await login({ email: unknown }, people.browser())).statusCode).toBe(429);
      await letPass();
      expect((await login()).statusCode).toBe(200);
      for (let n = 0; n < 5; n++) expect((await login({ password: OTHER_PASSWORD })).statusCode).toBe(401);
      expect((await login()).statusCode).toBe(200);
    });

    it('makes a network wait that guesses at many accounts; a right sign-in between does not help', async () => {
      await member();
      const guess = () => login({ email: `${randomUUID()}@example.org` });
      for (let n = 0; n < 21; n++) expect((await guess()).statusCode).toBe(401);
      expect((await guess()).statusCode).toBe(429);
      await letPass();
      expect((await login()).statusCode).toBe(200);
      expect((await guess()).statusCode).toBe(401);
      expect((await guess()).headers['retry-after']).toBe('2');
      expect((await login({}, people.browser())).statusCode).toBe(200);
    });

    it('counts a line with IPv6 as one', async () => {
      for (let n = 0; n < 21; n++) {
        browser.address = `2001:db8:1:2::${n.toString(16)}`;
        await login({ email: `${randomUUID()}@example.org` });
      }
      expect((await login()).statusCode).toBe(429);
      browser.address = '2001:db8:1:3::1';
      expect((await login()).statusCode).toBe(401);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced by a link; all sessions end, and the person is told and signed in', async () => {
      const { token } = await member();
      const known = await browser.post('/api/auth/forgot', { email });
      const unknown = await browser.post('/api/auth/forgot', { email: `x${email}` });
      expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
      expect(people.mails).toHaveLength(1);
      expect(lastMail()).toMatchObject({ to: email, kind: 'reset-password', values: { minutes: '60' } });
      expect(lastMail().link).toMatch(/\/auth\/callback\?reset=tlm_/);
      const link = lastToken();
      expect((await browser.post('/api/auth/reset', { token: link, password: 'short' })).json().error).toBe(
        'password-unfit',
      );
      const answer = await browser.post('/api/auth/reset', { token: link, password: OTHER_PASSWORD });
      expect(answer.json()).toMatchObject({ code: 100000, user: { email } });
      expect(lastMail()).toMatchObject({ to: email, kind: 'password-changed' });
      expect(await isSignedIn(token)).toBe(false);
      expect(await isSignedIn(answer.json().token)).toBe(true);
      expect((await login()).statusCode).toBe(401);
      expect((await login({ password: OTHER_PASSWORD })).statusCode).toBe(200);
      expect((await browser.post('/api/auth/reset', { token: link, password: PASSWORD })).json().error).toBe(
        'mail-link-invalid',
      );
    });

    it('leaves the visitor of the browser alone: the link may be of an account that is not theirs', async () => {
      await member();
      await browser.post('/api/auth/forgot', { email });
      people.bound.length = 0;
      const victim = people.browser();
      const before = victim.visitorId;
      const { statusCode } = await victim.post('/api/auth/reset', { token: lastToken(), password: OTHER_PASSWORD });
      expect([statusCode, victim.visitorId, people.bound]).toEqual([200, before, []]);
    });

    it('has links that end with time, with each other, and are good for nothing else', async () => {
      await member();
      await browser.post('/api/auth/forgot', { email });
      const first = lastToken();
      await browser.post('/api/auth/forgot', { email });
      const second = lastToken();
      expect((await browser.post('/api/auth/verify', { token: first })).json().error).toBe('mail-link-invalid');
      expect((await browser.post('/api/auth/change-email', { token: first })).json().error).toBe('mail-link-invalid');
      await browser.post('/api/auth/reset', { token: second, password: OTHER_PASSWORD });
      expect((await browser.post('/api/auth/reset', { token: first, password: PASSWORD })).json().error).toBe(
        'mail-link-invalid',
      );
      await browser.post('/api/auth/forgot', { email });
      await sql`update mail_tokens set expires_at = now()`.execute(people.database.sql);
      expect((await browser.post('/api/auth/reset', { token: lastToken(), password: PASSWORD })).json().error).toBe(
        'mail-link-invalid',
      );
    });

    it('of an address that waits for its proof sends the proof again', async () => {
      await register();
      await browser.post('/api/auth/forgot', { email });
      expect(people.mails.map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email']);
    });

    it('lets whoever is locked out in by the mail', async () => {
      await member();
      for (let n = 0; n < 7; n++) await login({ password: OTHER_PASSWORD }, people.browser());
      expect((await login()).statusCode).toBe(429);
      await browser.post('/api/auth/forgot', { email });
      expect((await browser.post('/api/auth/reset', { token: lastToken(), password: OTHER_PASSWORD })).statusCode).toBe(
        200,
      );
      expect((await login({ password: OTHER_PASSWORD })).statusCode).toBe(200);
    });
  });

  it('knows no link that was never mailed', async () => {
    expect((await browser.post('/api/auth/verify', { token: 'tlm_unknown-token-unknown-token' })).json().error).toBe(
      'mail-link-invalid',
    );
  });
});
