import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isOfDeadProcess, PROCESS_MARK } from '../process-mark.ts';
import { checkedId, FileMissing, isStorageId, type Storage, type StoredFile } from './storage.ts';

/** What was not written to for so long is not being written any more, whichever machine it came from. */
const ABANDONED_MS = 60 * 60 * 1000;

/** A storage in a folder: `files/ab/ab…` for a file, `incoming/…` for what is still being written. */
export async function diskStorage(folder: string): Promise<Storage> {
  const files = path.join(folder, 'files');
  const incoming = path.join(folder, 'incoming');
  await mkdir(files, { recursive: true, mode: 0o700 });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearAbandoned(incoming);
  const pathOf = (id: string): string => path.join(files, checkedId(id).slice(0, 2), id);

  return {
    put: async (id, content) => {
      const target = pathOf(id);
      const part = path.join(incoming, `${PROCESS_MARK}.${randomUUID()}`);
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600 }));
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return (await stat(target)).size;
    },
    get: async (id, range) => {
      const handle = await open(pathOf(id), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new FileMissing() : error;
      });
      return createReadStream('', { fd: handle, ...range });
    },
    stat: (id) => statFile(pathOf(id), id),
    delete: (id) => rm(pathOf(id), { force: true }),
    list: () => listFiles(files),
    localPath: async (id) => pathOf(id),
    tidy: () => clearAbandoned(incoming),
  };
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  for (const part of await readdir(folder)) {
    for (const id of await readdir(path.join(folder, part))) {
      const file = isStorageId(id) ? await statFile(path.join(folder, part, id), id) : undefined;
      if (file) yield file;
    }
  }
}

async function statFile(file: string, id: string): Promise<StoredFile | undefined> {
  try {
    const { size, mtime } = await stat(file);
    return { id, size, modifiedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes what killed processes left half written. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await statFile(path.join(folder, name), name);
    if (!file) continue;
    const isOld = Date.now() - file.modifiedAt.getTime() > ABANDONED_MS;
    if (isOld || isOfDeadProcess(name)) await rm(path.join(folder, name), { force: true });
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
