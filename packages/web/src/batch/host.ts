import type { NamedResult } from '../exporting/many/take-many.ts';
import type { BatchRow } from './rows.ts';

/** Pages that show several conversions together. */
export type ManyPage = 'ledger' | 'summary' | 'worklist';

/** What the page on which a table of many stands does for it. */
export interface BatchHost {
  /**
   * Where a row is looked through: an address, or what leads there; null where there is nothing to look at.
   * @param list the rows that are gone on with after it
   */
  readonly wayTo: (row: BatchRow, list: readonly BatchRow[]) => string | (() => void) | null;
  /** Shows rows together on a page of their own. */
  readonly visit: (page: ManyPage, rows: readonly BatchRow[]) => Promise<void>;
  /** The results of rows that have one, in their order. @throws {ApiError} */
  readonly resultsOf: (rows: readonly BatchRow[]) => Promise<readonly NamedResult[]>;
  /** Takes rows off the list, and deletes what is kept of them. */
  readonly remove: (rows: readonly BatchRow[]) => void;
  readonly cancel: (row: BatchRow) => void;
  /** Tries a row again; null where that would not help. */
  readonly again: (row: BatchRow) => (() => void) | null;
}
