import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, DEDUCT_PATH, KEYS_PATH, SURVEY_PATH } from '@tallyleaf/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../http/tokens.ts';
import { allRows } from '../../testing/all-rows.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';
import { recordingLog } from '../../testing/log.ts';

const PASSWORD = 'seventeen green apples';

/** The tables that say whose their rows are. */
async function ownedTables({ database }: Harness): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct format('%I.%I', table_schema, table_name) as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id')`.execute(database.sql);
  return rows.map(({ name }) => name);
}

describe.each(testDatabases)('leaving, on $name', (kind) => {
  let harness: Harness;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(kind, { log: recorded.log });
  });
  afterAll(() => harness?.close());

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) =>
    harness.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...visitor(browser), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  const upload = async (token: string, name: string) => {
    const body = await form([{ name, bytes: PDF }]);
    const answer = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
    const { id } = answer.json().data[0];
    await until(async () => (await call('GET', `${CONVERSIONS_PATH}/${id}`, token)).json().data.status === 'done');
    return id as string;
  };
  const storedFiles = async () => {
    const ids: string[] = [];
    for await (const { id } of harness.storage.list()) ids.push(id);
    return ids;
  };
  let browser = randomUUID();

  const signUp = async (email: string) => {
    browser = randomUUID();
    await harness.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email, password: PASSWORD },
      // Whoever sends a request says what they like of its host; links must not lead there.
      headers: { ...visitor(browser), host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const mail = await until(async () => (await harness.mails()).find(({ to }) => to === email));
    expect(mail.link).toMatch(/^http:\/\/localhost:\d+\/auth\/callback\?verify=/);
    const token = new URL(mail.link ?? '').searchParams.get('verify') ?? '';
    const answer = await call('POST', '/api/auth/verify', undefined, { token });
    return { id: answer.json().user.id as string, token: answer.json().token as string };
  };

  /** Gives somebody rows that only other services or operators make. */
  const giveRows = async (userId: string, email: string) => {
    const db = harness.database.sql;
    const now = new Date();
    const later = new Date(now.getTime() + 1e9);
    const user_id = userId;
    await db
      .insertInto('identities')
      .values({ issuer: 'https://id.example', subject: 'x', user_id, created_at: now })
      .execute();
    await db.insertInto('stripe_customers').values({ user_id, stripe_id: 'cus_1' }).execute();
    await sql`insert into subscriptions (id, user_id, plan_index, status, started_at, period_start, period_end, created_at, updated_at)
      values (${randomUUID()}, ${userId}, 1, 'active', ${now}, ${now}, ${later}, ${now}, ${now})`.execute(db);
    await sql`insert into purchases (id, user_id, plan_index, bought_at, expires_at)
      values (${randomUUID()}, ${userId}, 5, ${now}, ${later})`.execute(db);
    await sql`insert into webhooks (id, user_id, url, events, sealed_secret, created_at)
      values (${randomUUID()}, ${userId}, ${`https://hook.example/${userId}`}, '{conversion.done}', 'x', ${now})`.execute(
      db,
    );
    await db
      .insertInto('category_rules')
      .values({ user_id, key: 'GREEN GROCER', merchant: 'Green Grocer', category: `Food of ${email}` })
      .execute();
    await sql`insert into layouts (user_id, fingerprint, columns, set_at)
      values (${userId}, '0123456789abcdef', '[{"role":"amount","from":0.5,"to":0.6}]', ${now})`.execute(db);
    await sql`insert into totp_factors (user_id, sealed_secret, confirmed_at, created_at)
      values (${userId}, 'x', ${now}, ${now})`.execute(db);
    await sql`insert into recovery_codes (id, user_id, code_hash) values (${randomUUID()}, ${userId}, 'x')`.execute(db);
    await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      values (${randomUUID()}, ${userId}, 'x', ${userId}, 'x', 0, '{}', ${now})`.execute(db);
    await sql`insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
      values ('x', 'add', ${userId}, ${later})`.execute(db);
    await sql`insert into sign_in_challenges (token_hash, user_id, binds, expires_at)
      values ('x', ${userId}, true, ${later})`.execute(db);
    await sql`insert into sign_in_flows (cookie_hash, provider, redirect_uri, user_id, expires_at)
      values ('x', 'google', 'https://tally.example/auth/callback', ${userId}, ${later})`.execute(db);
    await db
      .insertInto('registrations')
      .values({
        token_hash: hashToken(newToken('mail')),
        email,
        email_key: email,
        password_hash: 'x',
        username: email,
        locale: 'en',
        visitor_id: randomUUID(),
        created_at: now,
        expires_at: later,
      })
      .execute();
  };

  it('hands out everything, deletes everything, and touches nobody else', async () => {
    const email = `${randomUUID()}@example.org`;
    const { id, token } = await signUp(email);
    const other = await signUp(`other-${email.slice(4)}`);
    const others = await upload(other.token, 'others.pdf');
    const conversion = await upload(token, `Kontoauszug ${id}.pdf`);
    expect((await call('POST', KEYS_PATH, token, { name: `key of ${id}` })).statusCode).toBe(201);
    expect((await call('POST', DEDUCT_PATH, token, { amount: 2, reason: 'x', idempotency_key: id })).statusCode).toBe(
      200,
    );
    expect(
      (await call('POST', SURVEY_PATH, token, { use: 'business', heard: 'search', wish: `of ${id}` })).statusCode,
    ).toBe(200);
    await call('POST', '/api/auth/forgot', undefined, { email });
    await giveRows(id, email);

    const before = await allRows(harness.database);
    const mentions = [...before].filter(([, text]) => text.includes(id) || text.includes(email)).map(([name]) => name);
    // A table that says whose its rows are must be tried here: give the test's user a row in it.
    expect((await ownedTables(harness)).filter((name) => !mentions.includes(name))).toEqual([]);

    const archive = await call('GET', '/api/account/export', token);
    const files = new Map(
      Object.entries(unzipSync(archive.rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
    );
    const json = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
    expect([...files.keys()].sort()).toEqual(
      [
        'account.json',
        'api-keys.json',
        'category-rules.json',
        'conversions.json',
        'credits.json',
        `files/${conversion}.pdf`,
        'layouts.json',
        'plans.json',
        `results/${conversion}.json`,
        'sessions.json',
        'two-step.json',
        'webhooks.json',
      ].sort(),
    );
    expect(json('account.json')).toMatchObject({
      id,
      email,
      identities: [{ issuer: 'https://id.example', subject: 'x' }],
    });
    expect(json('conversions.json')).toMatchObject([
      { id: conversion, fileName: `Kontoauszug ${id}.pdf`, status: 'done' },
    ]);
    expect(json(`results/${conversion}.json`)).toEqual(
      (await call('GET', `${CONVERSIONS_PATH}/${conversion}`, token)).json().data.conversion,
    );
    expect(files.get(`files/${conversion}.pdf`)).toEqual(PDF);
    expect(json('credits.json').entries.length).toBeGreaterThan(2);
    expect(json('plans.json')).toMatchObject({ subscriptions: [{ plan_index: 1 }], purchases: [{ plan_index: 5 }] });
    expect(json('webhooks.json')).toMatchObject([{ url: `https://hook.example/${id}` }]);
    expect(files.get('webhooks.json')?.toString()).not.toMatch(/secret/i);
    expect(json('category-rules.json')).toMatchObject([{ category: `Food of ${email}` }]);
    expect(json('layouts.json')).toMatchObject([{ fingerprint: '0123456789abcdef' }]);
    expect(json('api-keys.json')).toMatchObject([{ name: `key of ${id}` }]);

    const filesBefore = await storedFiles();
    expect((await call('DELETE', '/api/account', token, { password: PASSWORD })).statusCode).toBe(200);
    await until(async () =>
      (await harness.mails()).some(({ to, subject }) => to === email && subject.includes('deleted')),
    );
    for (const [name, text] of await allRows(harness.database)) {
      for (const trace of [id, email, conversion, hashToken(token)]) {
        expect(text.includes(trace), `${name} still holds ${trace}`).toBe(false);
      }
    }
    expect(await storedFiles()).toHaveLength(filesBefore.length - 1);
    expect((await call('GET', '/api/user/info', token)).statusCode).toBe(401);

    expect((await call('GET', `${CONVERSIONS_PATH}/${others}/file`, other.token)).rawPayload).toEqual(PDF);
    expect((await call('GET', '/api/user/info', other.token)).statusCode).toBe(200);
  });

  it('stops what is being converted', async () => {
    const { token } = await signUp(`${randomUUID()}@example.org`);
    let stopped = false;
    harness.converter.work = (_request, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new Error('stopped'));
        }),
      );
    const before = harness.converter.requests.length;
    const body = await form([{ name: 'a.pdf', bytes: PDF }]);
    await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, authorization: `Bearer ${token}` },
    });
    await until(async () => harness.converter.requests.length > before);
    expect((await call('DELETE', '/api/account', token, { password: PASSWORD })).statusCode).toBe(200);
    await until(async () => stopped);
  });

  it('leaves nothing of what is handed in at the same moment', async () => {
    harness.converter.work = conversionOf;
    const before = await storedFiles();
    const { id, token } = await signUp(`${randomUUID()}@example.org`);
    // Without a password nothing is hashed, and the account goes while files still come in.
    await harness.database.sql.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    const uploads = Array.from({ length: 12 }, async (_, n) => {
      const body = await form([{ name: `${n}.pdf`, bytes: Buffer.concat([PDF, Buffer.from(String(n))]) }]);
      const headers = { ...body.headers, authorization: `Bearer ${token}` };
      return harness.app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload: body.payload, headers });
    });
    const left = call('DELETE', '/api/account', token, {});
    const looks = Array.from({ length: 6 }, () => call('GET', '/api/credits/user', token));
    const statuses = (await Promise.all([...uploads, ...looks])).map(({ statusCode }) => statusCode);
    expect((await left).statusCode).toBe(200);
    expect(statuses.filter((status) => ![200, 202, 401, 404].includes(status))).toEqual([]);
    const texts = await allRows(harness.database);
    expect([...texts].filter(([, text]) => text.includes(id)).map(([name]) => name)).toEqual([]);
    expect((await storedFiles()).sort()).toEqual(before.sort());
  });

  it('leaves no name, address, password or token in the log', () => {
    expect(recorded.text()).toContain('"route":"/api/account"');
    expect(recorded.text()).not.toMatch(/@example|Kontoauszug|seventeen|tl[smk]_|verify=/);
  });
});
