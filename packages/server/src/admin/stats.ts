import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { auditLedger } from '../features/credits/audit.ts';

/** Figures of the whole server. No name, no address, nothing of a document. */
export async function gatherStats(db: Kysely<Tables>) {
  const [users] = (
    await sql<{ total: number; verified: number; day: number; active: number }>`
      select count(*)::int as total, count(email_verified_at)::int as verified,
        count(*) filter (where created_at > now() - interval '1 day')::int as day,
        (select count(distinct user_id)::int from sessions where last_seen_at > now() - interval '7 days') as active
      from users`.execute(db)
  ).rows;
  const byStatus = await sql<{ status: string; n: number }>`
    select status, count(*)::int as n from conversions group by status order by status`.execute(db);
  const [kept] = (
    await sql<{ users: number; visitors: number; pages: number; bytes: number; oldest: Date | null }>`
      select count(*) filter (where owner_kind = 'user')::int as users,
        count(*) filter (where owner_kind = 'visitor')::int as visitors,
        coalesce(sum(pages), 0)::float8 as pages, coalesce(sum(size), 0)::float8 as bytes,
        min(created_at) filter (where status in ('queued', 'running')) as oldest
      from conversions`.execute(db)
  ).rows;
  const { totals } = await auditLedger(db);
  return {
    users: {
      total: users?.total ?? 0,
      verified: users?.verified ?? 0,
      newInADay: users?.day ?? 0,
      activeInAWeek: users?.active ?? 0,
    },
    conversions: {
      ...Object.fromEntries(STATUSES.map((status) => [status, 0])),
      ...Object.fromEntries(byStatus.rows.map(({ status, n }) => [status, n])),
    },
    kept: {
      ofUsers: kept?.users ?? 0,
      ofVisitors: kept?.visitors ?? 0,
      pages: kept?.pages ?? 0,
      bytes: kept?.bytes ?? 0,
    },
    oldestUnfinished: kept?.oldest ?? null,
    credits: totals,
  };
}

const STATUSES = ['queued', 'running', 'done', 'refused', 'failed', 'cancelled'];

export type Stats = Awaited<ReturnType<typeof gatherStats>>;
