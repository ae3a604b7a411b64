import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SessionsTable, Tables } from '../../database/tables.ts';
import { hashToken, newToken } from '../../http/tokens.ts';

/** The sessions of signed-in people: opened by a sign-in, listed and revoked on the account page. */

type Db = Kysely<Tables> | Transaction<Tables>;

/** A session ends when it was not used for so long, and after so long in any case: then one signs in again. */
export const SESSION_DAYS = 30;
export const LONGEST_SESSION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Its last use is written down at most so often. */
const SEEN_MS = 5 * 60 * 1000;
const MAX_AGENT = 300;

/** Somebody has at most so many; the one that was used longest ago ends for another. */
const MOST_SESSIONS = 100;

export interface SessionOrigin {
  /** `password`, `passkey`, or the name of a provider. */
  readonly method: string;
  /** What the browser says it is, for the list of sessions. */
  readonly userAgent: string;
}

/** Opens a session and returns its token, which exists nowhere else. */
export async function openSession(db: Db, userId: string, { method, userAgent }: SessionOrigin): Promise<string> {
  const token = newToken('session');
  const now = new Date();
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashToken(token),
      method,
      user_agent: userAgent.slice(0, MAX_AGENT),
      created_at: now,
      last_seen_at: now,
      expires_at: endOf(now, now.getTime()),
    })
    .execute();
  await endOldest(db, userId);
  return token;
}

/** When a session that was opened then and is used now ends. */
const endOf = (opened: Date, now: number): Date =>
  new Date(Math.min(now + SESSION_DAYS * DAY_MS, opened.getTime() + LONGEST_SESSION_DAYS * DAY_MS));

async function endOldest(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .select('id')
        .offset(MOST_SESSIONS),
    )
    .execute();
}

/** Whose session a token opens, if it is one that lasts; its end moves on with its use, but not past the last one. */
export async function findSession(
  db: Db,
  token: string,
): Promise<{ readonly userId: string; readonly sessionId: string } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('created_at', '>', new Date(Date.now() - LONGEST_SESSION_DAYS * DAY_MS))
    .select(['id', 'user_id', 'created_at', 'last_seen_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const now = Date.now();
  if (now - row.last_seen_at.getTime() > SEEN_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now), expires_at: endOf(row.created_at, now) })
      .where('id', '=', row.id)
      .execute();
  }
  return { userId: row.user_id, sessionId: row.id };
}

/** A session as its owner sees it. */
export type SessionRow = Pick<
  Selectable<SessionsTable>,
  'id' | 'method' | 'user_agent' | 'created_at' | 'last_seen_at' | 'expires_at'
>;

const lasting = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'method', 'user_agent', 'created_at', 'last_seen_at', 'expires_at']);

/** Somebody's sessions that last, the one last used first. */
export const listSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  lasting(db, userId).orderBy('last_seen_at', 'desc').orderBy('id').execute();

export const findOwnSession = (db: Db, userId: string, id: string): Promise<SessionRow | undefined> =>
  lasting(db, userId).where('id', '=', id).executeTakeFirst();

/** Ends one of somebody's sessions; false when there is no such one. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the session that a token opens, if there is one. */
export const endSessionOf = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
};

/** Ends all sessions of somebody, but for one that may go on, and sign-ins on their way; returns how many sessions. */
export async function endSessions(db: Db, userId: string, but?: string): Promise<number> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(but !== undefined, (query) => query.where('id', '<>', but as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
