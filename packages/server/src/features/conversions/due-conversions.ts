import type { ConversionStatus } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { type Db, UNFINISHED } from './repository.ts';

/** The SQL of conversions that are due: to be deleted, or to be worked on. */

/** What may not be kept any longer, at most so many: its time is over, or its owner's account is gone. */
export const findExpired = (db: Db, limit: number): Promise<{ id: string; status: ConversionStatus }[]> =>
  db
    .selectFrom('conversions as c')
    .where((eb) =>
      eb.or([
        eb('c.expires_at', '<=', sql<Date>`now()`),
        sql<boolean>`c.owner_kind = 'user' and not exists (select from users u where u.id = c.owner_id)`,
      ]),
    )
    .select(['c.id', 'c.status'])
    .limit(limit)
    .execute();

/** What waits or is being worked on. */
export const findUnfinished = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('conversions').where('status', 'in', UNFINISHED).select('id').orderBy('created_at').execute();
