import type { Generated } from 'kysely';

/** Which key seals here (migration 0006), and what is encrypted at rest (0019). */
export interface SealTables {
  seal: { one?: true; fingerprint: string };
  /** The keys of `STORAGE_KEY` that something may be wrapped by, by their fingerprints. */
  storage_keys: { id: string; since: Generated<Date> };
  file_keys: FileKeysTable;
}

/** The keys of encrypted files. */
export interface FileKeysTable {
  file_id: string;
  storage_key: string;
  wrapped: string;
  /** True while a file that was kept in clear is being encrypted: it may still be either. */
  converting: Generated<boolean>;
}
