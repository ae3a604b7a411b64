import { openAsBlob } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPglite, type Database, databaseOn, openEmbedded } from '../database/client.ts';
import { openQueue } from '../jobs/queue.ts';
import { silentLog } from './log.ts';

/** To make an embedded database takes seconds of a core; to copy one that is made, a fraction of one. */

/** The files of a migrated, empty database, in one and as a folder; the test set-up gives their paths. */
const FILES = process.env.TEST_DATABASE_FILES;
const FOLDER = process.env.TEST_DATABASE_FOLDER;

/**
 * Makes an embedded database with our tables and the queue's, and writes its files into one, a tar archive. They stay in the
 * folder, too.
 */
export async function writeReady(path: string, folder: string): Promise<void> {
  const lite = await createPglite({ dataDir: folder });
  const database = await databaseOn(lite);
  try {
    const queue = await openQueue(database, silentLog());
    await queue.stop(0);
    await writeFile(path, (await lite.dumpDataDir('none')).stream());
  } finally {
    await database.close();
  }
}

/** A fresh embedded database in memory: a copy of the ready one, or one made here where there is none. */
export const openReady = async (): Promise<Database> =>
  FILES === undefined ? openEmbedded() : databaseOn(await createPglite({ loadDataDir: await openAsBlob(FILES) }));

/** Puts a copy of the ready one into a data folder that has no database yet; does nothing where there is none. */
export async function beginWithReady(dataFolder: string): Promise<void> {
  if (FOLDER) await cp(FOLDER, join(dataFolder, 'database'), { recursive: true });
}
