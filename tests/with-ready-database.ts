import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReady } from '../packages/server/src/testing/ready-database.ts';

/** Vitest's global set-up: tests copy their embedded database from the one at TEST_DATABASE_FILES, made anew for each run. */

let folder: string | undefined;

export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'tallyleaf-ready-'));
  const path = join(folder, 'database.tar');
  await writeReady(path);
  process.env.TEST_DATABASE_FILES = path;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
