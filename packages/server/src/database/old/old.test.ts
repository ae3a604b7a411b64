import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import type { Database } from '../client.ts';
import { readMigrations, runMigrations, type Session } from '../migrate.ts';

const FOLDER = new URL('./', import.meta.url);
const STATES = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();

it('there is a database of each state of the migrations (testing/old-databases/make.ts writes the newest)', async () => {
  expect(STATES).toEqual((await readMigrations()).map(({ name }) => `${name.slice(0, 4)}.sql`));
});

describe.each(testDatabases)('a database from before, on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database?.close());

  /** Works on a database that is empty, and leaves the one that is there as it was. */
  const onEmpty = async <T>(work: (session: Session) => Promise<T>): Promise<T> => {
    let result: T | undefined;
    const undone = new Error('undone');
    await database.raw
      .transaction(async (session) => {
        await session.script('drop schema public cascade; create schema public');
        result = await work(session);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return result as T;
  };

  it.each(STATES)('of state %s opens, with all that was in it', async (file) => {
    const number = Number(file.slice(0, 4));
    const text = await readFile(new URL(file, FOLDER), 'utf8');
    await onEmpty(async (session) => {
      await runMigrations(session, number);
      // The list of migrations is the old database's own: one that reads otherwise by now is found out.
      await session.query('delete from migrations');
      await session.script(text);
      await runMigrations(session);
      const conversions = await session.query(
        'select file_name, status, verdict, interruptions, result is not null as there from conversions order by created_at',
      );
      expect(conversions).toEqual([
        { file_name: 'märz "1".pdf', status: 'done', verdict: 'verified', interruptions: 0, there: true },
        { file_name: 'queued.pdf', status: 'queued', verdict: null, interruptions: 0, there: false },
        { file_name: 'failed.pdf', status: 'failed', verdict: null, interruptions: 0, there: false },
      ]);
      const [counts] = await session.query(`select (select count(*)::int from users) as users,
        (select coalesce(sum(amount), 0)::int from credit_entries) as credits, (select count(*)::int from api_keys) as keys`);
      expect(counts).toEqual({ users: number >= 2 ? 1 : 0, credits: number >= 3 ? 8 : 0, keys: number >= 5 ? 1 : 0 });
    });
  });
});
