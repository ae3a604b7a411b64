import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createPglite, type Database, databaseOn, openEmbedded } from '../database/client.ts';
import { openQueue } from '../jobs/queue.ts';
import { silentLog } from './log.ts';

/** To make an embedded database takes seconds of a core; to copy one that is made, a fraction of one. */

/** The files of a migrated, empty database; the test set-up gives their path. */
const FILES = process.env.TEST_DATABASE_FILES;

/** Makes an embedded database with our tables and the queue's, and writes its files into one, a tar archive. */
export async function writeReady(path: string): Promise<void> {
  const lite = await createPglite({});
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
