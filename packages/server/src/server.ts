import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { DEFAULT_PORT } from './config/settings.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, openDatabase } from './database/client.ts';
import { demandKeyOfDatabase } from './database/key-of-database.ts';
import { type Changes, openChanges } from './features/conversions/changes.ts';
import type { Converter, ConverterSettings } from './features/conversions/converter.ts';
import { discardLeft } from './features/conversions/loose-files.ts';
import { requeueInterrupted } from './features/conversions/tidy.job.ts';
import { listen } from './http/listen.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { type Runner, startRunner } from './jobs/runner.ts';
import { createLogger } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { type Seal, sealOf } from './secrets.ts';
import { encryptedStorage } from './storage/encryption/encrypted-storage.ts';
import { type KeyRing, openKeyRing } from './storage/encryption/key-ring.ts';
import { demandStorageKeys } from './storage/encryption/keys-in-use.ts';
import { openRoom, type Room } from './storage/free-space.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { tracedStorage } from './tracing/traced-storage.ts';
import { openTracing, type Tracing } from './tracing/tracing.ts';

/** How the parts are made that a caller may want otherwise. */
export interface ServerParts {
  readonly createConverter?: (settings: ConverterSettings) => Converter | Promise<Converter>;
}

export interface RunningServer {
  /** Where people reach it: `http://localhost:3000`. */
  readonly url: string;
  readonly drainMs: number;
  /** Stops taking requests, finishes those that are being answered, gives running conversions back to the queue. */
  readonly close: () => Promise<void>;
}

/** What a server and a worker process have in common. */
export interface Ground {
  readonly database: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly storageKeys: KeyRing;
  readonly room: Room;
  readonly changes: Changes;
  readonly seal: Seal;
  readonly log: ReturnType<typeof createLogger>;
  /** Where the configuration asks for them. */
  readonly metrics: Metrics | undefined;
  /** Likewise. */
  readonly tracing: Tracing | undefined;
  readonly close: () => Promise<void>;
}

/** How long jobs of the queue may still take once they were told to stop. */
const QUEUE_GRACE_MS = 5000;

/**
 * Starts the whole product in this process: database, queue, conversions, HTTP.
 * @throws {FolderInUse | PortInUse} with a message for people
 */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const ground = await openGround(config);
  let runner: Runner | undefined;
  let counter: Converter | undefined;
  try {
    const { database } = ground;
    if (database.exclusive) await requeueInterrupted({ ...ground, sql: database.sql });
    await discardLeft({ ...ground, sql: database.sql }, database.exclusive);
    if (config.workers > 0) runner = await startRunner({ ...ground, config, ...parts });
    counter = await createCounter(config, parts);
    const draining = new AbortController();
    const app = await buildApp({ config, ...ground, counter, draining: draining.signal });
    const address = await listen(app, config.host, config.port, DEFAULT_PORT);
    return {
      url: config.publicUrl ?? address,
      drainMs: config.drainSeconds * 1000,
      close: once(async () => {
        draining.abort();
        await Promise.all([runner?.pause(), sleep(config.drainSeconds * 1000)]);
        await app.close();
        await counter?.close();
        await runner?.stop();
        await ground.close();
      }),
    };
  } catch (error) {
    await counter?.close();
    await runner?.stop();
    await ground.close();
    throw error;
  }
}

/** How many uploads are counted at once; it takes little, and must not wait for conversions. */
const COUNTED_AT_ONCE = 2;

/** What counts the pages of uploads: processes of its own, started with the first, also where others convert. */
async function createCounter({ limits }: Config, { createConverter }: ServerParts): Promise<Converter> {
  const create = createConverter ?? (await import('./features/conversions/engine-converter.ts')).createEngineConverter;
  return create({ size: COUNTED_AT_ONCE, limits: limits.document });
}

/**
 * Starts a process that only converts. It needs the database, the storage and the key of the server that it works for.
 * @throws {ConfigError} without a PostgreSQL server: no other process can work on the embedded database
 */
export async function startWorker(
  config: Config,
  parts: ServerParts = {},
): Promise<{ readonly close: () => Promise<void> }> {
  if (config.databaseUrl === undefined) {
    throw new ConfigError([
      'DATABASE_URL must name the PostgreSQL server: no other process can work on the embedded database',
    ]);
  }
  const ground = await openGround(config);
  try {
    const runner = await startRunner({ ...ground, config, ...parts });
    return {
      close: once(async () => {
        await runner.stop();
        await ground.close();
      }),
    };
  } catch (error) {
    await ground.close();
    throw error;
  }
}

async function openGround(config: Config): Promise<Ground> {
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  const tracing = await openTracing(config.tracing, log);
  try {
    const seal = await sealOf(config);
    await demandKeyOfDatabase(database.sql, seal);
    const storageKeys = openKeyRing(config.storageKeys);
    await demandStorageKeys(database.sql, storageKeys);
    const [queue, files, changes] = await Promise.all([
      openQueue(database, log, tracing),
      openStorage(config),
      openChanges(database.notifications),
    ]);
    const watched = await openMetrics(config, database);
    const close = once(async () => {
      await watched?.close();
      await queue.stop(QUEUE_GRACE_MS);
      changes.close();
      await database.close();
      await tracing?.close();
    });
    const room = openRoom(config);
    const storage = encryptedStorage(files, database.sql, storageKeys);
    return {
      database,
      queue,
      storage: tracing ? tracedStorage(storage, config.storageUrl === undefined ? 'disk' : 's3') : storage,
      storageKeys,
      room,
      changes,
      seal,
      log,
      metrics: watched?.metrics,
      tracing,
      close,
    };
  } catch (error) {
    await database.close();
    await tracing?.close();
    throw error;
  }
}

async function openMetrics({ metrics: place, dataFolder }: Config, database: Database) {
  if (!place) return undefined;
  const metrics = await createMetrics({ database, dataFolder });
  const { close } = await serveMetrics(metrics, place.host, place.port);
  return { metrics, close };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
