import { sql } from 'kysely';
import type { SeenDatabase } from '../../database/client.ts';
import { findAbandoned, PRESENCE_CLASS } from '../../database/presence.ts';
import { QUEUE_SCHEMA } from '../../jobs/queue.ts';
import type { Finding } from './finding.ts';

/** A job that waits longer than so many minutes has no worker. */
const WAITING_MINUTES = 15;

/** The jobs that wait and how old the oldest is, and the processes that are there for them. Nothing is changed. */
export async function examineWork(seen: SeenDatabase): Promise<Finding[]> {
  const queue = await examineQueue(seen);
  return seen.exclusive ? [queue] : [queue, await examineWorkers(seen)];
}

async function examineQueue({ sql: db }: SeenDatabase): Promise<Finding> {
  const check = 'queue';
  const table = sql.table(`${QUEUE_SCHEMA}.job`);
  const there = await sql<{
    there: boolean;
  }>`select to_regclass(${`${QUEUE_SCHEMA}.job`}) is not null as there`.execute(db);
  if (!there.rows[0]?.there) return { check, state: 'ok', says: 'is made at the first start' };
  const { rows } = await sql<{ waiting: number; active: number; failed: number; late: number; oldest: number }>`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'created' and created_on < now() - make_interval(mins => ${WAITING_MINUTES}))::int as late,
      coalesce(extract(epoch from now() - min(created_on) filter (where state = 'created')) / 60, 0)::int as oldest
    from ${table}`.execute(db);
  const { waiting = 0, active = 0, failed = 0, late = 0, oldest = 0 } = rows[0] ?? {};
  const age = waiting > 0 ? `, the oldest for ${oldest} minutes` : '';
  const says = `${waiting} jobs wait${age}, ${active} are worked on, ${failed} failed lately`;
  if (late === 0) return { check, state: 'ok', says };
  return {
    check,
    state: 'warning',
    says: `${says}; ${late} have waited over ${WAITING_MINUTES} minutes`,
    next: 'Start a worker (tallyleaf worker), or the server with WORKERS above 0.',
  };
}

/** Each server and worker holds a lock while it lives; what a dead one was at is taken over by others, if there are any. */
async function examineWorkers(seen: SeenDatabase): Promise<Finding> {
  const check = 'workers';
  const { rows } = await sql<{ alive: number; unfinished: number }>`
    select (select count(distinct l.objid)::int from pg_locks l where l.locktype = 'advisory'
        and l.classid = ${PRESENCE_CLASS}::int::oid and l.granted
        and l.database = (select d.oid from pg_database d where d.datname = current_database())) as alive,
      (select count(*)::int from conversions where status in ('queued', 'running')) as unfinished`.execute(seen.sql);
  const { alive = 0, unfinished = 0 } = rows[0] ?? {};
  const abandoned = (await findAbandoned(seen)).length;
  const says = `${alive} processes are there, ${unfinished} conversions are not finished`;
  if (abandoned > 0) {
    const next =
      'Where a worker runs, it takes them over within seconds: look again. Else start one (tallyleaf worker).';
    return { check, state: 'warning', says: `${says}; ${abandoned} were left by processes that died`, next };
  }
  if (alive > 0 || unfinished === 0) return { check, state: 'ok', says };
  return { check, state: 'warning', says, next: 'Start the server, and workers (tallyleaf worker).' };
}
