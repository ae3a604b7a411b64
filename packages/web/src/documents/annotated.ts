import type { DBSchema } from 'idb';
import { keptDatabase } from './kept-database.ts';
import { changeHeld, heldHere } from './tab-documents.ts';

/**
 * Documents with what was annotated on them, in the browser's own storage (IndexedDB), by the id of the conversion, wherever
 * that is kept: nothing that is written on a page leaves the device. A copy goes with its conversion, and when it was not
 * opened for long. In a database of its own, as it holds the server's conversions, too. Of a document that is only open in this
 * tab, the copy is the tab's, too.
 */

interface Copy {
  readonly id: string;
  readonly bytes: Blob;
  /** ISO 8601. */
  readonly openedAt: string;
}

interface Schema extends DBSchema {
  copies: { key: string; value: Copy };
}

const database = keptDatabase<Schema>('tallyleaf-annotated', (db) => {
  db.createObjectStore('copies', { keyPath: 'id' });
});

/**
 * Keeps the annotated copy of a document, in place of an earlier one.
 * @throws {DOMException} `QuotaExceededError` where the browser has no room left
 */
export async function keepAnnotated(id: string, bytes: Blob, now = new Date()): Promise<void> {
  if (await heldHere(id)) return await changeHeld(id, { annotated: bytes, taken: false });
  await (await database()).put('copies', { id, bytes, openedAt: now.toISOString() });
}

/** The annotated copy of a document; `undefined` where there is none. It counts as opened now. */
export async function openAnnotated(id: string, now = new Date()): Promise<Blob | undefined> {
  const held = await heldHere(id);
  if (held) return held.annotated ?? undefined;
  const within = (await database()).transaction('copies', 'readwrite');
  const copy = await within.store.get(id);
  if (copy) await within.store.put({ ...copy, openedAt: now.toISOString() });
  await within.done;
  return copy?.bytes;
}

/** Deletes annotated copies; the documents themselves stay as they are. */
export async function deleteAnnotated(ids: readonly string[]): Promise<void> {
  for (const id of ids) if (await heldHere(id)) await changeHeld(id, { annotated: null });
  const within = (await database()).transaction('copies', 'readwrite');
  await Promise.all([...ids.map((id) => within.store.delete(id)), within.done]);
}

/** Deletes the copies that were last opened before a moment (ISO 8601). */
export async function tidyAnnotated(before: string): Promise<void> {
  const all = await (await database()).getAll('copies');
  await deleteAnnotated(all.filter(({ openedAt }) => openedAt < before).map(({ id }) => id));
}
