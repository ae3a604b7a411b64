import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealOfFolder, sealWith } from './secrets.ts';

describe('a seal', () => {
  const seal = sealWith(randomBytes(32));

  it('opens what it sealed, and never writes the same twice', () => {
    const sealed = seal.seal('pässword', 'here');
    expect(seal.open(sealed, 'here')).toBe('pässword');
    expect(seal.seal('pässword', 'here')).not.toBe(sealed);
  });

  it('opens nothing that belongs elsewhere, was changed, or comes from another key', () => {
    const sealed = seal.seal('password', 'here');
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => seal.open(sealed, 'there')).toThrow();
    expect(() => seal.open(bytes.toString('base64'), 'here')).toThrow();
    expect(() => sealWith(randomBytes(32)).open(sealed, 'here')).toThrow();
    expect(() => seal.open('', 'here')).toThrow();
  });

  it('makes fingerprints that tell texts apart and depend on the key', () => {
    expect(seal.fingerprint('a')).toBe(seal.fingerprint('a'));
    expect(seal.fingerprint('a')).not.toBe(seal.fingerprint('b'));
    expect(sealWith(randomBytes(32)).fingerprint('a')).not.toBe(seal.fingerprint('a'));
  });
});

describe('the seal of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-seal-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the same at the next start and for all who start together', async () => {
    const seals = await Promise.all([1, 2, 3, 4].map(() => sealOfFolder(folder)));
    const sealed = seals[0]?.seal('password', 'here') ?? '';
    for (const seal of [...seals, await sealOfFolder(folder)]) expect(seal.open(sealed, 'here')).toBe('password');
  });

  it('keeps its key from other users', async () => {
    await sealOfFolder(folder);
    expect((await stat(path.join(folder, 'secret.key'))).mode & 0o077).toBe(0);
    expect(Buffer.from(await readFile(path.join(folder, 'secret.key'), 'utf8'), 'base64')).toHaveLength(32);
  });

  it('does not go on with a damaged key', async () => {
    await writeFile(path.join(folder, 'secret.key'), 'short');
    await expect(sealOfFolder(folder)).rejects.toThrow('damaged');
  });
});
