import type { Database } from './client.ts';

/** What a server lists operators' connections as; no server and no worker of ours is listed so. */
export const OPERATOR = 'tallyleaf admin';

/** Whether a server or a worker works on this database, too. Only this process can work on an embedded one. */
export async function othersWork({ exclusive, raw }: Pick<Database, 'exclusive' | 'raw'>): Promise<boolean> {
  if (exclusive) return false;
  const others = await raw.transaction((session) =>
    session.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'tallyleaf%' and application_name not like $1`,
      [`${OPERATOR}%`],
    ),
  );
  return others.length > 0;
}
