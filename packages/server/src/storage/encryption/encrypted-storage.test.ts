import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { testDatabases } from '../../testing/database.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import type { Storage } from '../storage.ts';
import { CHUNK_BYTES, HEADER_BYTES, TAG_BYTES } from './chunks.ts';
import { encryptedStorage } from './encrypted-storage.ts';
import { openFileKeys } from './file-keys.ts';
import { ContentAltered, openKeyRing, StorageKeyMissing } from './key-ring.ts';
import { demandStorageKeys } from './keys-in-use.ts';

const RING = openKeyRing([randomBytes(32)]);
const NONE = openKeyRing([]);
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;
const stream = (...chunks: Uint8Array[]): Readable => Readable.from(chunks, { objectMode: false });

describe.each(testDatabases)('an encrypted storage on $name', (kind) => {
  let database: Database;
  let kept: Storage;
  let storage: Storage;
  beforeAll(async () => {
    database = await kind.open();
    kept = memoryStorage();
    await demandStorageKeys(database.sql, RING);
    storage = encryptedStorage(kept, database.sql, RING);
  });
  afterAll(() => database?.close());

  const store = async (content: Buffer): Promise<string> => {
    const id = randomUUID();
    await storage.put(id, stream(content));
    return id;
  };
  const keptOf = async (id: string): Promise<Buffer> => buffer(await kept.get(id));
  const read = async (id: string): Promise<Buffer> => buffer(await storage.get(id));

  it('keeps nothing of the content, and not the same twice', async () => {
    const content = Buffer.from('IBAN DE02120300000000202051 '.repeat(10_000));
    const [one, other] = [await store(content), await store(content)];
    const [bytes, others] = [await keptOf(one), await keptOf(other)];
    expect(bytes.includes('IBAN')).toBe(false);
    expect(bytes.subarray(0, 16)).toEqual(Buffer.from('tallyleaf-enc/1\n'));
    expect(bytes.subarray(HEADER_BYTES).equals(others.subarray(HEADER_BYTES))).toBe(false);
    // Written again under its id, and so under its key, it is other bytes as well.
    await storage.put(one, stream(content));
    expect((await keptOf(one)).subarray(HEADER_BYTES).equals(bytes.subarray(HEADER_BYTES))).toBe(false);
    expect(await read(one)).toEqual(content);
  });

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES + 7])(
    'gives a file of %i bytes, whole and by any range',
    async (size) => {
      const content = randomBytes(size);
      const id = await store(content);
      expect((await read(id)).equals(content)).toBe(true);
      expect(await storage.stat(id)).toMatchObject({ size });
      const places = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, size - 1];
      const within = places.filter((place) => place >= 0 && place < size);
      for (const start of within) {
        for (const end of within.filter((place) => place >= start)) {
          const part = await buffer(await storage.get(id, { start, end }));
          expect([start, end, part.equals(content.subarray(start, end + 1))]).toEqual([start, end, true]);
        }
      }
    },
  );

  it('reads of a large file what a range needs, and no more', async () => {
    const id = await store(randomBytes(20 * CHUNK_BYTES));
    const asked: number[] = [];
    const counting: Storage = {
      ...kept,
      get: async (of, range) => {
        asked.push(range ? range.end - range.start + 1 : Number.POSITIVE_INFINITY);
        return kept.get(of, range);
      },
    };
    const range = { start: 9 * CHUNK_BYTES + 5, end: 9 * CHUNK_BYTES + 9 };
    await buffer(await encryptedStorage(counting, database.sql, RING).get(id, range));
    expect(asked).toEqual([HEADER_BYTES, SEALED_BYTES]);
  });

  const chunk = (bytes: Buffer, n: number): Buffer =>
    bytes.subarray(HEADER_BYTES + n * SEALED_BYTES, HEADER_BYTES + (n + 1) * SEALED_BYTES);
  const header = (bytes: Buffer): Buffer => bytes.subarray(0, HEADER_BYTES);
  it.each<[string, (bytes: Buffer, other: Buffer) => Buffer[]]>([
    ['a byte changed', (b) => [b.subarray(0, 100), Buffer.from([(b[100] ?? 0) ^ 1]), b.subarray(101)]],
    ['a changed salt', (b) => [b.subarray(0, 20), Buffer.from([(b[20] ?? 0) ^ 1]), b.subarray(21)]],
    ['another mark', (b) => [Buffer.from('another format 1'), b.subarray(16)]],
    ['its last chunk cut off', (b) => [b.subarray(0, HEADER_BYTES + 2 * SEALED_BYTES)]],
    ['its last bytes cut off', (b) => [b.subarray(0, -1)]],
    ['only its header', (b) => [header(b)]],
    ['nothing', () => []],
    ['something after its end', (b) => [b, Buffer.alloc(1)]],
    ['two chunks swapped', (b) => [header(b), chunk(b, 1), chunk(b, 0), chunk(b, 2)]],
    ['a chunk left out', (b) => [header(b), chunk(b, 0), chunk(b, 2)]],
    ['a chunk of another file', (b, other) => [header(b), chunk(b, 0), chunk(other, 1), chunk(b, 2)]],
    ['all of another file', (_, other) => [other]],
    ['a file in clear', () => [Buffer.from('%PDF-1.7 slipped in')]],
  ])('does not give a file with %s', async (_what, change) => {
    const [id, other] = [await store(randomBytes(2 * CHUNK_BYTES + 9)), await store(randomBytes(2 * CHUNK_BYTES + 9))];
    await kept.put(id, stream(...change(await keptOf(id), await keptOf(other))));
    await expect(read(id)).rejects.toThrow(ContentAltered);
  });

  it('does not give a range that was cut off, or another chunk in its place', async () => {
    const id = await store(randomBytes(3 * CHUNK_BYTES));
    const bytes = await keptOf(id);
    const range = { start: CHUNK_BYTES, end: 2 * CHUNK_BYTES };
    const asked = async (): Promise<Buffer> => buffer(await storage.get(id, range));
    await kept.put(id, stream(bytes.subarray(0, HEADER_BYTES + 2 * SEALED_BYTES)));
    await expect(asked()).rejects.toThrow(ContentAltered);
    await kept.put(id, stream(header(bytes), chunk(bytes, 0), chunk(bytes, 0), chunk(bytes, 2)));
    await expect(asked()).rejects.toThrow(ContentAltered);
    await kept.put(id, stream(header(bytes)));
    await expect(asked()).rejects.toThrow(ContentAltered);
  });

  it('gives what was kept in clear before, also where it is', async () => {
    const id = randomUUID();
    await kept.put(id, stream(Buffer.from('in clear')));
    const onDisk = encryptedStorage({ ...kept, localPath: async (of) => `/files/${of}` }, database.sql, RING);
    expect((await buffer(await onDisk.get(id, { start: 3, end: 7 }))).toString()).toBe('clear');
    expect(await onDisk.stat(id)).toMatchObject({ size: 8 });
    expect(await onDisk.localPath?.(id)).toBe(`/files/${id}`);
    expect(await onDisk.localPath?.(await store(Buffer.from('encrypted')))).toBeUndefined();
  });

  it('gives a file that is just being encrypted, either way', async () => {
    const id = randomUUID();
    const content = randomBytes(CHUNK_BYTES + 9);
    await kept.put(id, stream(content));
    await openFileKeys(database.sql, RING).make(id, true);
    const range = { start: CHUNK_BYTES - 1, end: CHUNK_BYTES + 1 };
    for (const encrypt of [false, true]) {
      if (encrypt) await storage.put(id, stream(content));
      expect(await storage.stat(id)).toMatchObject({ size: content.length });
      expect((await read(id)).equals(content)).toBe(true);
      expect(await buffer(await storage.get(id, range))).toEqual(content.subarray(range.start, range.end + 1));
    }
  });

  it('encrypts nothing without a key, and does not give what it cannot read', async () => {
    const without = encryptedStorage(kept, database.sql, NONE);
    const id = randomUUID();
    await without.put(id, stream(Buffer.from('in clear')));
    expect((await keptOf(id)).toString()).toBe('in clear');
    await expect(without.get(await store(Buffer.from('encrypted')))).rejects.toThrow(StorageKeyMissing);
  });

  it('forgets the key of what is deleted, or was not kept', async () => {
    const keys = async (): Promise<number> => (await database.sql.selectFrom('file_keys').selectAll().execute()).length;
    const before = await keys();
    const id = await store(Buffer.from('content'));
    expect(await keys()).toBe(before + 1);
    await storage.delete(id);
    const failing = new Readable({ read: () => failing.destroy(new Error('the line broke')) });
    await expect(storage.put(randomUUID(), failing)).rejects.toThrow('the line broke');
    expect(await keys()).toBe(before);
  });

  it('lets go what it reads from, and what it reads, where one of them ends', async () => {
    const id = await store(randomBytes(40 * CHUNK_BYTES));
    const source = Readable.from([await keptOf(id)], { objectMode: false });
    const reading = await encryptedStorage({ ...kept, get: async () => source }, database.sql, RING).get(id);
    reading.destroy();
    await expect.poll(() => source.destroyed).toBe(true);
    const waiting = new Readable({ read: () => {} });
    const full = encryptedStorage(
      {
        ...kept,
        put: async (_id, content) => {
          content.destroy();
          throw new Error('the disk is full');
        },
      },
      database.sql,
      RING,
    );
    await expect(full.put(randomUUID(), waiting)).rejects.toThrow('the disk is full');
    await expect.poll(() => waiting.destroyed).toBe(true);
  });
});
