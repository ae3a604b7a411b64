import { type Kysely, sql, type Transaction } from 'kysely';
import type { GrantSource, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';

/** What is read of the ledger. */

type Db = Kysely<Tables> | Transaction<Tables>;

/** A grant whose time is not over. */
export interface CurrentGrant {
  readonly source: GrantSource;
  readonly key: string;
  readonly amount: number;
  /** What can still be spent of it. */
  readonly left: number;
}

/** The grants of an owner whose time is not over, spent ones included. */
export const currentGrants = (db: Db, owner: Owner, now: Date): Promise<CurrentGrant[]> =>
  db
    .selectFrom('credit_grants as g')
    .where('g.owner_kind', '=', owner.kind)
    .where('g.owner_id', '=', owner.id)
    .where((eb) => eb.or([eb('g.expires_at', 'is', null), eb('g.expires_at', '>', now)]))
    .select([
      'g.source',
      'g.key',
      'g.amount',
      sql<number>`case when g.closed_at is not null then 0 else
        (select e.amount_after from credit_entries e where e.grant_id = g.id order by e.number desc limit 1) end`.as(
        'left',
      ),
    ])
    .execute();

/** Whether all of these keys were granted. */
export async function hasGrants(db: Db, owner: Owner, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const rows = await db
    .selectFrom('credit_grants')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('key', 'in', keys)
    .select('key')
    .execute();
  return rows.length === keys.length;
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Rows of an owner's ledger, newest first, beginning after one. */
export const listEntries = (db: Db, owner: Owner, after: string | undefined, limit: number) =>
  db
    .selectFrom('credit_entries as e')
    .innerJoin('credit_grants as g', 'g.id', 'e.grant_id')
    .where('e.owner_kind', '=', owner.kind)
    .where('e.owner_id', '=', owner.id)
    .$if(after !== undefined, (query) => query.where('e.id', '<', after ?? ''))
    .select([
      'e.id',
      'e.kind',
      'e.amount',
      'e.held',
      'g.source',
      'g.expires_at',
      'e.reason',
      'e.hold_id',
      'e.created_at',
    ])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();

/** Everything that an owner was given, with its keys. */
export const listGrants = (db: Db, owner: Owner) =>
  db
    .selectFrom('credit_grants')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .select(['id', 'source', 'amount', 'expires_at', 'key', 'created_at'])
    .orderBy('created_at')
    .execute();

/** Visitors whose last credits expired before a moment, and of which nothing is held: at most so many. */
export const findForgottenVisitors = (db: Db, before: Date, limit: number): Promise<{ owner_id: string }[]> =>
  db
    .selectFrom('credit_accounts as a')
    .where('a.owner_kind', '=', 'visitor')
    .where(
      sql<boolean>`not exists (select from credit_grants g where g.owner_kind = 'visitor' and g.owner_id = a.owner_id
        and (g.closed_at is null or g.expires_at > ${before}))`,
    )
    .select('a.owner_id')
    .limit(limit)
    .execute();
