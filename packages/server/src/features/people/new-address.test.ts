import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import {
  OTHER_PASSWORD,
  OWN_ADDRESS,
  PASSWORD,
  type PeopleApp,
  startPeopleApp,
  type TestBrowser,
} from '../../testing/people-app.ts';

describe.each(testDatabases)('another address on $name', (kind) => {
  let people: PeopleApp;
  let browser: TestBrowser;
  let email: string;
  let token: string;
  beforeAll(async () => {
    people = await startPeopleApp(kind);
  });
  afterAll(() => people?.close());
  beforeEach(async () => {
    await sql`delete from attempts`.execute(people.database.sql);
    browser = people.browser();
    email = `${randomUUID()}@example.org`;
    ({ token } = await signUp());
    people.mails.length = 0;
  });

  const signUp = () => people.signUp(browser, email);
  const lastToken = (): string => people.lastToken();
  const login = async (password = PASSWORD, address = email) =>
    people.browser().post('/api/auth/login', { email: address, password });
  const get = (url: string, bearer = token) => browser.call('GET', url, { token: bearer });
  const post = (url: string, payload: object, bearer = token) => browser.post(url, payload, { token: bearer });
  const ask = (to: string, password = PASSWORD) => post('/api/account/email', { email: to, password });

  it('is the account’s once its link is followed; the old one is told', async () => {
    const fresh = `new-${email}`;
    expect((await ask(fresh, OTHER_PASSWORD)).json().error).toBe('wrong-credentials');
    expect((await ask(fresh)).statusCode).toBe(202);
    expect(people.mails.at(-1)).toMatchObject({ to: fresh, kind: 'change-email', values: { minutes: '1440' } });
    expect(people.mails.at(-1)?.link).toMatch(new RegExp(`^${OWN_ADDRESS}/auth/callback\\?change=tlm_`));
    expect((await get('/api/account')).json().data.email).toBe(email);
    const link = lastToken();
    const answers = await Promise.all([1, 2].map(() => browser.post('/api/auth/change-email', { token: link })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await get('/api/account')).json().data).toMatchObject({ email: fresh, email_verified: true });
    expect(people.mails.at(-1)).toMatchObject({ to: email, kind: 'address-changed' });
    expect((await login()).statusCode).toBe(401);
    expect((await login(PASSWORD, fresh)).statusCode).toBe(200);
  });

  it('that another account has is answered alike, and its owner told', async () => {
    const [mine, bearer] = [email, token];
    email = `${randomUUID()}@example.org`;
    await signUp();
    people.mails.length = 0;
    const taken = await post('/api/account/email', { email, password: PASSWORD }, bearer);
    const free = await post('/api/account/email', { email: `free-${email}`, password: PASSWORD }, bearer);
    expect(taken.body).toBe(free.body);
    expect(people.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['already-registered', email],
      ['change-email', `free-${email}`],
    ]);
    expect((await get('/api/account', bearer)).json().data.email).toBe(mine);
  });

  it('may become another account’s before its link is followed', async () => {
    const fresh = `new-${email}`;
    await ask(fresh);
    const link = lastToken();
    email = fresh;
    await signUp();
    expect((await browser.post('/api/auth/change-email', { token: link })).json()).toMatchObject({
      code: 409,
      error: 'email-taken',
    });
  });

  it('ends links that were mailed to the old one', async () => {
    await browser.post('/api/auth/forgot', { email });
    const link = lastToken();
    await ask(`new-${email}`);
    await browser.post('/api/auth/change-email', { token: lastToken() });
    expect((await browser.post('/api/auth/reset', { token: link, password: OTHER_PASSWORD })).statusCode).toBe(400);
  });
});
