import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { KeyRing } from './key-ring.ts';

/** The fingerprints of the storage keys that something is encrypted under. */
export const KEYS_IN_USE = `select k.id from storage_keys k
  where exists (select from file_keys f where f.storage_key = k.id)
    or exists (select from conversions c where c.result_storage_key = k.id)
  order by k.id`;

/** Those of them that the ring lacks. */
export async function keysMissing(db: Kysely<Tables>, ring: Pick<KeyRing, 'ids'>): Promise<string[]> {
  const { rows } = await sql.raw<{ id: string }>(KEYS_IN_USE).execute(db);
  return lackedBy(ring, rows);
}

/** Of the keys in use, those that a ring lacks. */
export const lackedBy = ({ ids }: Pick<KeyRing, 'ids'>, inUse: readonly { readonly id: string }[]): string[] =>
  inUse.map(({ id }) => id).filter((id) => !ids.includes(id));

/** What to say where keys are missing. */
export const sayMissing = (missing: readonly string[], what: string): string =>
  `STORAGE_KEY lacks ${missing.length === 1 ? 'the key' : 'keys'} ${missing.join(', ')} (fingerprint), under which ${what} are encrypted.`;

/**
 * Lets no process go on that could not read what is there, and lets the first key of this one be used.
 * @throws {ConfigError}
 */
export async function demandStorageKeys(db: Kysely<Tables>, ring: Pick<KeyRing, 'ids' | 'current'>): Promise<void> {
  const missing = await keysMissing(db, ring);
  if (missing.length > 0) {
    throw new ConfigError([
      `${sayMissing(missing, 'stored files and results')} Give this process the STORAGE_KEY of the others; an older key ` +
        'stands after the first one until tallyleaf admin rotate-keys has run. What a key that is lost for good has ' +
        'encrypted cannot be read any more: tallyleaf admin purge --older-than 0h deletes all that is kept.',
    ]);
  }
  if (ring.current === undefined) return;
  await db
    .insertInto('storage_keys')
    .values({ id: ring.current })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
