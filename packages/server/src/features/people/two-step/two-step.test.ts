import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealWith } from '../../../secrets.ts';
import { testDatabases } from '../../../testing/database.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  type PeopleApp,
  startPeopleApp,
  type TestBrowser,
} from '../../../testing/people-app.ts';

const TWO_STEP = '/api/account/two-step';
const STEP_MS = 30_000;

/** What an app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

describe.each(testDatabases)('two-step sign-in on $name', (kind) => {
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

  const login = (password = PASSWORD, from = browser) => from.post('/api/auth/login', { email, password });
  const challenge = async (): Promise<string> => (await login()).json().data.challenge;
  const second = async (code: string, given?: string) =>
    browser.post('/api/auth/second-step', { challenge: given ?? (await challenge()), code });
  const stand = async (token: string) => (await browser.call('GET', TWO_STEP, { token })).json().data;
  const kinds = () => people.mails.map((mail) => mail.kind);
  /** As if half a minute and more went by. */
  const letPass = () => sql`update totp_factors set last_step = last_step - 10`.execute(people.database.sql);
  const without = (userId: string) =>
    sql`update users set password_hash = null where id = ${userId}`.execute(people.database.sql);

  /** Somebody whose app shows codes. */
  const member = async () => {
    const { id, token } = await people.signUp(browser, email);
    const begun = (await browser.post(`${TWO_STEP}/totp`, { password: PASSWORD }, { token })).json().data;
    const confirmed = await browser.post(`${TWO_STEP}/totp/confirm`, { code: codeOf(begun.secret) }, { token });
    const codes: string[] = confirmed.json().data.recovery_codes;
    await letPass();
    return { id, token, secret: begun.secret as string, codes };
  };

  describe('setting it up', () => {
    it('takes the password and a first code; the person is told and gets ten recovery codes', async () => {
      const { token } = await people.signUp(browser, email);
      people.mails.length = 0;
      const refused = await browser.post(`${TWO_STEP}/totp`, { password: OTHER_PASSWORD }, { token });
      expect(refused.json().error).toBe('wrong-credentials');
      const begun = (await browser.post(`${TWO_STEP}/totp`, { password: PASSWORD }, { token })).json().data;
      const uri = new URL(begun.uri);
      expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
        'otpauth:',
        begun.secret,
        'Tallyleaf',
      ]);
      const wrong = await browser.post(`${TWO_STEP}/totp/confirm`, { code: codeOf(begun.secret, 20) }, { token });
      expect([wrong.statusCode, wrong.json().error]).toEqual([403, 'wrong-code']);
      expect(await stand(token)).toEqual({ totp_since: null, passkeys: [], recovery_codes_left: 0 });
      expect((await login()).statusCode).toBe(200);
      const right = await browser.post(`${TWO_STEP}/totp/confirm`, { code: codeOf(begun.secret) }, { token });
      const codes: string[] = right.json().data.recovery_codes;
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(kinds()).toEqual(['factor-added']);
      expect(await stand(token)).toEqual({ totp_since: expect.any(String), passkeys: [], recovery_codes_left: 10 });
      const again = await browser.post(`${TWO_STEP}/totp`, { password: PASSWORD }, { token });
      expect(again.json().error).toBe('already-done');
    });

    it('is over after half an hour', async () => {
      const { token } = await people.signUp(browser, email);
      const begun = (await browser.post(`${TWO_STEP}/totp`, { password: PASSWORD }, { token })).json().data;
      await sql`update totp_factors set created_at = now() - interval '31 minutes'`.execute(people.database.sql);
      const late = await browser.post(`${TWO_STEP}/totp/confirm`, { code: codeOf(begun.secret) }, { token });
      expect(late.json().error).toBe('not-found');
    });

    it('keeps no secret and no code in clear', async () => {
      const { id, secret, codes } = await member();
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from totp_factors t where user_id = ${id}
        union all select row_to_json(r)::text from recovery_codes r where user_id = ${id}`.execute(people.database.sql);
      const kept = rows.map(({ text }) => text).join();
      expect(rows).toHaveLength(11);
      expect(kept.match(/\$argon2id\$/g)).toHaveLength(10);
      for (const clear of [secret, ...codes]) expect(kept).not.toContain(clear);
      const other = await people.signUp(people.browser(), `x${email}`);
      const { rows: sealed } = await sql<{ one: string }>`
        select sealed_secret as one from totp_factors where user_id = ${id}`.execute(people.database.sql);
      expect(() => people.needs.seal.open(sealed[0]?.one ?? '', `totp ${other.id}`)).toThrow();
    });
  });

  describe('signing in', () => {
    it('opens no session by the password alone, and one by the code', async () => {
      const { secret } = await member();
      people.bound.length = 0;
      const first = await login();
      expect(first.json()).toEqual({
        code: 401,
        error: 'second-step-needed',
        message: expect.any(String),
        data: { challenge: expect.stringMatching(/^tlc_/), steps: 'totp recovery', minutes: 10 },
      });
      expect(people.bound).toEqual([]);
      const visitor = browser.visitorId;
      const answer = await second(codeOf(secret), first.json().data.challenge);
      expect(answer.json()).toMatchObject({ code: 100000, user: { email } });
      expect(people.bound).toEqual([expect.objectContaining({ visitorId: visitor })]);
      expect(browser.visitorId).not.toBe(visitor);
      const info = await browser.call('GET', '/api/user/info', { token: answer.json().token });
      expect(info.statusCode).toBe(200);
    });

    it('takes each challenge for one session, for ten minutes, and for five tries', async () => {
      const { secret, codes } = await member();
      const used = await challenge();
      expect((await second(codeOf(secret), used)).statusCode).toBe(200);
      expect((await second(codes[0] ?? '', used)).json().error).toBe('sign-in-failed');
      const late = await challenge();
      await sql`update sign_in_challenges set expires_at = now()`.execute(people.database.sql);
      expect((await second(codes[0] ?? '', late)).json().error).toBe('sign-in-failed');
      const tried = await challenge();
      for (let n = 0; n < 5; n++) expect((await second('not a code', tried)).json().error).toBe('wrong-code');
      await sql`delete from attempts`.execute(people.database.sql);
      expect((await second(codes[0] ?? '', tried)).json().error).toBe('sign-in-failed');
      expect((await second(codes[0] ?? '', `tlc_${'A'.repeat(43)}`)).json().error).toBe('sign-in-failed');
    });

    it('takes a code once, and none from before it', async () => {
      const { secret } = await member();
      const code = codeOf(secret);
      expect((await second(code)).statusCode).toBe(200);
      expect((await second(code)).json().error).toBe('code-used');
      expect((await second(codeOf(secret, -1))).json().error).toMatch(/^(code-used|wrong-code)$/);
      expect((await second(codeOf(secret, 20))).json().error).toBe('wrong-code');
      const answers = await Promise.all([challenge(), challenge()].map(async (one) => [await one]));
      await letPass();
      const same = codeOf(secret);
      const both = await Promise.all(answers.map(([one]) => second(same, one)));
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    });

    it('takes a recovery code once, however it is typed, and tells the person', async () => {
      const { codes, token } = await member();
      people.mails.length = 0;
      const typed = ` ${(codes[3] ?? '').toLowerCase().replace('-', ' ').replaceAll('0', 'o')} `;
      expect((await second(typed)).statusCode).toBe(200);
      expect(people.mails).toMatchObject([{ to: email, kind: 'recovery-code-used', values: { left: '9' } }]);
      expect((await second(codes[3] ?? '')).json().error).toBe('wrong-code');
      expect((await stand(token)).recovery_codes_left).toBe(9);
    });

    it('makes wrong codes wait, whoever guesses them; a right password in between does not help', async () => {
      const { secret } = await member();
      for (let n = 0; n < 6; n++) {
        const from = people.browser();
        const given = (await login(PASSWORD, from)).json().data.challenge;
        const guess = await from.post('/api/auth/second-step', { challenge: given, code: '000000' });
        expect(guess.json().error).toBe('wrong-code');
      }
      const waiting = await second(codeOf(secret));
      expect([waiting.statusCode, waiting.json().error]).toEqual([429, 'too-many-attempts']);
      await sql`update attempts set blocked_until = now()`.execute(people.database.sql);
      expect((await second(codeOf(secret))).statusCode).toBe(200);
    });

    it('by a mailed link needs the code, too, and leaves the visitor alone', async () => {
      const { secret } = await member();
      await browser.post('/api/auth/forgot', { email });
      people.bound.length = 0;
      const before = browser.visitorId;
      const body = { token: people.lastToken(), password: OTHER_PASSWORD };
      const reset = await browser.post('/api/auth/reset', body);
      expect(reset.json().error).toBe('second-step-needed');
      const answer = await second(codeOf(secret), reset.json().data.challenge);
      expect([answer.statusCode, people.bound, browser.visitorId]).toEqual([200, [], before]);
    });

    it('by an app whose secret was sealed with a key that is lost is not possible; a recovery code still works', async () => {
      const { id, secret, codes } = await member();
      const sealed = sealWith(randomBytes(32)).seal(secret, `totp ${id}`);
      await sql`update totp_factors set sealed_secret = ${sealed} where user_id = ${id}`.execute(people.database.sql);
      expect((await second(codeOf(secret))).json().error).toBe('wrong-code');
      expect((await second(codes[0] ?? '')).statusCode).toBe(200);
    });

    it('that waits for its second step ends with a new password', async () => {
      const { secret, token } = await member();
      const waiting = await challenge();
      const body = { current: PASSWORD, password: OTHER_PASSWORD };
      expect((await browser.post('/api/account/password', body, { token })).statusCode).toBe(200);
      expect((await second(codeOf(secret), waiting)).json().error).toBe('sign-in-failed');
    });
  });

  describe('changing it', () => {
    it('asks for the password; without the app one step is enough again, and the person is told', async () => {
      const { token } = await member();
      people.mails.length = 0;
      const remove = (payload: object) => browser.call('DELETE', `${TWO_STEP}/totp`, { token, payload });
      expect((await remove({})).json().error).toBe('wrong-credentials');
      expect((await remove({ password: OTHER_PASSWORD })).json().error).toBe('wrong-credentials');
      expect((await remove({ password: PASSWORD })).statusCode).toBe(200);
      expect(kinds()).toEqual(['factor-removed']);
      expect(await stand(token)).toEqual({ totp_since: null, passkeys: [], recovery_codes_left: 0 });
      expect((await login()).statusCode).toBe(200);
      expect((await remove({ password: PASSWORD })).json().error).toBe('not-found');
    });

    it('asks for a code where the account has no password', async () => {
      const { id, token, secret } = await member();
      await without(id);
      const remove = (payload: object) => browser.call('DELETE', `${TWO_STEP}/totp`, { token, payload });
      expect((await remove({})).json().error).toBe('wrong-code');
      expect((await remove({ code: codeOf(secret, 20) })).json().error).toBe('wrong-code');
      expect((await remove({ code: codeOf(secret) })).statusCode).toBe(200);
    });

    it('is begun by a sign-in of a moment ago where there is neither password nor app', async () => {
      const { id, token } = await people.signUp(browser, email);
      await without(id);
      const begin = () => browser.post(`${TWO_STEP}/totp`, {}, { token });
      expect((await begin()).statusCode).toBe(200);
      await sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`.execute(
        people.database.sql,
      );
      expect((await begin()).json().error).toBe('sign-in-again');
    });

    it('makes recovery codes anew; those before are good no longer', async () => {
      const { token, codes } = await member();
      people.mails.length = 0;
      const renew = (payload: object) => browser.post(`${TWO_STEP}/recovery-codes`, payload, { token });
      expect((await renew({ password: OTHER_PASSWORD })).json().error).toBe('wrong-credentials');
      const fresh: string[] = (await renew({ password: PASSWORD })).json().data.recovery_codes;
      expect(fresh).toHaveLength(10);
      expect(kinds()).toEqual(['recovery-codes-made']);
      expect((await second(codes[0] ?? '')).json().error).toBe('wrong-code');
      expect((await second(fresh[0] ?? '')).statusCode).toBe(200);
      const { token: other } = await people.signUp(people.browser(), `x${email}`);
      const none = await browser.post(`${TWO_STEP}/recovery-codes`, { password: PASSWORD }, { token: other });
      expect(none.json().error).toBe('not-found');
    });
  });
});
