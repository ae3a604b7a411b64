import { type Static, Type } from 'typebox';
import { LocaleCode } from '../locales.ts';
import { EmailAddress, Password, Username } from './auth.ts';

/** The account page: what one may set, one's sessions, one's data, and the end of the account. */

export const ACCOUNT_PATH = '/api/account';

/** What is left out stays as it is; null goes back to what the server does by itself. */
export const AccountPatch = Type.Object(
  {
    username: Type.Optional(Username),
    phone_number: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 30, pattern: '^\\+?[0-9][0-9 ()./-]{3,28}$' })]),
    ),
    locale: Type.Optional(LocaleCode),
    /** How long results are kept, in hours, up to ten years. */
    keep_hours: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 87_600 })])),
    /** False: files go as soon as they are converted. */
    keep_files: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
);

/** `current` is needed where there is a password; somebody without one must have signed in within the last ten minutes. */
export const PasswordChange = Type.Object({ current: Type.Optional(Password), password: Password });

/** A new address. It is the account's once the link that is mailed to it is followed. */
export const EmailChange = Type.Object({ email: EmailAddress, password: Type.Optional(Password) });

/** `password` is needed where there is one; somebody without one must have signed in within the last ten minutes. */
export const AccountRemoval = Type.Object({ password: Type.Optional(Password) });

/** A place where one is signed in. */
export const AccountSession = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** `password`, `passkey`, or the name of a provider. */
  method: Type.String(),
  /** What the browser says it is. */
  user_agent: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  last_seen_at: Type.String({ format: 'date-time' }),
  expires_at: Type.String({ format: 'date-time' }),
  /** The one that asks. */
  current: Type.Boolean(),
});
export const SessionParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export type AccountPatch = Static<typeof AccountPatch>;
export type PasswordChange = Static<typeof PasswordChange>;
export type EmailChange = Static<typeof EmailChange>;
export type AccountSession = Static<typeof AccountSession>;
