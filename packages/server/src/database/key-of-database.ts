import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Seal } from '../secrets.ts';
import type { Tables } from './tables.ts';

/** What is fingerprinted: any text, the same for ever. */
const TEXT = 'the key of this database';

/**
 * Whether a key is the one that the database was begun with; `undefined` where it was begun with none yet. A process with
 * another key would give up mails that wait, and fail conversions of encrypted files.
 */
export async function isKeyOfDatabase(db: Kysely<Tables>, seal: Seal): Promise<boolean | undefined> {
  const row = await db.selectFrom('seal').select('fingerprint').executeTakeFirst();
  return row && row.fingerprint === seal.fingerprint(TEXT);
}

/**
 * Makes the first process's key the database's, and lets no process go on that has another.
 * @throws {ConfigError}
 */
export async function demandKeyOfDatabase(db: Kysely<Tables>, seal: Seal): Promise<void> {
  await db
    .insertInto('seal')
    .values({ fingerprint: seal.fingerprint(TEXT) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await isKeyOfDatabase(db, seal)) return;
  throw new ConfigError([
    'SECRET_KEY, or secret.key in the data folder, is not the key that this database was begun with. Give this process ' +
      'the same key as the others. If that one is lost for good: tallyleaf admin forget-key',
  ]);
}

/** Lets the next process that starts begin with its key. What the old one sealed cannot be opened any more. */
export const forgetKey = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('seal').execute();
};
