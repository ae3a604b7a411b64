import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Tables } from '../database/tables.ts';
import type { OpenApiDocument } from '../http/openapi/document.ts';
import { OPENAPI_PATH } from '../http/openapi/routes.ts';
import type { Queue } from '../jobs/queue.ts';
import { sealWith } from '../secrets.ts';
import { openKeyRing } from '../storage/encryption/key-ring.ts';
import { silentLog } from './log.ts';
import { memoryStorage } from './memory-storage.ts';

/** The OpenAPI document of the app as it is, without a database: for texts that are generated, and tests of them. */
export async function describedApi(): Promise<OpenApiDocument> {
  const app = await buildApp({
    config: readConfig({ WEB_FOLDER: path.join(tmpdir(), 'no such folder') }, false),
    database: noDatabase(),
    queue: noQueue,
    storage: memoryStorage(),
    counter: { countPages: async () => 0 },
    changes: { watch: () => () => {}, close: () => {} },
    room: { isLow: async () => false },
    draining: new AbortController().signal,
    storageKeys: openKeyRing([]),
    seal: sealWith(randomBytes(32)),
    log: silentLog(),
  });
  const { statusCode, body } = await app.inject(OPENAPI_PATH);
  await app.close();
  if (statusCode !== 200) throw new Error(`the document was answered with ${statusCode}`);
  return JSON.parse(body);
}

const nothing = async (): Promise<void> => {};

/** Answers every question with no rows. */
const noDatabase = (): Database => ({
  sql: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  raw: { transaction: () => Promise.reject(new Error('there is no database')) },
  notifications: { listen: async () => () => {}, close: nothing },
  exclusive: true,
  queue: {},
  isAway: () => false,
  ping: nothing,
  close: nothing,
});

const noQueue: Queue = {
  add: nothing,
  remove: async () => undefined,
  move: nothing,
  isPending: async () => false,
  work: nothing,
  pause: nothing,
  stop: nothing,
  ping: nothing,
};
