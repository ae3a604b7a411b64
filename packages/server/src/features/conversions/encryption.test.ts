import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentAltered } from '../../storage/encryption/key-ring.ts';
import { testDatabases } from '../../testing/database.ts';
import { GROCERIES, keepOne, legible, seenOf } from '../../testing/encrypted.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { findDetail } from './repository.ts';
import { readColumn } from './sealed-results.ts';

describe.each(testDatabases)('with a storage key, on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  beforeAll(async () => {
    harness = await startHarness(kind, { environment: { STORAGE_KEY: randomBytes(32).toString('base64') } });
    me = await createTestUser(harness.database);
  });
  afterAll(() => harness?.close());

  it('nothing of a statement is kept in clear, and its owner gets all of it', async () => {
    const one = await keepOne(harness, me);
    expect(await legible(harness, one)).toEqual([]);
    const { detail, corrections, csv, file, part, listed } = await seenOf(harness.app, me, one);
    expect(detail.conversion.statements[0].transactions[0]).toMatchObject({ amount: '-24.30', category: 'Groceries' });
    expect(corrections).toMatchObject({ revision: 1, corrections: GROCERIES });
    expect(csv).toContain('GREEN GROCER');
    expect([file, part]).toEqual([one.bytes.toString(), one.bytes.toString().slice(5, 21)]);
    expect(listed[0].statements[0]).toMatchObject({ institution: 'Example Bank' });
  });

  it('nothing is given that was put into another row or column, or in clear where it was not', async () => {
    const [one, other] = [await keepOne(harness, me), await keepOne(harness, me)];
    const db = harness.database.sql;
    const read = async () => {
      const row = await findDetail(db, { kind: 'user', id: me.id }, one.id);
      return row && readColumn(harness.storageKeys, row, 'result');
    };
    expect(await read()).toMatchObject({ schema: 'statement/1' });
    const ofOther = (column: string) => sql`(select ${sql.ref(column)} from conversions where id = ${other.id})`;
    for (const strange of [
      sql`result = ${ofOther('result')}`,
      sql`result = outlines`,
      sql`result = '{"schema":"statement/1"}'`,
    ]) {
      const was = await db
        .selectFrom('conversions')
        .where('id', '=', one.id)
        .select(sql<string>`result::text`.as('result'))
        .executeTakeFirstOrThrow();
      await sql`update conversions set ${strange} where id = ${one.id}`.execute(db);
      await expect(read()).rejects.toThrow(ContentAltered);
      await db.updateTable('conversions').set(was).where('id', '=', one.id).execute();
    }
    await sql`update conversions set result_key = ${ofOther('result_key')} where id = ${one.id}`.execute(db);
    await expect(read()).rejects.toThrow(ContentAltered);
  });

  it('a deleted file leaves no key', async () => {
    const { url } = await keepOne(harness, me);
    const count = async () => (await harness.database.sql.selectFrom('file_keys').selectAll().execute()).length;
    const before = await count();
    expect((await harness.app.inject({ method: 'DELETE', url, headers: me.headers })).statusCode).toBe(200);
    expect(await count()).toBe(before - 1);
  });
});
