import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Logger } from '../../log.ts';
import type { Seal } from '../../secrets.ts';
import { type Carrier, NotCarried } from './carrier.ts';
import { addressOf, type MailMessage } from './messages.ts';
import { deleteMail, type MailRow, takeMail } from './repository.ts';
import { sealContext } from './service.ts';
import { MAIL_TEXTS } from './texts/mail-texts.ts';
import { writeMail } from './write-mail.ts';

export interface MailJobParts {
  readonly sql: Kysely<Tables>;
  readonly seal: Seal;
  readonly log: Logger;
  readonly carrier: Carrier;
  readonly config: Pick<Config, 'product'>;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** After a day nobody waits for a mail any more, and what its link proves is over. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/**
 * Delivers one mail, and forgets it. A mail may arrive twice when the process ends between the two; it never gets lost.
 * @throws what makes the queue try again later; it names nobody, as the queue keeps it
 */
export async function runMailJob({ id, signal }: Pick<Job, 'id' | 'signal'>, parts: MailJobParts): Promise<void> {
  const { sql, log, carrier } = parts;
  const now = parts.now?.() ?? Date.now();
  const row = await takeMail(sql, id);
  if (!row) return;
  const giveUp = async (reason: string): Promise<void> => {
    log.error({ mail: id, attempts: row.attempts, reason }, 'a mail was given up');
    await deleteMail(sql, id);
  };
  if (now - row.created_at.getTime() > GIVE_UP_MS) return giveUp('too old');
  try {
    await carrier.carry(letterOf(row, parts), signal);
  } catch (error) {
    // Whatever else goes wrong is a fault of ours or of the key, which another attempt does not mend.
    if (!(error instanceof NotCarried)) return giveUp(error instanceof Error ? error.name : 'unknown');
    if (error.permanent) return giveUp(error.reason);
    log.warn({ mail: id, attempts: row.attempts, reason: error.reason }, 'a mail waits to be tried again');
    throw error;
  }
  await deleteMail(sql, id);
}

function letterOf({ id, sealed, created_at }: MailRow, { seal, config }: MailJobParts) {
  const message = JSON.parse(seal.open(sealed, sealContext(id))) as MailMessage;
  const setting = { product: config.product.name, support: addressOf(config.product.supportEmail) };
  return {
    id,
    to: message.to,
    date: created_at,
    written: writeMail(message, MAIL_TEXTS[message.locale], setting),
    automatic: message.kind !== 'contact',
  };
}
