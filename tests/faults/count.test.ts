import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../packages/server/src/testing/memory-storage.ts';
import { openReady } from '../../packages/server/src/testing/ready-database.ts';
import { count, sumOf, unfinished } from './count.ts';

it('counts what is lost, doubled, failed, unpaid and left', async () => {
  const database = await openReady();
  const storage = memoryStorage();
  const owner = randomUUID();
  /** A conversion of these bytes, with its file where it is kept. */
  const convert = async (text: string, status: 'done' | 'failed' | 'queued', isKept = true) => {
    const [id, file_id] = [randomUUID(), randomUUID()];
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (isKept) await storage.put(file_id, Readable.from([bytes]));
    const done = status === 'done' ? { result: JSON.stringify({}), verdict: 'none' as const } : {};
    const times = { created_at: new Date(), expires_at: new Date() };
    await database.sql
      .insertInto('conversions')
      .values({
        ...{ id, owner_kind: 'visitor', owner_id: owner, file_name: 'x', file_id, media_type: 'x', size: 1, sha256 },
        ...{ options: '{}', status, charge_id: id, ...done, ...times },
      })
      .execute();
    return { id, owner, bytes };
  };
  const well = await convert('a', 'failed');
  expect(await count(database.sql, storage, [well])).toEqual({ lost: 0, doubled: 0, failed: 1, ledger: 0, orphans: 0 });
  const twice = await convert('a', 'failed');
  const unpaid = await convert('b', 'done');
  const withoutFile = await convert('c', 'failed', false);
  const waiting = await convert('d', 'queued');
  const other = { ...unpaid, bytes: Buffer.from('other bytes') };
  const never = { id: randomUUID(), owner, bytes: Buffer.from('e') };
  await storage.put(randomUUID(), Readable.from(['left']));
  expect(await unfinished(database.sql)).toBe(1);
  const accepted = [well, twice, unpaid, withoutFile, waiting, other, never];
  // Done and not taken, waiting and not held.
  const found = { lost: 4, doubled: 1, failed: 3, ledger: 2, orphans: 3 };
  expect(await count(database.sql, storage, accepted, 2)).toEqual(found);
  expect(sumOf([found, found]).lost).toBe(8);
  await database.close();
});
