import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('keeps a second one out, and lets it in after the release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('makes the folder where there is none', async () => {
  const lock = await lockFolder(path.join(folder, 'a', 'b'));
  await lock.release();
});

it('takes over the lock of a process that died', async () => {
  const holder = { pid: await deadProcess(), started: null, token: 'old' };
  await writeFile(path.join(folder, 'server.lock'), JSON.stringify(holder));
  await (await lockFolder(folder)).release();
});

it('takes over when the number belongs to another process since', async () => {
  const holder = { pid: process.pid, started: 'another-boot:1', token: 'old' };
  await writeFile(path.join(folder, 'server.lock'), JSON.stringify(holder));
  await (await lockFolder(folder)).release();
});

it('takes over a lock that cannot be read', async () => {
  await writeFile(path.join(folder, 'server.lock'), '{"pid":');
  await (await lockFolder(folder)).release();
});

it('lets exactly one of many in over a dead lock', async () => {
  const holder = { pid: await deadProcess(), started: null, token: 'old' };
  await writeFile(path.join(folder, 'server.lock'), JSON.stringify(holder));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const locks = results.filter((result) => result.status === 'fulfilled');
  expect(locks).toHaveLength(1);
  for (const { value } of locks) await value.release();
});
