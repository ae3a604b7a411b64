import { type Static, Type } from 'typebox';
import { SUCCESS_CODE } from './envelope.ts';

/**
 * User info (specification, section 3). Times are ISO 8601 with their zone. `access_token` echoes the bearer token that was
 * presented; it is absent where none was (product, section 7).
 */
export const UserInfo = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String(),
  email_verified: Type.Boolean(),
  username: Type.String(),
  phone_number: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String({ format: 'date-time' }),
  /** Credits that can be spent now; 0 says nothing of unlimited plans. */
  available: Type.Integer({ minimum: 0 }),
  /** The plan's name; `free` without one. */
  plan: Type.String(),
  plan_index: Type.Integer({ minimum: 0 }),
  /** One of the nine locales. */
  locale: Type.String(),
  /** False for somebody who signs in by a provider only. */
  has_password: Type.Boolean(),
  /** How long results are kept, in hours; null: as the server says. */
  keep_hours: Type.Union([Type.Integer(), Type.Null()]),
  /** False: files go as soon as they are converted. */
  keep_files: Type.Boolean(),
  access_token: Type.Optional(Type.String()),
});
export type UserInfo = Static<typeof UserInfo>;

/** What a sign-in answers: the spec's clients read `token` and `user` at the top level, ours in `data`. */
export const SignedIn = Type.Object({
  code: Type.Literal(SUCCESS_CODE),
  message: Type.String(),
  data: Type.Object({ token: Type.String(), user: UserInfo }),
  token: Type.String(),
  user: UserInfo,
});
export type SignedIn = Static<typeof SignedIn>;

/** `GET /api/user/info`: the spec's clients read `user` at the top level. */
export const UserAnswer = Type.Object({
  code: Type.Literal(SUCCESS_CODE),
  message: Type.String(),
  data: Type.Object({ user: UserInfo }),
  user: UserInfo,
});

/** `GET /user/v2/userinfo`: the same under the name that its clients read. */
export const UserInfoAnswer = Type.Object({
  code: Type.Literal(SUCCESS_CODE),
  message: Type.String(),
  data: Type.Object({ userinfo: UserInfo }),
  userinfo: UserInfo,
});

/** The answer of a sign-in. */
export const signedIn = (token: string, user: UserInfo): SignedIn => ({
  code: SUCCESS_CODE,
  message: 'OK',
  data: { token, user },
  token,
  user,
});
