import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/client.ts';
import { createLogger } from '../log.ts';
import { keyOf } from '../secrets.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';

/** What operators' commands work on. */
export interface AdminGround {
  readonly config: Pick<Config, 'dataFolder' | 'secretKey'>;
  readonly database: Database;
  readonly storage: Storage;
}

/** The key that seals here. */
export const keyOfGround = ({ config }: AdminGround): Promise<Buffer> => keyOf(config);

/**
 * Opens database and storage for one command, and closes them after it.
 * @throws {FolderInUse} when a server has the embedded database
 */
export async function withGround<T>(
  config: Config,
  work: (ground: AdminGround & { readonly config: Config }) => Promise<T>,
) {
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log, 'tallyleaf admin');
  try {
    return await work({ config, database, storage: await openStorage(config) });
  } finally {
    await database.close();
  }
}
