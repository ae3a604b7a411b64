import type { Progress } from './ports.ts';

/** The limits of `contract/statement.md`, "Refusals". */
export interface Limits {
  /** Bytes of a file. */
  readonly bytes: number;
  readonly pages: number;
  /** Pixels of a picture or a page drawn. */
  readonly pixels: number;
}

export const DEFAULT_LIMITS: Limits = { bytes: 100_000_000, pages: 1000, pixels: 200_000_000 };

/** What a caller may set. */
export interface Options {
  /** Tried in turn on an encrypted PDF. */
  readonly passwords?: readonly string[];
  /** A BCP 47 tag that decides what the file leaves open (day or month first, say). */
  readonly locale?: string;
  readonly limits?: Partial<Limits>;
  readonly onProgress?: (progress: Progress) => void;
  /** Aborted: the conversion stops before the next page. */
  readonly signal?: AbortSignal;
}
