import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'tallyleaf-cache-')), 'pictures');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  const bytes = (length: number) => Buffer.alloc(length, 'x');
  const names = async () => (await readdir(folder)).sort();

  it('gives back what it keeps', async () => {
    const cache = new BoundedCache(folder, 100);
    expect(await cache.get('a')).toBeUndefined();
    await cache.put('a', Buffer.from('one'));
    expect((await cache.get('a'))?.toString()).toBe('one');
    await cache.put('a', Buffer.from('two'));
    expect((await cache.get('a'))?.toString()).toBe('two');
  });

  it('lets go what was not used for longest', async () => {
    const cache = new BoundedCache(folder, 100);
    for (const key of ['a', 'b', 'c']) await cache.put(key, bytes(30));
    await cache.get('a');
    await cache.put('d', bytes(40));
    expect(await names()).toEqual(['a', 'c', 'd']);
    await cache.put('e', bytes(100));
    expect(await names()).toEqual(['e']);
    await cache.put('f', bytes(101));
    expect(await names()).toEqual(['e']);
  });

  it('keeps its bound when many come at once', async () => {
    const cache = new BoundedCache(folder, 100);
    await Promise.all(Array.from({ length: 20 }, (_, n) => cache.put(`k${n}`, bytes(30))));
    expect((await names()).length).toBe(3);
    await Promise.all(Array.from({ length: 20 }, () => cache.put('same', bytes(90))));
    expect(await names()).toEqual(['same']);
  });

  it('finds what an earlier process kept, and clears what it left', async () => {
    await new BoundedCache(folder, 100).put('a', bytes(40));
    await new BoundedCache(folder, 100).put('b', bytes(40));
    const longAgo = new Date(Date.now() - 7_200_000);
    await utimes(path.join(folder, 'a'), longAgo, longAgo);
    await writeFile(path.join(folder, '.left.part'), bytes(1000));
    await utimes(path.join(folder, '.left.part'), longAgo, longAgo);
    const cache = new BoundedCache(folder, 100);
    expect((await cache.get('b'))?.length).toBe(40);
    await cache.put('c', bytes(40));
    expect(await names()).toEqual(['b', 'c']);
  });

  it('does not mind that its files are taken away', async () => {
    const cache = new BoundedCache(folder, 100);
    await cache.put('a', bytes(60));
    await rm(path.join(folder, 'a'));
    expect(await cache.get('a')).toBeUndefined();
    await cache.put('b', bytes(60));
    expect(await readFile(path.join(folder, 'b'))).toEqual(bytes(60));
  });
});
