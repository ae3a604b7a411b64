/** Tar (POSIX.1-2001, "ustar"), as far as an archive of ours needs it: plain files, one after the other, streamed. */

const BLOCK = 512;
/** Sizes above 8 GiB do not fit the octal field; they are written as GNU tar does, in binary. */
const OCTAL_LIMIT = 8 ** 11;

/** The header of a file of so many bytes. The name is at most 100 bytes of ASCII. */
export function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, 'latin1');
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  if (size < OCTAL_LIMIT) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  else {
    header.writeUInt32BE(0x80000000, 124);
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** What follows a file of so many bytes, up to a whole block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** What ends an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

const checksum = (header: Buffer): number =>
  header.reduce((sum, byte, place) => sum + (place >= 148 && place < 156 ? 32 : byte), 0);

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** Its bytes, to be read before the next entry is asked for; what is left unread is passed over. */
  readonly content: AsyncIterable<Buffer>;
}

/** The archive is damaged, cut off, or none of ours. */
export class DamagedArchive extends Error {
  constructor(why: string) {
    super(`The archive cannot be used: ${why}.`);
    this.name = 'DamagedArchive';
  }
}

/**
 * The files of an archive, one after the other.
 * @throws {DamagedArchive}
 */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(bytes);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header);
    let left = size;
    const content = (async function* () {
      while (left > 0) {
        const chunk = await source.upTo(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { name, size, content };
    for await (const _ of content);
    while (left > 0) left -= (await source.upTo(left)).length;
    await source.exactly(tarPadding(size).length);
  }
}

function parseHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const text = (from: number, length: number): string =>
    header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 8), 8) !== checksum(header)) throw new DamagedArchive('it is damaged, or no archive');
  if (header[156] !== 48 && header[156] !== 0) throw new DamagedArchive('it holds something that is no plain file');
  const size =
    (header[124] ?? 0) & 0x80 ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 12).trim(), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new DamagedArchive('it is damaged');
  return { name: text(0, 100), size };
}

/** A stream of bytes, to be taken in pieces of given lengths. */
class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** Some bytes, at least one and at most so many. */
  async upTo(count: number): Promise<Buffer> {
    while (this.#waiting.length === 0) {
      const next = await this.#chunks.next();
      if (next.done) throw new DamagedArchive('it ends too early');
      this.#waiting = next.value;
    }
    const taken = this.#waiting.subarray(0, count);
    this.#waiting = this.#waiting.subarray(taken.length);
    return taken;
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      const part = await this.upTo(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }
}
