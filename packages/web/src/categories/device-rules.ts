import { type CategoryRule, MAX_CATEGORY_RULES } from '@tallyleaf/contract';
import type { DBSchema } from 'idb';
import { keptDatabase } from '../documents/kept-database.ts';
import type { RuleStore } from './rule-store.ts';
import { TooManyRules } from './rule-store.ts';

/** Rules of who is not signed in, in the browser's own storage (IndexedDB). They stay until they are deleted. */

/** The name of the database, as the page on privacy lists it. */
export const RULES_KEY = 'tallyleaf-rules';

interface Schema extends DBSchema {
  rules: { key: string; value: CategoryRule };
}

const database = keptDatabase<Schema>(RULES_KEY, (db) => {
  db.createObjectStore('rules', { keyPath: 'key' });
});

export const deviceRules: RuleStore = {
  place: 'device',
  list: async () => (await database()).getAll('rules'),
  put: async (rule) => {
    const within = (await database()).transaction('rules', 'readwrite');
    const isNew = (await within.store.getKey(rule.key)) === undefined;
    if (isNew && (await within.store.count()) >= MAX_CATEGORY_RULES) throw new TooManyRules();
    await Promise.all([within.store.put(rule), within.done]);
  },
  remove: async (key) => (await database()).delete('rules', key),
};
