import type { Progress } from '@tallyleaf/engine';
import { createTimeAllowance, DEFAULT_TIME_LIMITS } from '@tallyleaf/engine/time-limits';

/**
 * A browser tells nobody how much of the processor's time a worker had, only the clock is there. So a document has ten times what
 * the contract gives it: on a phone, or beside other programs, it is read as well.
 */
const TIMES = 10;
/** Time is counted look by look. Milliseconds. */
const LOOK = 1000;

/** Waits for a worker that reads a document. */
export interface Patience {
  /** Gives time for the pages that are known by now. */
  readonly progress: (to: Progress) => void;
  readonly end: () => void;
}

/**
 * Begins to wait. Only time in which the page runs counts: a look counts for a second at most, however long a computer slept or a
 * browser put the page aside before it.
 * @param lost called once, when the document has had its time
 */
export function beginPatience(lost: () => void): Patience {
  const allowance = createTimeAllowance(DEFAULT_TIME_LIMITS);
  let [waited, looked] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    waited += Math.min(LOOK, now - looked);
    looked = now;
    if (waited < allowance.allowed() * TIMES) return;
    clearInterval(timer);
    lost();
  }, LOOK);
  return { progress: allowance.progress, end: () => clearInterval(timer) };
}
