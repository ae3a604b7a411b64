import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { inParts } from '../in-parts.ts';
import type { ByteRange } from '../storage.ts';
import { ContentAltered, derive } from './key-ring.ts';

/**
 * An encrypted file: a header, then chunks of one size, each encrypted and authenticated by itself (AES-256-GCM), so that
 * any range can be read without the rest. A chunk's number, whether it is the last one, and the file's id are
 * authenticated with it: none can be cut off, moved or put into another file. docs/decisions/0032 says why.
 *
 * The header is the mark and a salt. The key of the chunks is drawn from the file's data key by the salt, so that what is
 * written again under the same id uses no nonce twice.
 */

const ALGORITHM = 'aes-256-gcm';
const MARK = Buffer.from('tallyleaf-enc/1\n');
const SALT_BYTES = 16;
export const HEADER_BYTES = MARK.length + SALT_BYTES;

/** Bytes of a file that one chunk holds, and what encrypting adds to each. */
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;

/** Whose chunks they are. */
export interface FileKey {
  readonly id: string;
  readonly dataKey: Buffer;
}

/** How large the content of an encrypted file of so many bytes is. */
export function contentSize(fileSize: number): number {
  const body = Math.max(0, fileSize - HEADER_BYTES);
  return Math.max(0, body - Math.max(1, Math.ceil(body / SEALED_BYTES)) * TAG_BYTES);
}

/** Whether these are the first bytes of an encrypted file. */
export const isEncrypted = (head: Uint8Array): boolean => MARK.equals(head.subarray(0, MARK.length));

/** A file's content, encrypted. */
export async function* encrypted(content: AsyncIterable<Uint8Array>, file: FileKey): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const chunks = chunksOf(file, salt);
  yield Buffer.concat([MARK, salt]);
  let number = 0;
  // The last chunk is told from the others by what follows it: nothing.
  let held: Buffer = Buffer.alloc(0);
  for await (const part of inParts(content, CHUNK_BYTES)) {
    if (number > 0) yield chunks.seal(held, number - 1, false);
    held = part;
    number += 1;
  }
  yield chunks.seal(held, Math.max(0, number - 1), true);
}

/** Where the chunks are that hold a range of the content: the first one's number, and their bytes in the file. */
export function placeOf({ start, end }: ByteRange) {
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.floor(end / CHUNK_BYTES);
  return {
    first,
    last,
    bytes: { start: HEADER_BYTES + first * SEALED_BYTES, end: HEADER_BYTES + (last + 1) * SEALED_BYTES - 1 },
  };
}

/** Which chunks are read: from the number of the first one up to that of the one asked for; left out: to the file's end. */
interface Chunks {
  readonly first: number;
  readonly upTo: number | undefined;
}

/**
 * The content of chunks that follow one another.
 * @param sealed the chunks alone
 * @throws {ContentAltered} also where the file ends too early
 */
export async function* decrypted(
  sealed: AsyncIterable<Uint8Array>,
  file: FileKey,
  header: Buffer,
  { first, upTo }: Chunks,
): AsyncGenerator<Buffer> {
  if (header.length < HEADER_BYTES || !isEncrypted(header)) throw new ContentAltered();
  const chunks = chunksOf(file, header.subarray(MARK.length, HEADER_BYTES));
  let number = first - 1;
  let held: Buffer | undefined;
  for await (const part of inParts(sealed, SEALED_BYTES)) {
    if (held) yield demand(chunks.open(held, number, false));
    held = part;
    number += 1;
  }
  if (!held) throw new ContentAltered();
  // Of a range, only its last chunk may be one that others follow.
  const followed = number === upTo ? chunks.open(held, number, false) : undefined;
  yield followed ?? demand(chunks.open(held, number, true));
}

function demand(content: Buffer | undefined): Buffer {
  if (!content) throw new ContentAltered();
  return content;
}

function chunksOf({ id, dataKey }: FileKey, salt: Uint8Array) {
  const key = derive(dataKey, `chunks of the file ${id}`, salt);
  const own = Buffer.from(id);
  /** Each number and end has one nonce under this key; they are authenticated with the file's id as well. */
  const nonceOf = (number: number, isLast: boolean): Buffer => {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(number, 5, 6);
    nonce[11] = isLast ? 1 : 0;
    return nonce;
  };
  return {
    seal: (content: Uint8Array, number: number, isLast: boolean): Buffer => {
      const nonce = nonceOf(number, isLast);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.concat([own, nonce]));
      return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    /** `undefined` where it is not this chunk. */
    open: (sealed: Buffer, number: number, isLast: boolean): Buffer | undefined => {
      if (sealed.length < TAG_BYTES) return undefined;
      const nonce = nonceOf(number, isLast);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.concat([own, nonce]))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      const content = decipher.update(sealed.subarray(0, -TAG_BYTES));
      try {
        decipher.final();
      } catch {
        return undefined;
      }
      return content;
    },
  };
}
