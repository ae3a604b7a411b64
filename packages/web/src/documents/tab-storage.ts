import { pack, packJson, unpack, unpackJson } from './pack.ts';
import type { Held } from './tab-documents.ts';
import { INDEX_KEY } from './was-left.ts';

/**
 * What is open in this tab, in the storage that belongs to the tab (session storage): a reload finds it again, and it is gone
 * with the tab. What is kept on the device lies in the database of documents; here only its name stands.
 */

const FILE_KEY = 'open_file_';
const RESULT_KEY = 'open_result_';
const COPY_KEY = 'open_annotated_';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly kept: boolean;
  readonly taken: boolean;
}

/** The tab's storage; `null` in a browser that has none to give. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Writes a document anew. @returns whether there was room for all of it; where not, nothing of it is left there */
export async function storeHeld(held: Held): Promise<boolean> {
  const storage = tabStorage();
  if (!storage) return false;
  const { id, file, result, annotated, kept } = held;
  try {
    if (kept) clearHeld(id);
    else {
      // A file never changes: packed once.
      if (storage.getItem(FILE_KEY + id) === null) storage.setItem(FILE_KEY + id, await pack(file));
      if (result) storage.setItem(RESULT_KEY + id, await packJson(result));
      if (annotated) storage.setItem(COPY_KEY + id, await pack(annotated));
      else storage.removeItem(COPY_KEY + id);
    }
    return true;
  } catch (error) {
    console.warn(error);
    clearHeld(id);
    return false;
  }
}

/** Writes which documents are open, in their order. */
export function storeIndex(all: readonly Held[]): void {
  const entries = all.map(
    ({ id, file, kept, taken }): Entry => ({ id, name: file.name, type: file.type, kept, taken }),
  );
  try {
    if (entries.length === 0) tabStorage()?.removeItem(INDEX_KEY);
    else tabStorage()?.setItem(INDEX_KEY, JSON.stringify(entries));
  } catch (error) {
    console.warn(error);
  }
}

export function clearHeld(id: string): void {
  for (const key of [FILE_KEY, RESULT_KEY, COPY_KEY]) tabStorage()?.removeItem(key + id);
}

/** What an earlier page of this tab has left, as far as it had room. */
export async function storedHeld(): Promise<readonly Held[]> {
  const storage = tabStorage();
  const entries = JSON.parse(storage?.getItem(INDEX_KEY) ?? '[]') as readonly Entry[];
  const all = await Promise.all(entries.map((entry) => (storage ? readHeld(storage, entry) : null)));
  return all.filter((held) => held !== null);
}

async function readHeld(storage: Storage, { id, name, type, kept, taken }: Entry): Promise<Held | null> {
  const fixed = { id, kept, taken, lasts: true };
  if (kept) return { ...fixed, file: new File([], name, { type }), result: null, annotated: null };
  const [file, result, copy] = [FILE_KEY, RESULT_KEY, COPY_KEY].map((key) => storage.getItem(key + id));
  if (!file) return null;
  try {
    return {
      ...fixed,
      file: new File([await unpack(file)], name, { type }),
      result: result ? await unpackJson(result) : null,
      annotated: copy ? await unpack(copy, 'application/pdf') : null,
    };
  } catch (error) {
    console.warn(error);
    return null;
  }
}
