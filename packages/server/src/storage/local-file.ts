import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isOfDeadProcess, PROCESS_MARK } from '../process-mark.ts';
import type { Storage } from './storage.ts';

/** Folders of this machine that hold a copy; the name says whose, so that what a killed process left can be told. */
const PREFIX = 'tallyleaf-file-';

/** A copy is never needed for longer than a job may take; after that it is left over, whoever made it. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/**
 * Works on a stored file as a file of this machine: the stored one itself where it lies in clear on a disk, else a copy in a
 * folder for temporary files that is gone afterwards. Nothing is held in memory.
 * @throws {FileMissing}
 */
export async function withLocalFile<T>(storage: Storage, id: string, work: (file: string) => Promise<T>): Promise<T> {
  const lying = await storage.localPath?.(id);
  if (lying !== undefined) return work(lying);
  const content = await storage.get(id);
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${PROCESS_MARK}.`));
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
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX) || name.startsWith(PREFIX + PROCESS_MARK)) continue;
    const made = await stat(path.join(folder, name)).catch(() => undefined);
    const isOld = made !== undefined && now - made.mtimeMs > LEFT_MS;
    if (!isOld && !isOfDeadProcess(name.slice(PREFIX.length))) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
