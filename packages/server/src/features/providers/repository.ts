import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hashToken } from '../../http/tokens.ts';
import type { Flow } from './code-flow.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

const inMs = (ms: number): Date => new Date(Date.now() + ms);

/** Keeps a sign-in that begins, for the browser that holds the cookie; those that are over go. */
export async function addFlow(
  db: Db,
  cookie: string,
  provider: string,
  { redirectUri, state, nonce, codeVerifier }: Flow,
  lifeMs: number,
): Promise<void> {
  await db.deleteFrom('sign_in_flows').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db
    .insertInto('sign_in_flows')
    .values({
      cookie_hash: hashToken(cookie),
      provider,
      redirect_uri: redirectUri,
      state,
      nonce,
      code_verifier: codeVerifier,
      user_id: null,
      expires_at: inMs(lifeMs),
    })
    .execute();
}

/** Takes the sign-in that this browser began with this state: there is none for whoever comes second. */
export async function takeFlow(db: Db, cookie: string, provider: string, state: string): Promise<Flow | undefined> {
  const row = await db
    .deleteFrom('sign_in_flows')
    .where('cookie_hash', '=', hashToken(cookie))
    .where('provider', '=', provider)
    .where('state', '=', state)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.state === null || row.nonce === null || row.code_verifier === null) return undefined;
  return { redirectUri: row.redirect_uri, state: row.state, nonce: row.nonce, codeVerifier: row.code_verifier };
}

/** Keeps a completed sign-in until the same browser collects it. */
export async function addCompleted(db: Db, cookie: string, provider: string, userId: string, lifeMs: number) {
  await db
    .insertInto('sign_in_flows')
    .values({
      cookie_hash: hashToken(cookie),
      provider,
      redirect_uri: '',
      state: null,
      nonce: null,
      code_verifier: null,
      user_id: userId,
      expires_at: inMs(lifeMs),
    })
    .execute();
}

/** Takes the completed sign-in of this browser, once, and says whose it is. */
export async function takeCompleted(db: Db, cookie: string, provider: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sign_in_flows')
    .where('cookie_hash', '=', hashToken(cookie))
    .where('provider', '=', provider)
    .where('user_id', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Notes that a credential is used; false where it was before. */
export async function useCredential(db: Db, fingerprint: string, expiresAt: Date): Promise<boolean> {
  await db.deleteFrom('used_credentials').where('expires_at', '<=', sql<Date>`now()`).execute();
  const row = await db
    .insertInto('used_credentials')
    .values({ fingerprint, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fingerprint')
    .executeTakeFirst();
  return row !== undefined;
}

/** How a session was opened: `password`, or a provider's name. */
export async function methodOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').where('id', '=', sessionId).select('method').executeTakeFirst();
  return row?.method;
}

/** Whose account an identity opens. */
export async function findIdentity(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function addIdentity(db: Db, issuer: string, subject: string, userId: string): Promise<void> {
  await db.insertInto('identities').values({ issuer, subject, user_id: userId, created_at: new Date() }).execute();
}

/** Whether an account's address is proven; it stays as it is until the transaction ends. `undefined`: the account is gone. */
export async function lockAddress(within: Transaction<Tables>, userId: string): Promise<boolean | undefined> {
  const row = await within
    .selectFrom('users')
    .where('id', '=', userId)
    .select('email_verified_at')
    .forUpdate()
    .executeTakeFirst();
  return row && row.email_verified_at !== null;
}

/** Whatever lets somebody in, or keeps its owner out. */
const WAYS_IN = [
  'sessions',
  'mail_tokens',
  'api_keys',
  'webhooks',
  'identities',
  'sign_in_flows',
  'sign_in_challenges',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
] as const;

/**
 * Gives an account whose address nobody proved to the person who just did. Whoever made it may be somebody else who
 * waits for just that ("account pre-hijacking"): every way in that they may have laid goes.
 */
export async function handOver(within: Transaction<Tables>, userId: string, username: string): Promise<void> {
  for (const table of WAYS_IN) {
    await within.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await within
    .updateTable('users')
    .set({ password_hash: null, email_verified_at: new Date(), username, phone_number: null })
    .where('id', '=', userId)
    .execute();
}
