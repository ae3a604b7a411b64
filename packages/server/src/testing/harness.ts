import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sign } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import { type Changes, openChanges } from '../features/conversions/changes.ts';
import type { App } from '../http/app-type.ts';
import { VISITOR_COOKIE } from '../http/authenticate.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { type Runner, startRunner } from '../jobs/runner.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { type Seal, sealWith } from '../secrets.ts';
import { encryptedStorage } from '../storage/encryption/encrypted-storage.ts';
import { type KeyRing, openKeyRing } from '../storage/encryption/key-ring.ts';
import { demandStorageKeys } from '../storage/encryption/keys-in-use.ts';
import type { Room } from '../storage/free-space.ts';
import type { Storage } from '../storage/storage.ts';
import { tracedStorage } from '../tracing/traced-storage.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { TestDatabase } from './database.ts';
import { type FakeConverter, fakeConverter } from './fake-converter.ts';
import { silentLog } from './log.ts';
import { readMails, type TestMail } from './mails.ts';
import { memoryStorage } from './memory-storage.ts';

/** A whole server in this process, on a fresh database, with a fake engine; requests are injected. */
export interface Harness {
  readonly app: App;
  readonly database: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  /** The same, as it keeps them. */
  readonly kept: Storage;
  readonly storageKeys: KeyRing;
  readonly changes: Changes;
  readonly log: FastifyBaseLogger;
  readonly seal: Seal;
  /** The disk of the data folder; a test fills it by setting `low`. */
  readonly room: Room & { low: boolean };
  /** Says that the server is about to stop. */
  readonly drain: () => void;
  readonly draining: AbortSignal;
  readonly converter: FakeConverter;
  readonly counter: FakeConverter;
  readonly runner: Runner;
  readonly config: Config;
  readonly metrics: Metrics | undefined;
  /** The mails that were written so far, the oldest first; they are written by a job, so ask again with `until`. */
  readonly mails: () => Promise<readonly TestMail[]>;
  readonly close: () => Promise<void>;
}

export interface HarnessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly log?: FastifyBaseLogger;
  /** Counts what is done, as where the configuration asks for metrics. */
  readonly metrics?: boolean;
  /** Traces what is done; closing it is the test's. */
  readonly tracing?: Tracing;
}

export async function startHarness(kind: TestDatabase, options: HarnessOptions = {}): Promise<Harness> {
  const log = options.log ?? silentLog();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-data-'));
  const config = readConfig(
    {
      WORKERS: '2',
      WEB_FOLDER: path.join(tmpdir(), 'no such folder'),
      DATA_FOLDER: dataFolder,
      // Most tests are not about credits: their visitors have as many as they want.
      VISITOR_CREDITS_A_DAY: '100000',
      ADDRESS_CREDITS_A_DAY: '100000',
      MAX_FILES_AN_HOUR: '1000000',
      MAX_OPEN_UPLOADS: '1000',
      MAX_WAITING_FILES: '100000',
      MAX_UNPAID_SECONDS_AN_HOUR: '1000000',
      ...options.environment,
    },
    false,
  );
  const database = await kind.open();
  const kept = memoryStorage();
  const storageKeys = openKeyRing(config.storageKeys);
  await demandStorageKeys(database.sql, storageKeys);
  const storage = encryptedStorage(kept, database.sql, storageKeys);
  const converter = fakeConverter();
  const { tracing } = options;
  const queue = await openQueue(database, log, tracing);
  const changes = await openChanges(database.notifications);
  const room = { low: false, isLow: async () => room.low };
  const draining = new AbortController();
  const ground = {
    config,
    database,
    queue,
    storage: tracing ? tracedStorage(storage, 'disk') : storage,
    storageKeys,
    changes,
    counter: converter,
    seal: sealWith(TEST_KEY),
    room,
    draining: draining.signal,
    log,
    tracing,
    metrics: options.metrics ? await createMetrics({ database, dataFolder }) : undefined,
  };
  const runner = await startRunner({ ...ground, createConverter: () => converter });
  const app = await buildApp(ground);
  return {
    ...ground,
    kept,
    drain: () => draining.abort(),
    app,
    converter,
    runner,
    mails: () => readMails(config),
    close: async () => {
      await app.close();
      await runner.stop();
      await queue.stop(1000);
      changes.close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The smallest text that passes for a PDF by its first bytes. */
export const PDF = Buffer.from('%PDF-1.7\n% a document for tests\n%%EOF\n');

/** Another one each time: the same file is answered with the conversion that is there. */
export const newPdf = (): Buffer => Buffer.concat([PDF, Buffer.from(`% ${randomUUID()}\n`)]);

export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A multipart body as a browser sends it. */
export async function form(
  files: readonly FormFile[],
  fields: Readonly<Record<string, string>> = {},
): Promise<{ readonly payload: Buffer; readonly headers: Record<string, string> }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const { name, bytes } of files) data.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

/** The key of servers in tests: with it a test signs the cookies of its own visitors. As `SECRET_KEY` it is base64. */
export const TEST_KEY = Buffer.alloc(32, 'a key for tests ');

/** The value of a visitor's cookie, as a server with the tests' key signs it. */
export const signedVisitor = (id: string): string => sign(id, sealWith(TEST_KEY).cookieSecret);

/** The cookie header of a visitor. */
export const visitor = (id: string): { readonly cookie: string } => ({
  cookie: `${VISITOR_COOKIE}=${encodeURIComponent(signedVisitor(id))}`,
});

/** Milliseconds between two askings: at first, and at most. What takes long is not asked for the more often. */
const PAUSES = { first: 20, most: 200, growth: 1.2 };

/** Asks again until something holds; the test's own time limit is the only one. */
export async function until<T>(ask: () => Promise<T | undefined | false>): Promise<T> {
  for (let pause = PAUSES.first; ; pause = Math.min(PAUSES.most, pause * PAUSES.growth)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
