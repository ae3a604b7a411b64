import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * How much the visitors of one network address spend on a day: somebody who throws the cookie away is another visitor,
 * but comes from the same place. Addresses are known by fingerprints that change with the day, and forgotten after it.
 */
export interface AddressLimit {
  readonly fingerprint: string;
  /** Credits a day, of all visitors together. */
  readonly most: number;
  /** The end of the day. */
  readonly expiresAt: Date;
}

/** What an address may still spend today. */
export async function leftOfAddress(
  db: Kysely<Tables> | Transaction<Tables>,
  { fingerprint, most }: AddressLimit,
  now: Date,
): Promise<number> {
  // Two visitors of one address are counted one after the other.
  if (db.isTransaction) await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
  const { used } = await db
    .selectFrom('credit_addresses')
    .where('fingerprint', '=', fingerprint)
    .where('expires_at', '>', now)
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('used'))
    .executeTakeFirstOrThrow();
  return Math.max(0, most - used);
}

/** Counts a hold towards its address. */
export async function countAddress(
  within: Transaction<Tables>,
  { fingerprint, expiresAt }: AddressLimit,
  holdId: string,
  amount: number,
): Promise<void> {
  await within
    .insertInto('credit_addresses')
    .values({ hold_id: holdId, fingerprint, amount, expires_at: expiresAt })
    .execute();
}

/** What went back does not count. */
export async function forgetAddress(within: Transaction<Tables>, holdId: string): Promise<void> {
  await within.deleteFrom('credit_addresses').where('hold_id', '=', holdId).execute();
}

/** Of a hold that was taken in part, that part counts. */
export async function lowerAddress(within: Transaction<Tables>, holdId: string, amount: number): Promise<void> {
  await within
    .updateTable('credit_addresses')
    .set({ amount })
    .where('hold_id', '=', holdId)
    .where('amount', '>', amount)
    .execute();
}

/** Forgets addresses of days that are over. */
export async function forgetAddresses(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('credit_addresses').where('expires_at', '<=', now).execute();
}
