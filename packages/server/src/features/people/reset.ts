import type { PasswordReset } from '@tallyleaf/contract';
import type { Browser } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { accountGuess, mailsTo, minutesFromNow, networkGuess, RESET_MINUTES } from './limits.ts';
import { mailLink } from './links.ts';
import type { PeopleNeeds } from './needs.ts';
import { checkNewPassword } from './passwords.ts';
import { findMailToken, findUser, insertMailToken, takeMailToken, type UserRow, updateUser } from './repository.ts';
import { endSessions } from './sessions.ts';
import type { SignedInUser } from './sign-in.ts';
import { deleteFactors } from './two-step/repository.ts';
import { signInByFirstStep } from './two-step/second-step.ts';

/** A forgotten password: a link to the account's address, traded for a new one. */

/** Mails the link to the address of the account, never to the one that was typed. */
export async function sendReset(needs: PeopleNeeds, user: UserRow): Promise<void> {
  if (!(await needs.attempts.allow(mailsTo(user.email_key, 'reset-password')))) return;
  const token = newToken('mail');
  await needs.sql.transaction().execute(async (within) => {
    await insertMailToken(within, {
      token_hash: hashToken(token),
      user_id: user.id,
      purpose: 'reset-password',
      email: user.email,
      created_at: new Date(),
      expires_at: minutesFromNow(RESET_MINUTES),
    });
    await needs.mail.send(
      {
        to: user.email,
        locale: user.locale,
        kind: 'reset-password',
        link: mailLink(needs.ownAddress(), user.locale, 'reset', token),
        values: { minutes: String(RESET_MINUTES) },
      },
      within,
    );
  });
}

/**
 * Sets the new password. Whoever reads the mail has proved the address; all sessions end, as one of them may be the reason
 * for the reset. What a visitor did in this browser is not bound: the link may be somebody else's, sent to make their account
 * of it. It stays the visitor's. The mailbox alone opens no account with two-step sign-in.
 */
export async function resetPassword(
  needs: PeopleNeeds,
  { token, password }: PasswordReset,
  browser: Browser,
): Promise<SignedInUser> {
  await needs.attempts.guess([networkGuess(browser.network)]);
  const link = await findMailToken(needs.sql, token, 'reset-password');
  const user = link && (await findUser(needs.sql, link.user_id));
  if (!link || !user) throw new ApiError('mail-link-invalid');
  await needs.attempts.forgive(networkGuess(browser.network));
  checkNewPassword(password, { key: user.email_key });
  const password_hash = await needs.passwords.hash(password);
  await needs.sql.transaction().execute(async (within) => {
    if (!(await takeMailToken(within, link))) throw new ApiError('mail-link-invalid');
    await updateUser(within, user.id, { password_hash, email_verified_at: user.email_verified_at ?? new Date() });
    await endSessions(within, user.id);
    // Who proves an address first may be another one than who made the account, and set up a second step.
    if (!user.email_verified_at) await deleteFactors(within, user.id);
    await needs.attempts.forget(accountGuess(user.email_key).of, within);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'password-changed' }, within);
  });
  return signInByFirstStep(needs, user.id, browser, false);
}
