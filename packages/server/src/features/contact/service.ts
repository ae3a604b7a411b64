import type { ContactMessage, LocaleCode } from '@tallyleaf/contract';
import { ApiError } from '../../http/errors.ts';

/** What the contact form needs of the outbox. */
export interface ContactParts {
  readonly mail: {
    readonly send: (message: {
      readonly to: string;
      readonly locale: LocaleCode;
      readonly kind: 'contact';
      readonly values: Readonly<Record<string, string>>;
    }) => Promise<void>;
  };
  /** The bare address of the support. */
  readonly supportAddress: string;
}

/**
 * Mails a message to the support. One whose hidden field is filled was written by a program: it is answered like any
 * other, so that the program learns nothing, and goes nowhere.
 * @throws {ApiError} `invalid-input` when the message says nothing
 */
export async function takeMessage(
  { name, email, subject, message, locale, website }: ContactMessage,
  { mail, supportAddress }: ContactParts,
): Promise<void> {
  if (website) return;
  if (message.trim().length < 10 || name.trim() === '') {
    throw new ApiError('invalid-input', 'Write your name, and at least 10 characters.');
  }
  const values = { name: name.trim(), email, subject: subject?.trim() ?? '', message: message.trim() };
  await mail.send({ to: supportAddress, locale, kind: 'contact', values });
}
