import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/client.ts';
import { openQueue } from '../../jobs/queue.ts';
import { keyOf } from '../../secrets.ts';
import { openFileKeys } from '../../storage/encryption/file-keys.ts';
import { openKeyRing } from '../../storage/encryption/key-ring.ts';
import { demandStorageKeys } from '../../storage/encryption/keys-in-use.ts';
import { testServers } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { startLocalProvider } from '../../testing/provider.ts';
import { beginWithReady } from '../../testing/ready-database.ts';
import { startS3 } from '../../testing/s3.ts';
import { priceOf, startStripe } from '../../testing/stripe.ts';
import { EXAMINED, examine } from './examine.ts';
import { examinePart, type Finding } from './finding.ts';

let folder: string;
let nobody: number;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-doctor-'));
  // A port at which nobody listens.
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  nobody = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await new Promise((resolve) => taken.close(resolve));
});
afterAll(async () => {
  for (const end of ends) await end();
  await rm(folder, { recursive: true });
});

const DATA = () => path.join(folder, 'data');
/** What is found of one part, in an environment. */
const look = async (check: string, environment: Record<string, string> = {}): Promise<Finding[]> => {
  const only = [EXAMINED.includes(check) ? check : 'database'];
  const findings = await examine({ DATA_FOLDER: DATA(), ...environment }, only);
  return findings.filter((finding) => finding.check === check);
};
const one = async (part: string, environment: Record<string, string> = {}): Promise<Finding | undefined> =>
  (await look(part, environment))[0];

describe('the doctor', () => {
  it('finds a fresh place well, and leaves it as it is', async () => {
    const findings = await examine({ DATA_FOLDER: DATA(), WEB_FOLDER: path.join(folder, 'web') });
    expect(Object.fromEntries(findings.map(({ check, state }) => [check, state]))).toEqual({
      settings: 'ok',
      database: 'ok',
      storage: 'ok',
      space: expect.stringMatching(/ok|warning/),
      folder: 'ok',
      key: 'ok',
      mail: 'off',
      'sign-in': 'off',
      payments: 'off',
      web: 'warning',
      metrics: 'off',
      traces: 'off',
      ocr: 'ok',
    });
    for (const { state, next } of findings) expect([state, next !== undefined]).toEqual([state, state !== 'ok']);
    expect(await readdir(path.join(DATA(), 'files'))).toEqual(expect.not.arrayContaining([expect.any(File)]));
    expect(await readdir(DATA())).not.toContain('database');
  });

  it('says everything that is wrong with the settings, and no secret', async () => {
    const findings = await examine({ PORT: 'x', DATABASE_URL: 'mysql://u:secret@h', STORAGE_URL: 's3://k:secret@h' });
    expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual(Array(3).fill('settings broken'));
    expect(JSON.stringify(findings)).not.toContain('secret');
    expect(await one('settings', { HOST: '0.0.0.0' })).toMatchObject({ state: 'warning' });
    expect(await one('settings', { PUBLIC_URL: 'http://tallyleaf.example' })).toMatchObject({ state: 'warning' });
  });

  it('looks into the embedded database, its migrations, queue and ledger', async () => {
    const config = { databaseUrl: undefined, dataFolder: DATA() };
    await beginWithReady(DATA());
    const running = await openDatabase(config, silentLog());
    expect(await one('database')).toMatchObject({ state: 'warning', says: expect.stringContaining('in use') });
    await (await openQueue(running, silentLog())).stop(0);
    await sql`insert into queue.job (name, created_on, start_after)
      values ('convert', now() - interval '1 hour', now() - interval '1 hour')`.execute(running.sql);
    await running.close();
    // Opened once: with each look it is started anew.
    const found = new Map((await examine({ DATA_FOLDER: DATA() }, ['database'])).map((each) => [each.check, each]));
    expect(found.get('database')).toMatchObject({ state: 'ok', says: expect.stringContaining('PostgreSQL') });
    expect(found.get('migrations')).toMatchObject({ state: 'ok' });
    expect(found.get('queue')).toMatchObject({
      state: 'warning',
      says: expect.stringMatching(/^1 jobs wait, the oldest for 60 minutes/),
      next: expect.stringContaining('worker'),
    });
    expect(found.get('credits')).toMatchObject({ state: 'ok' });
    expect(found.get('encryption')).toMatchObject({ state: 'off', next: 'Set STORAGE_KEY.' });

    const again = await openDatabase(config, silentLog());
    await sql`insert into migrations (number, name, sha256) values (9999, '9999-later', 'x')`.execute(again.sql);
    await again.close();
    const later = await examine({ DATA_FOLDER: DATA() }, ['database']);
    expect(later.find(({ check }) => check === 'migrations')).toMatchObject({
      state: 'broken',
      says: expect.stringContaining('newer'),
    });
    expect(later.map(({ check }) => check)).not.toContain('credits');
  });

  it('says what of it is encrypted, and by which key', async () => {
    const place = { databaseUrl: undefined, dataFolder: path.join(folder, 'encrypted') };
    const [old, newer] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
    const seen = (keys: string) => one('encryption', { DATA_FOLDER: place.dataFolder, STORAGE_KEY: keys });
    await beginWithReady(place.dataFolder);
    const running = await openDatabase(place, silentLog());
    const ring = openKeyRing([Buffer.from(old, 'base64')]);
    await demandStorageKeys(running.sql, ring);
    await openFileKeys(running.sql, ring).make(randomUUID());
    await running.close();
    expect(await seen(old)).toMatchObject({ state: 'ok' });
    expect(await seen(`${newer},${old}`)).toMatchObject({
      state: 'warning',
      says: '1 files and results need an older key',
      next: expect.stringContaining('rotate-keys'),
    });
    for (const keys of [newer, '']) {
      expect(await seen(keys)).toMatchObject({ state: 'broken', says: expect.stringContaining(ring.current ?? '') });
    }
  });

  it('says when there is no database server', async () => {
    const found = await one('database', { DATABASE_URL: `postgres://u:secret@127.0.0.1:${nobody}/x` });
    expect(found).toMatchObject({ state: 'broken', says: expect.stringContaining('ECONNREFUSED') });
  });

  it.each(testServers)('looks at a database on $name', async (kind) => {
    const database = await kind.open();
    ends.push(database.close);
    const environment = {
      DATABASE_URL: database.queue.connectionString ?? '',
      DATA_FOLDER: path.join(folder, 'other'),
    };
    expect(await one('database', environment)).toMatchObject({ state: 'ok' });
    expect(await one('clock', environment)).toMatchObject({ state: 'ok' });
    expect(await one('key', environment)).toMatchObject({
      state: 'warning',
      next: expect.stringContaining('SECRET_KEY'),
    });
    await sql`delete from migrations where number = (select max(number) from migrations)`.execute(database.sql);
    expect(await one('migrations', environment)).toMatchObject({ state: 'warning', says: '1 are to be run' });
  });

  it('tries the storage', async () => {
    const s3 = await startS3();
    ends.push(s3.close);
    expect(await one('storage', { STORAGE_URL: s3.storageUrl })).toMatchObject({ state: 'ok' });
    const none = await one('storage', { STORAGE_URL: s3.storageUrl.replace('/files', '/nowhere') });
    expect(none).toMatchObject({ state: 'broken', says: expect.stringContaining('NoSuchBucket') });
    const away = await one('storage', { STORAGE_URL: `s3+http://k:secret@127.0.0.1:${nobody}/files` });
    expect(away).toMatchObject({ state: 'broken', says: expect.stringContaining('ECONNREFUSED') });
    await writeFile(path.join(folder, 'a file'), '');
    const noFolder = await one('storage', { DATA_FOLDER: path.join(folder, 'a file') });
    expect(noFolder).toMatchObject({ state: 'broken', next: expect.stringContaining('DATA_FOLDER') });
  });

  it('warns of folders that others can look into', async () => {
    const kept = path.join(DATA(), 'files');
    await mkdir(kept, { recursive: true });
    await chmod(kept, 0o755);
    expect(await one('folder')).toMatchObject({
      state: 'warning',
      says: expect.stringContaining(kept),
      next: `Run: chmod 700 ${kept}`,
    });
    await chmod(kept, 0o700);
    expect(await one('folder')).toMatchObject({ state: 'ok' });
    await chmod(DATA(), 0o755);
    expect(await one('folder')).toMatchObject({ state: 'warning', next: `Run: chmod 700 ${DATA()}` });
    await chmod(DATA(), 0o700);
  });

  it('looks at the key', async () => {
    await keyOf({ dataFolder: DATA(), secretKey: undefined });
    expect(await one('key')).toMatchObject({ state: 'ok' });
    await chmod(path.join(DATA(), 'secret.key'), 0o644);
    expect(await one('key')).toMatchObject({ state: 'warning', next: expect.stringContaining('chmod 600') });
    await writeFile(path.join(DATA(), 'secret.key'), 'short');
    expect(await one('key')).toMatchObject({ state: 'broken' });
    expect(await one('key', { SECRET_KEY: Buffer.alloc(32).toString('base64') })).toMatchObject({ state: 'ok' });
  });

  it('warns of a file of variables that others can read', async () => {
    const file = path.join(folder, '.env');
    const seen = async () =>
      (await examine({ DATA_FOLDER: DATA() }, ['key'], file)).filter(({ says }) => says.includes(file));
    expect(await seen()).toEqual([]);
    await writeFile(file, 'STORAGE_KEY=', { mode: 0o600 });
    expect(await seen()).toEqual([]);
    await chmod(file, 0o640);
    expect(await seen()).toMatchObject([{ check: 'key', state: 'warning', next: `Run: chmod 600 ${file}` }]);
  });

  it('greets the mail server, with name and password', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ password }, _session, callback) =>
        password === 'right' ? callback(null, { user: 'us' }) : callback(new Error(`not ${password}`)),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const address = server.server.address();
    const at = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const from = { MAIL_FROM: 'mail@tallyleaf.example' };
    expect(await one('mail', { SMTP_URL: `smtp://us:right@${at}`, ...from })).toMatchObject({ state: 'ok' });
    expect(await one('mail', { SMTP_URL: `smtp://us:right@${at}` })).toMatchObject({
      next: expect.stringContaining('MAIL_FROM'),
    });
    const wrong = await one('mail', { SMTP_URL: `smtp://us:wrong-secret@${at}` });
    expect(wrong).toMatchObject({ state: 'broken', says: expect.stringContaining('EAUTH') });
    expect(JSON.stringify(wrong)).not.toContain('wrong-secret');
    expect(await one('mail', { SMTP_URL: `smtp://127.0.0.1:${nobody}` })).toMatchObject({ state: 'broken' });
  });

  it('asks the provider of sign-in to describe itself', async () => {
    const provider = await startLocalProvider();
    ends.push(provider.close);
    const publicUrl = { PUBLIC_URL: 'https://tallyleaf.example' };
    expect(await one('sign-in', { ...provider.environment, ...publicUrl })).toMatchObject({ state: 'ok' });
    expect(await one('sign-in', { ...provider.environment, PUBLIC_URL: '' })).toMatchObject({ state: 'warning' });
    const away = { ...provider.environment, OIDC_ISSUER: `http://127.0.0.1:${nobody}` };
    expect(await one('sign-in', away)).toMatchObject({ state: 'broken' });
  });

  it('asks Stripe for the prices', async () => {
    const stripe = await startStripe();
    ends.push(stripe.close);
    expect(await one('payments', stripe.environment)).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('7 prices'),
    });
    const swapped = { ...stripe.environment, STRIPE_PRICES: `1=${priceOf(2)},5=${priceOf(1)},3=${priceOf(3)}` };
    expect((await look('payments', swapped)).map(({ state }) => state)).toEqual(['broken', 'broken']);
    const unknown = { ...stripe.environment, STRIPE_PRICES: '1=price_of_nothing' };
    expect(await one('payments', unknown)).toMatchObject({ state: 'broken' });
    const nothing = { ...stripe.environment, STRIPE_PRICES: '' };
    expect(await one('payments', nothing)).toMatchObject({ state: 'warning', says: 'nothing is for sale' });
  });

  it('looks for the built web app', async () => {
    const web = path.join(folder, 'built');
    await mkdir(path.join(web, 'client', 'de'), { recursive: true });
    expect(await one('web', { WEB_FOLDER: web })).toMatchObject({ state: 'broken' });
    for (const page of ['index.html', 'de/index.html'])
      await writeFile(path.join(web, 'client', page), '<!doctype html>');
    expect(await one('web', { WEB_FOLDER: web })).toMatchObject({ state: 'ok', says: '2 pages in 2 languages' });
  });

  it('repeats no secret that an error quotes', async () => {
    const fault = new Error('cannot reach https://us:hunter2@host with key s3cr3t\nand more');
    const found = await examinePart('x', 'do it', ['s3cr3t', ''], () => Promise.reject(fault));
    expect(found).toEqual({
      check: 'x',
      state: 'broken',
      says: 'cannot reach https://…@host with key …',
      next: 'do it',
    });
  });
});
