import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/database.ts';
import { describeSchema } from '../testing/describe-schema.ts';
import { deferred } from '../testing/fake-converter.ts';
import type { Database } from './client.ts';
import { migrate, runMigrations, type Session } from './migrate.ts';

const SCHEMA = new URL('./schema.sql', import.meta.url);

describe.each(testDatabases)('the database on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database?.close());

  it('has the tables that schema.sql says (UPDATE_SCHEMA=1 writes it anew)', async () => {
    const schema = await describeSchema(database.sql);
    if (process.env.UPDATE_SCHEMA === '1') await writeFile(SCHEMA, schema);
    expect(schema).toBe(await readFile(SCHEMA, 'utf8'));
  });

  it('gives the same values on every driver', async () => {
    const { rows } = await sql`select 9007199254740993::bigint as big, '2025-03-31'::date as day,
      12.50::numeric as money, '2025-03-31T12:00:00Z'::timestamptz as moment, '{"b":1,"a":[2]}'::json as doc,
      array['x','y'] as list, true as flag, count(*) as n from (values (1), (2)) v`.execute(database.sql);
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        day: '2025-03-31',
        money: '12.50',
        moment: new Date('2025-03-31T12:00:00Z'),
        doc: { b: 1, a: [2] },
        list: ['x', 'y'],
        flag: true,
        n: '2',
      },
    ]);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const failing = database.sql.transaction().execute(async (within) => {
      await sql`insert into migrations (number, name, sha256) values (9999, 'x', 'x')`.execute(within);
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    const { rows } = await sql`select from migrations where number = 9999`.execute(database.sql);
    expect(rows).toEqual([]);
  });

  it('carries words to whoever listens', async () => {
    const heard: string[] = [];
    const got = deferred();
    const stop = await database.notifications.listen(
      'a_channel',
      (payload) => {
        heard.push(payload);
        if (payload === 'last') got.resolve();
      },
      () => {},
    );
    await sql`select pg_notify('a_channel', 'first'), pg_notify('another', 'no'), pg_notify('a_channel', 'last')`.execute(
      database.sql,
    );
    await got.promise;
    expect(heard).toEqual(['first', 'last']);
    stop();
  });
});

describe('migrating', () => {
  /** A database that has run these migrations; it records what else is run. */
  const databaseWith = (applied: readonly { number: number; name: string; sha256: string }[]) => {
    const scripts: string[] = [];
    const session: Session = {
      query: async <Row>(text: string) => (text.startsWith('select number') ? (applied as Row[]) : []),
      script: async (text) => {
        scripts.push(text);
      },
    };
    return { scripts, database: { transaction: <T>(work: (session: Session) => Promise<T>) => work(session) } };
  };

  it('runs everything on a new database', async () => {
    const { database, scripts } = databaseWith([]);
    await migrate(database);
    expect(scripts[0]).toContain('create table conversions');
  });

  it('refuses a database that is newer than the program', async () => {
    const { database } = databaseWith([{ number: 9999, name: '9999-later', sha256: 'x' }]);
    await expect(migrate(database)).rejects.toThrow('newer');
  });

  it('refuses a migration that was changed after it ran', async () => {
    const { database } = databaseWith([{ number: 1, name: '0001-conversions', sha256: 'x' }]);
    await expect(migrate(database)).rejects.toThrow('changed');
  });

  it('tells the verdicts of results that were kept before lists said them (0007)', async () => {
    const lite = await PGlite.create();
    const session: Session = {
      query: async <Row>(text: string, values?: readonly unknown[]) =>
        (await lite.query<Row>(text, values && [...values])).rows,
      script: async (text) => void (await lite.exec(text)),
    };
    await runMigrations(session, 6);
    const results = [[], ['verified'], ['verified', 'unverifiable'], ['unverifiable', 'failed', 'verified']];
    for (const [index, statuses] of results.entries()) {
      const statements = statuses.map((status) => ({ reconciliation: { status, checks: [] } }));
      await lite.query(
        `insert into conversions (id, charge_id, owner_kind, owner_id, file_name, file_id, media_type, size, sha256,
           options, status, result, created_at, expires_at)
         values (gen_random_uuid(), gen_random_uuid(), 'visitor', gen_random_uuid(), $1, gen_random_uuid(),
           'application/pdf', 1, 'x', '{}', 'done', $2, now(), now())`,
        [`${index}.pdf`, JSON.stringify({ statements })],
      );
    }
    await runMigrations(session);
    const { rows } = await lite.query<{ verdict: string }>('select verdict from conversions order by file_name');
    expect(rows.map(({ verdict }) => verdict)).toEqual(['none', 'verified', 'unverifiable', 'failed']);
    await lite.close();
  });
});
