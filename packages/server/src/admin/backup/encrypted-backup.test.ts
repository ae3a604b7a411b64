import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import { findDetail } from '../../features/conversions/repository.ts';
import { readColumn } from '../../features/conversions/sealed-results.ts';
import { encryptedStorage } from '../../storage/encryption/encrypted-storage.ts';
import { openKeyRing } from '../../storage/encryption/key-ring.ts';
import { testDatabases } from '../../testing/database.ts';
import { GROCERIES, type Kept, keepOne } from '../../testing/encrypted.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const KEY = randomBytes(32);

describe.each(testDatabases)('a backup of what is encrypted, on $name', (kind) => {
  let folder: string;
  let harness: Harness;
  let target: Database;
  let me: TestUser;
  let one: Kept;
  const files = memoryStorage();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-backup-'));
    harness = await startHarness(kind, { environment: { STORAGE_KEY: KEY.toString('base64') } });
    target = await kind.open('tallyleaf admin');
    me = await createTestUser(harness.database);
    one = await keepOne(harness, me);
  });
  afterAll(async () => {
    await target?.close();
    await harness?.close();
    await rm(folder, { recursive: true });
  });
  const archive = () => path.join(folder, 'everything');
  const bring = (...storageKeys: Buffer[]) => {
    const config = { dataFolder: folder, secretKey: undefined, storageKeys };
    return restore({ config, database: target, storage: files }, archive(), false);
  };

  it('holds it as it is, and not the storage key', async () => {
    const { config, database, kept: storage } = harness;
    expect(await backUp({ config, database, storage }, archive(), false)).toMatchObject({ files: 1, gone: 0 });
    const tar = gunzipSync(await readFile(archive()));
    for (const word of ['GREEN GROCER', 'Groceries', 'a document for tests', KEY, KEY.toString('base64')]) {
      expect(tar.includes(word)).toBe(false);
    }
    expect(tar.includes('march.pdf')).toBe(true);
  });

  it('is not restored without the key, and says which', async () => {
    await expect(bring()).rejects.toThrow(`STORAGE_KEY lacks the key ${harness.storageKeys.current}`);
    await expect(bring(randomBytes(32))).rejects.toThrow('Add it after the first one');
    expect(await target.sql.selectFrom('conversions').select('id').execute()).toEqual([]);
    for await (const { id } of files.list()) expect(id).toBeUndefined();
  });

  it('is restored with it, also after another', async () => {
    const keys = [randomBytes(32), KEY];
    expect(await bring(...keys)).toMatchObject({ files: 1 });
    const ring = openKeyRing(keys);
    const row = await findDetail(target.sql, { kind: 'user', id: me.id }, one.id);
    if (!row) throw new Error('the conversion is not there');
    expect(readColumn(ring, row, 'result')).toMatchObject({ source: { fileName: 'march.pdf' } });
    expect(readColumn(ring, row, 'corrections')).toEqual(GROCERIES);
    const stored = await encryptedStorage(files, target.sql, ring).get(row.file_id);
    expect(await buffer(stored)).toEqual(one.bytes);
  });
});
