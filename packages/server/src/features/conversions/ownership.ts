import { isFinished } from '@tallyleaf/contract';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { forgetKeysOf } from '../../http/idempotency.ts';
import { announce } from './changes.ts';
import { type Db, next, own, UNFINISHED } from './repository.ts';

/** The SQL of whose conversions are, and of what pays for them. */

/** Whether an owner's files stay once they are converted. */
export async function keepsFiles(db: Db, owner: Owner): Promise<boolean> {
  if (owner.kind === 'visitor') return true;
  const user = await db.selectFrom('users').where('id', '=', owner.id).select('keep_files').executeTakeFirst();
  return user?.keep_files ?? false;
}

/** A conversion by which a file is paid for already. */
export interface PaidFile {
  readonly id: string;
  readonly sha256: string;
  readonly chargeId: string;
  readonly pages: number;
}

/** The owner's conversions of the same files that are kept, done or still to be done. */
export async function findSameFiles(db: Db, owner: Owner, sha256s: readonly string[]): Promise<PaidFile[]> {
  if (sha256s.length === 0) return [];
  const rows = await own(db, owner)
    .where('sha256', 'in', sha256s)
    .where('status', 'in', ['queued', 'running', 'done'])
    .select(['id', 'sha256', 'charge_id', 'pages'])
    .execute();
  return rows.map(({ id, sha256, charge_id, pages }) => ({ id, sha256, chargeId: charge_id, pages }));
}

/** Whether a conversion still waits for what a charge holds. */
export async function isAwaited(db: Db, chargeId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('conversions')
    .where('charge_id', '=', chargeId)
    .where('status', 'in', UNFINISHED)
    .select('id')
    .executeTakeFirst();
  return waiting !== undefined;
}

/**
 * Makes a visitor's conversions that are kept a user's, for so many hours from when they were handed in. What they
 * were asked for under idempotency keys of the visitor's is forgotten.
 */
export async function bindConversions(
  within: Transaction<Tables>,
  visitorId: string,
  userId: string,
  hours: number,
  only?: string,
): Promise<{ readonly fileId: string; readonly finished: boolean }[]> {
  // In one order, so that two that lock several rows never wait for each other.
  const found = await own(within, { kind: 'visitor', id: visitorId })
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await forgetKeysOf(within, ids);
  const rows = await next(within)
    .set({
      owner_kind: 'user',
      owner_id: userId,
      expires_at: sql<Date>`created_at + ${hours}::int * interval '1 hour'`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'file_id', 'status'])
    .execute();
  for (const { id, status } of rows) await announce(within, id, status);
  return rows.map(({ file_id, status }) => ({ fileId: file_id, finished: isFinished(status) }));
}

/** Of these files, those that a conversion refers to, and that its owner wants kept. */
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
    .execute();
  return new Set(rows.map((row) => row.file_id));
};
