import { randomUUID } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from './usage.ts';

/** Files in and out: what the person named is there, and what we write appears whole or not at all. */

/** True for an error of the operating system: no such file, no permission, disk full. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** A system error in words, without the stack. */
export function systemMessage(error: NodeJS.ErrnoException): string {
  const known: Record<string, string> = {
    ENOENT: 'There is no such file.',
    EACCES: 'Permission denied.',
    EPERM: 'Permission denied.',
    EISDIR: 'This is a folder, not a file.',
    ENOTDIR: 'A part of this path is a file, not a folder.',
    ENOSPC: 'The disk is full.',
    EROFS: 'This disk cannot be written to.',
    ENAMETOOLONG: 'The file name is too long.',
  };
  return known[error.code ?? ''] ?? error.message;
}

/** Why a path cannot be read as an input, in words; `null` where it can. */
export async function whyUnreadable(path: string): Promise<string | null> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'This is a folder, not a file.';
    // A pipe or a device may never end.
    if (!found.isFile()) return 'This is not a file.';
    await access(path, constants.R_OK);
    return null;
  } catch (error) {
    if (isSystemError(error)) return systemMessage(error);
    throw error;
  }
}

/** True where something of this name exists. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return false;
    throw error;
  }
}

/** The folder, made with its parents where it is missing. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const words = error.code === 'EEXIST' ? 'There is a file of this name.' : systemMessage(error);
    throw new UsageError(`The folder ${path} cannot be made: ${words}`);
  }
}

/**
 * Writes a file that appears whole or not at all: it is written under another name beside its place, then moved there.
 * @returns false where the file exists and may not be overwritten; nothing is changed then
 * @throws a system error where the file cannot be written
 */
export async function writeWhole(path: string, bytes: Uint8Array | string, overwrite: boolean): Promise<boolean> {
  const temporary = join(dirname(path), `.tallyleaf-${randomUUID()}`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    if (overwrite) await rename(temporary, path);
    else await moveUnlessExists(temporary, path);
    return true;
  } catch (error) {
    await unlink(temporary).catch((missing: unknown) => {
      if (!isSystemError(missing)) throw missing;
    });
    if (!overwrite && isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A hard link fails where the name is taken, in one step; a rename would silently replace it. */
async function moveUnlessExists(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Some file systems (FAT, some network ones) have no hard links: look, then move.
    const noLinks =
      isSystemError(error) && ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(error.code ?? '');
    if (!noLinks) throw error;
    if (await exists(to)) throw Object.assign(new Error('exists'), { code: 'EEXIST', syscall: 'link' });
    await rename(from, to);
    return;
  }
  await unlink(from);
}

/** The passwords in a file, one a line; blanks belong to them, empty lines do not count. */
export async function readPasswords(path: string): Promise<string[]> {
  try {
    const text = await readFile(path, 'utf8');
    return text
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .filter((line) => line !== '');
  } catch (error) {
    if (isSystemError(error)) throw new UsageError(`The password file ${path} cannot be read: ${systemMessage(error)}`);
    throw error;
  }
}
