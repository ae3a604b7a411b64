import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import { isOfDeadProcess, PROCESS_MARK } from '../../process-mark.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Db } from './repository.ts';

/**
 * Files in the storage that no conversion refers to. A file is written down as loose before it is stored, or in the
 * transaction that takes its conversion away, so none is ever forgotten, wherever a process is killed.
 */

interface LooseNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
}

/** Who has taken a loose file to delete it. */
export const CONDEMNED = 'condemned';

/** How long to wait before a deletion is tried again, in milliseconds. */
const AGAIN_MS = 5000;

/** No upload takes so long; what is loose for longer was left, wherever its process ran. */
const LEFT_MS = 60 * 60 * 1000;

/** Writes files down as loose. */
export async function loosen(db: Db, fileIds: readonly string[], process: string = PROCESS_MARK): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .insertInto('loose_files')
    .values(fileIds.map((file_id) => ({ file_id, process })))
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ process }))
    .execute();
}

/**
 * Takes files of an upload for conversions that are made in the same transaction.
 * @throws {ApiError} `unavailable` where one of them was taken for left and deleted: the upload did not happen
 */
export async function claim(within: Transaction<Tables>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const { numDeletedRows } = await within
    .deleteFrom('loose_files')
    .where('file_id', 'in', fileIds)
    .where('process', '=', PROCESS_MARK)
    .executeTakeFirst();
  if (Number(numDeletedRows) !== fileIds.length) throw new ApiError('unavailable');
}

/**
 * Deletes files that nobody can claim any more. What the storage or the database does not let go now is tried again until
 * it does, by this process or by the tidy job: never throws.
 */
export async function discard({ sql, storage }: LooseNeeds, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  try {
    for (const id of fileIds) await storage.delete(id);
    await sql.deleteFrom('loose_files').where('file_id', 'in', fileIds).execute();
  } catch {
    again(() => discard({ sql, storage }, fileIds));
  }
}

/**
 * Deletes the files of an upload that comes to nothing. Where its transaction may have been committed all the same (the
 * connection was lost at that moment), the files are claimed, and stay: never throws.
 */
export async function giveUp(needs: LooseNeeds, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  try {
    // What was condemned by a try whose answer was lost is deleted by this one.
    await discard(needs, await condemn(needs.sql, fileIds, [PROCESS_MARK, CONDEMNED]));
  } catch {
    again(() => giveUp(needs, fileIds));
  }
}

const again = (work: () => Promise<void>): void => void setTimeout(work, AGAIN_MS).unref();

/**
 * Takes loose files so that nobody can claim them; those that are claimed already are not among the answer.
 * @param of whose files may be taken; all, where it is left out
 */
async function condemn(db: Db, fileIds: readonly string[], of?: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('loose_files')
    .set({ process: CONDEMNED })
    .where('file_id', 'in', fileIds)
    .$if(of !== undefined, (query) => query.where('process', 'in', of ?? []))
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/**
 * Deletes the loose files that dead processes left.
 * @param alone nobody else works here: whatever is not this process's own was left
 * @returns how many there were
 */
export async function discardLeft(needs: LooseNeeds, alone: boolean, now = Date.now()): Promise<number> {
  const rows = await needs.sql.selectFrom('loose_files').selectAll().execute();
  const left = rows.filter(
    ({ process, since }) =>
      process === CONDEMNED ||
      isOfDeadProcess(process) ||
      now - since.getTime() > LEFT_MS ||
      (alone && process !== PROCESS_MARK),
  );
  const ids = left.map(({ file_id }) => file_id);
  if (ids.length === 0) return 0;
  const taken = await condemn(needs.sql, ids);
  await discard(needs, taken);
  return taken.length;
}

/**
 * Of these files, those that a conversion refers to and that its owner wants kept, and those that are written down as
 * loose, which go their own way. One question: a file is never between the two.
 */
export const findReferencedFiles = async (db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('conversions as c')
    .where('c.file_id', 'in', fileIds)
    .where(
      sql<boolean>`c.status in ('queued', 'running') or not exists (
        select from users u where c.owner_kind = 'user' and u.id = c.owner_id and not u.keep_files)`,
    )
    .select('c.file_id')
    .union(db.selectFrom('loose_files as l').where('l.file_id', 'in', fileIds).select('l.file_id'))
    .execute();
  return new Set(rows.map((row) => row.file_id));
};
