import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../main.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyleaf-admin-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(argv: readonly string[], stdin?: string) {
  let stdout = '';
  let stderr = '';
  const io = {
    ...(stdin !== undefined && { stdin: Readable.from([stdin]) }),
    stdout: { write: (chunk: string | Uint8Array) => (stdout += String(chunk)) },
    stderr: { write: (chunk: string) => (stderr += chunk) },
    signal: new AbortController().signal,
  };
  return { exit: await main(argv, io), stdout, stderr };
}

const data = (name = 'data') => ['--data', join(folder, name)];
const admin = (...argv: string[]) => run(['admin', ...argv, ...data()]);
/** What a command printed, by the names of its lines. */
const recordOf = (stdout: string): Record<string, string | undefined> =>
  Object.fromEntries(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  );

describe('tallyleaf admin', () => {
  it.each([
    [['nothing'], 'no command "admin nothing"'],
    [['user', 'bake'], 'no command "admin user bake"'],
    [['user', 'create'], 'EMAIL is missing'],
    [['user', 'show', 'a@example.org', 'b'], '"b" is one too many'],
    [['grant', 'credits', 'a@example.org', '-5'], 'Unknown option'],
    [['grant', 'credits', 'a@example.org', '1.5'], 'whole number'],
    [['grant', 'plan', 'a@example.org', '8'], 'whole number from 0 to 7'],
    [['purge', '--older-than', 'long'], '--older-than'],
    [['backup'], 'FILE is missing'],
    [['stats', '--nothing'], 'Unknown option'],
  ])('%j is wrong usage, before anything is opened', async (argv, message) => {
    const { exit, stderr } = await admin(...argv);
    expect([exit, stderr]).toEqual([64, expect.stringContaining(message)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('makes people, gives them credits and plans, and takes things back', async () => {
    const email = 'Ann@Example.org';
    const made = await run(
      ['admin', 'user', 'create', email, '--password-stdin', '--locale', 'de', ...data()],
      'a long enough secret\n',
    );
    expect(made).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringMatching(/^[0-9a-f-]{36}\n$/) });
    expect(await admin('user', 'create', email)).toMatchObject({ exit: 64, stdout: '' });
    for (const [argv, stdin] of [
      [['user', 'create', 'b@example.org', '--locale', 'xx'], undefined],
      [['user', 'create', 'no address'], undefined],
      [['user', 'create', 'b@example.org', '--password-stdin'], 'short\n'],
      [['user', 'create', 'b@example.org', '--password-stdin'], ''],
      [['user', 'show', 'b@example.org'], undefined],
    ] as const) {
      const { exit, stderr } = await run(['admin', ...argv, ...data()], stdin);
      expect([argv, exit, stderr]).toEqual([argv, 64, expect.stringMatching(/^tallyleaf: .+/)]);
    }

    expect(
      await admin('grant', 'credits', 'ann@example.org', '50', '--days', '30', '--reason', 'thanks'),
    ).toMatchObject({
      exit: 0,
      stdout: '',
    });
    const shown = recordOf((await admin('user', 'show', email)).stdout);
    expect(shown).toMatchObject({
      email,
      verified: 'true',
      locale: 'de',
      plan: '0',
      credits: '150',
      creditsAvailable: '150',
      conversions: '0',
      keepHours: '',
    });
    expect((await admin('grant', 'plan', email, '3', '--months', '2')).exit).toBe(0);
    const described = JSON.parse((await admin('user', 'show', email, '--json')).stdout);
    expect(described).toMatchObject({ plan: 3, planName: 'business-monthly', planEnds: expect.any(String) });
    expect((await admin('revoke', 'plan', email)).stdout).toBe('1\n');
    expect((await admin('revoke', 'plan', email)).stdout).toBe('0\n');
    expect((await admin('revoke', 'sessions', email)).stdout).toBe('0\n');
    expect((await admin('revoke', 'keys', email)).stdout).toBe('0\n');
    expect((await admin('revoke', 'factors', email)).stdout).toBe('0\n');
  });

  it('tells figures, and no names', async () => {
    const { stdout } = await admin('stats');
    expect(recordOf(stdout)).toMatchObject({ 'users.total': '1', 'conversions.done': '0', 'credits.granted': '150' });
    expect(stdout).not.toContain('xample');
    expect(JSON.parse((await admin('stats', '--json')).stdout)).toMatchObject({ users: { total: 1, verified: 1 } });
  });

  it('tells what operators did, with fingerprints', async () => {
    const { stdout } = await admin('journal', '--account', 'ann@example.org');
    expect(stdout).toMatch(/\toperator\tok\t[0-9a-f]{16}\t-\tgrant credits\n/);
    expect(stdout).not.toContain('xample');
    const lines = JSON.parse((await admin('journal', '--since', '1h', '--limit', '2', '--json')).stdout);
    expect(lines).toHaveLength(2);
  });

  it('purges', async () => {
    expect(await admin('purge', '--older-than', '7d', '--compact')).toMatchObject({
      exit: 0,
      stdout: 'conversions\t0\nfiles\t0\n',
    });
  });

  it('backs up, and restores elsewhere', async () => {
    const file = join(folder, 'everything.tallyleaf');
    const { exit, stdout } = await admin('backup', file);
    expect([exit, recordOf(stdout)]).toEqual([0, expect.objectContaining({ files: '0', gone: '0' })]);
    expect(await admin('backup', file)).toMatchObject({ exit: 64, stderr: expect.stringContaining('EEXIST') });
    const restored = await run(['admin', 'restore', file, ...data('restored')]);
    expect(restored).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringMatching(/^rows\t\d+\nfiles\t0\n$/) });
    const there = await run(['admin', 'user', 'show', 'ann@example.org', ...data('restored')]);
    expect(recordOf(there.stdout)).toMatchObject({ credits: '150', locale: 'de' });
    expect(await run(['admin', 'restore', file, ...data('restored')])).toMatchObject({
      exit: 64,
      stderr: expect.stringContaining('--force'),
    });
    expect(await run(['admin', 'restore', file, '--force', ...data('restored')])).toMatchObject({ exit: 0 });
  });

  it('deletes people', async () => {
    expect(await admin('user', 'delete', 'ann@example.org')).toMatchObject({ exit: 0, stdout: '', stderr: '' });
    expect((await admin('user', 'show', 'ann@example.org')).exit).toBe(64);
    expect(recordOf((await admin('stats')).stdout)).toMatchObject({ 'users.total': '0', 'credits.granted': '0' });
  });

  it('lets no process with another key go on, until the old one is forgotten', async () => {
    vi.stubEnv('SECRET_KEY', Buffer.alloc(32, 1).toString('base64'));
    const email = 'cara@example.org';
    expect((await admin('user', 'create', email)).exit).toBe(0);
    const { exit, stderr } = await admin('user', 'show', email);
    expect([exit, stderr]).toEqual([64, expect.stringContaining('forget-key')]);
    expect((await admin('backup', join(folder, 'with another key'))).exit).toBe(64);
    expect((await admin('doctor', 'database')).stdout).toMatch(/^broken\tkey\t/m);
    expect(await admin('forget-key')).toMatchObject({ exit: 0, stdout: '' });
    expect((await admin('user', 'show', email)).exit).toBe(0);
    vi.unstubAllEnvs();
  });

  it('rotates storage keys', async () => {
    expect(await admin('rotate-keys')).toMatchObject({ exit: 64, stderr: expect.stringContaining('openssl rand') });
    vi.stubEnv('STORAGE_KEY', Buffer.alloc(32, 2).toString('base64'));
    const { exit, stdout } = await admin('rotate-keys');
    expect([exit, stdout]).toEqual([0, 'rewrapped\t0\nfiles\t0\nresults\t0\nretired\t\n']);
    expect((await admin('doctor', 'database')).stdout).toMatch(/^ok\tencryption\t/m);
    vi.unstubAllEnvs();
  });

  it('says what to do while a server has the embedded database', async () => {
    const { administer, readConfig } = await import('@tallyleaf/server');
    await administer(readConfig({ DATA_FOLDER: join(folder, 'data') }, false), async () => {
      const { exit, stderr } = await admin('stats');
      expect([exit, stderr]).toEqual([64, expect.stringMatching(/in use by another Tallyleaf.*Stop.*DATABASE_URL/s)]);
    });
  });
});

describe('tallyleaf worker', () => {
  it('needs a database that several processes can work on', async () => {
    const { exit, stderr } = await run(['worker', ...data('worker')]);
    expect([exit, stderr]).toEqual([64, expect.stringContaining('DATABASE_URL')]);
  });
});

describe('tallyleaf serve --role', () => {
  it.each([
    // The one works on a database that others reach, the other leaves its work to them: neither can do so alone.
    ['worker', 'DATABASE_URL must name the PostgreSQL server'],
    ['web', 'WORKERS may be 0 only with DATABASE_URL'],
    ['both', '--role is one of all, web, worker'],
  ])('%s says what it needs', async (role, message) => {
    const { exit, stderr } = await run(['serve', '--role', role, ...data('roles')]);
    expect([exit, stderr]).toEqual([64, expect.stringContaining(message)]);
  });
});

describe('tallyleaf admin doctor', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('prints a line for each part, and ends with 0 where nothing is broken', async () => {
    vi.stubEnv('WEB_FOLDER', join(folder, 'no web'));
    const { exit, stdout } = await run(['admin', 'doctor', ...data('well')]);
    expect(stdout).toMatch(/^ok\tsettings\tevery variable fits\n(?:.*\n)*off\tmail\t.+\tSet SMTP_URL\.\n/);
    expect(exit).toBe(0);
  });

  it('ends with 1 where something is, and says what to do', async () => {
    vi.stubEnv('SMTP_URL', 'http://mail.example');
    expect((await run(['admin', 'doctor', 'nothing', ...data('well')])).exit).toBe(64);
    const { exit, stdout } = await run(['admin', 'doctor', '--json', ...data('well')]);
    expect([exit, JSON.parse(stdout)]).toEqual([
      1,
      [{ check: 'settings', state: 'broken', says: expect.stringContaining('SMTP_URL'), next: expect.any(String) }],
    ]);
  });
});
