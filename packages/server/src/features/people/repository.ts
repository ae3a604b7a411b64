import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '@tallyleaf/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type {
  MailTokenPurpose,
  MailTokensTable,
  RegistrationsTable,
  Tables,
  UsersTable,
} from '../../database/tables.ts';
import { hashToken } from '../../http/tokens.ts';
import type { Email } from './email-address.ts';

/** The SQL of people: accounts, registrations, and what links in mails carry. */

export type Db = Kysely<Tables> | Transaction<Tables>;
export type UserRow = Selectable<UsersTable>;
export type RegistrationRow = Selectable<RegistrationsTable>;
export type MailTokenRow = Selectable<MailTokensTable>;

export interface NewUser {
  readonly email: string;
  readonly emailKey: string;
  readonly emailVerified: boolean;
  /** Null for somebody who signs in by a provider only. */
  readonly passwordHash: string | null;
  readonly username: string;
  readonly locale: LocaleCode;
}

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();

export const findUserByKey = (db: Db, emailKey: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').where('email_key', '=', emailKey).selectAll().executeTakeFirst();

/** Inserts an account and ends the registrations of its address; `undefined` when the address has one already. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  const now = new Date();
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      email_key: user.emailKey,
      email_verified_at: user.emailVerified ? now : null,
      password_hash: user.passwordHash,
      username: user.username,
      locale: user.locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await deleteRegistrations(db, user.emailKey);
  return row;
}

export type UserChange = Partial<
  Pick<
    UserRow,
    'username' | 'phone_number' | 'locale' | 'keep_hours' | 'keep_files' | 'password_hash' | 'email_verified_at'
  >
>;

export const updateUser = (db: Db, id: string, change: UserChange): Promise<UserRow | undefined> =>
  db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirst();

/** Gives an account another address, which is thereby proved; false when another account has it. */
export async function moveUser(db: Db, id: string, { address, key }: Email): Promise<boolean> {
  const { rows } = await sql`
    update users set email = ${address}, email_key = ${key}, email_verified_at = now()
    where id = ${id} and not exists (select from users other where other.email_key = ${key} and other.id <> ${id})
    returning 1`.execute(db);
  if (rows.length > 0) await deleteRegistrations(db, key);
  return rows.length > 0;
}

/** Keeps an account as it is until the transaction ends; false when it is gone. */
export const lockUser = async (within: Db, id: string): Promise<boolean> =>
  (await within.selectFrom('users').where('id', '=', id).select('id').forUpdate().executeTakeFirst()) !== undefined;

export const deleteUser = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('users').where('id', '=', id).execute();
};

export const insertRegistration = async (db: Db, row: RegistrationRow): Promise<void> => {
  await db.insertInto('registrations').values(row).execute();
};

export const findRegistration = (db: Db, token: string): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('registrations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .selectAll()
    .executeTakeFirst();

/** The newest registration of an address that still waits for its proof. */
export const findLatestRegistration = (db: Db, emailKey: string): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('registrations')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .selectAll()
    .limit(1)
    .executeTakeFirst();

/** Takes a registration out: true for one caller only. */
export async function takeRegistration(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registrations')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteRegistrations = async (db: Db, emailKey: string): Promise<void> => {
  await db.deleteFrom('registrations').where('email_key', '=', emailKey).execute();
};

export const insertMailToken = async (db: Db, row: MailTokenRow): Promise<void> => {
  await db.insertInto('mail_tokens').values(row).execute();
};

export const findMailToken = (db: Db, token: string, purpose: MailTokenPurpose): Promise<MailTokenRow | undefined> =>
  db
    .selectFrom('mail_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .selectAll()
    .executeTakeFirst();

/** Takes a token out, and with it all others of the account: what was asked for is done. True for one caller only. */
export async function takeMailToken(db: Db, { token_hash, user_id }: MailTokenRow): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('mail_tokens').where('token_hash', '=', token_hash).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteMailTokens(db, user_id);
  return true;
}

export const deleteMailTokens = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
};

/** Deletes what is over: sessions, links, registrations, sign-ins that were not completed. */
export async function deleteExpiredPeople(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db.deleteFrom('registrations').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', sql<Date>`now()`).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', sql<Date>`now()`).execute();
}

/** By which providers somebody signs in. */
export const findIdentities = (db: Db, userId: string) =>
  db
    .selectFrom('identities')
    .where('user_id', '=', userId)
    .select(['issuer', 'subject', 'created_at'])
    .orderBy('created_at')
    .execute();
