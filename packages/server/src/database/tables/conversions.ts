import type {
  Conversion,
  ConversionOptions,
  ConversionProgress,
  ConversionStatus,
  Corrections,
  FileVerdict,
  RefusalCode,
  StatementOutline,
} from '@tallyleaf/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BigIntColumn, OwnerKind } from './owners.ts';

/** JSON as it is kept: in clear, or encrypted as one JSON string (`sealed-results.ts` opens it). */
type Kept<T> = ColumnType<T | string | null, string | null | undefined, string | null>;

/** Conversions (migration 0001 says what each column holds). */
export interface ConversionTables {
  conversions: ConversionsTable;
  loose_files: LooseFilesTable;
}

/** Files that no conversion refers to (see loose-files.ts). */
export interface LooseFilesTable {
  file_id: string;
  /** The mark of the process that receives it, or that it is to be deleted. */
  process: string;
  since: Generated<Date>;
}

export interface ConversionsTable {
  id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  /** As it came; what a person called the file. */
  file_name: string;
  /** Its name in the storage. */
  file_id: string;
  media_type: string;
  size: BigIntColumn;
  sha256: string;
  options: JSONColumnType<ConversionOptions>;
  /** Passwords to try, sealed with the server's key; null once the conversion is finished. */
  sealed_passwords: string | null;
  status: ColumnType<ConversionStatus, ConversionStatus | undefined, ConversionStatus>;
  progress: JSONColumnType<ConversionProgress> | null;
  refusal_code: RefusalCode | null;
  refusal_message: string | null;
  /** The contract's JSON. `json`, not `jsonb`: its keys keep their order, so that all doors give the same text. */
  result: Kept<Conversion>;
  /** The worst verdict of the result's statements, where there is a result. */
  verdict: FileVerdict | null;
  /** The result's statements in outline, as they stand; null where there is none, and of results from before there were. */
  outlines: Kept<StatementOutline[]>;
  /** What a person corrected of the result; null where nobody did. */
  corrections: Kept<Corrections>;
  /** The key of these three, wrapped by a key of `STORAGE_KEY`, and that one's fingerprint; null where they are in clear. */
  result_storage_key: ColumnType<string | null, string | null | undefined, string | null>;
  result_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Goes up by one with every save of corrections. */
  corrections_revision: Generated<number>;
  /** Goes up by one with every change that a watcher should see; the id of its server-sent event. */
  version: Generated<number>;
  /** How many times its own work failed. */
  attempts: Generated<number>;
  /** How many times a process died while it worked on it. */
  interruptions: Generated<number>;
  /** The process that works on it, as `PRESENCE` names it. */
  worker: number | null;
  /** Whole milliseconds, so that a page's cursor loses nothing. */
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date;
  /** Pages, as they were counted when the upload was accepted. */
  pages: Generated<number>;
  /** The hold of credits that pays for it. */
  charge_id: string;
  /** What was asked for, as a keyed fingerprint; null of those from before. */
  asked: ColumnType<string | null, string | null | undefined, string | null>;
  /** The network that a visitor sent it from, as a keyed fingerprint of the day. */
  network: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it has its turn among those that wait; null of those from before. */
  turn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** False where the pages are still to be counted, by the job. */
  counted: Generated<boolean>;
}
