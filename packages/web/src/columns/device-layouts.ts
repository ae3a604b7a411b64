import { type KeptLayout, MAX_LAYOUTS } from '@tallyleaf/contract';
import type { DBSchema } from 'idb';
import { keptDatabase } from '../documents/kept-database.ts';
import { type LayoutStore, TooManyLayouts } from './layout-store.ts';

/** Layouts of who is not signed in, in the browser's own storage (IndexedDB). They stay until they are deleted. */

/** The name of the database, as the page on privacy lists it. */
export const LAYOUTS_KEY = 'tallyleaf-layouts';

interface Schema extends DBSchema {
  layouts: { key: string; value: KeptLayout };
}

const database = keptDatabase<Schema>(LAYOUTS_KEY, (db) => {
  db.createObjectStore('layouts', { keyPath: 'fingerprint' });
});

export const deviceLayouts: LayoutStore = {
  place: 'device',
  /** The newest first. */
  list: async () =>
    (await (await database()).getAll('layouts')).sort((one, other) => other.setAt.localeCompare(one.setAt)),
  put: async (layout) => {
    const within = (await database()).transaction('layouts', 'readwrite');
    const isNew = (await within.store.getKey(layout.fingerprint)) === undefined;
    if (isNew && (await within.store.count()) >= MAX_LAYOUTS) throw new TooManyLayouts();
    await Promise.all([within.store.put({ ...layout, setAt: new Date().toISOString() }), within.done]);
  },
  remove: async (fingerprint) => (await database()).delete('layouts', fingerprint),
};
