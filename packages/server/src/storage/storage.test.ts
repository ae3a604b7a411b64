import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { openReady } from '../testing/ready-database.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { diskStorage } from './disk.ts';
import { encryptedStorage } from './encryption/encrypted-storage.ts';
import { openKeyRing } from './encryption/key-ring.ts';
import { demandStorageKeys } from './encryption/keys-in-use.ts';
import { removeLeftCopies, withLocalFile } from './local-file.ts';
import { readStorageUrl, s3Storage } from './s3.ts';
import { FileMissing, type Storage } from './storage.ts';

let folder: string;
let s3: TestS3;
let database: Database;
const RING = openKeyRing([randomBytes(32)]);
beforeAll(async () => {
  database = await openReady();
  await demandStorageKeys(database.sql, RING);
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-storage-'));
  s3 = await startS3('/a folder/files');
});
afterAll(async () => {
  await s3.close();
  await database.close();
  await rm(folder, { recursive: true });
});
const inBucket = (): Storage => s3Storage(readStorageUrl(s3.storageUrl));

const encrypting = (inner: Storage): Storage => encryptedStorage(inner, database.sql, RING);

const CONTENT = Buffer.from('0123456789');
const stream = (...chunks: Buffer[]): Readable => Readable.from(chunks, { objectMode: false });

/** What every storage must do. */
describe.each<[string, () => Promise<Storage>]>([
  ['memory', async () => memoryStorage()],
  ['disk', () => diskStorage(path.join(folder, randomUUID()))],
  ['a bucket', async () => inBucket()],
  ['a folder, encrypted', async () => encrypting(await diskStorage(path.join(folder, randomUUID())))],
  ['a bucket, encrypted', async () => encrypting(inBucket())],
])('the storage in %s', (_name, create) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await create();
  });
  const ids = async () => {
    const all: string[] = [];
    for await (const file of storage.list()) all.push(file.id);
    return all;
  };

  it('gives back what was put', async () => {
    const id = randomUUID();
    expect(await storage.put(id, stream(CONTENT, CONTENT))).toBe(20);
    expect(await buffer(await storage.get(id))).toEqual(Buffer.concat([CONTENT, CONTENT]));
    expect(await storage.stat(id)).toMatchObject({ id, size: 20, modifiedAt: expect.any(Date) });
    expect(await ids()).toContain(id);
  });

  it('keeps an empty file', async () => {
    const id = randomUUID();
    expect(await storage.put(id, stream())).toBe(0);
    expect(await buffer(await storage.get(id))).toHaveLength(0);
  });

  it.each([
    [0, 0, '0'],
    [2, 5, '2345'],
    [9, 9, '9'],
  ])('gives bytes %i to %i', async (start, end, expected) => {
    const id = randomUUID();
    await storage.put(id, stream(CONTENT));
    expect((await buffer(await storage.get(id, { start, end }))).toString()).toBe(expected);
  });

  it('keeps nothing of a stream that fails', async () => {
    const id = randomUUID();
    const failing = Readable.from(
      (async function* () {
        yield CONTENT;
        throw new Error('the line broke');
      })(),
      { objectMode: false },
    );
    await expect(storage.put(id, failing)).rejects.toThrow('the line broke');
    expect(await storage.stat(id)).toBeUndefined();
    expect(await ids()).not.toContain(id);
  });

  it('keeps a large file, and is rid of one that fails late', async () => {
    const block = randomBytes(3_000_000);
    const blocks = function* (count: number) {
      for (let n = 0; n < count; n++) yield block;
    };
    const id = randomUUID();
    expect(await storage.put(id, Readable.from(blocks(8), { objectMode: false }))).toBe(24_000_000);
    const whole = createHash('sha256');
    for await (const chunk of await storage.get(id)) whole.update(chunk);
    const expected = createHash('sha256');
    for (const each of blocks(8)) expected.update(each);
    expect(whole.digest('hex')).toBe(expected.digest('hex'));
    const [start, end] = [8_999_990, 9_000_009];
    expect(await buffer(await storage.get(id, { start, end }))).toEqual(
      Buffer.concat([block.subarray(-10), block.subarray(0, 10)]),
    );
    const late = randomUUID();
    const failing = Readable.from(
      (async function* () {
        yield* blocks(7);
        throw new Error('the line broke');
      })(),
      { objectMode: false },
    );
    await expect(storage.put(late, failing)).rejects.toThrow('the line broke');
    expect(await storage.stat(late)).toBeUndefined();
    await storage.delete(id);
  });

  it('gives a file to whoever needs one on this machine, and leaves no copy', async () => {
    const id = randomUUID();
    await storage.put(id, stream(CONTENT));
    const used = await withLocalFile(storage, id, async (file) => {
      expect(await readFile(file)).toEqual(CONTENT);
      return file;
    });
    const stays = await readFile(used).then(
      () => true,
      () => false,
    );
    expect(stays).toBe((await storage.localPath?.(id)) !== undefined);
    await expect(withLocalFile(storage, id, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect((await readdir(tmpdir())).filter((name) => name.includes(`-${process.pid}-`))).toEqual([]);
  });

  it('says when a file is missing', async () => {
    await expect(storage.get(randomUUID())).rejects.toThrow(FileMissing);
    expect(await storage.stat(randomUUID())).toBeUndefined();
  });

  it('deletes, and does not mind when there is nothing', async () => {
    const id = randomUUID();
    await storage.put(id, stream(CONTENT));
    await storage.delete(id);
    await storage.delete(id);
    expect(await storage.stat(id)).toBeUndefined();
    expect(await ids()).not.toContain(id);
  });

  it.each(['../../etc/passwd', 'statement.pdf', '', 'A'.repeat(36)])('takes no name: %j', async (name) => {
    await expect((async () => storage.get(name))()).rejects.toThrow(RangeError);
    await expect((async () => storage.put(name, stream(CONTENT)))()).rejects.toThrow(RangeError);
  });
});

describe('the storage on disk', () => {
  it('leaves no part of a file that failed', async () => {
    const own = path.join(folder, 'parts');
    const storage = await diskStorage(own);
    const failing = new Readable({ read: () => failing.destroy(new Error('the line broke')) });
    await expect(storage.put(randomUUID(), failing)).rejects.toThrow('the line broke');
    expect(await readdir(path.join(own, 'incoming'))).toEqual([]);
  });

  it('opens again with what was there', async () => {
    const own = path.join(folder, 'again');
    const id = randomUUID();
    await (await diskStorage(own)).put(id, stream(CONTENT));
    expect((await buffer(await (await diskStorage(own)).get(id))).toString()).toBe('0123456789');
  });
});

it('removes copies of processes that were killed, and no others', async () => {
  const own = path.join(folder, 'copies');
  const machine = hostname().replaceAll(/[^A-Za-z0-9]/g, '');
  const alive = `tallyleaf-file-${machine}.${process.ppid}.00000000.a`;
  const dead = `tallyleaf-file-${machine}.999999999.00000000.b`;
  for (const name of [alive, dead, `tallyleaf-file-elsewhere.999999999.00000000.c`, 'other']) {
    await mkdir(path.join(own, name), { recursive: true });
  }
  await removeLeftCopies(own);
  expect((await readdir(own)).sort()).toEqual(['other', alive, 'tallyleaf-file-elsewhere.999999999.00000000.c'].sort());
  await removeLeftCopies(own, Date.now() + 25 * 3_600_000);
  expect(await readdir(own)).not.toContain(alive);
});
