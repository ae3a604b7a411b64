import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Folders of this machine that hold a copy; the name says whose, so that what a killed process left can be told. */
const prefixOf = (pid: number | string): string =>
  `tallyleaf-file-${hostname().replaceAll(/[^A-Za-z0-9]/g, '')}-${pid}-`;

/** A copy is never needed for longer than a job may take; after that it is left over, whoever made it. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/**
 * Works on a stored file as a file of this machine: the stored one itself where it lies on a disk, else a copy in a
 * folder for temporary files that is gone afterwards. Nothing is held in memory.
 * @throws {FileMissing}
 */
export async function withLocalFile<T>(storage: Storage, id: string, work: (file: string) => Promise<T>): Promise<T> {
  if (storage.localPath) return work(storage.localPath(id));
  const content = await storage.get(id);
  const folder = await mkdtemp(path.join(tmpdir(), prefixOf(process.pid)));
  try {
    const file = path.join(folder, 'document');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes copies that processes of this machine left when they were killed. */
export async function removeLeftCopies(folder = tmpdir(), now = Date.now()): Promise<void> {
  const copy = new RegExp(`^${prefixOf('(\\d+)')}`);
  for (const name of await readdir(folder)) {
    const pid = Number(copy.exec(name)?.[1]);
    if (!pid || pid === process.pid) continue;
    const made = await stat(path.join(folder, name)).catch(() => undefined);
    if (!made || (isAlive(pid) && now - made.mtimeMs < LEFT_MS)) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
