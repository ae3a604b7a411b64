import { expect, it } from 'vitest';
import { LOOKED_KEY, lookedAt, markLookedAt, nextToLookAt } from './looked-at.ts';

/** A storage as browsers have it. */
function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

it('keeps marks, each once, and takes them away', () => {
  const storage = createStorage();
  for (const id of ['a', 'b', 'a']) markLookedAt(id, true, storage);
  expect(lookedAt(storage)).toEqual(['b', 'a']);
  markLookedAt('b', false, storage);
  expect(lookedAt(storage)).toEqual(['a']);
  expect(lookedAt(storage)).toBe(lookedAt(storage));
});

it('takes what is no list for nothing', () => {
  const storage = createStorage();
  storage.setItem(LOOKED_KEY, '{"a":1}');
  expect(lookedAt(storage)).toEqual([]);
  storage.setItem(LOOKED_KEY, 'a,b');
  expect(lookedAt(storage)).toEqual([]);
});

it('goes on with what was not looked at, round the end of the list', () => {
  const list = ['a', 'b', 'c'];
  expect(nextToLookAt(list, null, [])).toBe('a');
  expect(nextToLookAt(list, 'a', ['a'])).toBe('b');
  expect(nextToLookAt(list, 'b', ['b', 'c'])).toBe('a');
  expect(nextToLookAt(list, 'c', ['a', 'b', 'c'])).toBeNull();
  expect(nextToLookAt(list, 'b', ['a', 'c'])).toBeNull();
});
