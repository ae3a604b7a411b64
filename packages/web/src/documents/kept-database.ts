import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * A database of the browser's own storage (IndexedDB), opened when it is first asked for and again when it was lost.
 * @param upgrade makes its stores where it is new
 * @returns what opens it; rejects where the browser keeps nothing, and tries again the next time
 */
export function keptDatabase<S extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
): () => Promise<IDBPDatabase<S>> {
  let opening: Promise<IDBPDatabase<S>> | null = null;
  const forget = (): void => {
    opening = null;
  };
  return () => {
    opening ??= openDB<S>(name, 1, {
      upgrade,
      // A page of a newer build waits for this one to let go.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
}
