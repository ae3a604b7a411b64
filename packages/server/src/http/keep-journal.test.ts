import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '../admin/journal.ts';
import { addUser, userOf } from '../admin/people.ts';
import { insertKey } from '../features/keys/repository.ts';
import { removeFactors } from '../features/people/two-step/factors.ts';
import { tidyJournal } from '../journal.ts';
import { testDatabases } from '../testing/database.ts';
import { type Harness, startHarness, until } from '../testing/harness.ts';
import { newToken } from './tokens.ts';

describe.each(testDatabases)('the security journal on $name', (kind) => {
  let harness: Harness;
  let id: string;
  const email = 'Ada@Example.org';
  const password = 'correct horse battery staple';
  beforeAll(async () => {
    harness = await startHarness(kind);
    id = await addUser(harness, { email, password, locale: undefined });
  });
  afterAll(() => harness?.close());

  const login = (typed: string, address = email) =>
    harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: address, password: typed },
      remoteAddress: '192.0.2.7',
    });
  const list = (bearer: string) =>
    harness.app.inject({ method: 'GET', url: '/api/v1/conversions', headers: { authorization: `Bearer ${bearer}` } });
  const read = (account?: string) =>
    readJournal(harness.database.sql, harness.seal, { email: account, hours: 1, limit: 100 });
  /** It is written once the answer is on its way. */
  const reads = (count: number, account?: string) =>
    until(async () => {
      const lines = await read(account);
      return lines.length >= count && lines.map(({ kind: what, outcome }) => `${what} ${outcome}`).reverse();
    });

  it('tells how sign-ins ended, and locks, of one account or of all', async () => {
    await login(password);
    expect(await reads(1)).toEqual(['sign-in ok']);
    await login('a wrong one');
    await login('wrong', 'somebody@example.org');
    expect(await reads(3)).toEqual(['sign-in ok', 'sign-in wrong-credentials', 'sign-in wrong-credentials']);
    expect(await reads(2, ' ada@example.org')).toEqual(['sign-in ok', 'sign-in wrong-credentials']);
    for (let n = 0; n < 10; n++) await login('another wrong one');
    const lines = await reads(13);
    expect(lines.at(-1)).toBe('sign-in too-many-attempts');
  });

  it('tells how second steps ended, by what, and what became of factors', async () => {
    const bob = 'bob@example.org';
    await addUser(harness, { email: bob, password, locale: undefined });
    const post = (url: string, payload: object, headers = {}) =>
      harness.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.8' });
    const { token } = (await post('/api/auth/login', { email: bob, password })).json();
    const headers = { authorization: `Bearer ${token}` };
    const { secret } = (await post('/api/account/two-step/totp', { password }, headers)).json().data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const made = await post('/api/account/two-step/totp/confirm', { code }, headers);
    const { challenge } = (await post('/api/auth/login', { email: bob, password })).json().data;
    await post('/api/auth/second-step', { challenge, code: 'AAAAA-AAAAA' });
    await post('/api/auth/second-step', { challenge, code: made.json().data.recovery_codes[0] });
    expect(await reads(6, bob)).toEqual([
      'sign-in ok',
      'factor-begun ok',
      'factor-added ok',
      'sign-in second-step-needed',
      'second-step wrong-code',
      'second-step ok',
    ]);
    expect((await read(bob))[0]?.detail).toBe('recovery');
    const user = await userOf(harness, bob);
    expect(await removeFactors({ sql: harness.database.sql, mail: { send: async () => {} } }, user)).toBe(1);
    expect((await post('/api/auth/login', { email: bob, password })).statusCode).toBe(200);
    expect((await reads(7, bob)).at(-1)).toBe('sign-in ok');
  });

  it('tells of keys and refused tokens, each now and then', async () => {
    await sql`delete from security_journal`.execute(harness.database.sql);
    const key = newToken('apiKey');
    const row = { id: randomUUID(), name: 'a key', start: 'x', created_at: new Date(), expires_at: null };
    await insertKey(harness.database.sql, id, row, key);
    expect([(await list(key)).statusCode, (await list(key)).statusCode]).toEqual([200, 200]);
    await list(newToken('apiKey'));
    await list(newToken('session'));
    expect((await reads(2)).sort()).toEqual(['key-use ok', 'token-refused not-signed-in']);
    expect(await reads(1, email)).toEqual(['key-use ok']);
  });

  it('holds fingerprints, and is forgotten after 90 days', async () => {
    const { rows } = await sql<{ text: string }>`select security_journal::text as text from security_journal`.execute(
      harness.database.sql,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`192\\.0|example|${id}`, 'i'));
    await sql`update security_journal set at = now() - interval '91 days'`.execute(harness.database.sql);
    await tidyJournal(harness.database.sql);
    expect(await read()).toEqual([]);
  });
});
