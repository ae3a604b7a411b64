import type { UserInfo } from '@tallyleaf/contract';
import { ApiError } from '../../http/errors.ts';
import type { PeopleNeeds } from './needs.ts';
import { findUser } from './repository.ts';
import { openSession } from './sessions.ts';

/** How and from where somebody signs in. */
export interface SignInOrigin {
  /** `password`, `passkey`, or the name of a provider. */
  readonly method: string;
  readonly userAgent: string;
  /** The visitor whose things become the user's; the caller makes the browser another visitor afterwards. */
  readonly visitorId: string | undefined;
}

export interface SignedInUser {
  readonly token: string;
  readonly user: UserInfo;
}

/** Opens a session for somebody who has proved who they are, and makes the visitor's things theirs. */
export async function signIn(needs: PeopleNeeds, userId: string, origin: SignInOrigin): Promise<SignedInUser> {
  if (origin.visitorId !== undefined) await needs.bindVisitor(origin.visitorId, userId);
  const token = await openSession(needs.sql, userId, origin);
  return { token, user: await userInfo(needs, userId, token) };
}

/** What clients know of a user. `access_token` echoes the bearer that was presented (product, section 7). */
export async function userInfo(needs: PeopleNeeds, userId: string, bearer?: string): Promise<UserInfo> {
  const user = await findUser(needs.sql, userId);
  if (!user) throw new ApiError('not-signed-in');
  const [available, plan] = await Promise.all([needs.available(userId), needs.planOf(userId)]);
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified_at !== null,
    username: user.username,
    phone_number: user.phone_number,
    created_at: user.created_at.toISOString(),
    available,
    plan: plan.name,
    plan_index: plan.index,
    locale: user.locale,
    has_password: user.password_hash !== null,
    keep_hours: user.keep_hours,
    keep_files: user.keep_files,
    ...(bearer !== undefined && { access_token: bearer }),
  };
}
