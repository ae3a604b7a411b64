import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { PasskeyPurpose, PasskeysTable } from '../../../database/tables.ts';
import { hashToken } from '../../../http/tokens.ts';
import { minutesFromNow, SECOND_STEP_MINUTES } from '../limits.ts';
import type { Db } from '../repository.ts';

/** The SQL of passkeys, and of what browsers are asked to sign. */

export type PasskeyRow = Selectable<PasskeysTable>;

export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').where('user_id', '=', userId).selectAll().orderBy('created_at').orderBy('id').execute();

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').where('credential_id', '=', credentialId).selectAll().executeTakeFirst();

export type NewPasskeyRow = Pick<
  Insertable<PasskeysTable>,
  'user_id' | 'name' | 'credential_id' | 'public_key' | 'counter' | 'transports'
>;

/** Adds one; false where this credential is somebody's already. */
export async function insertPasskey(db: Db, row: NewPasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({ ...row, id: randomUUID(), created_at: new Date() })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes a use of it; false where it was used at the same moment, or is gone. */
export async function notePasskeyUse(db: Db, { id, counter }: PasskeyRow, next: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: next, last_used_at: new Date() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one of somebody's; false where there is no such one. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps what a browser is asked to sign. */
export async function insertPasskeyChallenge(
  db: Db,
  challenge: string,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      user_id: userId,
      expires_at: minutesFromNow(SECOND_STEP_MINUTES),
    })
    .execute();
}

/** Takes it out: true for one caller only, and for what it was made for. */
export async function takePasskeyChallenge(
  db: Db,
  challenge: string,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
