import type { Registration, Verification } from '@tallyleaf/contract';
import type { Browser } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { type Email, parseEmail } from './email-address.ts';
import {
  accountGuess,
  alike,
  linksAsked,
  mailsTo,
  minutesFromNow,
  networkGuess,
  registrations,
  VERIFY_MINUTES,
} from './limits.ts';
import { homeLink, mailLink } from './links.ts';
import type { PeopleNeeds } from './needs.ts';
import { checkNewPassword } from './passwords.ts';
import {
  type Db,
  findLatestRegistration,
  findRegistration,
  findUserByKey,
  insertRegistration,
  insertUser,
  type RegistrationRow,
  takeRegistration,
  type UserRow,
} from './repository.ts';
import { sendReset } from './reset.ts';
import { type SignedInUser, signIn } from './sign-in.ts';

/** From "I want an account" to having one: the address is proved first. */

type Pending = Omit<RegistrationRow, 'token_hash' | 'created_at' | 'expires_at'>;

/**
 * Takes a registration. The answer is the same, after the same work, whether the address has an account or not: what is true
 * is said in a mail, which only the address's owner reads.
 */
export async function register(
  needs: PeopleNeeds,
  { email: typed, password, username, locale = 'en' }: Registration,
  browser: Browser & { readonly visitorId: string },
): Promise<void> {
  const email = parseEmail(typed);
  checkNewPassword(password, email);
  await needs.attempts.demand(registrations(browser.network));
  await alike(needs, async () => {
    const pending = {
      email: email.address,
      email_key: email.key,
      password_hash: await needs.passwords.hash(password),
      username: username?.trim() || nameOf(email),
      locale,
      visitor_id: browser.visitorId,
    };
    const user = await findUserByKey(needs.sql, email.key);
    if (user?.email_verified_at) await sendAlreadyRegistered(needs, user);
    else if (user) await sendReset(needs, user);
    else await sendVerification(needs, pending);
  });
}

/** What somebody is called who says no name. */
export const nameOf = ({ address }: Email): string => address.split('@')[0] ?? address;

/** Tells somebody with an account that it is there. */
export async function sendAlreadyRegistered(needs: PeopleNeeds, user: UserRow): Promise<void> {
  if (!(await needs.attempts.allow(mailsTo(user.email_key, 'already-registered')))) return;
  const link = homeLink(needs.ownAddress(), user.locale);
  await needs.mail.send({ to: user.email, locale: user.locale, kind: 'already-registered', link });
}

async function sendVerification(needs: PeopleNeeds, pending: Pending): Promise<void> {
  if (!(await needs.attempts.allow(mailsTo(pending.email_key, 'verify-email')))) return;
  const token = newToken('mail');
  await needs.sql.transaction().execute(async (within) => {
    await insertRegistration(within, {
      ...pending,
      token_hash: hashToken(token),
      created_at: new Date(),
      expires_at: minutesFromNow(VERIFY_MINUTES),
    });
    await needs.mail.send(
      {
        to: pending.email,
        locale: pending.locale,
        kind: 'verify-email',
        link: mailLink(needs.ownAddress(), pending.locale, 'verify', token),
        values: { minutes: String(VERIFY_MINUTES) },
      },
      within,
    );
  });
}

/** Sends the link of the newest registration again, with a fresh token; says nothing of whether there is one. */
export async function resendVerification(needs: PeopleNeeds, typed: string, { network }: Browser): Promise<void> {
  const { key } = parseEmail(typed);
  await needs.attempts.demand(linksAsked(network));
  await alike(needs, () => resend(needs, key));
}

/** Whatever still lacks a proof of the address gets the mail for it. */
export async function resend(needs: PeopleNeeds, emailKey: string): Promise<void> {
  const user = await findUserByKey(needs.sql, emailKey);
  const registration = await findLatestRegistration(needs.sql, emailKey);
  if (user) {
    if (!user.email_verified_at) await sendReset(needs, user);
  } else if (registration) await sendVerification(needs, registration);
}

/**
 * Trades the link of a registration for an account and a session. In another browser than the one that registered, the
 * password is needed too: whoever registered somebody else's address must not get an account that its owner uses.
 */
export async function verify(
  needs: PeopleNeeds,
  { token, password }: Verification,
  browser: Browser,
): Promise<SignedInUser> {
  const registration = await findRegistration(needs.sql, token);
  if (!registration) throw new ApiError('mail-link-invalid');
  if (registration.visitor_id !== browser.visitorId) await checkPassword(needs, registration, password, browser);
  const user = await needs.sql.transaction().execute((within) => open(within, registration));
  return signIn(needs, user.id, { ...browser, method: 'password' });
}

async function checkPassword(
  { attempts, passwords }: PeopleNeeds,
  { email_key, password_hash }: RegistrationRow,
  password: string | undefined,
  { network }: Browser,
): Promise<void> {
  if (password === undefined) throw new ApiError('password-needed');
  await attempts.guess([networkGuess(network), accountGuess(email_key)]);
  if (!(await passwords.verify(password_hash, password))) throw new ApiError('wrong-credentials');
  await attempts.forgive(networkGuess(network));
  await attempts.forget(accountGuess(email_key).of);
}

async function open(within: Db, registration: RegistrationRow): Promise<UserRow> {
  if (!(await takeRegistration(within, registration.token_hash))) throw new ApiError('mail-link-invalid');
  const user = await insertUser(within, {
    email: registration.email,
    emailKey: registration.email_key,
    emailVerified: true,
    passwordHash: registration.password_hash,
    username: registration.username,
    locale: registration.locale,
  });
  if (!user) throw new ApiError('email-taken');
  return user;
}
