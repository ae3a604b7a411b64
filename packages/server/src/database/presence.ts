import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './client.ts';

/** Any number, the same in every process: the class of the locks by which processes are seen to live. */
export const PRESENCE_CLASS = 1_740_115;

/** This process, among those that work on the same database. */
export const PRESENCE = randomInt(1, 2 ** 31 - 1);

/**
 * Conversions that are being worked on by a process that is not there any more. Each process holds a lock on its own
 * connection to the database server; the server lets it go when that process dies, at once.
 */
export async function findAbandoned(database: Pick<Database, 'sql'>): Promise<{ id: string; worker: number }[]> {
  const { rows } = await sql<{ id: string; worker: number }>`
    select c.id, c.worker from conversions c
    where c.status = 'running' and c.worker is not null and not exists (
      select from pg_locks l where l.locktype = 'advisory' and l.classid = ${PRESENCE_CLASS}::int::oid
        and l.objid = c.worker::oid and l.granted
        and l.database = (select d.oid from pg_database d where d.datname = current_database()))`.execute(database.sql);
  return rows;
}
