import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hashToken, newToken } from '../../http/tokens.ts';

/** The sessions of signed-in people: opened by a sign-in, listed and revoked on the account page. */

type Db = Kysely<Tables> | Transaction<Tables>;

/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Its last use is written down at most so often. */
const SEEN_MS = 5 * 60 * 1000;
const MAX_AGENT = 300;

export interface SessionOrigin {
  /** `password`, or the name of a provider. */
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
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    })
    .execute();
  return token;
}

/** Whose session a token opens, if it is one that lasts; its end moves on with its use. */
export async function findSession(
  db: Db,
  token: string,
): Promise<{ readonly userId: string; readonly sessionId: string } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'user_id', 'last_seen_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const now = Date.now();
  if (now - row.last_seen_at.getTime() > SEEN_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now), expires_at: new Date(now + SESSION_DAYS * DAY_MS) })
      .where('id', '=', row.id)
      .execute();
  }
  return { userId: row.user_id, sessionId: row.id };
}
