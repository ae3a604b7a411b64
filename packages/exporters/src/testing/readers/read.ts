import type { ExportedFile } from '../../exporter.ts';

/**
 * Exported files read back, for the tests: by programs of others where there is one that runs here, else by a strict
 * reader of our own that knows the format's rules and not our writer. Values are in the contract's terms: dates ISO,
 * amounts decimal strings. A reader fills in every field that the format `keeps`.
 */
export interface ReadRow {
  readonly date: string;
  readonly amount: string;
  readonly valueDate?: string | null;
  readonly text?: string;
  readonly reference?: string | null;
  readonly balance?: string | null;
  readonly account?: string;
  readonly currency?: string;
  readonly category?: string | null;
  readonly id?: string;
}

/** A statement's own figures, where the format has a place for them; statements without transactions count too. */
export interface ReadStatement {
  readonly account: string;
  readonly opening?: string | null;
  readonly closing?: string | null;
  readonly period?: { readonly start: string | null; readonly end: string | null };
}

export interface ReadFile {
  /** In the file's order. */
  readonly rows: readonly ReadRow[];
  readonly statements?: readonly ReadStatement[];
}

export type Reader = (file: ExportedFile) => Promise<ReadFile>;
