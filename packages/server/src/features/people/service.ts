import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import { parseEmail } from './email-address.ts';
import type { PeopleNeeds } from './needs.ts';
import { nameOf } from './registration.ts';
import { type Db, findUser, findUserByKey, insertUser, type UserRow } from './repository.ts';
import { type SignInOrigin, signIn, userInfo } from './sign-in.ts';

/** Somebody who is to have an account without having registered: by a provider, or by an operator. */
export interface KnownPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly username?: string | undefined;
  readonly locale: UserRow['locale'];
}

/** Makes an account. @throws {ApiError} `email-taken` when the address has one, `invalid-input` when it is none */
export async function createUser(db: Db, person: KnownPerson): Promise<UserRow> {
  const email = parseEmail(person.email);
  const user = await insertUser(db, {
    ...person,
    email: email.address,
    emailKey: email.key,
    username: plainName(person.username) || nameOf(email),
  });
  if (!user) throw new ApiError('email-taken');
  return user;
}

/** A name as others give it: without control characters and such that turn a line's direction, and not too long. */
const plainName = (name = ''): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()].slice(0, LONGEST_NAME).join('');
const LONGEST_NAME = 100;

/** The account of an address, however it is written. */
export const findByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  findUserByKey(db, parseEmail(email).key);

/** What other features need of people. */
export type People = ReturnType<typeof createPeople>;

export function createPeople(needs: PeopleNeeds) {
  const { sql } = needs;
  const on = (within: Transaction<Tables> | undefined): Kysely<Tables> | Transaction<Tables> => within ?? sql;
  return {
    findUser: (userId: string, within?: Transaction<Tables>) => findUser(on(within), userId),
    findByEmail: (email: string, within?: Transaction<Tables>) => findByEmail(on(within), email),
    createUser: (person: KnownPerson, within?: Transaction<Tables>) => createUser(on(within), person),
    /** Opens a session; the caller then makes the browser another visitor (`renewVisitor`). */
    signIn: (userId: string, origin: SignInOrigin) => signIn(needs, userId, origin),
    userInfo: (userId: string, bearer?: string) => userInfo(needs, userId, bearer),
  };
}
