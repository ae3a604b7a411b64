import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';

/** How long a key stands for its first answer. */
const KEY_HOURS = 24;

/**
 * Claims an idempotency key for what a request asks for, inside the transaction that does it. A second request with
 * the key waits for the first one's end.
 * @returns the ids that the key stands for when the same was asked for before, `undefined` when this is the first time
 * @throws {ApiError} `idempotency-key-reused` when something else was asked for before
 */
export async function claimKey(
  within: Transaction<Tables>,
  owner: Owner,
  key: string,
  fingerprint: string,
  conversionIds: readonly string[],
): Promise<readonly string[] | undefined> {
  const mine = { owner_kind: owner.kind, owner_id: owner.id, key };
  await within.deleteFrom('idempotency_keys').where(ownKey(mine)).where('expires_at', '<=', sql<Date>`now()`).execute();
  const { numInsertedOrUpdatedRows = 0n } = await within
    .insertInto('idempotency_keys')
    .values({
      ...mine,
      fingerprint,
      conversion_ids: [...conversionIds],
      expires_at: new Date(Date.now() + KEY_HOURS * 3_600_000),
    })
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id', 'key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return undefined;
  const before = await within
    .selectFrom('idempotency_keys')
    .where(ownKey(mine))
    .select(['fingerprint', 'conversion_ids'])
    .executeTakeFirstOrThrow();
  if (before.fingerprint !== fingerprint) throw new ApiError('idempotency-key-reused');
  return before.conversion_ids;
}

const ownKey = (mine: { owner_kind: 'visitor' | 'user'; owner_id: string; key: string }) =>
  sql<boolean>`owner_kind = ${mine.owner_kind} and owner_id = ${mine.owner_id} and key = ${mine.key}`;

/** Forgets keys that are due. */
export const deleteExpiredKeys = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', sql<Date>`now()`).execute();
};
