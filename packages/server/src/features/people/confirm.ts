import { ApiError } from '../../http/errors.ts';
import { accountGuess, networkGuess } from './limits.ts';
import type { PeopleNeeds } from './needs.ts';
import { findUser, type UserRow } from './repository.ts';
import { findOwnSession } from './sessions.ts';

/** A signed-in person who changes something that a stolen session must not change. */
export interface Person {
  readonly userId: string;
  readonly sessionId: string;
  readonly network: string;
}

/** A session proves who somebody is without a password for so long after the sign-in. */
const FRESH_MS = 10 * 60 * 1000;

/** The account of a signed-in person. */
export async function ownUser({ sql }: PeopleNeeds, userId: string): Promise<UserRow> {
  const user = await findUser(sql, userId);
  if (!user) throw new ApiError('not-signed-in');
  return user;
}

/**
 * Makes sure that it is the person and not somebody at their open browser: by the password, or, for who signs in by a provider
 * only, by a sign-in of a moment ago.
 * @throws {ApiError} `wrong-credentials`, `sign-in-again`, `too-many-attempts`
 */
export async function confirm(needs: PeopleNeeds, person: Person, password: string | undefined): Promise<UserRow> {
  const user = await ownUser(needs, person.userId);
  if (user.password_hash === null) {
    const session = await findOwnSession(needs.sql, user.id, person.sessionId);
    if (!session || Date.now() - session.created_at.getTime() > FRESH_MS) throw new ApiError('sign-in-again');
    return user;
  }
  if (password === undefined) throw new ApiError('wrong-credentials');
  await needs.attempts.guess([networkGuess(person.network), accountGuess(user.email_key)]);
  if (!(await needs.passwords.verify(user.password_hash, password))) throw new ApiError('wrong-credentials');
  await needs.attempts.forgive(networkGuess(person.network));
  await needs.attempts.forget(accountGuess(user.email_key).of);
  return user;
}
