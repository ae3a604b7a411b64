import { sql } from 'kysely';
import { compact } from '../database/vacuum.ts';
import { type TidyAllNeeds, tidyAll } from '../jobs/tidy-all.ts';

export interface Purge {
  /** Conversions older than so many hours go too, whoever's they are. */
  readonly olderThanHours: number | undefined;
  /** Writes the tables anew afterwards, so that nothing of what was deleted stays in their files. */
  readonly compact: boolean;
}

/**
 * Deletes now what is due, and what nobody refers to; while servers take files in, those of dead processes alone, and what
 * lies for over an hour. @param isAlone no server and no worker is running. @returns how many conversions and files went
 */
export async function purge(needs: TidyAllNeeds, { olderThanHours, compact: anew }: Purge, isAlone: boolean) {
  const before = await standing(needs);
  if (olderThanHours !== undefined) {
    await needs.sql
      .updateTable('conversions')
      .set({ expires_at: sql<Date>`now()` })
      .where('created_at', '<=', new Date(Date.now() - olderThanHours * 3_600_000))
      .execute();
  }
  await tidyAll(needs, isAlone);
  if (anew) await compact(needs.sql);
  const after = await standing(needs);
  return { conversions: before.conversions - after.conversions, files: before.files - after.files };
}

async function standing({ sql: db, storage }: TidyAllNeeds) {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from conversions`.execute(db);
  let files = 0;
  for await (const _ of storage.list()) files += 1;
  return { conversions: rows[0]?.n ?? 0, files };
}
