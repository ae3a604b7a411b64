import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ContentAltered, newDataKey, openKeyRing, StorageKeyMissing } from './key-ring.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

describe('a key ring', () => {
  it('wraps by its first key, and unwraps by each', () => {
    const dataKey = newDataKey();
    const before = openKeyRing([OLD]).wrap(dataKey, 'a file');
    const both = openKeyRing([NEW, OLD]);
    expect(both.unwrap(before, 'a file')).toEqual(dataKey);
    const after = both.wrap(dataKey, 'a file');
    expect(after.storageKey).toBe(both.current);
    expect(openKeyRing([NEW]).unwrap(after, 'a file')).toEqual(dataKey);
    expect(Buffer.from(after.wrapped, 'base64').includes(dataKey)).toBe(false);
  });

  it('says which key it lacks, by a fingerprint', () => {
    const { current = '' } = openKeyRing([OLD]);
    const wrapped = openKeyRing([OLD]).wrap(newDataKey(), 'a file');
    expect(current).toMatch(/^[0-9a-f]{16}$/);
    expect(() => openKeyRing([NEW]).unwrap(wrapped, 'a file')).toThrow(StorageKeyMissing);
    expect(() => openKeyRing([]).unwrap(wrapped, 'a file')).toThrow(current);
  });

  it('unwraps nothing that is for something else, or was changed', () => {
    const ring = openKeyRing([OLD]);
    const { storageKey, wrapped } = ring.wrap(newDataKey(), 'a file');
    const bytes = Buffer.from(wrapped, 'base64');
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    expect(() => ring.unwrap({ storageKey, wrapped }, 'another file')).toThrow(ContentAltered);
    expect(() => ring.unwrap({ storageKey, wrapped: bytes.toString('base64') }, 'a file')).toThrow(ContentAltered);
  });

  it('wraps nothing without a key', () => {
    const ring = openKeyRing([]);
    expect(ring).toMatchObject({ ids: [], current: undefined });
    expect(() => ring.wrap(newDataKey(), 'a file')).toThrow('no storage key');
  });
});
