import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../packages/server/src/database/tables.ts';
import { openStorage } from '../../packages/server/src/storage/open-storage.ts';
import { slowServer, slowWorker } from '../../packages/server/src/testing/server-process.ts';
import { type Manner, startBadStorage } from './bad-storage.ts';
import { type Counted, count, unfinished } from './count.ts';
import { startMortalPostgres } from './postgres.ts';
import { ENVIRONMENT, eventually, Node, READING_MS, type System, watchHealth } from './system.ts';

const PAUSE_MS = 2000;
/** Longer than the server's patience with a database that does not answer, and than the queue's with a worker. */
const FROZEN_MS = 20_000;
const BAD_STORAGE_MS = 6000;
const HOURS = 3_600_000;

/** Two servers and a worker on a PostgreSQL server and an S3 storage. */
export async function startMany(): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyleaf-faults-'));
  const [postgres, storage] = await Promise.all([startMortalPostgres(), startBadStorage()]);
  const environment = {
    ...ENVIRONMENT,
    DATA_FOLDER: folder,
    DATABASE_URL: postgres.url,
    STORAGE_URL: storage.url,
  };
  const clocks = [3, -3].map((hours) => ({ FAULT_CLOCK_MS: String(hours * HOURS) }));
  const servers = clocks.map((clock) => new Node(slowServer(READING_MS), { ...environment, ...clock }));
  const worker = new Node(slowWorker(READING_MS), environment);
  const nodes = [...servers, worker];
  for (const node of nodes) await node.start();
  const unwatch = watchHealth(servers);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2, application_name: 'the counting' });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const files = await openStorage({ storageUrl: storage.url, dataFolder: folder });
  let turn = 0;
  const oneOf = <T>(list: readonly T[]): T => list[turn++ % list.length] as T;
  const kill = async (node: Node): Promise<void> => {
    await node.end('SIGKILL');
    await sleep(PAUSE_MS);
    await node.start();
  };
  const behave = (manner: Manner) => async (): Promise<void> => {
    storage.manner = manner;
    await sleep(BAD_STORAGE_MS);
    storage.manner = 'well';
  };

  return {
    name: 'PostgreSQL, S3',
    ready: () => servers.filter(({ isReady }) => isReady).map(({ url }) => url),
    faults: {
      'web killed': () => kill(oneOf(servers)),
      'worker killed': () => kill(worker),
      'database killed': async () => {
        await postgres.kill();
        await sleep(PAUSE_MS);
        await postgres.start();
      },
      'database frozen': async () => {
        postgres.freeze();
        await sleep(FROZEN_MS);
        postgres.thaw();
      },
      'storage slow': behave('slow'),
      'storage lying': behave('lying'),
      'clock jumps': async () => {
        const { pid } = oneOf(servers);
        process.kill(pid, 'SIGUSR2');
        await sleep(PAUSE_MS);
        process.kill(pid, 'SIGUSR2');
      },
      deploy: async () => {
        for (const node of [...servers, worker]) {
          await node.end('SIGTERM');
          await node.start();
          await eventually(async () => node === worker || node.isReady);
        }
      },
    },
    settle: async (accepted) => {
      await eventually(async () => (await unfinished(db)) === 0);
      // What could not be deleted in the outage is tried again.
      let counted: Counted | undefined;
      // The S3 server of the tests may trip over a file that is deleted while it lists them.
      await eventually(async () => {
        counted = await count(db, files, accepted);
        return counted.orphans === 0;
      }, 30_000);
      return counted ?? count(db, files, accepted);
    },
    startTimes: () => nodes.flatMap((node) => node.startTimes),
    deaths: () => nodes.reduce((sum, node) => sum + node.deaths, 0),
    logs: () => nodes.map((node) => node.log()).join('\n'),
    close: async () => {
      unwatch();
      for (const node of nodes) await node.close();
      await db.destroy();
      await storage.close();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
