import { type Static, Type } from 'typebox';
import { LocaleCode } from '../locales.ts';

/** Registering, signing in by e-mail and password, and what links in mails are traded for. */

export const AUTH_PATH = '/api/auth';

/** An e-mail address as it was typed; what one is, is decided by the server (RFC 5321, section 4.5.3.1.3: 254 characters). */
export const EmailAddress = Type.String({ minLength: 3, maxLength: 254 });
/** A password as it was typed. Rules for new ones are the server's; a longer one than they allow is never read. */
export const Password = Type.String({ minLength: 1, maxLength: 200 });
/** What a link in a mail carries. */
export const MailToken = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
/** A person's name for themselves: no control characters, and none that turn the direction of a line. */
export const Username = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]*$',
});

export const Registration = Type.Object({
  email: EmailAddress,
  password: Password,
  username: Type.Optional(Username),
  locale: Type.Optional(LocaleCode),
});

export const Credentials = Type.Object({ email: EmailAddress, password: Password });

/** Whose mail is to be sent (again), and in which language where there is no account that says it. */
export const MailRequest = Type.Object({ email: EmailAddress });

/**
 * The link of a registration. Another browser than the one that registered must give the password too: a link that somebody
 * else asked for must not sign its reader in to an account whose password that other person knows.
 */
export const Verification = Type.Object({ token: MailToken, password: Type.Optional(Password) });

export const PasswordReset = Type.Object({ token: MailToken, password: Password });
export const MailConfirmation = Type.Object({ token: MailToken });

export type Registration = Static<typeof Registration>;
export type Credentials = Static<typeof Credentials>;
export type MailRequest = Static<typeof MailRequest>;
export type Verification = Static<typeof Verification>;
export type PasswordReset = Static<typeof PasswordReset>;
