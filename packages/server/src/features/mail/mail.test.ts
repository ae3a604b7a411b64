import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { sealWith } from '../../secrets.ts';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness, until } from '../../testing/harness.ts';
import { recordingLog } from '../../testing/log.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { type Carrier, createCarrier } from './carrier.ts';
import { runMailJob } from './mail.job.ts';
import type { MailMessage } from './messages.ts';
import { createMail } from './service.ts';
import { tidyMails } from './tidy-mails.ts';

const LINK = 'http://localhost:3000/auth/reset?token=tlm_secret';
const RESET: MailMessage = { to: 'zora@example.org', locale: 'de', kind: 'reset-password', link: LINK };

const configWith = (environment: Record<string, string>): Config =>
  readConfig({ SUPPORT_EMAIL: 'Support <support@example.org>', ...environment }, false);

describe.each(testDatabases)('mails on $name', (kind) => {
  let post: MailServer;
  let port: number;
  let harness: Harness;
  const log = recordingLog();
  const carriers: Carrier[] = [];
  beforeAll(async () => {
    post = new MailServer();
    port = await post.listen();
    harness = await startHarness(kind, {
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tallyleaf <hello@tallyleaf.example>' },
      log: log.log,
    });
  });
  afterAll(async () => {
    for (const carrier of carriers) carrier.close();
    await harness?.close();
    await post?.close();
  });
  afterEach(() => {
    post.taken.length = 0;
    post.refuse = undefined;
  });

  const seal = sealWith(randomBytes(32));
  const rows = () => harness.database.sql.selectFrom('mails').selectAll().execute();
  /** An outbox whose jobs nobody works on, and its mails' ids. */
  const slowOutbox = () => {
    const ids: string[] = [];
    const queue = { add: async (_kind: unknown, id: string) => void ids.push(id) };
    return { ids, mail: createMail({ sql: harness.database.sql, queue, seal, config: harness.config }) };
  };
  const attempt = (id: string, carrier: Carrier, now?: () => number) =>
    runMailJob(
      { id, signal: new AbortController().signal },
      { sql: harness.database.sql, seal, log: log.log, carrier, config: harness.config, ...(now && { now }) },
    );
  const carrierOf = (environment: Record<string, string>): Carrier => {
    const carrier = createCarrier(configWith(environment), log.log);
    carriers.push(carrier);
    return carrier;
  };
  const smtp = (): Carrier => carrierOf({ SMTP_URL: `smtp://127.0.0.1:${port}` });

  it('arrive whole', async () => {
    const { sql, queue } = { sql: harness.database.sql, queue: harness.queue };
    const mail = createMail({ sql, queue, seal: harness.seal, config: harness.config });
    await mail.send(RESET);
    const [taken] = await until(async () => post.taken.length > 0 && post.taken);
    await until(async () => (await rows()).length === 0);
    expect([taken?.from, taken?.to]).toEqual(['hello@tallyleaf.example', ['zora@example.org']]);
    const read = await PostalMime.parse(taken?.bytes ?? '');
    expect(read.from).toEqual({ name: 'Tallyleaf', address: 'hello@tallyleaf.example' });
    expect(read.to).toEqual([{ name: '', address: 'zora@example.org' }]);
    expect(read.subject).toBe('Neues Passwort festlegen');
    expect(read.text).toContain(LINK);
    expect(read.html).toContain(`href="${LINK}"`);
    expect(read.messageId).toMatch(/^<[0-9a-f-]{36}@tallyleaf\.example>$/);
    const header = (name: string) => read.headers.find(({ key }) => key === name)?.value;
    expect(header('content-language')).toBe('de-DE');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(read.replyTo ?? []).toEqual([]);
    expect(read.attachments).toEqual([]);
  });

  it('go with their transaction, or not at all', async () => {
    const { ids, mail } = slowOutbox();
    await expect(
      harness.database.sql.transaction().execute(async (transaction) => {
        await mail.send(RESET, transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([ids.length, (await rows()).length]).toEqual([1, 0]);
    await attempt(ids[0] ?? '', smtp());
    expect(post.taken).toEqual([]);
  });

  it('lie sealed: neither address nor link is in the row', async () => {
    const { ids, mail } = slowOutbox();
    await mail.send(RESET);
    const [row] = await rows();
    expect(row?.id).toBe(ids[0]);
    expect(JSON.stringify(row)).not.toMatch(/zora|example|tlm_/);
    await attempt(ids[0] ?? '', smtp());
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a refusal of now', { at: 'rcpt', code: 450 }],
    ['a refusal of the mail for now', { at: 'data', code: 451 }],
  ] as const)('are tried again after %s', async (_what, refuse) => {
    const { ids, mail } = slowOutbox();
    await mail.send(RESET);
    post.refuse = refuse;
    await expect(attempt(ids[0] ?? '', smtp())).rejects.toThrow(/not taken/);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    post.refuse = undefined;
    await attempt(ids[0] ?? '', smtp());
    expect([post.taken.length, (await rows()).length]).toEqual([1, 0]);
  });

  it('are tried again by the queue', async () => {
    post.refuse = { at: 'rcpt', code: 450 };
    const mail = createMail({
      sql: harness.database.sql,
      queue: harness.queue,
      seal: harness.seal,
      config: harness.config,
    });
    await mail.send(RESET);
    await until(async () => ((await rows())[0]?.attempts ?? 0) >= 1);
    post.refuse = undefined;
    await until(async () => post.taken.length === 1);
    await until(async () => (await rows()).length === 0);
  });

  it('are given up after a refusal for good, without a word of whom', async () => {
    for (const refuse of [{ at: 'rcpt', code: 550 } as const, { at: 'data', code: 554 } as const]) {
      const { ids, mail } = slowOutbox();
      await mail.send(RESET);
      post.refuse = refuse;
      await attempt(ids[0] ?? '', smtp());
      expect(await rows()).toEqual([]);
    }
    expect(log.text()).toContain('a mail was given up');
  });

  it('wait for a server that is not there, for a day', async () => {
    const { ids, mail } = slowOutbox();
    const gone = new MailServer();
    const closed = await gone.listen();
    await gone.close();
    await mail.send(RESET);
    const nowhere = carrierOf({ SMTP_URL: `smtp://127.0.0.1:${closed}` });
    await expect(attempt(ids[0] ?? '', nowhere)).rejects.toThrow(/not taken/);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    await attempt(ids[0] ?? '', smtp(), () => Date.now() + 25 * 60 * 60 * 1000);
    expect([post.taken.length, (await rows()).length]).toEqual([0, 0]);
  });

  it('keep a password back where there is no TLS, and wait for a wrong one to be mended', async () => {
    const guarded = new MailServer({ password: 'right' });
    const at = `127.0.0.1:${await guarded.listen()}`;
    const { ids, mail } = slowOutbox();
    await mail.send(RESET);
    const [id = ''] = ids;
    await expect(attempt(id, carrierOf({ SMTP_URL: `smtp://us:wrong@${at}` }))).rejects.toThrow(/EAUTH 535/);
    const strict = `smtp://us:right@${at}?requireTLS=true`;
    await expect(attempt(id, carrierOf({ SMTP_URL: strict }))).rejects.toThrow(/ETLS/);
    expect(guarded.taken).toEqual([]);
    await attempt(id, carrierOf({ SMTP_URL: `smtp://us:right@${at}` }));
    expect(guarded.taken).toHaveLength(1);
    await guarded.close();
  });

  it('go by STARTTLS where the server has it', async () => {
    const secured = new MailServer({ tls: true });
    const at = `127.0.0.1:${await secured.listen()}`;
    const { ids, mail } = slowOutbox();
    await mail.send(RESET);
    const [id = ''] = ids;
    // Its certificate is signed by nobody.
    await expect(attempt(id, carrierOf({ SMTP_URL: `smtp://${at}` }))).rejects.toThrow(/not taken/);
    await attempt(id, carrierOf({ SMTP_URL: `smtp://${at}?tls.rejectUnauthorized=false` }));
    expect(secured.taken.map(({ secure }) => secure)).toEqual([true]);
    await secured.close();
  });

  it('are not made without a good address or their link', async () => {
    const { mail } = slowOutbox();
    for (const to of [
      '',
      'ada',
      'a@b.org, c@d.org',
      'a@b.org\r\nBcc: c@d.org',
      'A <a@b.org>',
      'a b@c.org',
      'a@b@c.org',
    ]) {
      await expect(mail.send({ ...RESET, to })).rejects.toThrow('a mail has no good address');
    }
    await expect(mail.send({ to: 'a@b.org', locale: 'en', kind: 'verify-email' })).rejects.toThrow(/needs a link/);
    for (const link of ['javascript:alert(1)', '/relative', 'mailto:a@b.org']) {
      await expect(mail.send({ ...RESET, link })).rejects.toThrow(/no whole address/);
    }
    expect(await rows()).toEqual([]);
  });

  it('that another key sealed are given up', async () => {
    const { ids, mail } = slowOutbox();
    await mail.send(RESET);
    await harness.database.sql.updateTable('mails').set({ sealed: 'AAAA' }).execute();
    await attempt(ids[0] ?? '', smtp());
    expect(await rows()).toEqual([]);
  });

  it('are forgotten when their time is over: rows after two days, files after seven', async () => {
    const { mail } = slowOutbox();
    await mail.send(RESET);
    const folder = path.join(harness.config.dataFolder, 'mails');
    await mkdir(folder, { recursive: true });
    for (const name of ['a.eml', '.b.part', 'notes.txt']) await writeFile(path.join(folder, name), '');
    const noJobs = { isPending: async () => true, add: async () => {}, remove: async () => undefined };
    const needs = { sql: harness.database.sql, config: harness.config, queue: noJobs };
    const inDays = (days: number) => tidyMails(needs, Date.now() + days * 86_400_000);
    await inDays(1.9);
    expect([(await rows()).length, (await readdir(folder)).length]).toEqual([1, 3]);
    await inDays(6.9);
    expect([(await rows()).length, (await readdir(folder)).length]).toEqual([0, 3]);
    await inDays(7.1);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('whose job is lost get another', async () => {
    const { sql } = harness.database;
    const lost = createMail({ sql, queue: { add: async () => {} }, seal: harness.seal, config: harness.config });
    await lost.send(RESET);
    const needs = { sql, config: harness.config, queue: harness.queue };
    await tidyMails(needs);
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
    await tidyMails(needs, Date.now() + 11 * 60 * 1000);
    await until(async () => post.taken.length === 1);
    await until(async () => (await rows()).length === 0);
  });

  it('leave nothing in the log or in the queue that names anybody', async () => {
    expect(log.text()).toContain('a mail waits to be tried again');
    expect(log.text()).not.toMatch(/zora|example\.org|tlm_/);
  });
});
