/** Why a document is ended: it needed more time than it had, or its reading stood still. */
export type TimeFault = 'over' | 'still';

/** A document stands still when processors did next to nothing for it for so long, looked at again and again. Milliseconds. */
const STILL_FOR = 300_000;
/** What a process does that waits: less than this in all that time. Milliseconds. */
const NOTHING = 100;
/** A look counts for so much time at most: the machine may have slept, or had no time to look. Milliseconds. */
const LOOK = 1000;

/** Watches the time of one document. */
export interface TimeWatch {
  /** Gives the document so many milliseconds in all. */
  readonly allow: (time: number) => void;
  /**
   * Judges by what processors have done so far, and by the clock, both in milliseconds.
   * @returns what is wrong; null where the document may go on
   */
  readonly look: (work: number, now: number) => TimeFault | null;
}

/**
 * Begins to watch a document. What counts is the processors' time, so that other work on the machine takes none of it away; the clock
 * only finds a document for which nothing is done at all.
 */
export function createTimeWatch(allowed: number, work: number, now: number): TimeWatch {
  const began = work;
  let limit = allowed;
  let [moved, looked, still] = [work, now, 0];
  return {
    allow(time) {
      limit = time;
    },
    look(done, at) {
      if (done - began >= limit) return 'over';
      still += Math.min(LOOK, at - looked);
      looked = at;
      if (done - moved >= NOTHING) [moved, still] = [done, 0];
      return still >= STILL_FOR ? 'still' : null;
    },
  };
}
