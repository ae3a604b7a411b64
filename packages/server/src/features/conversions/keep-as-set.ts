import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Keeping, keepingOf } from './keeping.ts';

export interface KeepAsSetNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
  readonly limits: Keeping;
}

/**
 * Applies what a user has set about keeping to the conversions that are there: whoever says "one hour" or "no files" means
 * those too. What is still being worked on loses its file when it is finished.
 */
export async function keepAsSet({ sql: db, storage, limits }: KeepAsSetNeeds, userId: string): Promise<void> {
  const files = await db.transaction().execute(async (within) => {
    const keeping = await keepingOf(within, limits, { kind: 'user', id: userId });
    if (!keeping) return [];
    const rows = await within
      .updateTable('conversions')
      .set({ expires_at: sql<Date>`created_at + make_interval(hours => ${keeping.hours}::int)` })
      .where('owner_kind', '=', 'user')
      .where('owner_id', '=', userId)
      .returning(['file_id', 'status'])
      .execute();
    return keeping.files ? [] : rows.filter(({ status }) => status !== 'queued' && status !== 'running');
  });
  for (const { file_id } of files) await storage.delete(file_id);
}
