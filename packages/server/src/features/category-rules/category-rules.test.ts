import { CATEGORY_RULES_PATH, type CategoryRule, MAX_CATEGORY_RULES } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';

describe.each(testDatabases)('rules for categories on $name', (kind) => {
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
    harness.app.inject({ method: 'PUT', url: CATEGORY_RULES_PATH, headers: of.headers, payload });
  const list = async (of = me): Promise<CategoryRule[]> =>
    (await harness.app.inject({ method: 'GET', url: CATEGORY_RULES_PATH, headers: of.headers })).json().data;
  const remove = (key: string, of = me) =>
    harness.app.inject({ method: 'DELETE', url: CATEGORY_RULES_PATH, query: { key }, headers: of.headers });
  const groceries = { key: 'GREEN GROCER', merchant: 'Green Grocer', category: 'Groceries' };

  it('are one a merchant, the last one kept', async () => {
    expect((await put(groceries)).statusCode).toBe(200);
    expect((await put({ ...groceries, category: 'Food' })).statusCode).toBe(200);
    expect(await list()).toEqual([{ ...groceries, category: 'Food' }]);
  });

  it('are their owner’s alone', async () => {
    const other = await createTestUser(harness.database);
    await put(groceries);
    await put({ ...groceries, category: 'Other' }, other);
    expect((await remove(groceries.key, other)).statusCode).toBe(200);
    expect(await list()).toEqual([groceries]);
    expect(await list(other)).toEqual([]);
  });

  it('are deleted, which may be asked for twice', async () => {
    await put(groceries);
    expect((await remove(groceries.key)).statusCode).toBe(200);
    expect((await remove(groceries.key)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    { ...groceries, category: ' ' },
    { ...groceries, category: 'x'.repeat(201) },
    { key: 'A', merchant: 'A' },
  ])('are refused where they are none: %j', async (rule) => {
    expect((await put(rule)).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are no more than there may be; those that are there can still be changed', async () => {
    await sql`insert into category_rules (user_id, key, merchant, category)
      select ${me.id}::uuid, 'M' || n, 'M', 'C' from generate_series(1, ${MAX_CATEGORY_RULES}::integer) n`.execute(
      harness.database.sql,
    );
    const refused = await put(groceries);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('too-many');
    expect((await put({ ...groceries, key: 'M1' })).statusCode).toBe(200);
  });

  it('go with the account', async () => {
    await put(groceries);
    await harness.database.sql.deleteFrom('users').where('id', '=', me.id).execute();
    const left = await harness.database.sql
      .selectFrom('category_rules')
      .where('user_id', '=', me.id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
