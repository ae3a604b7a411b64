import type { LocaleCode } from '@tallyleaf/contract';

/** Every kind of mail there is. */
export const MAIL_KINDS = [
  /** To a new address: link, minutes. */
  'verify-email',
  /** To an address that somebody tried to register again: link to the sign-in. */
  'already-registered',
  /** link, minutes. */
  'reset-password',
  /** To the new address: link, minutes. */
  'change-email',
  /** To the old address. */
  'address-changed',
  'password-changed',
  /** Something that is proved besides the password was added, or removed. */
  'factor-added',
  'factor-removed',
  /** left: how many are left. */
  'recovery-code-used',
  'recovery-codes-made',
  'account-deleted',
  /** To the people of the support. Values: name, email, subject, message. */
  'contact',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail before it is written out in a language. */
export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly locale: LocaleCode;
  readonly kind: MailKind;
  /** What its button leads to: a whole http(s) address, or a path of this server's public address. */
  readonly link?: string;
  /**
   * What else it says. `minutes`: how long the link lasts. Names that people chose for themselves are not said in mails
   * to others: whoever registers an address that is not theirs must not be able to write to it.
   */
  readonly values?: Readonly<Record<string, string>>;
}

/** One address without a name, and nothing by which a header could go on (RFC 5322, 3.4.1; length by RFC 5321). */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>@,;:"()[\]\\\p{C}]+@[^\s<>@,;:"()[\]\\\p{C}]+$/u.test(text);

/** The bare address of a setting that may have a name before it: `Tallyleaf <mail@example.org>`. */
export const addressOf = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
