import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../../http/tokens.ts';
import { minutesFromNow, SECOND_STEP_MINUTES, SETUP_MINUTES } from '../limits.ts';
import type { Db } from '../repository.ts';

/** The SQL of two-step sign-in: apps that show codes, recovery codes, sign-ins whose first step is done. */

/** The app of an account, once a first code of it was right. */
export const findTotp = (db: Db, userId: string) =>
  db
    .selectFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select(['sealed_secret', 'confirmed_at'])
    .executeTakeFirst();

/** An app that is being set up, for half an hour. */
export const findBegunTotp = (db: Db, userId: string) =>
  db
    .selectFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', minutesFromNow(-SETUP_MINUTES))
    .select('sealed_secret')
    .executeTakeFirst();

/** Begins with an app; one that was begun before is forgotten. False where one counts already. */
export async function putBegunTotp(db: Db, userId: string, sealed_secret: string): Promise<boolean> {
  const begun = { sealed_secret, confirmed_at: null, last_step: 0, created_at: new Date() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factors')
    .values({ user_id: userId, ...begun })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Makes the app that was begun with this secret count; the code of that step is used up. True for one caller only. */
export async function confirmTotp(db: Db, userId: string, sealedSecret: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of a step: true for one caller only, and for steps that are later than the last one. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes all that somebody proves besides the password, and what was begun. @returns how many factors counted */
export async function deleteFactors(db: Db, userId: string): Promise<number> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const apps = await db.deleteFrom('totp_factors').where('user_id', '=', userId).returning('confirmed_at').execute();
  const passkeys = await db.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return apps.filter(({ confirmed_at }) => confirmed_at !== null).length + passkeys.length;
}

/** Removes the app; false where there was none that counts. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listRecoveryCodes = (db: Db, userId: string) =>
  db.selectFrom('recovery_codes').where('user_id', '=', userId).select(['id', 'code_hash']).orderBy('id').execute();

/** Deletes one; true for one caller only. */
export async function takeRecoveryCode(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('recovery_codes').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts these in the place of all that were there. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ id: randomUUID(), user_id: userId, code_hash })))
    .execute();
}

/** Codes may be tried so often for one first step; after that one begins anew. */
const MOST_TRIES = 5;

/** A sign-in whose first step is done. */
export interface Pending {
  readonly tokenHash: string;
  readonly userId: string;
  /** Whether what the browser's visitor did becomes the user's. */
  readonly binds: boolean;
}

/** Keeps a sign-in whose first step is done, and returns its token, which exists nowhere else. */
export async function insertChallenge(db: Db, userId: string, binds: boolean): Promise<string> {
  const token = newToken('challenge');
  await db
    .insertInto('sign_in_challenges')
    .values({ token_hash: hashToken(token), user_id: userId, binds, expires_at: minutesFromNow(SECOND_STEP_MINUTES) })
    .execute();
  return token;
}

/** Counts a try at the second step; `undefined` where the token is none, is over, or was tried too often. */
export async function tryChallenge(db: Db, token: string): Promise<Pending | undefined> {
  const row = await db
    .updateTable('sign_in_challenges')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', MOST_TRIES)
    .returning(['token_hash', 'user_id', 'binds'])
    .executeTakeFirst();
  return row && { tokenHash: row.token_hash, userId: row.user_id, binds: row.binds };
}

/** Whose sign-in waits for its second step; `undefined` where the token is none, is over, or was tried too often. */
export async function findChallenge(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', MOST_TRIES)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Takes it out: true for one caller only. */
export async function takeChallenge(db: Db, { tokenHash }: Pending): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
