import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Config } from '../config.ts';
import { mailFolderOf } from '../features/mail/carrier.ts';

/** A mail as its reader sees it. */
export interface TestMail {
  readonly to: string;
  /** Who an answer goes to; empty where it says nothing. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address behind its button. */
  readonly link: string | undefined;
  readonly language: string;
  /** Whether it says that no person wrote it. */
  readonly automatic: boolean;
}

/** The mails that lie in the data folder, the oldest first. */
export async function readMails(config: Pick<Config, 'dataFolder'>): Promise<readonly TestMail[]> {
  const folder = mailFolderOf(config);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => readMail(await readFile(path.join(folder, name)))));
}

async function readMail(bytes: Buffer): Promise<TestMail> {
  const mail = await PostalMime.parse(bytes);
  const header = (name: string): string => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const text = mail.text ?? '';
  return {
    to: mail.to?.[0]?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    link: /^https?:\/\/\S+$/m.exec(text)?.[0],
    language: header('content-language'),
    automatic: header('auto-submitted') === 'auto-generated',
  };
}
