import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MadeFile } from './make-file.ts';
import type { MakeRequest } from './make-worker.ts';

/** Makes files one after the other, on another thread. */
export interface Maker {
  readonly make: (request: MakeRequest) => Promise<MadeFile>;
  readonly close: () => Promise<number>;
}

export function startMaker(): Maker {
  const worker = new Worker(new URL('./make-worker.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  return {
    make(request) {
      const made = last.then(async () => {
        worker.postMessage(request);
        const [file] = (await once(worker, 'message')) as [MadeFile];
        return file;
      });
      last = made.catch(() => undefined);
      return made;
    },
    close: () => worker.terminate(),
  };
}
