import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Logger } from '../../log.ts';
import { writeWholeFile } from '../../storage/whole-file.ts';
import { addressOf } from './messages.ts';
import type { WrittenMail } from './write-mail.ts';

/** A mail that is ready to go. */
export interface Letter {
  /** The same at every attempt, so that whoever gets it twice can tell (`Message-ID`). */
  readonly id: string;
  readonly to: string;
  readonly date: Date;
  readonly written: WrittenMail;
  /** Nobody wrote it; so that no absence note answers (RFC 3834, section 5). */
  readonly automatic: boolean;
}

/** Brings mails on their way. */
export interface Carrier {
  /** @throws {NotCarried} when it could not. */
  readonly carry: (letter: Letter, signal?: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** A mail was not taken. The reason names no address: it holds no words of the other side. */
export class NotCarried extends Error {
  /** Whether another attempt is of no use: its reader or the mail itself is refused for good. */
  readonly permanent: boolean;
  readonly reason: string;

  constructor(reason: string, permanent: boolean) {
    super(`a mail was not taken: ${reason}`);
    this.name = 'NotCarried';
    this.reason = reason;
    this.permanent = permanent;
  }
}

type CarrierConfig = Pick<Config, 'mail' | 'dataFolder'>;

/** Sends by the mail server of the configuration, or without one writes files for a person to look at. */
export const createCarrier = (config: CarrierConfig, log: Logger): Carrier =>
  config.mail.smtpUrl === undefined
    ? folderCarrier(mailFolderOf(config), config.mail.from, log)
    : smtpCarrier(config.mail.smtpUrl, config.mail.from);

/** Where mails are written that are not sent. */
export const mailFolderOf = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => path.join(dataFolder, 'mails');

/** A server that does not answer by then is tried again later, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000, dnsTimeout: 15_000 };
const CONNECTIONS = 3;

function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    ...TIMEOUTS,
    ...SEALED,
    url: urlWithTls(smtpUrl),
  });
  return {
    carry: async (letter, signal) => {
      try {
        await transport.sendMail({ ...envelopeOf(letter, from), ...(signal && { signal }) });
      } catch (error) {
        throw notCarried(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Nothing of a mail is ever read from a file or fetched from an address. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * A password goes to another machine under TLS only: where the address holds one, and does not say otherwise by
 * `requireTLS` or `ignoreTLS`, the server must offer STARTTLS.
 */
export function urlWithTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSaid = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  if (url.protocol === 'smtp:' && url.password !== '' && !isHere && !isSaid) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Only refusals of this reader or this mail are for good; a wrong password is the operator's to mend. */
function notCarried(error: unknown): NotCarried {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const reason = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  const isForGood = typeof responseCode === 'number' && responseCode >= 500;
  return new NotCarried(reason || 'unknown', isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE'));
}

function folderCarrier(folder: string, from: string, log: Logger): Carrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...SEALED });
  return {
    carry: async (letter) => {
      const { message } = await composer.sendMail(legible(envelopeOf(letter, from), letter.written.text));
      const time = letter.date.toISOString().replace(/[-:.]/g, '');
      const file = path.join(folder, `${time}-${letter.id}.eml`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWholeFile(file, message as Buffer);
      } catch (error) {
        throw new NotCarried(error instanceof Error && 'code' in error ? String(error.code) : 'unknown', false);
      }
      // A warning, so that whoever tries the product in a terminal sees where the link is.
      log.warn({ file }, 'no mail server is configured: a mail lies in a file');
    },
    close: () => composer.close(),
  };
}

/** Longest line that a mail may have, in bytes (RFC 5322, 2.1.1). */
const MAX_LINE = 998;

/**
 * The same with its plain text as it is, not encoded for the way through old servers: whoever opens the file in an
 * editor finds the link, whole and in one piece.
 */
function legible(mail: SendMailOptions, text: string): SendMailOptions {
  if (text.split('\n').some((line) => Buffer.byteLength(line) > MAX_LINE)) return mail;
  const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n';
  return {
    ...mail,
    text: { raw: head + text.replaceAll('\n', '\r\n') },
    headers: { ...mail.headers, 'Content-Transfer-Encoding': '8bit' },
  };
}

function envelopeOf({ id, to, date, written, automatic }: Letter, from: string): SendMailOptions {
  const sender = addressOf(from);
  return {
    // Objects and not text: text would be taken apart, and might hold several addresses.
    from: { name: nameOf(from), address: sender },
    to: { name: '', address: to },
    envelope: { from: sender, to: [to] },
    ...(written.replyTo && { replyTo: { ...written.replyTo } }),
    subject: written.subject,
    text: written.text,
    html: written.html,
    date,
    messageId: `<${id}@${sender.split('@').at(-1) ?? 'localhost'}>`,
    headers: { 'Content-Language': written.language, ...(automatic && { 'Auto-Submitted': 'auto-generated' }) },
  };
}

const nameOf = (mailbox: string): string => /^(.*?)\s*</.exec(mailbox)?.[1]?.replace(/^"|"$/g, '') ?? '';
