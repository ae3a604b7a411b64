import type { SetLayout } from '@tallyleaf/contract';
import type { Progress } from './ports.ts';
import type { Trace } from './shapes/trace.ts';

/** The limits of `contract/statement.md`, "Refusals". */
export interface Limits {
  /** Bytes of a file. */
  readonly bytes: number;
  readonly pages: number;
  /** Pixels of a picture or a page drawn. */
  readonly pixels: number;
}

export const DEFAULT_LIMITS: Limits = { bytes: 100_000_000, pages: 1000, pixels: 200_000_000 };

/** Who decides what columns hold and what lines are, and whether other readings are tried when sums do not come out. */
export interface Deciders {
  readonly trust: 'rules' | 'model' | 'both';
  readonly search: boolean;
}

/** All of them, as they convert best. */
export const DECIDERS: Deciders = { trust: 'both', search: true };

/** What a caller may set. */
export interface Options {
  /** Tried in turn on an encrypted PDF. */
  readonly passwords?: readonly string[];
  /** A BCP 47 tag that decides what the file leaves open (day or month first, say). */
  readonly locale?: string;
  readonly limits?: Partial<Limits>;
  /** Columns that a person set; those hold whose fingerprint a table of the file has. */
  readonly layouts?: readonly SetLayout[];
  /** Which of the engine's deciders take part, to measure what each is worth; all of them where it is left out. */
  readonly deciders?: Deciders;
  readonly onProgress?: (progress: Progress) => void;
  /** Sees what is proposed and chosen (`tallyleaf inspect`); nothing depends on it. */
  readonly trace?: Trace;
  /** Aborted: the conversion stops before the next page. */
  readonly signal?: AbortSignal;
}
