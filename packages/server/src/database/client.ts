import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Logger } from '../log.ts';
import { traceQuery } from '../tracing/traced-queries.ts';
import { lockFolder } from './folder-lock.ts';
import { demandVersion } from './folder-version.ts';
import { type Migrator, migrate } from './migrate.ts';
import { type Notifications, notificationsOfPglite, notificationsOfServer } from './notifications.ts';
import type { Tables } from './tables.ts';
import { watchServer } from './watch-server.ts';

/** A database, opened and migrated: the embedded one or a PostgreSQL server. Callers cannot tell which. */
export interface Database {
  readonly sql: Kysely<Tables>;
  readonly notifications: Notifications;
  /** True when no other process can work on it. */
  readonly exclusive: boolean;
  /** Statements and whole scripts in one transaction, as migrations run. */
  readonly raw: Migrator;
  /** How the job queue reaches the same database. */
  readonly queue: ConstructorOptions;
  /** True while it is known that the database server does not answer. */
  readonly isAway: () => boolean;
  /** @throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Closes it and gives the folder back; calling it again does nothing. */
  readonly close: () => Promise<void>;
}

/** Where a database is. */
export interface DatabasePlace {
  /** A PostgreSQL server; `undefined`: the embedded database of the folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

const INT8 = 20;
const DATE = 1082;
const asText = (value: string): string => value;

/** Connections to a PostgreSQL server: of ours, and of the queue's own. */
const POOL_SIZE = 10;
const QUEUE_POOL_SIZE = 4;

/**
 * How long a connection may take to be had, one statement, and a pause within a transaction, in milliseconds: a caller who
 * waits longer is gone, and locks of a frozen process must not hold up others. A server that does not answer at all is
 * noticed sooner (`watch-server.ts`).
 */
const TIME_OUTS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Opens the database that the configuration names.
 * @throws {FolderInUse} when another process has the embedded one.
 */
export const openDatabase = (config: DatabasePlace, log: Logger, who = 'tallyleaf'): Promise<Database> =>
  config.databaseUrl === undefined ? openFolder(config.dataFolder) : openServer(config.databaseUrl, log, who);

async function openFolder(dataFolder: string): Promise<Database> {
  const lock = await lockFolder(dataFolder);
  try {
    const folder = path.join(dataFolder, 'database');
    await demandVersion(folder);
    await keepPrivate(folder);
    return await openEmbedded(folder, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database's folder is this user's alone (0700), whoever may look into the one that it lies in. */
async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
}

/**
 * Opens an embedded database.
 * @param folder where its files are; `undefined` keeps it in memory
 * @param afterClose called once it is closed
 */
export async function openEmbedded(folder?: string, afterClose = async () => {}): Promise<Database> {
  return databaseOn(await createPglite(folder === undefined ? {} : { dataDir: folder }), afterClose);
}

/** PGlite with the values that we read. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  // Both drivers give 8-byte integers and dates as text, so that the same code reads the same values.
  return PGlite.create({ ...options, parsers: { [INT8]: asText, [DATE]: asText } });
}

/**
 * Migrates an embedded database that is open.
 * @param afterClose called once it is closed
 */
export async function databaseOn(lite: PGlite, afterClose = async () => {}): Promise<Database> {
  const raw = migratorOfPglite(lite);
  await migrate(raw);
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }), log: traceQuery });
  let closing: Promise<void> | undefined;
  return {
    sql: kysely,
    notifications: notificationsOfPglite(lite),
    exclusive: true,
    raw,
    queue: { db: fromPglite(lite), backend: 'pglite' },
    isAway: () => false,
    ping: () => ping(kysely),
    close: () => {
      closing ??= (async () => {
        // Kysely closes the database itself, and only when it was used; closing it twice is an error.
        await kysely.destroy();
        if (!lite.closed) await lite.close();
        await afterClose();
      })();
      return closing;
    },
  };
}

/**
 * Opens a database on a PostgreSQL server.
 * @param who what the server lists us as, among those that are connected
 */
export async function openServer(url: string, log: Logger, who = 'tallyleaf'): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: who,
    ...TIME_OUTS,
    Client: CalmClient,
    types: { getTypeParser: parserOf },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const raw = migratorOfPool(pool);
  const watch = watchServer(url, pool, who, log);
  try {
    await migrate(raw);
  } catch (error) {
    await watch.close();
    await pool.end();
    throw error;
  }
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: traceQuery });
  const notifications = notificationsOfServer(url, log);
  let closing: Promise<void> | undefined;
  return {
    sql: kysely,
    notifications,
    exclusive: false,
    raw,
    queue: {
      connectionString: url,
      max: QUEUE_POOL_SIZE,
      application_name: 'tallyleaf queue',
      connectionTimeoutMillis: TIME_OUTS.connectionTimeoutMillis,
      ...{ Client: CalmClient },
    },
    isAway: watch.isAway,
    ping: () => ping(kysely),
    close: () => {
      closing ??= Promise.all([watch.close(), notifications.close()]).then(() => kysely.destroy());
      return closing;
    },
  };
}

/**
 * A connection whose loss ends what it was asked, and not the process: between two statements of a transaction nobody listens.
 */
class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever uses it next is told.
    this.on('error', () => {});
  }
}

/** A database as it is found, to be looked at only. */
export interface SeenDatabase extends Pick<Database, 'sql' | 'raw' | 'exclusive'> {
  readonly close: () => Promise<void>;
}

/**
 * Opens a database without migrating it; `undefined` where the embedded one was not made yet.
 * @throws {FolderInUse} when another process has the embedded one.
 */
export async function lookAtDatabase({ databaseUrl, dataFolder }: DatabasePlace): Promise<SeenDatabase | undefined> {
  if (databaseUrl === undefined) return lookAtFolder(dataFolder);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'tallyleaf admin',
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { sql: kysely, raw: migratorOfPool(pool), exclusive: false, close: () => kysely.destroy() };
}

async function lookAtFolder(dataFolder: string): Promise<SeenDatabase | undefined> {
  const folder = path.join(dataFolder, 'database');
  if (!existsSync(folder)) return undefined;
  const lock = await lockFolder(dataFolder);
  try {
    await demandVersion(folder);
    const lite = await createPglite({ dataDir: folder });
    const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) });
    const close = async (): Promise<void> => {
      await kysely.destroy();
      if (!lite.closed) await lite.close();
      await lock.release();
    };
    return { sql: kysely, raw: migratorOfPglite(lite), exclusive: true, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 || oid === DATE ? asText : pg.types.getTypeParser(oid, format as 'text');

const ping = async (kysely: Kysely<Tables>): Promise<void> => {
  await sql`select 1`.execute(kysely);
};

/** How migrations run on an embedded database. */
export const migratorOfPglite = (lite: PGlite): Migrator => ({
  transaction: (work) =>
    lite.transaction((tx) =>
      work({
        query: async <Row>(text: string, values: readonly unknown[] = []) =>
          (await tx.query<Row>(text, [...values])).rows,
        script: async (text) => {
          await tx.exec(text);
        },
      }),
    ),
});

const migratorOfPool = (pool: pg.Pool): Migrator => ({
  transaction: async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // A migration, a backup and a restore take as long as they take.
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      const result = await work({
        query: async <Row>(text: string, values: readonly unknown[] = []) =>
          (await client.query(text, [...values])).rows as Row[],
        script: async (text) => {
          await client.query(text);
        },
      });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  },
});
