import { closeSync, constants, openSync, writeSync } from 'node:fs';

/** Linux's memory as a folder, and a file in it that never has a name (open(2), `O_TMPFILE`), for its owner alone. */
const MEMORY = '/dev/shm';
const NAMELESS = 0o20000000 | constants.O_DIRECTORY;

/**
 * A file in memory that holds some bytes, to be a program's input: it has all of them at once, however busy this thread is.
 * @returns its descriptor, at the file's start, to be closed; null where the machine has no such files, or no room
 */
export function memoryFile(bytes: Uint8Array): number | null {
  if (process.platform !== 'linux') return null;
  let file: number | null = null;
  try {
    file = openSync(MEMORY, NAMELESS | constants.O_RDWR, 0o600);
    // Written at places that are said: the file is still at its start for who reads it.
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, at);
    return file;
  } catch {
    if (file !== null) closeSync(file);
    return null;
  }
}
