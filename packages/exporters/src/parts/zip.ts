import { Zip, ZipDeflate, zipSync } from 'fflate';

/** A file with its path inside the archive, parted by `/`. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * ZIP keeps a local time without a zone, from 1980 on, and fflate reads it with the local getters: a moment given in
 * local terms is the same bytes in every time zone. Noon, because midnight does not exist everywhere on every day.
 */
const EPOCH = new Date(1980, 0, 1, 12, 0, 0);

/**
 * A ZIP archive of the files, in their order; the same files give the same bytes.
 * @throws {RangeError} when two files have one name.
 */
export function zipFiles(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  const names = new Set(files.map((file) => file.name));
  if (names.size < files.length) throw new RangeError('two files of one name in an archive');
  return zipSync(Object.fromEntries(files.map((file) => [file.name, file.bytes])), { mtime: EPOCH, level: 6, os: 0 });
}

/**
 * A ZIP archive in pieces, one file after the other, so that no more than one is in memory: for archives of many.
 * The same files give the same bytes.
 * @throws {RangeError} when two files have one name.
 */
export async function* zipStream(files: AsyncIterable<NamedFile>): AsyncGenerator<Uint8Array> {
  const names = new Set<string>();
  let ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    if (names.has(name)) throw new RangeError('two files of one name in an archive');
    names.add(name);
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = EPOCH;
    entry.os = 0;
    archive.add(entry);
    entry.push(bytes, true);
    yield* ready;
    ready = [];
  }
  archive.end();
  yield* ready;
}
