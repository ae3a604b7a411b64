import { ApiError } from '../../http/errors.ts';

/** An e-mail address, and what makes two of them the same. */
export interface Email {
  /** Where mails go. */
  readonly address: string;
  /** The whole in lower case. No rule of one provider (dots, plus signs) is applied to all: their mailboxes may be two people's. */
  readonly key: string;
}

/** RFC 5321, section 4.5.3.1.3. */
const LONGEST = 254;
const ADDRESS = /^[^\s<>@,;:"()[\]\\\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Reads an address as it was typed. It is used in its compatible form (NFKC) for mails too: were only its key made so, somebody
 * with the mailbox of a look-alike letter could prove an address whose key is another person's.
 * @throws {ApiError} `invalid-input` when it is none
 */
export function parseEmail(typed: string): Email {
  const address = typed
    .slice(0, 2 * LONGEST)
    .trim()
    .normalize('NFKC');
  if (address.length > LONGEST || !ADDRESS.test(address)) {
    throw new ApiError('invalid-input', 'This is not an e-mail address.');
  }
  return { address, key: address.toLowerCase() };
}
