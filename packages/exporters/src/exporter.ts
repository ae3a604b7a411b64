import type { Conversion, Statement } from '@tallyleaf/contract';
import type { Setting, SettingValues } from './settings.ts';

/** What a reader gets back of a transaction. `id` is ours, the same at every export (`parts/ids.ts`). */
export type RowField =
  | 'date'
  | 'valueDate'
  | 'amount'
  | 'text'
  | 'reference'
  | 'balance'
  | 'account'
  | 'currency'
  | 'category'
  | 'id';

/** What a reader gets back of a statement besides its transactions. */
export type StatementField = 'opening' | 'closing' | 'period';

/** How menus part the formats: each is a list of `registry/`. */
export type FormatGroup = 'tables' | 'programs' | 'ofx' | 'bank-messages' | 'countries' | 'journals';

/** What is known of a format without loading its code: enough for a menu, a help text and a download's headers. */
export interface ExporterInfo {
  /** As on the command line and in URLs: `csv`, `camt053`. */
  readonly id: string;
  readonly group: FormatGroup;
  /** For people, in English: `Excel workbook`. */
  readonly label: string;
  /** The file name's ending without its leading dot; it may hold dots itself: `local.csv`. */
  readonly extension: string;
  readonly mediaType: string;
  /** Who needs it: programs and people, in English. */
  readonly neededBy: string;
  /** Names of programs that take it, by which menus find it. */
  readonly programs?: readonly string[];
  /** The page that says how the program takes it. */
  readonly source?: string;
  /** `one`: a file holds one account, a conversion of several becomes several files. */
  readonly accounts: 'many' | 'one';
  /** What the format has a place for; the rest of a conversion is not in the file. */
  readonly keeps: readonly (RowField | StatementField)[];
  /** What the program takes at most, as its maker says; files are divided, or a warning says so. */
  readonly limit?: ProgramLimit;
  /** What a caller may choose; each has a standard, so that every format works without any. */
  readonly settings: readonly Setting[];
}

/** What a program takes of one file. */
export interface ProgramLimit {
  readonly program: string;
  /** Lines, the headings among them. */
  readonly lines?: number;
  readonly bytes?: number;
  /** Where its maker says so. */
  readonly source: string;
  /** Whether we divide what is more into numbered files; where not, a warning says that it is. */
  readonly divides: boolean;
}

/** What a caller may say; every format works without any of it. */
export interface ExportOptions {
  /** A BCP 47 tag: the reader's, for date order, decimal sign and headings where the format has a choice. */
  readonly locale?: string;
  /**
   * All of the reader's languages with their regions, the one that is liked best first: a page in English may be read
   * anywhere, and the order of dates goes by that. Left out, it is the locale.
   */
  readonly languages?: readonly string[];
  /** Values of the format's settings, by their ids. */
  readonly settings?: SettingValues;
}

/** What a format is given: every setting that it has, checked and filled in. */
export interface FormatOptions {
  readonly locale: string | undefined;
  readonly settings: SettingValues;
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
    | 'reference-cut'
    | 'account-changed'
    | 'figure-too-long'
    | 'date-as-text'
    | 'value-date-left-out'
    | 'row-left-out'
    | 'sums-do-not-match'
    | 'balance-derived'
    | 'over-limit'
    | 'currency-rounded'
    | 'check-before-import';
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
    | 'figure-too-long'
    | 'dates-missing'
    | 'no-rows'
    | 'date-not-supported'
    | 'unknown-format';
  /** In English, for people: what is missing and what to do. */
  readonly message: string;
}

/** A transaction as the format holds it, in the contract's terms: what a reader of the file must find. */
export interface HeldTransaction {
  /** Index into the statement's transactions. */
  readonly row: number;
  /** Of our own, the same at every export of the same transaction; 32 hexadecimal digits, or as many as the format has room for. */
  readonly id: string;
  readonly date: string;
  readonly valueDate: string | null;
  readonly text: string;
  readonly reference: string | null;
  readonly amount: string;
  readonly balance: string | null;
  /** What it is for, in its owner's words; most formats have no place for it. */
  readonly category: string | null;
}

export interface HeldStatement {
  /** Index into the conversion's statements. */
  readonly index: number;
  /** The account as the file names it. */
  readonly account: string;
  readonly currency: string;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly transactions: readonly HeldTransaction[];
  /** What it was made from: institution, holder, BIC, type. */
  readonly source: Statement;
}

/** A conversion after the format's losses. */
export interface Held {
  readonly statements: readonly HeldStatement[];
  readonly warnings: readonly ExportWarning[];
  readonly notWritten: readonly NotWritten[];
}

/**
 * A format is two functions: what it can hold of a conversion, and that as files. Both are pure: the same input gives
 * the same bytes on every host. Tests compare what other programs read in the files with what `hold` says.
 */
export interface Format {
  readonly hold: (conversion: Conversion, options: FormatOptions) => Held;
  readonly print: (
    held: Held,
    options: FormatOptions,
    conversion: Conversion,
  ) => readonly ExportedFile[] | Promise<readonly ExportedFile[]>;
}

export interface ExportResult {
  readonly files: readonly ExportedFile[];
  readonly warnings: readonly ExportWarning[];
  readonly notWritten: readonly NotWritten[];
}

export interface Exporter extends ExporterInfo {
  readonly format: Format;
  /** @throws {SettingError} for a setting that the format does not have, or a value that it cannot take. */
  readonly write: (conversion: Conversion, options?: ExportOptions) => Promise<ExportResult>;
}
