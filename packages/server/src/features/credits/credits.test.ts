import { randomBytes, randomUUID } from 'node:crypto';
import { CREDITS_PATH, DEDUCT_PATH, LEDGER_PATH, SURVEY_PATH } from '@tallyleaf/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../../http/authenticate.ts';
import { sealWith } from '../../secrets.ts';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness, visitor } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { choosePlan } from '../plans/plan-of.ts';
import { auditLedger } from './audit.ts';
import { charges } from './ledger.ts';
import { createCredits } from './service.ts';
import { tidyCredits } from './tidy-credits.ts';

const ADDRESS = '203.0.113.7';

describe.each(testDatabases)('credits on $name', (kind) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness(kind, { environment: { VISITOR_CREDITS_A_DAY: '3', ADDRESS_CREDITS_A_DAY: '12' } });
  });
  afterAll(() => harness?.close());
  afterEach(async () => {
    expect(await auditLedger(harness.database.sql)).toMatchObject({ ok: true, problems: [] });
  });

  type Headers = Readonly<Record<string, string>>;
  const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object, remoteAddress = ADDRESS) =>
    harness.app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
  const state = async (headers: Headers, address = ADDRESS) =>
    (await call('GET', CREDITS_PATH, headers, undefined, address)).json().data;
  const deduct = (headers: Headers, amount: number, key: string = randomUUID(), address = ADDRESS, reason = 'test') =>
    call('POST', DEDUCT_PATH, headers, { amount, reason, idempotency_key: key }, address);
  const user = (): Promise<TestUser> => createTestUser(harness.database);
  const rows = async () =>
    (await harness.database.sql.selectFrom('credit_accounts').select('owner_id').execute()).length;

  it('shows a visitor three a day, and writes nothing for a look', async () => {
    const before = await rows();
    const shown = await state(visitor(randomUUID()));
    expect(shown).toMatchObject({ total: 3, available: 3, is_fill_survey: false, activity_total: 0 });
    expect(shown.plan_info).toMatchObject({ plan_index: 0, is_loop_sub: false, total: 3, available: 3 });
    const { credit_period_start: start, credit_period_end: end } = shown.plan_info;
    expect([start.slice(10), Date.parse(end) - Date.parse(start)]).toEqual(['T00:00:00.000Z', 86_400_000]);
    expect(await rows()).toBe(before);
  });

  it('shows a user what the plan Free gives, with its month', async () => {
    const me = await user();
    expect(await state(me.headers)).toMatchObject({
      total: 100,
      available: 100,
      plan_info: { plan_index: 0, status: 'active', total: 100, available: 100, is_loop_sub: false, period_end: null },
      activity_available: 0,
    });
    await state(me.headers);
    const { items } = (await call('GET', LEDGER_PATH, me.headers)).json().data;
    expect(items).toMatchObject([{ kind: 'grant', amount: 100, held: 0, source: 'plan', hold_id: null }]);
  });

  it('spends one’s own once for each key', async () => {
    const me = await user();
    const first = await deduct(me.headers, 30, 'key');
    expect(first.json()).toMatchObject({ code: 100000, data: { amount: 30, charged: 30, available: 70 } });
    const again = await Promise.all([1, 2, 3].map(() => deduct(me.headers, 30, 'key')));
    expect(again.map((answer) => answer.json().data.available)).toEqual([70, 70, 70]);
    const other = await deduct(me.headers, 31, 'key');
    expect(other.json()).toMatchObject({ code: 422, error: 'idempotency-key-reused' });
    const reason = await deduct(me.headers, 30, 'key', ADDRESS, 'another');
    expect(reason.json()).toMatchObject({ code: 422 });
    const someoneElse = await user();
    expect((await deduct(someoneElse.headers, 31, 'key')).json().data).toMatchObject({ available: 69 });
    expect(await state(me.headers)).toMatchObject({ total: 100, available: 70 });
  });

  it('does one of many that repeat a key at the same time', async () => {
    const me = await user();
    await Promise.all([1, 2, 3, 4, 5].map(() => deduct(me.headers, 10, 'at once')));
    expect((await state(me.headers)).available).toBe(90);
  });

  it('refuses what is more than there is, says how much, and the key can be used again', async () => {
    const me = await user();
    const answer = await deduct(me.headers, 101, 'key');
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toEqual({
      code: 402,
      error: 'credits-insufficient',
      message: 'There are not enough credits for this: 101 needed, 100 available.',
      data: { required: 101, available: 100 },
    });
    expect((await deduct(me.headers, 100, 'key')).statusCode).toBe(200);
    expect((await deduct(me.headers, 1)).json().data).toEqual({ required: 1, available: 0 });
  });

  it.each([
    { amount: 0, reason: 'x', idempotency_key: 'k' },
    { amount: -5, reason: 'x', idempotency_key: 'k' },
    { amount: 1.5, reason: 'x', idempotency_key: 'k' },
    { amount: 1e12, reason: 'x', idempotency_key: 'k' },
    { amount: 1, reason: '', idempotency_key: 'k' },
    { amount: 1, reason: 'a\u0000b', idempotency_key: 'k' },
    { amount: 1, reason: 'x', idempotency_key: 'k\n' },
    { amount: 1, reason: 'x' },
  ])('refuses %o', async (body) => {
    const me = await user();
    expect((await call('POST', DEDUCT_PATH, me.headers, body)).json()).toMatchObject({ code: 400 });
    expect((await state(me.headers)).available).toBe(100);
  });

  it('lets the visitors of one network spend so much a day together, whoever they are', async () => {
    const network = '198.51.100.9';
    const everybody = [1, 2, 3, 4, 5].map(() => visitor(randomUUID()));
    const answers = await Promise.all(everybody.map((one) => deduct(one, 3, randomUUID(), network)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 200, 402]);
    expect(await state(visitor(randomUUID()), network)).toMatchObject({ total: 3, available: 0 });
    expect(await state(visitor(randomUUID()), '198.51.100.10')).toMatchObject({ available: 3 });
    const addresses = await harness.database.sql.selectFrom('credit_addresses').selectAll().execute();
    expect(JSON.stringify(addresses)).not.toContain('198.51.100');
    await tidyCredits(harness.database.sql, new Date(Date.now() + 25 * 3_600_000));
    expect(await harness.database.sql.selectFrom('credit_addresses').selectAll().execute()).toEqual([]);
  });

  it('takes the addresses of one IPv6 line for one network', async () => {
    for (const n of [1, 2, 3, 4]) await deduct(visitor(randomUUID()), 3, 'k', `2001:db8:1:2::${n}`);
    expect((await deduct(visitor(randomUUID()), 1, 'k', '2001:db8:1:2:ffff::1')).statusCode).toBe(402);
    expect((await deduct(visitor(randomUUID()), 1, 'k', '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('gives 20 for the survey, once', async () => {
    const me = await user();
    const answers = { use: 'business', heard: 'search', wish: 'more formats' };
    const both = await Promise.all([1, 2].map(() => call('POST', SURVEY_PATH, me.headers, answers)));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await state(me.headers)).toMatchObject({
      total: 120,
      available: 120,
      is_fill_survey: true,
      activity_total: 20,
      activity_available: 20,
      plan_info: { total: 100 },
    });
    await deduct(me.headers, 110);
    expect(await state(me.headers)).toMatchObject({ available: 10, activity_available: 10 });
    expect((await call('POST', SURVEY_PATH, visitor(randomUUID()), answers)).statusCode).toBe(401);
    expect((await call('POST', SURVEY_PATH, me.headers, { use: 'all', heard: 'x' })).statusCode).toBe(400);
  });

  it('lists the ledger by pages, newest first, and shows nobody else’s', async () => {
    const me = await user();
    for (let n = 1; n <= 4; n++) await deduct(me.headers, n, randomUUID(), ADDRESS, `number ${n}`);
    const seen: { reason: string; kind: string }[] = [];
    let cursor: string | undefined;
    do {
      const url = `${LEDGER_PATH}?limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const { data } = (await call('GET', url, me.headers)).json();
      seen.push(...data.items);
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      ...[4, 3, 2, 1].flatMap((n) => [`take number ${n}`, `hold number ${n}`]),
      'grant plan',
    ]);
    expect((await call('GET', LEDGER_PATH, visitor(randomUUID()))).json().data.items).toEqual([]);
    expect((await call('GET', `${LEDGER_PATH}?cursor=0`, me.headers)).statusCode).toBe(400);
  });

  it('charges nothing on an unlimited plan, and counts it', async () => {
    const me = await user();
    const now = new Date();
    await harness.database.sql
      .insertInto('subscriptions')
      .values({
        id: randomUUID(),
        user_id: me.id,
        plan_index: 3,
        status: 'active',
        started_at: now,
        period_start: now,
        period_end: new Date(now.getTime() + 30 * 86_400_000),
        stripe_id: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    expect((await deduct(me.headers, 5000, 'key')).json().data).toMatchObject({ amount: 5000, charged: 0 });
    expect((await deduct(me.headers, 5001, 'key')).statusCode).toBe(422);
    expect((await state(me.headers)).plan_info).toMatchObject({ plan_index: 3, is_loop_sub: true, total: 0 });
  });

  it('gives Free’s credits by months from the account’s beginning, also at the ends of months', async () => {
    const me = await user();
    const owner = { kind: 'user', id: me.id } as const;
    const createdAt = new Date('2025-01-31T10:00:00Z');
    let now = createdAt;
    const { sql } = harness.database;
    const credits = createCredits({
      sql,
      seal: sealWith(randomBytes(32)),
      limits: { visitorCredits: 3, addressCredits: 12 },
      planOf: async () => choosePlan({ createdAt, subscriptions: [], pack: undefined }, now),
      now: () => now,
    });
    const available = async (at: string) => {
      now = new Date(at);
      return (await credits.balance(owner)).available;
    };
    const spend = (amount: number) =>
      credits.deduct(owner, ADDRESS, { amount, reason: 'x', idempotency_key: randomUUID() });
    expect(await available('2025-01-31T10:00:00Z')).toBe(100);
    await spend(90);
    expect(await available('2025-02-28T09:59:59Z')).toBe(10);
    expect(await available('2025-02-28T10:00:00Z')).toBe(100);
    await spend(1);
    expect(await available('2025-03-31T09:59:59Z')).toBe(99);
    expect(await available('2025-03-31T10:00:00Z')).toBe(100);
    expect(await available('2025-04-30T10:00:00Z')).toBe(100);
    await tidyCredits(sql, now);
    const taken = await auditLedger(sql);
    expect(taken.ok).toBe(true);
  });

  it('forgets the ledgers of visitors who are gone, and of nobody else', async () => {
    const gone = randomUUID();
    const me = await user();
    await deduct(visitor(gone), 1, 'k', '192.0.2.77');
    await deduct(me.headers, 1);
    await tidyCredits(harness.database.sql, new Date(Date.now() + 29 * 86_400_000));
    const accounts = async () =>
      (await harness.database.sql.selectFrom('credit_accounts').select('owner_id').execute()).map(
        (row) => row.owner_id,
      );
    expect(await accounts()).toEqual(expect.arrayContaining([gone, me.id]));
    await tidyCredits(harness.database.sql, new Date(Date.now() + 40 * 86_400_000));
    expect(await accounts()).toContain(me.id);
    expect(await accounts()).not.toContain(gone);
  });

  it('leaves nothing of an account that is erased', async () => {
    const me = await user();
    await call('POST', SURVEY_PATH, me.headers, { use: 'other', heard: 'other' });
    await deduct(me.headers, 5);
    const credits = createCredits({
      sql: harness.database.sql,
      seal: sealWith(randomBytes(32)),
      limits: { visitorCredits: 3, addressCredits: 12 },
      planOf: async () => {
        throw new Error('not asked');
      },
    });
    expect(await credits.collect(me.id)).toMatchObject({
      entries: { length: 4 },
      survey: { answers: { use: 'other' } },
    });
    await harness.database.sql.transaction().execute(async (within) => {
      await credits.erase(me.id, within);
      await charges.take(randomUUID(), within);
    });
    expect(await credits.collect(me.id)).toEqual({ grants: [], entries: [], survey: null });
  });

  it('writes nothing for a user who left while they were looked up', async () => {
    const { sql } = harness.database;
    const survey = { use: 'other', heard: 'other' } as const;
    const given = { source: 'operator', amount: 5, expiresAt: null, key: 'k' } as const;
    const asked = { amount: 1, reason: 'x', idempotency_key: 'k' };
    const ways: readonly ((credits: ReturnType<typeof createCredits>, owner: Owner) => Promise<unknown>)[] = [
      (credits, owner) => credits.balance(owner),
      (credits, owner) => credits.deduct(owner, ADDRESS, asked),
      async (credits, owner) => {
        await credits.spenderOf(owner);
        await credits.survey(owner.id, survey);
      },
      async (credits, owner) => {
        await credits.spenderOf(owner);
        await sql.transaction().execute((within) => credits.grant(owner, given, within));
      },
    ];
    const before = await rows();
    for (const way of ways) {
      const owner: Owner = { kind: 'user', id: (await user()).id };
      const credits = createCredits({
        sql,
        seal: sealWith(randomBytes(32)),
        limits: { visitorCredits: 3, addressCredits: 12 },
        planOf: async (id) => {
          await sql.deleteFrom('users').where('id', '=', id).execute();
          return choosePlan({ createdAt: new Date(), subscriptions: [], pack: undefined }, new Date());
        },
      });
      await expect(way(credits, owner)).rejects.toMatchObject({ code: 'not-signed-in' });
    }
    expect(await rows()).toBe(before);
  });
});
