import type { Conversion } from '@tallyleaf/contract';

/** What is known of a format without loading its code: enough for a menu, a help text and a download's headers. */
export interface ExporterInfo {
  /** As on the command line and in URLs: `csv`, `camt053`. */
  readonly id: string;
  /** For people, in English: `Excel workbook`. */
  readonly label: string;
  /** The file name's ending without its leading dot; it may hold dots itself: `local.csv`. */
  readonly extension: string;
  readonly mediaType: string;
  /** Who needs it: programs and people, in English. */
  readonly neededBy: string;
  /** `one`: a file holds one account, a conversion of several becomes several files. */
  readonly accounts: 'many' | 'one';
}

/** What a caller may choose; every format works without any of it. */
export interface ExportOptions {
  /** A BCP 47 tag: the reader's, for date order, decimal sign and headings where the format has a choice. */
  readonly locale?: string;
}

/** One file of an export. Its name is made by `nameFiles`, of these and the document's name. */
export interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The ending without its leading dot. */
  readonly extension: string;
  /** Which account of the document, counted from 1; `null` where the file holds all of them. */
  readonly account: number | null;
  /** What the name begins with, where programs look for it: `EXTF_`. */
  readonly prefix?: string;
  /** What tells files of one account apart: the fiscal year `2025`. */
  readonly part?: string;
}

/** What a format could not hold as it stands; the file is written all the same. */
export interface ExportWarning {
  readonly code:
    | 'text-cut'
    | 'text-transliterated'
    | 'text-replaced'
    | 'figure-too-long'
    | 'date-as-text'
    | 'sums-do-not-match';
  /** Index into the conversion's statements. */
  readonly statement: number;
  /** Indexes of the transactions concerned; empty where it concerns the statement itself. */
  readonly rows: readonly number[];
  /** In English, for people. */
  readonly message: string;
}

/** A statement that the format cannot hold at all. */
export interface NotWritten {
  /** Index into the conversion's statements. */
  readonly statement: number;
  readonly code:
    | 'opening-balance-missing'
    | 'closing-balance-missing'
    | 'bank-code-missing'
    | 'account-not-supported'
    | 'currency-not-supported'
    | 'unknown-format';
  /** In English, for people: what is missing and what to do. */
  readonly message: string;
}

export interface ExportResult {
  readonly files: readonly ExportedFile[];
  readonly warnings: readonly ExportWarning[];
  readonly notWritten: readonly NotWritten[];
}

/**
 * Turns a conversion into files, in memory. Pure: the same conversion and options give the same bytes on every host.
 */
export type Write = (conversion: Conversion, options: ExportOptions) => ExportResult | Promise<ExportResult>;

export interface Exporter extends ExporterInfo {
  readonly write: Write;
}
