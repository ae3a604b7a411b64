import type { LocaleCode } from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import type { Profile } from './profile.ts';
import { addIdentity, findIdentity, handOver, lockAddress } from './repository.ts';

/** What is needed of people's accounts. */
export interface AccountsNeeds {
  readonly sql: Kysely<Tables>;
  readonly findByEmail: (email: string, within: Transaction<Tables>) => Promise<{ readonly id: string } | undefined>;
  /** @throws {ApiError} `email-taken` when the address has an account */
  readonly createUser: (user: NewUser, within: Transaction<Tables>) => Promise<{ readonly id: string }>;
}

export interface NewUser {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly username: string;
  readonly locale: LocaleCode;
}

/** PostgreSQL's code of a row that is there already, and ours of an address that has an account. */
const TAKEN = new Set<unknown>(['23505', 'email-taken']);

/**
 * Whose account a proven profile opens: the one it opened before; else the one with the same address, where both sides
 * have verified it; else a new one.
 * @throws {ApiError} `sign-in-failed` where the provider gives no verified address
 */
export async function accountOf(needs: AccountsNeeds, profile: Profile, locale: LocaleCode): Promise<string> {
  const find = () => needs.sql.transaction().execute((within) => findOrMake(needs, profile, locale, within));
  try {
    return await find();
  } catch (error) {
    // Somebody else, or the same person twice at once, made it meanwhile: now it is found.
    if (error instanceof Error && 'code' in error && TAKEN.has(error.code)) return find();
    throw error;
  }
}

async function findOrMake(
  { findByEmail, createUser }: AccountsNeeds,
  { issuer, subject, verifiedEmail: email, name }: Profile,
  locale: LocaleCode,
  within: Transaction<Tables>,
): Promise<string> {
  const known = await findIdentity(within, issuer, subject);
  if (known !== undefined) return known;
  if (email === undefined) {
    throw new ApiError('sign-in-failed', 'The provider gave no e-mail address that it has verified.');
  }
  const username = name ?? email.slice(0, email.lastIndexOf('@'));
  const found = await findByEmail(email, within);
  const isVerified = found && (await lockAddress(within, found.id));
  if (found && isVerified !== undefined) {
    if (!isVerified) await handOver(within, found.id, username);
    await addIdentity(within, issuer, subject, found.id);
    return found.id;
  }
  const { id } = await createUser({ email, emailVerified: true, passwordHash: null, username, locale }, within);
  await addIdentity(within, issuer, subject, id);
  return id;
}
