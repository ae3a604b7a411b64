import type { SetColumn } from '@tallyleaf/contract';
import type { JSONColumnType } from 'kysely';

/** Layouts whose columns a person set (migration 0010 says what each column holds). */
export interface LayoutTables {
  layouts: LayoutsTable;
}

export interface LayoutsTable {
  user_id: string;
  fingerprint: string;
  columns: JSONColumnType<SetColumn[]>;
  set_at: Date;
}
