import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

/** Outside node_modules, which an installation removes. */
const folder = join(root, '.cache');
const lock = join(folder, 'setup.lock');

/**
 * Runs `work` while no other set-up of this clone runs; waits for one that does. A lock whose process has died is
 * taken over.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  mkdirSync(folder, { recursive: true });
  while (!take()) {
    await sleep(200);
    removeIfAbandoned();
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeIfAbandoned() {
  const owner = readOwner();
  if (owner === null || isAlive(owner)) return;
  const aside = `${lock}.${process.pid}`;
  try {
    // Renaming is atomic: of several that wait, one takes the dead lock away.
    if (readOwner() === owner) renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  rmSync(aside, { force: true });
}

/** The process that holds the lock; null where it was given back, or is being written, meanwhile. */
function readOwner() {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
