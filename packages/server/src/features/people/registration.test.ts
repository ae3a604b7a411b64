import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../http/tokens.ts';
import { testDatabases } from '../../testing/database.ts';
import {
  OTHER_PASSWORD,
  OWN_ADDRESS,
  PASSWORD,
  type PeopleApp,
  startPeopleApp,
  type TestBrowser,
} from '../../testing/people-app.ts';

describe.each(testDatabases)('registering on $name', (kind) => {
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

  describe('registering', () => {
    it('leads by a mail to an account that is signed in', async () => {
      const before = browser.visitorId;
      const answer = await register({ username: 'Ada', locale: 'de' });
      expect([answer.statusCode, answer.json()]).toEqual([
        202,
        { code: 100000, message: expect.any(String), data: null },
      ]);
      expect(lastMail()).toMatchObject({ to: email, locale: 'de', kind: 'verify-email', values: { minutes: '1440' } });
      expect(lastMail().link).toMatch(new RegExp(`^${OWN_ADDRESS}/de/auth/callback\\?verify=tlm_[\\w-]{43}$`));
      expect((await login()).json()).toMatchObject({ code: 403, error: 'email-unverified' });

      const verified = await browser.post('/api/auth/verify', { token: lastToken() });
      const body = verified.json();
      expect(body).toMatchObject({ code: 100000, token: body.data.token, user: body.data.user });
      expect(body.user).toMatchObject({
        email,
        email_verified: true,
        username: 'Ada',
        locale: 'de',
        phone_number: null,
        plan: 'free',
        plan_index: 0,
        available: 100,
        has_password: true,
        access_token: body.token,
        created_at: expect.stringMatching(/Z$/),
      });
      expect(people.bound).toEqual([{ visitorId: before, userId: body.user.id }]);
      expect(browser.visitorId).not.toBe(before);
      expect((await login()).json()).toMatchObject({ code: 100000, user: { email } });
    });

    it('says the same of an address that has an account, and tells its owner', async () => {
      await member();
      const answers = [await register({}, people.browser()), await register({ email: `x${email}` }, people.browser())];
      expect(answers[0]?.body).toBe(answers[1]?.body);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
      expect(people.mails.map(({ kind, to }) => [kind, to])).toEqual([
        ['already-registered', email],
        ['verify-email', `x${email}`],
      ]);
      expect(people.mails[0]?.link).toBe(`${OWN_ADDRESS}/`);
    });

    it('is good once, and not when it is too late', async () => {
      await register();
      const token = lastToken();
      await sql`update registrations set expires_at = now() where email_key = ${email}`.execute(people.database.sql);
      expect((await browser.post('/api/auth/verify', { token })).json()).toMatchObject({
        code: 400,
        error: 'mail-link-invalid',
      });
      await register();
      const fresh = lastToken();
      const answers = await Promise.all(
        [1, 2, 3].map(() => browser.call('POST', '/api/auth/verify', { payload: { token: fresh } })),
      );
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
      expect((await browser.post('/api/auth/verify', { token: fresh })).statusCode).toBe(400);
      const rows = await people.database.sql
        .selectFrom('registrations')
        .where('email_key', '=', email)
        .selectAll()
        .execute();
      expect(rows).toEqual([]);
    });

    it('keeps no token and no password in clear', async () => {
      await register();
      const row = await people.database.sql
        .selectFrom('registrations')
        .where('email_key', '=', email)
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(row.token_hash).toBe(hashToken(lastToken()));
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    });

    it('asks for the password in another browser, so that nobody is signed in to an account that another knows', async () => {
      await register();
      const token = lastToken();
      const owner = people.browser();
      expect((await owner.post('/api/auth/verify', { token })).json()).toMatchObject({
        code: 401,
        error: 'password-needed',
      });
      expect((await owner.post('/api/auth/verify', { token, password: OTHER_PASSWORD })).json()).toMatchObject({
        code: 401,
        error: 'wrong-credentials',
      });
      expect((await owner.post('/api/auth/verify', { token, password: PASSWORD })).statusCode).toBe(200);
    });

    it('keeps the password of whose link is followed, whoever else registered the address', async () => {
      const attacker = people.browser();
      await register({}, browser);
      const mine = lastToken();
      await register({ password: OTHER_PASSWORD }, attacker);
      expect((await browser.post('/api/auth/verify', { token: mine })).statusCode).toBe(200);
      expect((await login()).statusCode).toBe(200);
      expect((await login({ password: OTHER_PASSWORD })).statusCode).toBe(401);
      expect((await attacker.post('/api/auth/verify', { token: lastToken() })).statusCode).toBe(400);
    });

    it('sends the mail again, and says the same of any address', async () => {
      await register();
      const known = await browser.post('/api/auth/verify/resend', { email: email.toUpperCase() });
      const unknown = await browser.post('/api/auth/verify/resend', { email: 'nobody@example.org' });
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      expect(people.mails.map(({ kind, to }) => [kind, to])).toEqual([
        ['verify-email', email],
        ['verify-email', email],
      ]);
      expect((await browser.post('/api/auth/verify', { token: lastToken() })).statusCode).toBe(200);
    });

    it.each(['short', 'password123', 'PASSWORD123', 'aaaaaaaaaaaa', 'ababababababab', '   spaces   ', 'x'.repeat(201)])(
      'refuses the password %j',
      async (password) => {
        const answer = await register({ password });
        expect(answer.json()).toMatchObject({
          code: 400,
          error: expect.stringMatching(/password-unfit|invalid-input/),
        });
        expect(people.mails).toEqual([]);
      },
    );

    it('refuses the address as the password', async () => {
      email = 'someone.with.a.name@example.org';
      expect((await register({ password: 'Someone.With.A.Name@Example.org' })).json().error).toBe('password-unfit');
      expect((await register({ password: 'someone.with.a.name' })).json().error).toBe('password-unfit');
    });

    it.each([
      'nobody',
      'a b@example.org',
      'a@b@example.org',
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '<a@example.org>',
      `${'a'.repeat(250)}@example.org`,
      'a＠b@example.org',
    ])('refuses the address %j', async (address) => {
      expect((await register({ email: address })).json()).toMatchObject({ code: 400, error: 'invalid-input' });
      expect(people.mails).toEqual([]);
    });

    it('takes one address in many ways of writing for one, and mails to no look-alike', async () => {
      const local = randomUUID();
      email = ` ﬁ-${local}@Example.org `;
      await register();
      expect(lastMail().to).toBe(`fi-${local}@Example.org`);
      await browser.post('/api/auth/verify', { token: lastToken() });
      expect((await login({ email: `FI-${local}@EXAMPLE.ORG` })).statusCode).toBe(200);
      expect((await login({ email: `fi-${local}+x@example.org` })).statusCode).toBe(401);
    });

    it('takes no name that could play tricks in a mail or a page', async () => {
      for (const username of ['a\r\nBcc: b', 'a\u202eb', '']) {
        expect((await register({ username })).json().error).toBe('invalid-input');
      }
    });

    it('floods nobody’s mailbox, and lets one network register so many', async () => {
      for (let n = 0; n < 20; n++) expect((await register()).statusCode).toBe(202);
      expect(people.mails).toHaveLength(5);
      const answer = await register({ email: `other-${email}` });
      expect(answer.json()).toMatchObject({ code: 429, error: 'too-many-attempts' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
      expect((await register({ email: `other-${email}` }, people.browser())).statusCode).toBe(202);
    });
  });

  describe('links', () => {
    it('lead to our own address, whatever a request says of its host', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
      await browser.post('/api/auth/register', { email, password: PASSWORD }, { headers });
      expect(lastMail().link).toMatch(new RegExp(`^${OWN_ADDRESS}/auth/callback\\?verify=`));
    });
  });
});
