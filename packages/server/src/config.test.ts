import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './config/environment.ts';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({}, false);
    expect(config).toMatchObject({ port: undefined, host: 'localhost', databaseUrl: undefined, logLevel: 'info' });
    expect(path.isAbsolute(config.dataFolder)).toBe(true);
    const times = { documentTime: 20_000, pageTime: 2_000, ocrPageTime: 15_000 };
    expect(config.limits.document).toEqual({ bytes: 100_000_000, pages: 1000, pixels: 200_000_000, ...times });
    expect(config.workers).toBeGreaterThan(0);
  });

  it('is quieter in a terminal', () => {
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });

  it('takes what it is given, and an empty variable as none', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgres://u:p@db/x',
        WORKERS: '0',
        MAX_FILE_MB: '5',
        MAX_FILE_SECONDS: '60',
        MAX_PAGE_SECONDS: '0',
        MAX_SCAN_SECONDS: '30',
        PUBLIC_URL: '',
      },
      false,
    );
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', workers: 0, publicUrl: undefined });
    expect(config.limits.document).toMatchObject({
      bytes: 5_000_000,
      documentTime: 60_000,
      pageTime: 0,
      ocrPageTime: 30_000,
    });
  });

  it('says everything that is wrong at once, and no password', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        WORKERS: '1.5',
        DATABASE_URL: 'mysql://u:secret@db',
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const { problems, message } = error as ConfigError;
      expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
        'DATABASE_URL',
        'LOG_LEVEL',
        'PORT',
        'TRUST_PROXY',
        'WORKERS',
      ]);
      expect(message).not.toContain('secret');
    }
  });

  it('asks for TLS to a provider elsewhere, and for a name that no other address has', () => {
    const read = (more: Record<string, string>) => () => readConfig({ OIDC_CLIENT_ID: 'us', ...more }, false);
    expect(read({ OIDC_ISSUER: 'http://provider.example' })).toThrow('OIDC_ISSUER');
    for (const name of ['login', 'password', 'Two Words', '../x']) {
      expect(read({ OIDC_PROVIDER: name })).toThrow('OIDC_PROVIDER');
    }
    for (const issuer of [
      'http://localhost:8080',
      'http://127.0.0.1:1',
      'http://[::1]/x',
      'https://provider.example',
    ]) {
      expect(read({ OIDC_ISSUER: issuer })().provider?.issuer).toBe(issuer);
    }
  });

  it('sells plans by prices of Stripe, and repeats no secret', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' };
    const read = (more: Record<string, string>) => () => readConfig({ ...keys, ...more }, false);
    const { payments } = read({ STRIPE_PRICES: ' 1=price_a, 5 = price_b ' })();
    expect(payments?.prices).toEqual(
      new Map([
        [1, 'price_a'],
        [5, 'price_b'],
      ]),
    );
    for (const prices of ['0=price_a', '8=price_a', '1:price_a', '1=', '1=price_a,1=price_b', '1=price_a,2=price_a']) {
      expect(read({ STRIPE_PRICES: prices })).toThrow('STRIPE_PRICES');
    }
    expect(read({ STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET');
    expect(read({ STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICES: 'x' })).not.toThrow(/_secret/);
    expect(readConfig({}, false).payments).toBeUndefined();
  });

  it('takes a storage and a key, and repeats neither', () => {
    const key = Buffer.alloc(32, 7);
    const storage = 's3://AKIA:secret@s3.example.org/bucket';
    const config = readConfig({ STORAGE_URL: storage, SECRET_KEY: key.toString('base64') }, false);
    expect(config).toMatchObject({ storageUrl: storage, secretKey: key });
    const read = () => readConfig({ STORAGE_URL: 's3://AKIA:secret@s3.example.org/', SECRET_KEY: 'secret' });
    expect(read).toThrow(/STORAGE_URL names no bucket[\s\S]*SECRET_KEY must be 32 bytes|SECRET_KEY[\s\S]*STORAGE_URL/);
    expect(read).not.toThrow(/secret@|not "secret"/);
  });

  it('takes several storage keys, none of them the one that seals, and repeats none', () => {
    const [old, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const text = (...keys: Buffer[]): string => keys.map((key) => key.toString('base64')).join(', ');
    expect(readConfig({}, false).storageKeys).toEqual([]);
    expect(readConfig({ STORAGE_KEY: text(newer, old) }, false).storageKeys).toEqual([newer, old]);
    for (const [environment, message] of [
      [{ STORAGE_KEY: 'secret' }, 'STORAGE_KEY must be 32 bytes in base64'],
      [{ STORAGE_KEY: `${text(old)},secret` }, 'STORAGE_KEY must be 32 bytes in base64'],
      [{ STORAGE_KEY: text(old, old) }, 'STORAGE_KEY must name each key once'],
      [{ STORAGE_KEY: text(newer, old), SECRET_KEY: text(old) }, 'another key than SECRET_KEY'],
    ] as const) {
      expect(() => readConfig(environment, false)).toThrow(message);
      expect(() => readConfig(environment, false)).not.toThrow(/AQEB|secret"/);
    }
  });

  it('has workers with the embedded database', () => {
    expect(() => readConfig({ WORKERS: '0' })).toThrow('WORKERS');
  });
});

describe('the environment of a program', () => {
  it('is the file .env, below what the process was given', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-env-'));
    try {
      const file = path.join(folder, '.env');
      await writeFile(file, '# a comment\nTALLYLEAF_TEST="from the file"\nPATH=elsewhere\n');
      expect(readEnvironment(file)).toMatchObject({ TALLYLEAF_TEST: 'from the file', PATH: process.env.PATH });
      expect(readEnvironment(path.join(folder, 'none'))).toEqual(process.env);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
