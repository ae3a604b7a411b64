import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../http/tokens.ts';
import { testDatabases } from '../../testing/database.ts';
import { OWN_ADDRESS, type PeopleApp, startPeopleApp, type TestBrowser } from '../../testing/people-app.ts';

const PASSWORD = 'seventeen green apples';
const OTHER_PASSWORD = 'eighteen yellow pears';

describe.each(testDatabases)('people on $name', (kind) => {
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
  const lastToken = (): string => new URL(lastMail().link ?? '').search.replace(/^\?\w+=/, '');
  const register = (body = {}, from = browser) =>
    from.post('/api/auth/register', { email, password: PASSWORD, ...body });
  const login = (body = {}, from = browser) => from.post('/api/auth/login', { email, password: PASSWORD, ...body });
  /** Somebody with a proved address, signed in. */
  const member = async (from = browser) => {
    await register({}, from);
    const { token, user } = (await from.post('/api/auth/verify', { token: lastToken() })).json();
    people.mails.length = 0;
    return { token: token as string, id: user.id as string };
  };
  const letPass = () => sql`update attempts set blocked_until = now()`.execute(people.database.sql);
  const isSignedIn = async (token: string) =>
    (await browser.call('GET', '/api/user/info', { token })).statusCode === 200;

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
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
