import type { Progress } from '../../src/ports.ts';
import type { PoolLimits } from './pool-limits.ts';

/** The longest that `setTimeout` takes, in milliseconds: anything longer would ring at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** A clock that runs. */
export interface Deadline {
  /** Gives time for the pages that are known by now. */
  readonly progress: (to: Progress) => void;
  readonly stop: () => void;
}

/** Rings when a document takes too long: at first in the time of a document, later in that of its pages too. */
export function deadline(limits: PoolLimits, ring: () => void): Deadline {
  const { documentTime, pageTime, ocrPageTime } = limits;
  const began = performance.now();
  let known = documentTime;
  let timer = setTimeout(ring, documentTime);
  return {
    progress({ pages, ocrPages = 0 }) {
      const allowed = documentTime + pageTime * (pages - ocrPages) + ocrPageTime * ocrPages;
      // What was once said of pictures holds, whether the next message says it again or not.
      if (allowed <= known) return;
      known = allowed;
      clearTimeout(timer);
      timer = setTimeout(ring, Math.min(LONGEST_TIMER, Math.max(0, allowed - (performance.now() - began))));
    },
    stop: () => clearTimeout(timer),
  };
}
