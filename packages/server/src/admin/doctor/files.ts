import { randomUUID } from 'node:crypto';
import { readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { KEY_FILE } from '../../secrets.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { openPages } from '../../web/pages.ts';
import type { Finding } from './finding.ts';

/** The storage does what is asked of it: a small file is written, read, and deleted again. */
export async function examineStorage(config: Config): Promise<Finding> {
  const storage = await openStorage(config);
  const id = randomUUID();
  const bytes = Buffer.from(`a file of tallyleaf admin doctor, ${id}`);
  try {
    await storage.put(id, Readable.from([bytes], { objectMode: false }));
    const read = await buffer(await storage.get(id));
    const part = await buffer(await storage.get(id, { start: 2, end: 5 }));
    if (!read.equals(bytes) || part.toString() !== 'file') throw new Error('gives back other bytes than were written');
  } finally {
    await storage.delete(id);
  }
  if (await storage.stat(id)) throw new Error('does not delete what it is told to');
  const where = config.storageUrl === undefined ? 'the data folder' : 'the bucket';
  return { check: 'storage', state: 'ok', says: `${where} takes, gives and deletes files` };
}

/** The data folder, and what in it holds statements, mails and pictures of pages. */
const PRIVATE_FOLDERS = ['', 'database', 'files', 'incoming', 'mails'];

/** Nobody else on this machine may look at what is kept. */
export async function examineFolder({ dataFolder }: Config): Promise<Finding> {
  const check = 'folder';
  const open: string[] = [];
  for (const folder of PRIVATE_FOLDERS.map((name) => path.join(dataFolder, name))) {
    const found = await stat(folder).catch(() => undefined);
    if (found && process.platform !== 'win32' && (found.mode & 0o077) !== 0) open.push(folder);
  }
  if (open.length === 0) return { check, state: 'ok', says: 'what is kept is for this user alone' };
  return {
    check,
    state: 'warning',
    says: `others can look into ${open.join(', ')}`,
    next: `Run: chmod 700 ${open.join(' ')}`,
  };
}

const GB = 1e9;
const TIGHT_BYTES = 2 * GB;
const FULL_BYTES = 0.2 * GB;

/** Room for files, or for copies while they are read; below the configured floor nothing is taken in. */
export async function examineSpace({ dataFolder, limits }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(await nearestFolder(dataFolder));
  const free = Number(bavail) * Number(bsize);
  const says = `${(free / GB).toFixed(1)} GB are free where the data folder is`;
  if (free < limits.freeBytes) {
    const next = 'Free space, keep files for a shorter time, or set STORAGE_URL. Conversions wait until then.';
    return {
      check: 'space',
      state: 'broken',
      says: `${says}, which is less than MIN_FREE_MB: nothing is taken in`,
      next,
    };
  }
  if (free >= TIGHT_BYTES) return { check: 'space', state: 'ok', says };
  const state = free < FULL_BYTES ? 'broken' : 'warning';
  return { check: 'space', state, says, next: 'Free space, keep files for a shorter time, or set STORAGE_URL.' };
}

/** The folder itself, or what it would be made in. */
async function nearestFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

/** The key that seals passwords of waiting files, mails and secrets of webhooks. */
export async function examineKey({ secretKey, dataFolder, databaseUrl }: Config): Promise<Finding> {
  const check = 'key';
  if (secretKey !== undefined) return { check, state: 'ok', says: 'SECRET_KEY is set' };
  const file = path.join(dataFolder, KEY_FILE);
  const found = await stat(file).catch(() => undefined);
  if (!found) {
    if (databaseUrl === undefined) return { check, state: 'ok', says: 'is made at the first start' };
    const next = 'For workers on other machines, set one SECRET_KEY for all; or copy secret.key to their data folders.';
    return { check, state: 'warning', says: 'this machine has none yet, and would make one of its own', next };
  }
  const bytes = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (bytes.length !== 32) {
    return { check, state: 'broken', says: 'secret.key is damaged', next: 'Restore it from a backup.' };
  }
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    return { check, state: 'warning', says: 'others can read secret.key', next: `Run: chmod 600 ${file}` };
  }
  return { check, state: 'ok', says: 'lies in the data folder, for this user alone' };
}

/** The file that a program's variables are read from, with passwords and keys among them. */
export async function examineVariables(file: string): Promise<Finding[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return [];
  const says = `others can read ${file}, with the keys in it`;
  return [{ check: 'key', state: 'warning', says, next: `Run: chmod 600 ${file}` }];
}

/** The built web app. */
export async function examineWeb({ webFolder }: Config): Promise<Finding> {
  const next = 'Run npm run build, or set WEB_FOLDER. The API works without it.';
  const pages = await openPages(webFolder);
  if (!pages) return { check: 'web', state: 'warning', says: 'the web app is not built', next };
  if (!pages.pages.has('/')) return { check: 'web', state: 'broken', says: 'the built web app has no home page', next };
  return { check: 'web', state: 'ok', says: `${pages.pages.size} pages in ${pages.locales.size} languages` };
}

/** What reads pictures: found where it is asked for, here as in the engine's own processes. */
export async function examineOcr(): Promise<Finding> {
  const { createNodeHost } = await import('@tallyleaf/engine/node');
  const reader = await createNodeHost().openPrintReader();
  const { engine, version, data } = reader.program;
  const languages = reader.languages.size;
  await reader.close();
  return { check: 'ocr', state: 'ok', says: `${engine} ${version} (${data}), ${languages} languages` };
}
