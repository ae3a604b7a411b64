import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { readConfig } from '../packages/server/src/config.ts';
import { startServer } from '../packages/server/src/server.ts';
import { diskStorage } from '../packages/server/src/storage/disk.ts';
import { encryptedStorage } from '../packages/server/src/storage/encryption/encrypted-storage.ts';
import { openKeyRing } from '../packages/server/src/storage/encryption/key-ring.ts';
import { demandStorageKeys } from '../packages/server/src/storage/encryption/keys-in-use.ts';
import type { Storage } from '../packages/server/src/storage/storage.ts';
import { fakeConverter } from '../packages/server/src/testing/fake-converter.ts';
import { TEST_KEY, visitor } from '../packages/server/src/testing/harness.ts';
import { openReady } from '../packages/server/src/testing/ready-database.ts';

/**
 * What encryption at rest costs: a file of 100 MB is put into a storage and read from it, and sent to a server and fetched
 * from it, in clear and encrypted by turns. `npm run bench:encryption -- [TURNS]` prints medians in MB/s: clear,
 * encrypted, ratio.
 */

const BYTES = 100e6;
const TURNS = Number(process.argv[2] ?? 5);
const KEY = randomBytes(32);
const ME = visitor(randomUUID());
const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(BYTES - 9)]);

type Speeds = Record<'put' | 'get' | 'upload' | 'download', Speed[]>;
const none = (): Speeds => ({ put: [], get: [], upload: [], download: [] });
const speeds = { clear: none(), encrypted: none() };

interface Speed {
  /** Megabytes a second. */
  readonly wall: number;
  /** Megabytes a second of the processor's time, of all threads of this process: the same on a busy machine. */
  readonly processor: number;
}

/** How fast something is that moves the file once. */
async function timed(work: () => Promise<unknown>): Promise<Speed> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { wall: BYTES / 1e3 / (performance.now() - began), processor: BYTES / (user + system) };
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of content) size += chunk.length;
  if (size !== BYTES) throw new Error(`read ${size} bytes`);
}

/** As a request's body comes: in pieces of 64 KiB. */
function* pieces() {
  for (let at = 0; at < FILE.length; at += 65_536) yield FILE.subarray(at, at + 65_536);
}

async function throughStorage(storage: Storage, into: Speeds): Promise<void> {
  const id = randomUUID();
  into.put.push(await timed(() => storage.put(id, Readable.from(pieces(), { objectMode: false }))));
  into.get.push(await timed(async () => drain(await storage.get(id))));
  await storage.delete(id);
}

async function throughServer(folder: string, keys: string, into: Speeds): Promise<void> {
  const config = readConfig({
    DATA_FOLDER: folder,
    PORT: '0',
    SECRET_KEY: TEST_KEY.toString('base64'),
    MAX_FILE_MB: '200',
    VISITOR_CREDITS_A_DAY: '1000',
    ADDRESS_CREDITS_A_DAY: '1000',
    MAX_MB_AN_HOUR: '1000000',
    LOG_LEVEL: 'fatal',
    STORAGE_KEY: keys,
  });
  const server = await startServer(config, { createConverter: () => fakeConverter() });
  try {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(FILE)]), 'large.pdf');
    let url = '';
    const upload = async () => {
      const answer = await fetch(server.url + CONVERSIONS_PATH, { method: 'POST', body, headers: ME });
      const { data } = (await answer.json()) as { data: { id: string }[] };
      url = `${server.url}${CONVERSIONS_PATH}/${data[0]?.id}`;
    };
    into.upload.push(await timed(upload));
    for (;;) {
      const answer = await fetch(url, { headers: ME });
      if (((await answer.json()) as { data: { status: string } }).data.status === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const fetched = async () => drain((await fetch(`${url}/file`, { headers: ME })).body ?? Readable.from([]));
    into.download.push(await timed(fetched));
    await fetch(url, { method: 'DELETE', headers: ME });
  } finally {
    await server.close();
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-bench-'));
try {
  const database = await openReady();
  const ring = openKeyRing([KEY]);
  await demandStorageKeys(database.sql, ring);
  const disk = await diskStorage(path.join(folder, 'storage'));
  const storages = { clear: disk, encrypted: encryptedStorage(disk, database.sql, ring) };
  const kinds = ['clear', 'encrypted'] as const;
  for (let turn = 0; turn < TURNS; turn++) for (const kind of kinds) await throughStorage(storages[kind], speeds[kind]);
  await database.close();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const kind of kinds) {
      await throughServer(path.join(folder, kind), kind === 'clear' ? '' : KEY.toString('base64'), speeds[kind]);
    }
  }
  for (const way of ['put', 'get', 'upload', 'download'] as const) {
    for (const kind of ['wall', 'processor'] as const) {
      const [clear = 0, encrypted = 0] = kinds.map((one) => median(speeds[one][way].map((speed) => speed[kind])));
      console.log([way, kind, clear.toFixed(0), encrypted.toFixed(0), (encrypted / clear).toFixed(2)].join('\t'));
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
