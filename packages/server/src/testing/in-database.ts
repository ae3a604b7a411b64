import type { Transaction } from 'kysely';
import type { Database } from '../database/client.ts';
import type { Tables } from '../database/tables.ts';

/** Runs work in a transaction of the database that is there by then. */
export const inDatabase =
  (get: () => Database) =>
  <T>(work: (within: Transaction<Tables>) => Promise<T>): Promise<T> =>
    get().sql.transaction().execute(work);
