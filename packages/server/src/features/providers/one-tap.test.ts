import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { startLocalProvider } from '../../testing/provider.ts';
import { expectFailure, SignInBench, somebody, TRADE_PATH } from '../../testing/sign-in.ts';

describe.each(testDatabases)('the one-tap prompt on $name', (kind) => {
  let bench: SignInBench;
  beforeAll(async () => {
    bench = await SignInBench.start(kind);
  });
  afterAll(() => bench?.close());
  beforeEach(() => bench.moveOn());

  const oneTap = (credential: string, more: object = {}, cookies = {}, headers = {}) =>
    bench.post(TRADE_PATH, { credential, ...more }, cookies, headers);
  const seconds = (ms: number) => Math.floor((Date.now() + ms) / 1000);

  it('signs in with an ID token, by either call', async () => {
    const person = somebody();
    const answer = await oneTap(await bench.provider.credential(person));
    expect(answer.json().user).toMatchObject({ email: person.email, email_verified: true });
    const again = await bench.verify('', {}, { credential: await bench.provider.credential(person) });
    expect(again.json().user.id).toBe(answer.json().user.id);
    expect((await bench.signIn(person)).user.id).toBe(answer.json().user.id);
  });

  it('takes each token once, also when it comes at once and is written in another way', async () => {
    const credential = await bench.provider.credential(somebody());
    const answers = await Promise.all([1, 2, 3].map(() => oneTap(credential)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expectFailure(await oneTap(`${credential}=`));
    const kept = await bench.harness.database.sql.selectFrom('used_credentials').selectAll().execute();
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
    ['for several applications', () => ({ aud: [bench.provider.clientId, 'another'], azp: undefined })],
    ['from another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['without a subject', () => ({ sub: undefined })],
    ['of an address that is not verified', () => ({ email_verified: false })],
  ])('refuses a token that is %s', async (_what, claims) => {
    expectFailure(await oneTap(await bench.provider.credential(somebody(), claims())));
  });

  it('refuses a token of another key, of none, and what is no token', async () => {
    const other = await startLocalProvider();
    bench.closeLater(other.close);
    const claims = { iss: bench.provider.issuer, aud: bench.provider.clientId, azp: bench.provider.clientId };
    expectFailure(await oneTap(await other.credential(somebody(), claims)));
    const [, payload] = (await bench.provider.credential(somebody())).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expectFailure(await oneTap(`${header}.${payload}.`));
    expectFailure(await oneTap('no token'));
    expectFailure(await oneTap('x'.repeat(9000)), 'invalid-input', 400);
  });

  it("holds the prompt's own cookie against what the page sends", async () => {
    const credential = await bench.provider.credential(somebody());
    expectFailure(await oneTap(credential, { g_csrf_token: 'a' }));
    expectFailure(await oneTap(credential, { g_csrf_token: 'a' }, { g_csrf_token: 'b' }));
    expect((await oneTap(credential, { g_csrf_token: 'a' }, { g_csrf_token: 'a' })).statusCode).toBe(200);
  });

  it('refuses another site', async () => {
    const credential = await bench.provider.credential(somebody());
    expectFailure(await oneTap(credential, {}, {}, { 'sec-fetch-site': 'cross-site' }), 'cross-site', 403);
  });
});
