import type { Storage } from '../storage/storage.ts';
import { spanned } from './doing.ts';

/**
 * The same storage, whose calls are spans of what makes them. Reading a file ends with its first bytes: what is done
 * with them is the caller's.
 */
export function tracedStorage(storage: Storage, kind: 'disk' | 's3'): Storage {
  const attributes = { 'tallyleaf.storage': kind };
  return {
    ...storage,
    put: (id, content) => spanned('storage put', attributes, () => storage.put(id, content)),
    get: (id, range) => spanned('storage get', attributes, () => storage.get(id, range)),
    stat: (id) => spanned('storage stat', attributes, () => storage.stat(id)),
    delete: (id) => spanned('storage delete', attributes, () => storage.delete(id)),
  };
}
