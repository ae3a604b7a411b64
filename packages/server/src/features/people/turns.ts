import { ApiError } from '../../http/errors.ts';

/** When to come back, in seconds, where too many wait. */
const BUSY_RETRY = '5';

/**
 * Lets so many works run at once and so many wait for their turn.
 * @returns runs a work in its turn; throws {ApiError} `unavailable` where too many wait
 */
export function createTurns(atOnce: number, waitingMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new ApiError('unavailable', undefined, { 'retry-after': BUSY_RETRY });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
