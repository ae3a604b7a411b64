import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { type Database, openServer } from '../database/client.ts';
import { openQueue } from '../jobs/queue.ts';
import { silentLog } from './log.ts';
import { openReady } from './ready-database.ts';

/** A kind of database on which tests run. */
export interface TestDatabase {
  readonly name: string;
  /** A fresh one, of its own; closing it leaves nothing behind. A server lists us by the name. */
  readonly open: (who?: string) => Promise<Database>;
}

/** An address of a PostgreSQL server on which tests may create databases; the test set-up gives it. */
const SERVER = process.env.TEST_DATABASE_URL;

const embedded: TestDatabase = { name: 'PGlite', open: openReady };
const server = (url: string): TestDatabase => ({ name: 'PostgreSQL', open: (who) => openClone(url, who) });

/** Every kind of database that is there: the embedded one, and a PostgreSQL server where the set-up gives one. */
export const testDatabases: readonly TestDatabase[] = SERVER ? [embedded, server(SERVER)] : [embedded];

/** The PostgreSQL server alone. */
export const testServers: readonly TestDatabase[] = SERVER ? [server(SERVER)] : [];

/** A database of its own on the server, copied from one that is migrated once for all tests. */
async function openClone(url: string, who?: string): Promise<Database> {
  const name = `tallyleaf_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, async (client) => {
    const template = await readyTemplate(url, client);
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openServer(addressOf(url, name), silentLog(), who);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Any number; whoever holds the lock makes the template or a copy, as a database that is copied must be at rest. */
const LOCK = 7_401_155_326;

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}

/** The migrated template for the migrations as they read now, made by whoever needs it first. */
async function readyTemplate(url: string, client: pg.Client): Promise<string> {
  const name = `tallyleaf_template_${await versionOfSchema()}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const making = `${name}_making`;
  await client.query(`drop database if exists ${making} with (force)`);
  await client.query(`create database ${making}`);
  const database = await openServer(addressOf(url, making), silentLog());
  const queue = await openQueue(database, silentLog());
  await queue.stop(0);
  await database.close();
  await untilLeft(client, making);
  await client.query(`alter database ${making} rename to ${name}`);
  return name;
}

/** A connection that was closed here lives on in the server for a moment. */
async function untilLeft(client: pg.Client, database: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database]);
    if (!rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function versionOfSchema(): Promise<string> {
  const folder = new URL('../database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)));
  hash.update(await readFile(new URL('../jobs/registry.ts', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
