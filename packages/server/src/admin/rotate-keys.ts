import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newRow, rewrapRow } from '../features/conversions/sealed-results.ts';
import { encryptedStorage, putEncrypted } from '../storage/encryption/encrypted-storage.ts';
import { openFileKeys, rewrapped } from '../storage/encryption/file-keys.ts';
import { type KeyRing, openKeyRing } from '../storage/encryption/key-ring.ts';
import { demandStorageKeys, KEYS_IN_USE } from '../storage/encryption/keys-in-use.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { AdminError } from './admin-error.ts';
import type { AdminGround } from './ground.ts';

export interface Rotation {
  /** Keys of files and results that were wrapped anew by the first key. */
  readonly rewrapped: number;
  /** Files and results that lay in clear, and are encrypted now. */
  readonly files: number;
  readonly results: number;
  /** Fingerprints of the keys that nothing needs any more: they may leave `STORAGE_KEY`. */
  readonly retired: readonly string[];
}

const BATCH = 200;

interface Needs {
  readonly db: Kysely<Tables>;
  readonly ring: KeyRing;
  /** The storage as it is, and as others see it. */
  readonly kept: Storage;
  readonly storage: Storage;
}

/**
 * Lets everything that is stored depend on the first key of `STORAGE_KEY` alone: keys of files and results are wrapped anew,
 * and what lies in clear is encrypted. Files that are encrypted are not touched. Servers may go on meanwhile, and what is
 * interrupted is taken up by the next call.
 * @throws {AdminError | ConfigError}
 */
export async function rotateKeys({ config, database, storage: kept }: AdminGround): Promise<Rotation> {
  const ring = openKeyRing(config.storageKeys);
  const db = database.sql;
  if (ring.current === undefined) {
    throw new AdminError('STORAGE_KEY is not set: there is no key to encrypt with. Make one: openssl rand -base64 32');
  }
  await demandStorageKeys(db, ring);
  const needs: Needs = { db, ring, kept, storage: encryptedStorage(kept, db, ring) };
  const wrapped = (await rewrapFiles(needs, ring.current)) + (await rewrapResults(needs, ring.current));
  const results = await encryptResults(needs);
  const files = await encryptFiles(needs);
  return { rewrapped: wrapped, files, results, retired: await retire(db, ring.current) };
}

async function rewrapFiles({ db, ring }: Needs, current: string): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom('file_keys')
      .where('storage_key', '!=', current)
      .selectAll()
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return count;
    for (const row of rows) {
      const { storageKey, wrapped } = rewrapped(ring, row);
      await db
        .updateTable('file_keys')
        .set({ storage_key: storageKey, wrapped })
        .where('file_id', '=', row.file_id)
        .execute();
    }
    count += rows.length;
  }
}

async function rewrapResults({ db, ring }: Needs, current: string): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom('conversions')
      .where('result_storage_key', '!=', current)
      .select(['id', 'result_storage_key', 'result_key'])
      .$narrowType<{ result_storage_key: string; result_key: string }>()
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return count;
    for (const row of rows) {
      await db.updateTable('conversions').set(rewrapRow(ring, row)).where('id', '=', row.id).execute();
    }
    count += rows.length;
  }
}

async function encryptResults({ db, ring }: Needs): Promise<number> {
  for (let count = 0; ; ) {
    const rows = await db
      .selectFrom('conversions')
      .where('status', '=', 'done')
      .where('result_key', 'is', null)
      .select('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return count;
    for (const { id } of rows) if (await encryptResult(db, ring, id)) count += 1;
  }
}

/** Encrypts what one row holds; false where that is done, or the row is gone. */
const encryptResult = (db: Kysely<Tables>, ring: KeyRing, id: string): Promise<boolean> =>
  db.transaction().execute(async (within) => {
    const row = await within
      .selectFrom('conversions')
      .where('id', '=', id)
      .where('status', '=', 'done')
      .where('result_key', 'is', null)
      .select([
        sql<string>`result::text`.as('result'),
        sql<string | null>`corrections::text`.as('corrections'),
        sql<string | null>`outlines::text`.as('outlines'),
      ])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const { key, writeText } = newRow(ring, id);
    await within
      .updateTable('conversions')
      .set({
        ...key,
        result: writeText('result', row.result),
        corrections: writeText('corrections', row.corrections),
        outlines: writeText('outlines', row.outlines),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });

async function encryptFiles(needs: Needs): Promise<number> {
  const { db } = needs;
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('conversions as c')
      .leftJoin('file_keys as k', 'k.file_id', 'c.file_id')
      .where('c.file_id', '>', after)
      .where((eb) => eb.or([eb('k.file_id', 'is', null), eb('k.converting', '=', true)]))
      .select('c.file_id')
      .orderBy('c.file_id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return count;
    for (const row of rows) if (await encryptFile(needs, row.file_id)) count += 1;
    after = last.file_id;
  }
}

/** Encrypts one file that lies in clear. Until it is done it may be read as either. False where there is none. */
async function encryptFile({ db, ring, kept, storage }: Needs, id: string): Promise<boolean> {
  if (!(await kept.stat(id))) return false;
  const keys = openFileKeys(db, ring);
  const key = await keys.make(id, true);
  try {
    await putEncrypted(kept, key, await storage.get(id));
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    await keys.forget(id);
    return false;
  }
  if (await keys.settle(id)) return true;
  // It was deleted meanwhile, and is here again.
  await kept.delete(id);
  return false;
}

/** From then on no process can use an old key for anything new. */
async function retire(db: Kysely<Tables>, current: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from storage_keys
    where id <> ${current} and id not in (select id from (${sql.raw(KEYS_IN_USE)}) used) returning id`.execute(db);
  return rows.map(({ id }) => id).sort();
}
