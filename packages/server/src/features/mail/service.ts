import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Seal } from '../../secrets.ts';
import { isMailAddress, type MailMessage } from './messages.ts';
import { insertMail } from './repository.ts';

/** The outbox. */
export interface Mail {
  /**
   * Puts a mail into the outbox. Inside a transaction it is sent if and when that is committed.
   * @throws when the message is not whole: a fault of the caller's
   */
  readonly send: (message: MailMessage, within?: Transaction<Tables>) => Promise<void>;
}

export interface MailParts {
  readonly sql: Kysely<Tables>;
  readonly queue: Pick<Queue, 'add'>;
  readonly seal: Seal;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** Kinds that are of no use without their link. */
const WITH_LINK = new Set(['verify-email', 'already-registered', 'reset-password', 'change-email']);

/** What a mail's row is sealed for; it opens under the same id only. */
export const sealContext = (id: string): string => `mail ${id}`;

/** Makes the outbox: a row holds the mail, sealed, and a job of the row's id delivers it. */
export function createMail({ sql, queue, seal, config }: MailParts): Mail {
  const add = async (message: MailMessage, within: Transaction<Tables>): Promise<void> => {
    const id = randomUUID();
    await insertMail(within, id, seal.seal(JSON.stringify(message), sealContext(id)));
    await queue.add(JOBS.mail, id, within);
  };
  return {
    send: async (message, within) => {
      const whole = checked(message, config.publicUrl);
      await (within ? add(whole, within) : sql.transaction().execute((transaction) => add(whole, transaction)));
    },
  };
}

/** Faults are found where the mail is made, not hours later where it is delivered. No value is repeated: logs see it. */
function checked(message: MailMessage, publicUrl: string | undefined): MailMessage {
  if (!isMailAddress(message.to)) throw new Error('a mail has no good address');
  const { link, ...rest } = message;
  if (link === undefined) {
    if (WITH_LINK.has(message.kind)) throw new Error(`a mail of the kind ${message.kind} needs a link`);
    return rest;
  }
  const address = URL.parse(link, publicUrl);
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error('the link of a mail is no whole address');
  return { ...rest, link: address.href };
}
