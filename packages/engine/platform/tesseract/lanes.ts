/** Lanes in which work runs side by side; what finds none free waits in line. */
export interface Lanes {
  readonly count: number;
  /** @throws the signal's reason where it is aborted before a lane is free */
  readonly run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

export function createLanes(count: number): Lanes {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    count,
    async run(work, signal) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
