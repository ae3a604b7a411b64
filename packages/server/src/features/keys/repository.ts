import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ApiKeysTable } from '../../database/tables/programs.ts';
import type { Tables } from '../../database/tables.ts';
import { hashToken } from '../../http/tokens.ts';

/** The SQL of API keys. */

type Db = Kysely<Tables> | Transaction<Tables>;

const SHOWN = ['id', 'name', 'start', 'created_at', 'last_used_at', 'expires_at'] as const;
export type KeyRow = Pick<Selectable<ApiKeysTable>, (typeof SHOWN)[number]>;

/** Its last use is written down at most so often. */
const USED_MS = 5 * 60 * 1000;

/** A key that is good no more stays listed for so long, so that its owner sees why a program is turned away. */
const EXPIRED_DAYS = 30;

export const listKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .select(SHOWN)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** How many keys a user has. The user's row is locked: of two that ask at once, one waits for what the other does. */
export async function countKeys(within: Transaction<Tables>, userId: string): Promise<number> {
  await within.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  const { count } = await within
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertKey = (db: Db, userId: string, row: Omit<KeyRow, 'last_used_at'>, key: string) =>
  db
    .insertInto('api_keys')
    .values({ ...row, user_id: userId, key_hash: hashToken(key) })
    .execute();

/** True when there was one. */
export async function deleteKey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose program calls with a key, if it is one that is good. */
export async function findKey(
  db: Db,
  key: string,
): Promise<{ readonly userId: string; readonly keyId: string } | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .where('key_hash', '=', hashToken(key))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .select(['id', 'user_id', 'last_used_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const now = Date.now();
  if (row.last_used_at === null || now - row.last_used_at.getTime() > USED_MS) {
    await db
      .updateTable('api_keys')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', row.id)
      .execute();
  }
  return { userId: row.user_id, keyId: row.id };
}

/** Forgets keys that are good no more since a while. */
export const deleteOldKeys = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('api_keys')
    .where('expires_at', '<=', sql<Date>`now() - make_interval(days => ${EXPIRED_DAYS})`)
    .execute();
};
