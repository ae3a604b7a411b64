import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { encryptedStorage } from '../storage/encryption/encrypted-storage.ts';
import { openFileKeys } from '../storage/encryption/file-keys.ts';
import { openKeyRing } from '../storage/encryption/key-ring.ts';
import { testDatabases } from '../testing/database.ts';
import { appWithKeys, type Kept, keepOne, keptOf, legible, seenOf } from '../testing/encrypted.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { createTestUser, type TestUser } from '../testing/people.ts';
import { rotateKeys } from './rotate-keys.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const idOf = (key: Buffer): string => openKeyRing([key]).current ?? '';

describe.each(testDatabases)('rotating the storage keys on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  let kept: Kept[];
  /** What the owner gets of each, before anything is encrypted. */
  let seen: object[];
  const apps: App[] = [];
  beforeAll(async () => {
    harness = await startHarness(kind);
    me = await createTestUser(harness.database);
    kept = [await keepOne(harness, me), await keepOne(harness, me)];
    seen = await everything(harness.app);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await harness?.close();
  });

  const everything = (app: App) => Promise.all(kept.map((one) => seenOf(app, me, one)));
  const withKeys = async (...keys: Buffer[]): Promise<App> => {
    const app = await appWithKeys(harness, ...keys);
    apps.push(app);
    return app;
  };
  const rotate = (...storageKeys: Buffer[]) =>
    rotateKeys({ config: { ...harness.config, storageKeys }, database: harness.database, storage: harness.kept });

  it('says that there is no key, and changes nothing', async () => {
    await expect(rotate()).rejects.toThrow('STORAGE_KEY is not set');
    expect(await everything(harness.app)).toEqual(seen);
  });

  it('encrypts what lay in clear', async () => {
    expect((await Promise.all(kept.map((one) => legible(harness, one)))).flat()).toContain('GREEN GROCER');
    expect(await everything(await withKeys(OLD))).toEqual(seen);
    expect(await rotate(OLD)).toEqual({ rewrapped: 0, files: 2, results: 2, retired: [] });
    expect((await Promise.all(kept.map((one) => legible(harness, one)))).flat()).toEqual([]);
    expect(await everything(await withKeys(OLD))).toEqual(seen);
    expect(await rotate(OLD)).toEqual({ rewrapped: 0, files: 0, results: 0, retired: [] });
  });

  it('takes up a file at which it was interrupted', async () => {
    const { sql } = harness.database;
    const row = await sql.selectFrom('conversions').select(['id', 'file_id']).limit(1).executeTakeFirstOrThrow();
    const { bytes } = kept.find(({ id }) => id === row.id) ?? kept[0] ?? { bytes: Buffer.alloc(0) };
    await openFileKeys(sql, openKeyRing([OLD])).forget(row.file_id);
    await openFileKeys(sql, openKeyRing([OLD])).make(row.file_id, true);
    await harness.kept.put(row.file_id, Readable.from([bytes]));
    expect(await everything(await withKeys(OLD))).toEqual(seen);
    expect(await rotate(OLD)).toMatchObject({ files: 1 });
    expect((await keptOf(harness, row.id)).file.includes('PDF')).toBe(false);
  });

  it('lets a process without the key give nothing, until it has it', async () => {
    const answer = await harness.app.inject({ url: kept[0]?.url ?? '', headers: me.headers });
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
    await expect(withKeys()).rejects.toThrow(new RegExp(`STORAGE_KEY lacks the key ${idOf(OLD)}.*rotate-keys`));
    await expect(withKeys(NEW)).rejects.toThrow(idOf(OLD));
    await expect(rotate(NEW)).rejects.toThrow(idOf(OLD));
  });

  it('wraps keys anew, writes no file, and the old key may go', async () => {
    expect(await everything(await withKeys(NEW, OLD))).toEqual(seen);
    const before = await Promise.all(kept.map(async ({ id }) => (await keptOf(harness, id)).file));
    expect(await rotate(NEW, OLD)).toEqual({ rewrapped: 4, files: 0, results: 0, retired: [idOf(OLD)] });
    expect(await Promise.all(kept.map(async ({ id }) => (await keptOf(harness, id)).file))).toEqual(before);
    expect(await everything(await withKeys(NEW))).toEqual(seen);
    await expect(withKeys(OLD)).rejects.toThrow(idOf(NEW));
  });

  it('lets no process go on with a retired key', async () => {
    const late = encryptedStorage(harness.kept, harness.database.sql, openKeyRing([OLD, NEW]));
    const id = randomUUID();
    await expect(late.put(id, Readable.from([Buffer.from('late')]))).rejects.toThrow();
    expect(await harness.kept.stat(id)).toBeUndefined();
  });
});
