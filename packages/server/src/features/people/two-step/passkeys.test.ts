import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator, type Manner } from '../../../testing/authenticator.ts';
import { testDatabases } from '../../../testing/database.ts';
import {
  OTHER_PASSWORD,
  OWN_ADDRESS,
  PASSWORD,
  type PeopleApp,
  startPeopleApp,
  type TestBrowser,
} from '../../../testing/people-app.ts';

const TWO_STEP = '/api/account/two-step';

describe.each(testDatabases)('passkeys on $name', (kind) => {
  let people: PeopleApp;
  let browser: TestBrowser;
  let email: string;
  let device: Authenticator;
  beforeAll(async () => {
    people = await startPeopleApp(kind);
  });
  afterAll(() => people?.close());
  beforeEach(async () => {
    await sql`delete from attempts`.execute(people.database.sql);
    browser = people.browser();
    email = `${randomUUID()}@example.org`;
    device = new Authenticator(OWN_ADDRESS);
    people.mails.length = 0;
  });

  const begin = async (token: string) =>
    (await browser.post(`${TWO_STEP}/passkeys/options`, { password: PASSWORD }, { token })).json().data.options;
  const add = async (token: string, manner: Manner = {}, from = device) =>
    browser.post(
      `${TWO_STEP}/passkeys`,
      { name: 'My key', credential: from.create(await begin(token), manner) },
      { token },
    );
  const login = () => browser.post('/api/auth/login', { email, password: PASSWORD });
  const stand = async (token: string) => (await browser.call('GET', TWO_STEP, { token })).json().data;

  /** Somebody with a passkey. */
  const member = async () => {
    const somebody = await people.signUp(browser, email);
    const codes: string[] = (await add(somebody.token)).json().data.recovery_codes;
    people.mails.length = 0;
    people.bound.length = 0;
    return { ...somebody, codes };
  };
  /** A second step by the passkey, from the password on. */
  const second = async (manner: Manner = {}) => {
    const { challenge } = (await login()).json().data;
    const { options } = (await browser.post('/api/auth/second-step/passkey', { challenge })).json().data;
    return browser.post('/api/auth/second-step', { challenge, credential: device.get(options, manner) });
  };
  /** A sign-in by the passkey alone. */
  const alone = async (manner: Manner = {}) => {
    const { options } = (await browser.post('/api/auth/passkey/options', {})).json().data;
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    return browser.post('/api/auth/passkey', { credential: device.get(options, manner) });
  };
  const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof login>>) => [statusCode, json().error];
  const REFUSED = [403, 'passkey-refused'];

  describe('are added', () => {
    it('by the password; the person is told, gets recovery codes, and the next one brings none', async () => {
      const { token } = await people.signUp(browser, email);
      people.mails.length = 0;
      const without = await browser.post(`${TWO_STEP}/passkeys/options`, { password: OTHER_PASSWORD }, { token });
      expect(without.json().error).toBe('wrong-credentials');
      const options = await begin(token);
      expect(options).toMatchObject({
        rp: { name: 'Tallyleaf', id: 'tally.example' },
        user: { name: email },
        attestation: 'none',
      });
      const answer = await add(token);
      expect(answer.json().data.recovery_codes).toHaveLength(10);
      expect(people.mails.map((mail) => mail.kind)).toEqual(['factor-added']);
      const another = await add(token, {}, new Authenticator(OWN_ADDRESS));
      expect(another.json().data.recovery_codes).toEqual([]);
      expect(await stand(token)).toMatchObject({
        totp_since: null,
        passkeys: [{ name: 'My key', last_used_at: null }, { name: 'My key' }],
        recovery_codes_left: 10,
      });
      expect((await begin(token)).excludeCredentials).toHaveLength(2);
    });

    it('by no page but ours, for nobody else, once, and not later', async () => {
      const { token } = await people.signUp(browser, email);
      expect(outcome(await add(token, { origin: 'https://tally.example.evil' }))).toEqual(REFUSED);
      const credential = device.create(await begin(token));
      const other = await people.signUp(people.browser(), `x${email}`);
      const send = (as: string) => browser.post(`${TWO_STEP}/passkeys`, { name: 'A', credential }, { token: as });
      expect(outcome(await send(other.token))).toEqual(REFUSED);
      expect((await send(token)).statusCode).toBe(200);
      expect(outcome(await send(token))).toEqual(REFUSED);
      expect(outcome(await add(other.token))).toEqual(REFUSED);
      const late = new Authenticator(OWN_ADDRESS).create(await begin(token));
      await sql`update passkey_challenges set expires_at = now()`.execute(people.database.sql);
      const answer = await browser.post(`${TWO_STEP}/passkeys`, { name: 'A', credential: late }, { token });
      expect(outcome(answer)).toEqual(REFUSED);
    });

    it('up to twenty', async () => {
      const { id, token } = await people.signUp(browser, email);
      await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
        select gen_random_uuid(), ${id}, 'x', ${id} || n, 'AA', 0, '{}', now() from generate_series(1, 20) n`.execute(
        people.database.sql,
      );
      const full = await browser.post(`${TWO_STEP}/passkeys/options`, { password: PASSWORD }, { token });
      expect(outcome(full)).toEqual([409, 'too-many']);
    });
  });

  describe('as the second step', () => {
    it('open a session after the password, each challenge once', async () => {
      const { token } = await member();
      expect((await login()).json()).toMatchObject({
        error: 'second-step-needed',
        data: { steps: 'passkey recovery' },
      });
      const { challenge } = (await login()).json().data;
      const { options } = (await browser.post('/api/auth/second-step/passkey', { challenge })).json().data;
      expect(options.allowCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }]);
      const credential = device.get(options, { verified: false });
      const answer = await browser.post('/api/auth/second-step', { challenge, credential });
      expect(answer.json()).toMatchObject({ code: 100000, user: { email } });
      expect((await stand(token)).passkeys[0].last_used_at).toEqual(expect.any(String));
      const fresh = (await login()).json().data.challenge;
      expect(outcome(await browser.post('/api/auth/second-step', { challenge: fresh, credential }))).toEqual(REFUSED);
      const empty = await browser.post('/api/auth/second-step', { challenge: fresh });
      expect(outcome(empty)).toEqual([400, 'invalid-input']);
      expect(outcome(await browser.post('/api/auth/second-step/passkey', { challenge }))).toEqual([
        401,
        'sign-in-failed',
      ]);
    });

    it('are refused from another page, of another person, and where they count backwards', async () => {
      await member();
      expect(outcome(await second({ origin: 'https://evil.example' }))).toEqual(REFUSED);
      expect((await second({ counter: 7 })).statusCode).toBe(200);
      expect(outcome(await second({ counter: 7 }))).toEqual(REFUSED);
      expect(outcome(await second({ counter: 8, userHandle: 'AAAA' }))).toEqual(REFUSED);
      const own = device;
      const stranger = await people.signUp(people.browser(), `x${email}`);
      device = new Authenticator(OWN_ADDRESS);
      await add(stranger.token);
      expect(outcome(await second())).toEqual(REFUSED);
      device = own;
      expect((await second({ counter: 9 })).statusCode).toBe(200);
    });

    it('are replaced by a recovery code where they are lost', async () => {
      const { codes } = await member();
      const { challenge } = (await login()).json().data;
      const answer = await browser.post('/api/auth/second-step', { challenge, code: codes[0] });
      expect(answer.statusCode).toBe(200);
    });
  });

  describe('alone', () => {
    it('sign in where the device knew its owner, and bind what the visitor did', async () => {
      const { token } = await member();
      const visitor = browser.visitorId;
      const answer = await alone();
      expect(answer.json()).toMatchObject({ code: 100000, user: { email } });
      expect(people.bound).toEqual([expect.objectContaining({ visitorId: visitor })]);
      expect(browser.visitorId).not.toBe(visitor);
      const sessions = (await browser.call('GET', '/api/account/sessions', { token })).json().data;
      expect(sessions.map((one: { method: string }) => one.method).sort()).toEqual(['passkey', 'password']);
    });

    it('do not where it did not, where they are unknown, and twice', async () => {
      await member();
      expect(outcome(await alone({ verified: false }))).toEqual(REFUSED);
      const { options } = (await browser.post('/api/auth/passkey/options', {})).json().data;
      const credential = device.get(options);
      expect((await browser.post('/api/auth/passkey', { credential })).statusCode).toBe(200);
      expect(outcome(await browser.post('/api/auth/passkey', { credential }))).toEqual(REFUSED);
      device = new Authenticator(OWN_ADDRESS);
      expect(outcome(await alone({ userHandle: 'AAAA' }))).toEqual(REFUSED);
    });

    it('do not answer what was asked for as a second step', async () => {
      await member();
      const { challenge } = (await login()).json().data;
      const { options } = (await browser.post('/api/auth/second-step/passkey', { challenge })).json().data;
      expect(outcome(await browser.post('/api/auth/passkey', { credential: device.get(options) }))).toEqual(REFUSED);
    });
  });

  it('are removed by the password; with the last factor the recovery codes go', async () => {
    const { token } = await member();
    const [{ id }] = (await stand(token)).passkeys;
    const other = await people.signUp(people.browser(), `x${email}`);
    const remove = (as: string, payload: object) =>
      browser.call('DELETE', `${TWO_STEP}/passkeys/${id}`, { token: as, payload });
    expect((await remove(other.token, { password: PASSWORD })).json().error).toBe('not-found');
    expect((await remove(token, { password: OTHER_PASSWORD })).json().error).toBe('wrong-credentials');
    people.mails.length = 0;
    expect((await remove(token, { password: PASSWORD })).statusCode).toBe(200);
    expect(people.mails.map((mail) => mail.kind)).toEqual(['factor-removed']);
    expect(await stand(token)).toEqual({ totp_since: null, passkeys: [], recovery_codes_left: 0 });
    expect((await login()).statusCode).toBe(200);
    expect(outcome(await alone())).toEqual(REFUSED);
  });
});
