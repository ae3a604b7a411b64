import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { PersonalFile } from '../../personal-data.ts';

/** A ZIP archive that is written while it is sent: however large it is, only a part of one file is in memory. */

/** What 32 bits hold; more is written in 64 (APPNOTE.TXT 4.3.9.2, 4.4.1.4). */
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
/** Sizes follow after the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
const VERSION_64 = 45;
/** Mostly PDFs and pictures, which are packed already: more effort gains little. */
const EFFORT = 1;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly wide: boolean;
  crc: number;
  packed: number;
  size: number;
}

/** The archive as a stream. */
export const zipStream = (files: AsyncIterable<PersonalFile>, time: Date): Readable =>
  Readable.from(writeZip(files, dosTime(time)), { objectMode: false });

async function* writeZip(files: AsyncIterable<PersonalFile>, time: number): AsyncGenerator<Buffer> {
  const entries: Written[] = [];
  let offset = 0;
  for await (const file of files) {
    const entry = {
      name: Buffer.from(file.name, 'utf8'),
      offset,
      wide: (file.size ?? 0) >= MOST_32,
      crc: 0,
      packed: 0,
      size: 0,
    };
    const head = localHeader(entry, time);
    yield head;
    for await (const chunk of packed(file.content, entry)) yield chunk;
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    entries.push(entry);
  }
  const directory = offset;
  for (const entry of entries) {
    const record = directoryEntry(entry, time);
    yield record;
    offset += record.length;
  }
  yield endOfDirectory(entries.length, directory, offset - directory);
}

/** The content, deflated; its sizes and checksum are counted on the way. */
async function* packed(content: PersonalFile['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: EFFORT });
  const counted = async function* () {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      yield chunk;
    }
  };
  const pumped = pipeline(counted, deflate);
  // Read below; until then an error must not count as unheard.
  pumped.catch(() => {});
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await pumped;
  if (!entry.wide && (entry.size > MOST_32 || entry.packed > MOST_32)) throw new RangeError('a file is over 4 GB');
}

/** A record of little-endian numbers: each field its width in bytes and its value. */
function record(...fields: readonly (readonly [width: 2 | 4 | 8, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

const LOCAL = 0x0403_4b50;
function localHeader({ name, wide }: Written, time: number): Buffer {
  const extra = wide ? record([2, 1], [2, 16], [8, 0], [8, 0]) : Buffer.alloc(0);
  const sizes = wide ? MOST_32 : 0;
  const head = record(
    [4, LOCAL],
    [2, wide ? VERSION_64 : VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [4, time],
    [4, 0],
    [4, sizes],
    [4, sizes],
    [2, name.length],
    [2, extra.length],
  );
  return Buffer.concat([head, name, extra]);
}

const DESCRIPTOR = 0x0807_4b50;
const descriptor = ({ wide, crc, packed, size }: Written): Buffer =>
  record([4, DESCRIPTOR], [4, crc], [wide ? 8 : 4, packed], [wide ? 8 : 4, size]);

const DIRECTORY = 0x0201_4b50;
function directoryEntry({ name, offset, wide, crc, packed, size }: Written, time: number): Buffer {
  const far = offset >= MOST_32;
  const numbers = [...(wide ? [size, packed] : []), ...(far ? [offset] : [])];
  const extra =
    numbers.length > 0 ? record([2, 1], [2, 8 * numbers.length], ...numbers.map(wideField)) : Buffer.alloc(0);
  const version = numbers.length > 0 ? VERSION_64 : VERSION;
  const head = record(
    [4, DIRECTORY],
    [2, version],
    [2, version],
    [2, FLAGS],
    [2, DEFLATED],
    [4, time],
    [4, crc],
    [4, wide ? MOST_32 : packed],
    [4, wide ? MOST_32 : size],
    [2, name.length],
    [2, extra.length],
    // No comment, the first disk, no attributes.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, far ? MOST_32 : offset],
  );
  return Buffer.concat([head, name, extra]);
}

const wideField = (value: number) => [8, value] as const;

const END = 0x0605_4b50;
const END_64 = 0x0606_4b50;
const LOCATOR_64 = 0x0706_4b50;
function endOfDirectory(count: number, offset: number, size: number): Buffer {
  const end = record(
    [4, END],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MOST_16)],
    [2, Math.min(count, MOST_16)],
    [4, Math.min(size, MOST_32)],
    [4, Math.min(offset, MOST_32)],
    [2, 0],
  );
  if (count < MOST_16 && offset < MOST_32 && size < MOST_32) return end;
  // The rest of this record is 44 bytes long.
  const wide = record(
    [4, END_64],
    [8, 44],
    [2, VERSION_64],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  );
  return Buffer.concat([wide, record([4, LOCATOR_64], [4, 0], [8, offset + size], [4, 1]), end]);
}

/** A moment as MS-DOS wrote it, in UTC: time in the lower half, date in the upper, two seconds at a time, from 1980 on. */
function dosTime(time: Date): number {
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  const date = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  return date * 0x1_0000 + clock;
}
