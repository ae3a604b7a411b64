import { isFinished } from '@tallyleaf/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Keeping, keepingOf } from './keeping.ts';
import { CONDEMNED, discard, loosen } from './loose-files.ts';

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
    const ended = rows.filter(({ status }) => isFinished(status)).map(({ file_id }) => file_id);
    if (keeping.files) return [];
    await loosen(within, ended, CONDEMNED);
    return ended;
  });
  await discard({ sql: db, storage }, files);
}

/**
 * Lets nothing be kept for longer than the rules of now say, whatever they were when it was handed in: those of an
 * operator, who may have set a shorter time since, and those of users.
 */
export async function shortenKeeping(db: Kysely<Tables>, { visitorHours, userDays }: Keeping): Promise<void> {
  const visitors = sql`created_at + make_interval(hours => ${visitorHours}::int)`;
  await sql`update conversions set expires_at = ${visitors}
    where owner_kind = 'visitor' and expires_at > ${visitors}`.execute(db);
  const users = sql`c.created_at + make_interval(hours => coalesce(u.keep_hours, ${userDays * 24}::int))`;
  await sql`update conversions c set expires_at = ${users} from users u
    where c.owner_kind = 'user' and c.owner_id = u.id and c.expires_at > ${users}`.execute(db);
}
