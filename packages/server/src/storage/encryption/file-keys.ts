import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FileKey } from './chunks.ts';
import { type KeyRing, newDataKey } from './key-ring.ts';

/** The key of an encrypted file. */
export interface FoundKey extends FileKey {
  /** The file was kept in clear and is being encrypted: it may be either. */
  readonly converting: boolean;
}

/** What a data key of a file is wrapped for. */
const contextOf = (id: string): string => `the file ${id}`;

/** The files' keys in the database. */
export interface FileKeys {
  /** `undefined`: the file is kept in clear. @throws {StorageKeyMissing} */
  readonly find: (id: string) => Promise<FoundKey | undefined>;
  /** Those of these files that are encrypted, and whether they are still being so. */
  readonly encryptedOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly converting: boolean }>>;
  /** The file's key: the one that is there, or a new one. */
  readonly make: (id: string, converting?: boolean) => Promise<FileKey>;
  /** Says that a file is encrypted by now. @returns false where it was deleted meanwhile */
  readonly settle: (id: string) => Promise<boolean>;
  /** From then on nobody can read the file. */
  readonly forget: (id: string) => Promise<void>;
}

export function openFileKeys(db: Kysely<Tables>, ring: KeyRing): FileKeys {
  const find = async (id: string): Promise<FoundKey | undefined> => {
    const row = await db.selectFrom('file_keys').where('file_id', '=', id).selectAll().executeTakeFirst();
    if (!row) return undefined;
    const { storage_key: storageKey, wrapped, converting } = row;
    return { id, dataKey: ring.unwrap({ storageKey, wrapped }, contextOf(id)), converting };
  };
  return {
    find,
    encryptedOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('file_keys')
        .where('file_id', 'in', ids)
        .select(['file_id', 'converting'])
        .execute();
      return new Map(rows.map(({ file_id, converting }) => [file_id, { converting }]));
    },
    make: async (id, converting = false) => {
      const dataKey = newDataKey();
      const { storageKey, wrapped } = ring.wrap(dataKey, contextOf(id));
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('file_keys')
        .values({ file_id: id, storage_key: storageKey, wrapped, converting })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return { id, dataKey };
      const found = await find(id);
      if (!found) throw new Error('the key of a file was deleted while the file was written');
      return found;
    },
    settle: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable('file_keys')
        .set({ converting: false })
        .where('file_id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    forget: async (id) => {
      await db.deleteFrom('file_keys').where('file_id', '=', id).execute();
    },
  };
}

/** The data key of a file, wrapped anew by the first key. @throws {StorageKeyMissing} */
export const rewrapped = (ring: KeyRing, row: { file_id: string; storage_key: string; wrapped: string }) =>
  ring.wrap(
    ring.unwrap({ storageKey: row.storage_key, wrapped: row.wrapped }, contextOf(row.file_id)),
    contextOf(row.file_id),
  );
