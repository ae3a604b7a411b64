import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a file is called while it is written: a process that dies leaves it. */
export const isPart = (name: string): boolean => /^\..+\.part$/.test(name);

/** Writes a file whole or not at all, readable by the server's own user alone. */
export async function writeWholeFile(file: string, bytes: Uint8Array): Promise<void> {
  const part = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
