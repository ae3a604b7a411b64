import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cut } from '../in-parts.ts';
import { type ByteRange, checkedId, type Storage, type StoredFile } from '../storage.ts';
import { CHUNK_BYTES, contentSize, decrypted, encrypted, HEADER_BYTES, isEncrypted, placeOf } from './chunks.ts';
import { type FileKeys, type FoundKey, openFileKeys } from './file-keys.ts';
import type { KeyRing } from './key-ring.ts';

const HEADER: ByteRange = { start: 0, end: HEADER_BYTES - 1 };

/** Files whose keys are asked for at once. */
const BATCH = 200;

/**
 * A storage that encrypts what is put into it, where the ring has a key, and gives what it encrypted in clear. What was
 * kept in clear before stays readable. Its calls ask the database: never make one inside a transaction.
 */
export function encryptedStorage(inner: Storage, db: Kysely<Tables>, ring: KeyRing): Storage {
  const keys = openFileKeys(db, ring);
  const { localPath } = inner;
  return {
    put: async (id, content) => {
      if (ring.current === undefined) return inner.put(id, content);
      const key = await keys.make(checkedId(id));
      return putEncrypted(inner, key, content).catch(async (error: unknown) => {
        // What stands there already keeps its key.
        if (!(await inner.stat(id).catch(() => true))) await keys.forget(id).catch(() => {});
        throw error;
      });
    },
    get: async (id, range) => {
      const key = await keys.find(checkedId(id));
      if (!key) return inner.get(id, range);
      if (!range || key.converting) return fromStart(await inner.get(id), key, range);
      const place = placeOf(range);
      if (place.first > 0) return fromMiddle(inner, key, range);
      return fromStart(await inner.get(id, { start: 0, end: place.bytes.end }), key, range);
    },
    stat: async (id) => {
      const file = await inner.stat(checkedId(id));
      if (!file) return undefined;
      return withSize(inner, file, (await keys.encryptedOf([id])).get(id));
    },
    delete: async (id) => {
      // The key first: whatever becomes of the file, nobody can read it.
      await keys.forget(checkedId(id));
      await inner.delete(id);
    },
    list: () => list(inner, keys),
    ...(localPath && {
      localPath: async (id) => ((await keys.encryptedOf([checkedId(id)])).size > 0 ? undefined : localPath(id)),
    }),
    ...(inner.tidy && { tidy: inner.tidy }),
  };
}

/** Keeps a file encrypted. @returns the size of its content */
export async function putEncrypted(
  inner: Pick<Storage, 'put'>,
  key: Parameters<typeof encrypted>[1],
  content: Readable,
): Promise<number> {
  let size = 0;
  const counted = async function* () {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      yield chunk;
    }
  };
  const sealed = readable(encrypted(counted(), key));
  // A generator that waits for more hears of neither by itself.
  content.once('error', (error) => sealed.destroy(error));
  sealed.once('close', () => content.destroy());
  await inner.put(key.id, sealed);
  return size;
}

/** A stream of what is made of another one, and ends with it. */
function readable(content: AsyncIterable<Uint8Array>, source?: Readable): Readable {
  const stream = Readable.from(content, { objectMode: false });
  // Before the first byte is asked for nobody else listens to the source.
  source?.on('error', (error) => stream.destroy(error));
  if (source) stream.once('close', () => source.destroy());
  return stream;
}

/** Reads a file, or what was asked for of it, from its header on. */
function fromStart(source: Readable, key: FoundKey, range: ByteRange | undefined): Readable {
  const content = async function* () {
    const { head, rest } = await beheaded(source);
    const upTo = range && !key.converting ? placeOf(range).last : undefined;
    const isClear = key.converting && !isEncrypted(head);
    const whole = isClear ? joined(head, rest) : decrypted(rest, key, head, { first: 0, upTo });
    yield* range ? cut(whole, range) : whole;
  };
  return readable(content(), source);
}

/** Reads a range that begins behind the first chunk. */
async function fromMiddle(inner: Storage, key: FoundKey, range: ByteRange): Promise<Readable> {
  const { first, last, bytes } = placeOf(range);
  const asked = inner.get(key.id, HEADER).then((head) => buffer(head));
  const found = inner.get(key.id, bytes);
  try {
    const [header, source] = await Promise.all([asked, found]);
    const content = decrypted(source, key, header, { first, upTo: last });
    return readable(cut(content, range, first * CHUNK_BYTES), source);
  } catch (error) {
    found.then(
      (source) => source.destroy(),
      () => {},
    );
    throw error;
  }
}

async function* joined(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}

/** The header of a file, or as much as there is, and what follows. */
async function beheaded(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const over = head.subarray(HEADER_BYTES);
  const rest = async function* () {
    if (over.length > 0) yield over;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { head: head.subarray(0, HEADER_BYTES), rest: rest() };
}

async function* list(inner: Storage, keys: FileKeys): AsyncGenerator<StoredFile> {
  let batch: StoredFile[] = [];
  const sized = async function* () {
    const found = await keys.encryptedOf(batch.map(({ id }) => id));
    for (const file of batch) yield withSize(inner, file, found.get(file.id));
    batch = [];
  };
  for await (const file of inner.list()) {
    batch.push(file);
    if (batch.length >= BATCH) yield* sized();
  }
  yield* sized();
}

/** What is known of a file, with the size of its content. */
async function withSize(
  inner: Storage,
  file: StoredFile,
  key: { readonly converting: boolean } | undefined,
): Promise<StoredFile> {
  if (!key) return file;
  const isClear = key.converting && !isEncrypted(await buffer(await inner.get(file.id, HEADER)));
  return isClear ? file : { ...file, size: contentSize(file.size) };
}
