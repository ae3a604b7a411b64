import type { Progress } from './ports.ts';

/** The time that a document may take (contract, "Refusals"): the processor's, which a busy machine does not use up. Milliseconds. */
export interface TimeLimits {
  readonly documentTime: number;
  /** On top for each page with text of its own, and for each that is read from its picture. */
  readonly pageTime: number;
  readonly ocrPageTime: number;
}

/** 20 s and 2 s a page, 15 s one that is read from its picture. */
export const DEFAULT_TIME_LIMITS: TimeLimits = { documentTime: 20_000, pageTime: 2_000, ocrPageTime: 15_000 };

/** The time of a document as far as its pages are known: at first that of a document alone. */
export interface TimeAllowance {
  /** Milliseconds. */
  readonly allowed: () => number;
  /** Gives time for the pages that are known by now; true where that is more than before. */
  readonly progress: (to: Progress) => boolean;
}

/** Begins with the time of a document of which nothing is known. */
export function createTimeAllowance({ documentTime, pageTime, ocrPageTime }: TimeLimits): TimeAllowance {
  let allowed = documentTime;
  return {
    allowed: () => allowed,
    progress({ pages, ocrPages = 0 }) {
      const known = documentTime + pageTime * (pages - ocrPages) + ocrPageTime * ocrPages;
      // What was once said of pictures holds, whether the next message says it again or not.
      if (known <= allowed) return false;
      allowed = known;
      return true;
    },
  };
}
