import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readdir, rm, statfs, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../packages/server/src/database/client.ts';
import { openStorage } from '../../packages/server/src/storage/open-storage.ts';
import { silentLog } from '../../packages/server/src/testing/log.ts';
import { slowServer } from '../../packages/server/src/testing/server-process.ts';
import { count } from './count.ts';
import { allEnded, ENVIRONMENT, eventually, Node, READING_MS, type System, watchHealth } from './system.ts';

const PAUSE_MS = 2000;
const FULL_MS = 6000;
const MB = 1_000_000;
/** The disk of the data folder, and how much of it must stay free. */
const DISK_MB = 600;
const FLOOR_MB = 60;
const HOURS = 3_600_000;

/** One server on the embedded database and its data folder: a small disk of its own, where this process may mount one. */
export async function startAlone(): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyleaf-faults-'));
  const isMounted = mount(folder);
  const data = join(folder, 'data');
  const node = new Node(slowServer(READING_MS), {
    ...ENVIRONMENT,
    DRAIN_SECONDS: '0',
    DATA_FOLDER: data,
    MIN_FREE_MB: String(FLOOR_MB),
    FAULT_CLOCK_MS: String(3 * HOURS),
  });
  await node.start();
  const unwatch = watchHealth([node]);
  const place = { databaseUrl: undefined, storageUrl: undefined, dataFolder: data };

  return {
    name: `PGlite, ${isMounted ? 'a disk of its own' : 'a floor above what is free'}`,
    ready: () => (node.isReady ? [node.url] : []),
    faults: {
      'web killed': async () => {
        await node.end('SIGKILL');
        await node.start();
      },
      'disk full': async () => {
        if (!isMounted) return withoutRoom(node);
        const filler = join(folder, 'filler');
        await fill(filler, FLOOR_MB - 10);
        await sleep(FULL_MS);
        await fill(filler, 0);
        await sleep(FULL_MS);
        await unlink(filler);
        await eventually(async () => node.isReady, 60_000);
      },
      'clock jumps': async () => {
        process.kill(node.pid, 'SIGUSR2');
        await sleep(PAUSE_MS);
        process.kill(node.pid, 'SIGUSR2');
      },
      deploy: async () => {
        await node.end('SIGTERM');
        await node.start();
      },
    },
    settle: async (accepted, lately) => {
      await eventually(() => allEnded(node.url, lately));
      await node.end('SIGTERM');
      const database = await openDatabase(place, silentLog());
      try {
        const halves = (await readdir(join(data, 'incoming'))).length;
        return await count(database.sql, await openStorage(place), accepted, halves);
      } finally {
        await database.close();
        await node.start();
      }
    },
    startTimes: () => node.startTimes,
    deaths: () => node.deaths,
    logs: () => node.log(),
    close: async () => {
      unwatch();
      await node.close();
      if (isMounted) execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Only root may mount a disk; false where this is not root. */
function mount(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tallyleaf-faults', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk until so many megabytes are free. */
async function fill(file: string, leftMb: number): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(file);
      const bytes = Math.min(16 * MB, bavail * bsize - leftMb * MB);
      if (bytes < bsize) return;
      await handle.write(Buffer.alloc(bytes, 1));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await handle.close();
  }
}

/** Where no disk can be made: the server is told that it must keep more free than there is. */
async function withoutRoom(node: Node): Promise<void> {
  await node.end('SIGTERM');
  await node.start({ MIN_FREE_MB: '1000000' });
  await sleep(FULL_MS);
  await node.end('SIGTERM');
  await node.start();
}
