import type { Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';

/** A file of an export of somebody's data. */
export interface PersonalFile {
  /** Its path in the archive, parted by `/`. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** In bytes; needed where it may be 4 GB or more. */
  readonly size?: number;
}

/** What a feature keeps of a user: handed out with the export of the account, erased with the account. */
export interface PersonalData {
  /** Its files, one after the other, so that only one is open at a time. */
  readonly collect: (userId: string) => AsyncIterable<PersonalFile>;
  /**
   * Erases all of it within the transaction that deletes the account. Rows that refer to the user's row and go with it need
   * nothing here.
   * @returns what is left to do once that is committed, such as deleting files; it must not fail for the rest to be gone
   */
  readonly erase: (userId: string, within: Transaction<Tables>) => Promise<void | (() => Promise<void>)>;
}

/** One JSON file, as people and programs can read it. */
export const jsonFile = (name: string, data: unknown): PersonalFile => ({
  name,
  content: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)],
});

/** A feature's data that fit one JSON file. */
export const personalJson = (
  name: string,
  collect: (userId: string) => Promise<unknown>,
  erase: PersonalData['erase'] = async () => {},
): PersonalData => ({
  collect: async function* (userId) {
    yield jsonFile(name, await collect(userId));
  },
  erase,
});
