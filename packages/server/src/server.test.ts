import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONVERSIONS_PATH, type ConversionDetail } from '@tallyleaf/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database/client.ts';
import { openFileKeys } from './storage/encryption/file-keys.ts';
import { openKeyRing } from './storage/encryption/key-ring.ts';
import { demandStorageKeys } from './storage/encryption/keys-in-use.ts';
import { testServers } from './testing/database.ts';
import { form, newPdf, TEST_KEY, until, visitor } from './testing/harness.ts';
import { silentLog } from './testing/log.ts';
import { beginWithReady } from './testing/ready-database.ts';
import { startS3 } from './testing/s3.ts';
import { runToEnd, type ServerProcess, slowServer, startProcess, worker } from './testing/server-process.ts';

const LONG = 600_000;
const SHORT = 10;

let folder: string;
let running: ServerProcess[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-server-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  await rm(folder, { recursive: true });
});

const me = visitor(randomUUID());
/** With it a test signs the cookies of its visitors. */
const KEY = TEST_KEY.toString('base64');
const start = async (ms: number, environment = {}): Promise<ServerProcess> => {
  const server = await startProcess(slowServer(ms), {
    DATA_FOLDER: folder,
    PORT: '0',
    SECRET_KEY: KEY,
    ...environment,
  });
  running.push(server);
  return server;
};
const upload = async (server: ServerProcess, bytes = newPdf()): Promise<string> => {
  const { payload, headers } = await form([{ name: 'march.pdf', bytes }], { password: 'correct horse' });
  const answer = await fetch(server.url + CONVERSIONS_PATH, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, ...me },
  });
  const body = (await answer.json()) as { data: { id: string }[] };
  return body.data[0]?.id ?? '';
};
const read = async (server: ServerProcess, id: string): Promise<ConversionDetail> => {
  const answer = await fetch(`${server.url}${CONVERSIONS_PATH}/${id}`, { headers: me });
  return ((await answer.json()) as { data: ConversionDetail }).data;
};
const reaches = (server: ServerProcess, id: string, status: string) =>
  until(async () => {
    const conversion = await read(server, id);
    return conversion.status === status && conversion;
  });
const finishes = (server: ServerProcess): number => server.stderr().split('"a conversion is finished"').length - 1;

const where: readonly { readonly name: string; readonly open: () => Promise<Database | undefined> }[] = [
  { name: 'the embedded database', open: async () => undefined },
  ...testServers,
];

describe.each(where)('a server on $name', (kind) => {
  let database: Database | undefined;
  let environment: Record<string, string>;
  beforeEach(async () => {
    database = await kind.open();
    if (!database) await beginWithReady(folder);
    const address = database?.queue.connectionString;
    environment = address === undefined ? {} : { DATABASE_URL: address };
  });
  afterEach(async () => {
    for (const server of running) await server.end('SIGKILL');
    await database?.close();
  });

  it('finishes a conversion once that a kill -9 interrupted', async () => {
    const first = await start(LONG, environment);
    const id = await upload(first);
    await reaches(first, id, 'running');
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    const second = await start(SHORT, environment);
    const conversion = await reaches(second, id, 'done');
    expect(conversion.conversion?.source.fileName).toBe('march.pdf');
    // A second run would have begun by now: the next document is done after it.
    await reaches(second, await upload(second), 'done');
    expect([finishes(first), finishes(second)]).toEqual([0, 2]);
    const list = await fetch(second.url + CONVERSIONS_PATH, { headers: me });
    expect(((await list.json()) as { data: { items: unknown[] } }).data.items).toHaveLength(2);
  }, 120_000);

  it('gives a running conversion back when it is asked to stop, and goes on after the next start', async () => {
    const first = await start(LONG, environment);
    const id = await upload(first);
    await reaches(first, id, 'running');
    const events = await fetch(`${first.url}${CONVERSIONS_PATH}/${id}/events`, { headers: me });
    const lines = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('event: progress')) heard += (await lines?.read())?.value ?? '';
    expect(await first.end('SIGTERM')).toBe(0);
    // The stream was ended, not torn off: reading on finds its end and no error.
    while (!(await lines?.read())?.done);
    expect(await readdir(folder)).not.toContain('server.lock');
    const second = await start(SHORT, environment);
    await reaches(second, id, 'done');
    expect(await second.end('SIGINT')).toBe(0);
    expect(first.stderr() + second.stderr()).not.toMatch(/correct horse|march\.pdf/);
  }, 120_000);
});

describe.each(testServers)('a worker on $name', (kind) => {
  it('converts what a server without workers takes, and the server tells', async () => {
    const database = await kind.open();
    const environment = { DATABASE_URL: database.queue.connectionString ?? '' };
    try {
      const server = await start(SHORT, { ...environment, WORKERS: '0' });
      const id = await upload(server);
      const events = await fetch(`${server.url}${CONVERSIONS_PATH}/${id}/events`, { headers: me });
      const helper = await startProcess(worker, { DATA_FOLDER: folder, SECRET_KEY: KEY, ...environment });
      running.push(helper);
      // The engine itself is at work here: what was uploaded is only the beginning of a PDF.
      expect(await events.text()).toContain('event: refused');
      expect((await read(server, id)).refusal?.code).toBe('damaged-file');
      // The event may be here before the helper's line is.
      await expect.poll(() => helper.stderr()).toContain('"a conversion is finished"');
      expect(await helper.end('SIGTERM')).toBe(0);
    } finally {
      for (const process of running) await process.end('SIGKILL');
      await database.close();
    }
  }, 120_000);
});

describe.each(testServers)('a worker on another machine, on $name', (kind) => {
  it('finds files in the bucket and opens passwords with the same key; with another key it does not start', async () => {
    const database = await kind.open();
    const s3 = await startS3();
    const environment = {
      DATABASE_URL: database.queue.connectionString ?? '',
      STORAGE_URL: s3.storageUrl,
      SECRET_KEY: KEY,
    };
    const elsewhere = { DATA_FOLDER: path.join(folder, 'elsewhere') };
    try {
      const server = await start(SHORT, { ...environment, WORKERS: '0' });
      const bytes = newPdf();
      const id = await upload(server, bytes);
      const stranger = await runToEnd(worker, {
        ...environment,
        ...elsewhere,
        SECRET_KEY: randomBytes(32).toString('base64'),
      });
      expect([stranger.status, stranger.stderr]).toEqual([64, expect.stringContaining('not the key')]);
      running.push(await startProcess(slowServer(SHORT), { ...environment, ...elsewhere, PORT: '0' }));
      await reaches(server, id, 'done');
      expect(await readdir(folder)).not.toContain('files');
      const answer = await fetch(`${server.url}${CONVERSIONS_PATH}/${id}/file`, { headers: me });
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    } finally {
      for (const process of running) await process.end('SIGKILL');
      await s3.close();
      await database.close();
    }
  }, 120_000);
});

describe('starting', () => {
  beforeEach(() => beginWithReady(folder));

  it('keeps a second process out of the data folder, with one line', async () => {
    await start(SHORT);
    const second = await runToEnd(slowServer(SHORT), { DATA_FOLDER: folder, PORT: '0' });
    expect(second.status).toBe(69);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).toContain('in use by another Tallyleaf');
  });

  it('says what to do when the port that was asked for is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const server = await runToEnd(slowServer(SHORT), { DATA_FOLDER: folder, PORT: port });
    other.close();
    expect(server.status).toBe(69);
    expect(server.stderr.trim()).toBe(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`,
    );
    expect(await readdir(folder)).not.toContain('server.lock');
  });

  it('says which storage key it lacks, before anybody asks for a file', async () => {
    const key = randomBytes(32);
    const ring = openKeyRing([key]);
    const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder }, silentLog());
    await demandStorageKeys(database.sql, ring);
    await openFileKeys(database.sql, ring).make(randomUUID());
    await database.close();
    for (const STORAGE_KEY of ['', randomBytes(32).toString('base64')]) {
      const server = await runToEnd(slowServer(SHORT), {
        DATA_FOLDER: folder,
        PORT: '0',
        SECRET_KEY: KEY,
        STORAGE_KEY,
      });
      expect([server.status, server.stderr]).toEqual([
        64,
        expect.stringMatching(new RegExp(`STORAGE_KEY lacks the key ${ring.current}.*rotate-keys`)),
      ]);
    }
    await start(SHORT, { STORAGE_KEY: `${randomBytes(32).toString('base64')},${key.toString('base64')}` });
  }, 120_000);

  it('lists what is wrong with the configuration', async () => {
    const server = await runToEnd(slowServer(SHORT), { DATA_FOLDER: folder, PORT: 'x', MAX_PAGES: '0' });
    expect(server.status).toBe(64);
    expect(server.stderr).toMatch(/PORT must[\s\S]*MAX_PAGES must/);
  });

  it('has no worker process on the embedded database', async () => {
    const process = await runToEnd(worker, { DATA_FOLDER: folder });
    expect(process.status).toBe(64);
    expect(process.stderr).toContain('DATABASE_URL');
  });
});
