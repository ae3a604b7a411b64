import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReady } from '../packages/server/src/testing/ready-database.ts';

/**
 * Vitest's global set-up: tests copy their embedded database from the one at TEST_DATABASE_FILES, and that of a data folder from
 * TEST_DATABASE_FOLDER. Both are made anew for each run.
 */

let folder: string | undefined;

export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'tallyleaf-ready-'));
  const [path, files] = [join(folder, 'database.tar'), join(folder, 'database')];
  await writeReady(path, files);
  process.env.TEST_DATABASE_FILES = path;
  process.env.TEST_DATABASE_FOLDER = files;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
