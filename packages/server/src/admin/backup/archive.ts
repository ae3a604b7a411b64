import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { AdminError } from '../admin-error.ts';
import { DamagedArchive, readTar, TAR_END, tarHeader, tarPadding } from './tar.ts';

/** Files that people upload hardly get smaller; a higher level would only take longer. */
const COMPRESSION = 3;

/** The name of the last entry. It holds what all others are, so that an archive without it is not whole. */
const SEAL = 'complete.json';

/** Writes an archive: gzip of tar, readable by others' tools. It appears whole, once it is finished, or not at all. */
export interface ArchiveWriter {
  /** @throws when the content is not of this size */
  readonly add: (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly addText: (name: string, text: string) => Promise<void>;
  /** @returns how many bytes the archive has */
  readonly finish: () => Promise<number>;
  /** Leaves nothing; after `finish` it does nothing. */
  readonly discard: () => Promise<void>;
}

/** @throws {AdminError} when there is a file already and it is not to be replaced, or none can be written there. */
export async function createArchive(file: string, replace: boolean): Promise<ArchiveWriter> {
  const part = `${file}.part`;
  const gzip = createGzip({ level: COMPRESSION });
  const target = createWriteStream(part, { mode: 0o600 });
  await once(target, 'open').catch((error: unknown) => {
    throw new AdminError(`${file} cannot be written (${codeOf(error)}).`);
  });
  const written = pipeline(gzip, target);
  written.catch(() => {});
  const entries: [string, number, string][] = [];
  const write = async (chunk: Uint8Array): Promise<void> => {
    if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const add = async (name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> => {
    const hash = createHash('sha256');
    let left = size;
    await write(tarHeader(name, size));
    for await (const chunk of content) {
      left -= chunk.length;
      hash.update(chunk);
      await write(chunk);
    }
    if (left !== 0) throw new Error('a file changed while it was copied into the archive');
    await write(tarPadding(size));
    entries.push([name, size, hash.digest('hex')]);
  };
  const addText = (name: string, text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, only(bytes));
  };
  return {
    add,
    addText,
    finish: async () => {
      await addText(SEAL, JSON.stringify(sealOf(entries)));
      await write(TAR_END);
      gzip.end();
      await written;
      // A file that came into being meanwhile is nobody's to overwrite.
      await (replace ? rename(part, file) : link(part, file).then(() => rm(part))).catch((error: unknown) => {
        throw new AdminError(`${file} cannot be written (${codeOf(error)}).`);
      });
      return target.bytesWritten;
    },
    discard: async () => {
      gzip.destroy();
      await written.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const sealOf = (entries: readonly (readonly [string, number, string])[]) => ({
  entries: entries.length,
  sha256: createHash('sha256')
    .update(entries.map((entry) => entry.join('\t')).join('\n'))
    .digest('hex'),
});

/** Reads an archive from its beginning to its end. */
export interface ArchiveReader {
  readonly entries: AsyncIterable<{ readonly name: string; readonly content: AsyncIterable<Buffer> }>;
  readonly close: () => void;
}

/**
 * Opens an archive. Its entries come one by one, each to be read before the next; that all of them are there and as they
 * were written is known once they have come to their end.
 * @throws {AdminError | DamagedArchive}
 */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const source = createReadStream(file);
  await once(source, 'open').catch((error: unknown) => {
    throw new AdminError(`${file} cannot be read (${codeOf(error)}).`);
  });
  const gunzip = createGunzip();
  // Whoever reads the entries meets the fault; what is told of it after that has nobody to hear it.
  for (const stream of [source, gunzip]) stream.on('error', () => {});
  pipeline(source, gunzip).catch(() => {});
  return {
    entries: checkedEntries(readTar(gunzip)),
    close: () => {
      source.destroy();
      gunzip.destroy();
    },
  };
}

/**
 * Reads an archive once, so that nothing is begun with one that is not whole.
 * @throws {AdminError | DamagedArchive}
 */
export async function checkArchive(file: string): Promise<void> {
  const archive = await openArchive(file);
  try {
    for await (const _ of archive.entries);
  } finally {
    archive.close();
  }
}

async function* checkedEntries(tar: ReturnType<typeof readTar>) {
  const seen: [string, number, string][] = [];
  let sealed: string | undefined;
  try {
    for await (const { name, size, content } of tar) {
      if (sealed !== undefined) throw new DamagedArchive('something follows its end');
      const hash = createHash('sha256');
      const watched = (async function* () {
        for await (const chunk of content) {
          hash.update(chunk);
          yield chunk;
        }
      })();
      if (name === SEAL) {
        sealed = await textOf(watched);
        continue;
      }
      yield { name, content: watched };
      for await (const _ of watched);
      seen.push([name, size, hash.digest('hex')]);
    }
  } catch (error) {
    throw codeOf(error).startsWith('Z_') ? new DamagedArchive('it is damaged or cut off') : error;
  }
  if (sealed !== JSON.stringify(sealOf(seen))) throw new DamagedArchive('it is not whole, or was changed');
}

/** A small entry as text. */
export async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
