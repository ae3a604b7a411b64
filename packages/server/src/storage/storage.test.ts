import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { diskStorage } from './disk.ts';
import { FileMissing, type Storage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

const CONTENT = Buffer.from('0123456789');
const stream = (...chunks: Buffer[]): Readable => Readable.from(chunks, { objectMode: false });

/** What every storage must do. */
describe.each<[string, () => Promise<Storage>]>([
  ['memory', async () => memoryStorage()],
  ['disk', () => diskStorage(path.join(folder, randomUUID()))],
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
