import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What the ledger adds up to: `granted` = `left` + `held` + `taken` + `expired`, always. */
export interface LedgerTotals {
  readonly granted: number;
  readonly left: number;
  readonly held: number;
  readonly taken: number;
  readonly expired: number;
}

export interface LedgerAudit {
  /** Nothing is wrong. */
  readonly ok: boolean;
  readonly totals: LedgerTotals;
  /** What is wrong: a rule, and how often it is broken. No owner is named. */
  readonly problems: readonly { readonly rule: string; readonly count: number }[];
}

/** Each finds rows that must not be there. */
const RULES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'a grant begins with one row that gives its amount, and no other gives': sql`
    select g.id from credit_grants g
    where not exists (select from credit_entries e where e.grant_id = g.id and e.number = 1 and e.kind = 'grant' and e.amount = g.amount)
      or exists (select from credit_entries e where e.grant_id = g.id and e.number > 1 and e.kind = 'grant')`,
  'rows of a grant are counted without a gap, and belong to its owner': sql`
    select e.id from credit_entries e join credit_grants g on g.id = e.grant_id
    where (e.owner_kind, e.owner_id) <> (g.owner_kind, g.owner_id)
      or (e.number > 1 and not exists (
        select from credit_entries p where p.grant_id = e.grant_id and p.number = e.number - 1 and p.id < e.id))`,
  'each row stands as the sum of the rows up to it says': sql`
    select id from (
      select id, amount_after, held_after,
        sum(amount) over before as amounts, sum(held) over before as helds
      from credit_entries window before as (partition by grant_id order by number)) e
    where amounts <> amount_after or helds <> held_after`,
  'what is left and held of a grant is between nothing and its amount': sql`
    select e.id from credit_entries e join credit_grants g on g.id = e.grant_id
    where e.amount_after < 0 or e.held_after < 0 or e.amount_after + e.held_after > g.amount`,
  'a hold ends once: it is taken or given back, and no more than was held': sql`
    select hold_id from credit_entries where hold_id is not null group by hold_id, grant_id
    having sum(held) < 0 or count(*) filter (where kind = 'hold') <> 1
      or (sum(held) <> 0 and count(*) > 1)`,
  'a hold is in the ledger of one owner': sql`
    select hold_id from credit_entries where hold_id is not null group by hold_id
    having count(distinct (owner_kind, owner_id)) > 1`,
  'whatever is held is held for a conversion that is not finished': sql`
    select h.hold_id from (
      select hold_id from credit_entries where hold_id is not null group by hold_id having sum(held) > 0) h
    where not exists (
      select from conversions c where c.charge_id = h.hold_id and c.status in ('queued', 'running'))`,
  'a grant is closed when nothing of it is left or held, and only then': sql`
    select g.id from credit_grants g
    join lateral (select amount_after, held_after from credit_entries e
      where e.grant_id = g.id order by number desc limit 1) last on true
    where (g.closed_at is not null) <> (last.amount_after = 0 and last.held_after = 0)`,
  'whoever has credits has an account': sql`
    select g.id from credit_grants g where not exists (
      select from credit_accounts a where a.owner_kind = g.owner_kind and a.owner_id = g.owner_id)`,
  'a deduction charged what the ledger says was taken for it': sql`
    select d.id from credit_deductions d
    where d.charged <> coalesce((select -sum(e.held) from credit_entries e where e.hold_id = d.id and e.kind = 'take'), 0)`,
};

/**
 * Reckons the whole ledger anew and says what does not agree. All of it is read: this is for operators (`tallyleaf
 * admin doctor`) and tests.
 */
export const auditLedger = (db: Kysely<Tables>): Promise<LedgerAudit> =>
  // One snapshot, so that what goes on meanwhile does not look wrong.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      const problems: { rule: string; count: number }[] = [];
      for (const [rule, broken] of Object.entries(RULES)) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${broken}) broken`.execute(within);
        const count = rows[0]?.n ?? 0;
        if (count > 0) problems.push({ rule, count });
      }
      const { rows } = await sql<LedgerTotals>`
        select coalesce(sum(amount) filter (where kind = 'grant'), 0)::float8 as granted,
          coalesce(sum(amount), 0)::float8 as left, coalesce(sum(held), 0)::float8 as held,
          coalesce(-sum(held) filter (where kind = 'take'), 0)::float8 as taken,
          coalesce(-sum(amount) filter (where kind = 'expire'), 0)::float8 as expired
        from credit_entries`.execute(within);
      const totals = rows[0] ?? { granted: 0, left: 0, held: 0, taken: 0, expired: 0 };
      const { granted, left, held, taken, expired } = totals;
      if (granted !== left + held + taken + expired) problems.push({ rule: 'the totals agree', count: 1 });
      return { ok: problems.length === 0, totals, problems };
    });
