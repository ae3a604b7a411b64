import type { AccountPatch, AccountSession, EmailChange, PasswordChange } from '@tallyleaf/contract';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { confirm, ownUser, type Person } from './confirm.ts';
import { type Email, parseEmail } from './email-address.ts';
import { addressChanges, alike, CHANGE_MINUTES, mailsTo, minutesFromNow } from './limits.ts';
import { mailLink } from './links.ts';
import type { PeopleNeeds } from './needs.ts';
import { checkNewPassword } from './passwords.ts';
import { sendAlreadyRegistered } from './registration.ts';
import {
  deleteMailTokens,
  findMailToken,
  findUser,
  findUserByKey,
  insertMailToken,
  type MailTokenRow,
  moveUser,
  takeMailToken,
  type UserRow,
  updateUser,
} from './repository.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

/** What people do with their accounts. */

/** Changes what one may set oneself. */
export async function changeAccount(
  { sql, keepAsSet }: PeopleNeeds,
  userId: string,
  patch: AccountPatch,
): Promise<void> {
  // What the call does not know was taken out of its body.
  if (Object.keys(patch).length === 0) throw new ApiError('invalid-input', 'Nothing was sent that can be changed.');
  const username = patch.username?.trim();
  if (username === '') throw new ApiError('invalid-input', 'A name has at least one character.');
  if (!(await updateUser(sql, userId, { ...patch, ...(username && { username }) }))) {
    throw new ApiError('not-signed-in');
  }
  if (patch.keep_hours !== undefined || patch.keep_files !== undefined) await keepAsSet(userId);
}

/** Sets another password, or the first one; all other sessions end, and links in mails are good no longer. */
export async function changePassword(
  needs: PeopleNeeds,
  person: Person,
  { current, password }: PasswordChange,
): Promise<void> {
  checkNewPassword(password, { key: (await ownUser(needs, person.userId)).email_key });
  const user = await confirm(needs, person, current);
  const password_hash = await needs.passwords.hash(password);
  await needs.sql.transaction().execute(async (within) => {
    await updateUser(within, user.id, { password_hash });
    await endSessions(within, user.id, person.sessionId);
    await deleteMailTokens(within, user.id);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'password-changed' }, within);
  });
}

/**
 * Mails a link to a new address; it is the account's once the link is followed. An address that another account has is
 * answered alike: its owner is told in a mail.
 */
export async function askForAddress(
  needs: PeopleNeeds,
  person: Person,
  { email: typed, password }: EmailChange,
): Promise<void> {
  const email = parseEmail(typed);
  const user = await confirm(needs, person, password);
  await needs.attempts.demand(addressChanges(user.id));
  await alike(needs, async () => {
    const other = await findUserByKey(needs.sql, email.key);
    if (other && other.id !== user.id) await sendAlreadyRegistered(needs, other);
    else await sendChange(needs, user, email);
  });
}

async function sendChange(needs: PeopleNeeds, user: UserRow, email: Email): Promise<void> {
  if (!(await needs.attempts.allow(mailsTo(email.key, 'change-email')))) return;
  const token = newToken('mail');
  await needs.sql.transaction().execute(async (within) => {
    await insertMailToken(within, {
      token_hash: hashToken(token),
      user_id: user.id,
      purpose: 'change-email',
      email: email.address,
      created_at: new Date(),
      expires_at: minutesFromNow(CHANGE_MINUTES),
    });
    await needs.mail.send(
      {
        to: email.address,
        locale: user.locale,
        kind: 'change-email',
        link: mailLink(needs.ownAddress(), user.locale, 'change', token),
        values: { minutes: String(CHANGE_MINUTES) },
      },
      within,
    );
  });
}

/** Follows the link to a new address; the old one is told. */
export async function changeAddress(needs: PeopleNeeds, token: string): Promise<void> {
  const link = await findMailToken(needs.sql, token, 'change-email');
  const user = link && (await findUser(needs.sql, link.user_id));
  if (!link || !user) throw new ApiError('mail-link-invalid');
  try {
    await move(needs, user, link);
  } catch (error) {
    // Two accounts that move to one address at the same moment.
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) throw new ApiError('email-taken');
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

const move = ({ sql, mail }: PeopleNeeds, user: UserRow, link: MailTokenRow): Promise<void> =>
  sql.transaction().execute(async (within) => {
    if (!(await takeMailToken(within, link))) throw new ApiError('mail-link-invalid');
    if (!(await moveUser(within, user.id, parseEmail(link.email)))) throw new ApiError('email-taken');
    await mail.send({ to: user.email, locale: user.locale, kind: 'address-changed' }, within);
  });

/** Where one is signed in. */
export async function ownSessions({ sql }: PeopleNeeds, person: Person): Promise<AccountSession[]> {
  return (await listSessions(sql, person.userId)).map((row) => ({
    id: row.id,
    method: row.method,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === person.sessionId,
  }));
}

/** Ends one of one's own sessions. */
export async function revokeSession({ sql }: PeopleNeeds, userId: string, id: string): Promise<void> {
  if (!(await endSession(sql, userId, id))) throw new ApiError('not-found');
}

/** Ends all of one's own sessions but this one. */
export const revokeOtherSessions = ({ sql }: PeopleNeeds, person: Person): Promise<number> =>
  endSessions(sql, person.userId, person.sessionId);
