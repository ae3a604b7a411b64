import type { Conversion } from '@tallyleaf/contract';
import { keepDocument } from './documents.ts';

const kept = new WeakMap<Conversion, Promise<string>>();

/**
 * Keeps a document that was converted here, once, however often and from wherever it is opened.
 * @returns its id
 * @throws {DOMException} `QuotaExceededError` where the browser has no room left
 */
export function keepOnce(file: File, conversion: Conversion): Promise<string> {
  const known = kept.get(conversion);
  if (known) return known;
  const id = keepDocument(file, conversion);
  kept.set(conversion, id);
  id.catch(() => kept.delete(conversion));
  return id;
}
