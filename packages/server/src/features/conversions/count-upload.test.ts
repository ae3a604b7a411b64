import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createUploadCounter } from './count-upload.ts';
import type { Users } from './fair/meters.ts';

const visitorOf = (network: string): Users => ({ owner: { kind: 'visitor', id: network }, network });

it('counts one file of all large uploads at a time, and small uploads beside it', async () => {
  const open: (() => void)[] = [];
  const storage = memoryStorage();
  const counted: string[] = [];
  const countUpload = createUploadCounter({
    storage,
    counter: {
      countPages: async (_source, { fileName }) => {
        counted.push(fileName);
        await new Promise<void>((resolve) => open.push(resolve));
        return 1;
      },
    },
  });
  const count = async (fileName: string, network: string, files: number) => {
    const fileId = randomUUID();
    await storage.put(fileId, Readable.from([Buffer.from('%PDF')]));
    const file = { fileId, fileName, mediaType: 'application/pdf', size: 1 };
    return countUpload(file, { passwords: [], users: visitorOf(network), files });
  };
  const answers = [
    count('first', 'a', 100),
    count('second', 'b', 100),
    count('small', 'c', 1),
    count('of the same network', 'c', 1),
  ];
  await vi.waitFor(() => expect(counted.toSorted()).toEqual(['first', 'small']));
  // What waits is not begun, however long nothing ends.
  await sleep(100);
  expect(counted).toHaveLength(2);
  for (const release of open.splice(0)) release();
  await vi.waitFor(() => expect(counted.toSorted()).toEqual(['first', 'of the same network', 'second', 'small']));
  for (const release of open.splice(0)) release();
  await Promise.all(answers);
});
