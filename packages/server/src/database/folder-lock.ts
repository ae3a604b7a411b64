import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Another process works in the data folder. The message is meant for people and fits one line. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Tallyleaf (process ${pid}). Stop that one first, or set DATA_FOLDER to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  /** Gives the folder back; calling it again does nothing. */
  readonly release: () => Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** When the process started, in the kernel's own count; null where the system does not tell. */
  readonly started: string | null;
  readonly token: string;
}

/**
 * Locks a folder for this process. The embedded database takes no lock of its own, and a second process that opens
 * the same folder silently destroys the first one's work. The lock of a process that died is taken over.
 * @throws {FolderInUse} when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'server.lock');
  const holder: Holder = { pid: process.pid, started: await startOf(process.pid), token: randomUUID() };
  for (;;) {
    if (await claim(file, holder)) return { release: () => release(file, holder.token) };
    const other = await readHolder(file);
    if (other && (await isAlive(other))) throw new FolderInUse(folder, other.pid);
    await removeDead(file, other, holder);
  }
}

/** How long a starter waits for another one that is removing a dead lock, in milliseconds. */
const PATIENCE = 25;

/**
 * Removes a dead process's lock. Only one starter at a time may: it holds a second lock meanwhile, and looks again under
 * it, for the dead lock that it saw may have been replaced by a living one since.
 */
async function removeDead(file: string, dead: Holder | undefined, holder: Holder): Promise<void> {
  const guard = `${file}.removing`;
  if (!(await claim(guard, holder))) {
    await removeAbandoned(guard);
    await setTimeout(PATIENCE);
    return;
  }
  try {
    const now = await readLock(file);
    // Gone: another starter may be about to take it. There, and the same: nobody but us may take it away.
    if (now !== 'none' && tokenOf(now) === tokenOf(dead ?? 'damaged')) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/** A guard is held for a moment only: one whose process died in that moment is taken away. */
async function removeAbandoned(guard: string): Promise<void> {
  const owner = await readHolder(guard);
  if (owner && !(await isAlive(owner))) await rm(guard, { force: true });
}

/** Writes the lock whole or not at all: a link fails when its name exists, and nobody ever sees half a file. */
async function claim(file: string, holder: Holder): Promise<boolean> {
  const own = `${file}.${holder.token}`;
  await writeFile(own, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function release(file: string, token: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder?.token === token) await rm(file, { force: true });
}

/** What a lock says; `none` where there is none, `damaged` where its text says nothing. */
async function readLock(file: string): Promise<Holder | 'none' | 'damaged'> {
  try {
    const holder: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isHolder(holder) ? holder : 'damaged';
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    if (hasCode(error, 'ENOENT')) return 'none';
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const lock = await readLock(file);
  return typeof lock === 'string' ? undefined : lock;
}

const tokenOf = (lock: Holder | 'damaged'): string | null => (lock === 'damaged' ? null : lock.token);

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && Number.isInteger(value.pid);

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  // After a restart of the machine another process may carry the number.
  const started = await startOf(holder.pid);
  return holder.started === null || started === null || holder.started === started;
}

/** When a process started: field 22 of /proc/PID/stat, with the boot's own id, as the count begins anew each boot. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, status] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const ticks = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot.trim()}:${ticks}`;
  } catch {
    return null;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
