import { CONVERSIONS_PATH, type KeptLayout, LAYOUTS_PATH, MAX_LAYOUTS, type SetLayout } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { form, type Harness, PDF, startHarness, until } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';

describe.each(testDatabases)('layouts whose columns a person set on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    me = await createTestUser(harness.database);
  });

  const put = (payload: object, of = me) =>
    harness.app.inject({ method: 'PUT', url: LAYOUTS_PATH, headers: of.headers, payload });
  const list = async (of = me): Promise<KeptLayout[]> =>
    (await harness.app.inject({ method: 'GET', url: LAYOUTS_PATH, headers: of.headers })).json().data;
  const remove = (fingerprint: string, of = me) =>
    harness.app.inject({ method: 'DELETE', url: LAYOUTS_PATH, query: { fingerprint }, headers: of.headers });
  const layout: SetLayout = {
    fingerprint: '0123456789abcdef',
    columns: [
      { role: 'booking-date', from: 0.05, to: 0.2 },
      { role: 'money-out', from: 0.6, to: 0.7525 },
    ],
  };
  const moved: SetLayout = { ...layout, columns: [{ role: 'money-in', from: 0.6, to: 0.8 }] };

  it('are one a fingerprint, the last one kept, with its moment', async () => {
    expect((await put(layout)).statusCode).toBe(200);
    expect(await list()).toEqual([{ ...layout, setAt: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect((await put(moved)).statusCode).toBe(200);
    expect(await list()).toMatchObject([moved]);
  });

  it('are their owner’s alone', async () => {
    const other = await createTestUser(harness.database);
    await put(layout);
    await put(moved, other);
    expect((await remove(layout.fingerprint, other)).statusCode).toBe(200);
    expect(await list()).toMatchObject([layout]);
    expect(await list(other)).toEqual([]);
  });

  it('are forgotten, which may be asked for twice', async () => {
    await put(layout);
    expect((await remove(layout.fingerprint)).statusCode).toBe(200);
    expect((await remove(layout.fingerprint)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    { ...layout, fingerprint: 'of a bank' },
    { ...layout, columns: [] },
    { ...layout, columns: [{ role: 'tips', from: 0, to: 1 }] },
    { ...layout, columns: [{ role: 'amount', from: 0.5, to: 1.5 }] },
    { ...layout, columns: [{ role: 'amount', from: 0.5, to: 0.5 }] },
    { ...layout, columns: [...layout.columns].reverse() },
  ])('are refused where they are none: %j', async (none) => {
    expect((await put(none)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are no more than there may be; those that are there can still be changed', async () => {
    await sql`insert into layouts (user_id, fingerprint, columns, set_at)
      select ${me.id}::uuid, lpad(to_hex(n), 16, '0'), ${JSON.stringify(layout.columns)}::json, now()
      from generate_series(1, ${MAX_LAYOUTS}::integer) n`.execute(harness.database.sql);
    const refused = await put(layout);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('too-many');
    expect((await put({ ...moved, fingerprint: '0000000000000001' })).statusCode).toBe(200);
  });

  it('are what the owner’s conversions are read by, and nobody else’s', async () => {
    await put(layout);
    const convert = async (of: TestUser, sent: readonly SetLayout[] = []): Promise<void> => {
      const before = harness.converter.requests.length;
      const fields = { options: JSON.stringify({ layouts: sent }) };
      const { payload, headers } = await form([{ name: 'march.pdf', bytes: PDF }], fields);
      const url = CONVERSIONS_PATH;
      const answer = await harness.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...of.headers } });
      expect(answer.statusCode).toBe(202);
      await until(async () => harness.converter.requests.length > before);
    };
    await convert(me);
    expect(harness.converter.requests.at(-1)?.layouts).toEqual([layout]);
    await convert(await createTestUser(harness.database));
    expect(harness.converter.requests.at(-1)?.layouts).toEqual([]);
    // Of two of one layout the last one holds: what comes with an upload goes before what is kept.
    await convert(me, [moved]);
    expect(harness.converter.requests.at(-1)?.layouts).toEqual([layout, moved]);
  });

  it('come with an upload as many as there may be', async () => {
    const role = 'booking-date';
    const columns = Array.from({ length: 24 }, (_, at) => ({ role, from: at / 100 + 0.0001, to: at / 100 + 0.0099 }));
    const layouts = Array.from({ length: MAX_LAYOUTS }, (_, at) => ({
      fingerprint: `${at}`.padStart(16, '0'),
      columns,
    }));
    const { payload, headers } = await form([{ name: 'march.pdf', bytes: PDF }], {
      options: JSON.stringify({ layouts }),
    });
    const answer = await harness.app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload, headers });
    expect(answer.statusCode).toBe(202);
  });

  it('go with the account', async () => {
    await put(layout);
    await harness.database.sql.deleteFrom('users').where('id', '=', me.id).execute();
    const left = await harness.database.sql.selectFrom('layouts').where('user_id', '=', me.id).selectAll().execute();
    expect(left).toEqual([]);
  });
});
