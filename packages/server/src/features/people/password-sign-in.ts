import type { Credentials } from '@tallyleaf/contract';
import type { Browser } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { parseEmail } from './email-address.ts';
import { accountGuess, alike, linksAsked, networkGuess } from './limits.ts';
import type { PeopleNeeds } from './needs.ts';
import { resend } from './registration.ts';
import { findLatestRegistration, findUserByKey } from './repository.ts';
import { sendReset } from './reset.ts';
import type { SignedInUser } from './sign-in.ts';
import { signInByFirstStep } from './two-step/second-step.ts';

/**
 * Signs in by e-mail and password. An unknown address and a wrong password are answered alike, after the same work; that an
 * address waits for its proof, or that there is a second step, is said only to who knows the password.
 */
export async function passwordSignIn(
  needs: PeopleNeeds,
  { email: typed, password }: Credentials,
  browser: Browser,
): Promise<SignedInUser> {
  const { sql, attempts, passwords } = needs;
  const { key } = parseEmail(typed);
  await attempts.guess([networkGuess(browser.network), accountGuess(key)]);
  const user = await findUserByKey(sql, key);
  const registration = await findLatestRegistration(sql, key);
  const known = user ? user.password_hash : registration?.password_hash;
  if (!(await passwords.verify(known, password))) throw new ApiError('wrong-credentials');
  await attempts.forgive(networkGuess(browser.network));
  await attempts.forget(accountGuess(key).of);
  if (!user?.email_verified_at) throw new ApiError('email-unverified');
  return signInByFirstStep(needs, user.id, browser, true);
}

/** Mails a link for a new password, where there is an account; says nothing of whether there is one. */
export async function forgotPassword(needs: PeopleNeeds, typed: string, { network }: Browser): Promise<void> {
  const { key } = parseEmail(typed);
  await needs.attempts.demand(linksAsked(network));
  await alike(needs, async () => {
    const user = await findUserByKey(needs.sql, key);
    await (user ? sendReset(needs, user) : resend(needs, key));
  });
}
