import { availableParallelism } from 'node:os';
import type { Conversion, SetLayout } from '@tallyleaf/contract';
import type { Progress } from '../../src/ports.ts';
import { ChildCrashed, type EngineChild, startEngineChild } from './child-process.ts';
import type { ConvertMessage, Task } from './messages.ts';
import { DEFAULT_POOL_LIMITS, type PoolLimits } from './pool-limits.ts';

/** A process is replaced after so many documents, or when a document left it this large (bytes), or giving way to others. */
const MOST_DOCUMENTS = 100;
const LARGEST_IDLE = 500_000_000;

/** A document to convert: a file by its path, which the process that converts it reads, or its bytes. */
export interface PoolJob {
  readonly path?: string;
  readonly bytes?: Uint8Array;
  readonly fileName: string;
  /** Tried in turn on an encrypted PDF. */
  readonly passwords?: readonly string[];
  readonly locale?: string;
  /** Columns that a person set; those hold whose fingerprint a table of the document has. */
  readonly layouts?: readonly SetLayout[];
  /** In place of the pool's own. */
  readonly limits?: Partial<PoolLimits>;
}

export interface PoolHooks {
  readonly onProgress?: (progress: Progress) => void;
  /** Aborted: the process that converts is ended, and the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface EnginePoolOptions {
  /** How many documents are converted at once; as many as there are cores unless told. */
  readonly size?: number;
  readonly limits?: Partial<PoolLimits>;
}

/** Processes that convert documents, so that a hostile one can be stopped and harms no other. */
export interface EnginePool {
  /**
   * Converts a document, waiting for a free process.
   * @throws {Refusal} when it cannot be converted, or goes over a limit of time (`took-too-long`) or memory (`too-large`).
   * @throws {ChildCrashed} when two processes ended on it.
   */
  readonly convert: (job: PoolJob, hooks?: PoolHooks) => Promise<Conversion>;
  /** Counts the pages of a document without reading them. Throws as `convert` does. */
  readonly countPages: (job: PoolJob, hooks?: Pick<PoolHooks, 'signal'>) => Promise<number>;
  /** Ends all processes; what is being converted rejects. */
  readonly close: () => Promise<void>;
}

/** Calls `abort` when the signal is aborted; the function it returns stops listening. */
function onAbort(signal: AbortSignal | undefined, abort: () => void): () => void {
  signal?.addEventListener('abort', abort, { once: true });
  return () => signal?.removeEventListener('abort', abort);
}

/** Places for `size` documents at once; the others wait in line. */
function createPlaces(size: number) {
  const waiting: (() => void)[] = [];
  let free = size;
  return {
    async take(signal: AbortSignal | undefined): Promise<void> {
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const enter = (): void => {
          stop();
          resolve();
        };
        const stop = onAbort(signal, () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal?.reason);
        });
        waiting.push(enter);
      });
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/**
 * Opens a pool. Processes start with the first documents and stay warm; idle ones do not keep the program from ending.
 * @param start starts a process; tests give their own
 */
export function createEnginePool(options: EnginePoolOptions = {}, start = startEngineChild): EnginePool {
  const places = createPlaces(Math.max(1, options.size ?? availableParallelism()));
  const idle: EngineChild[] = [];
  const all = new Set<EngineChild>();
  let closed = false;

  function take(): EngineChild {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.alive()) return child;
    const child = start();
    all.add(child);
    void child.ended.then(() => all.delete(child));
    return child;
  }

  function giveBack(child: EngineChild): void {
    if (!child.alive()) return;
    const isWorn = child.documents() >= MOST_DOCUMENTS || child.resident() > LARGEST_IDLE || child.givesWay();
    if (closed || isWorn) child.kill();
    else idle.push(child);
  }

  /** What a process does with a document. */
  type Work<T> = (child: EngineChild, message: ConvertMessage) => Promise<T>;

  async function attempt<T>(message: ConvertMessage, work: Work<T>, signal: AbortSignal | undefined): Promise<T> {
    if (closed) throw new Error('the pool is closed');
    signal?.throwIfAborted();
    const child = take();
    const stop = onAbort(signal, child.kill);
    try {
      return await work(child, message);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      stop();
      giveBack(child);
    }
  }

  async function perform<T>(task: Task, job: PoolJob, work: Work<T>, signal: AbortSignal | undefined): Promise<T> {
    const { limits, passwords = [], ...document } = job;
    const message = { ...document, task, passwords, limits: { ...DEFAULT_POOL_LIMITS, ...options.limits, ...limits } };
    await places.take(signal);
    try {
      return await attempt(message, work, signal).catch((error: unknown) => {
        if (!(error instanceof ChildCrashed) || closed) throw error;
        return attempt(message, work, signal);
      });
    } finally {
      places.leave();
    }
  }

  return {
    convert: (job, { onProgress, signal } = {}) =>
      perform('convert', job, (child, message) => child.convert(message, onProgress), signal),
    countPages: (job, { signal } = {}) => perform('count', job, (child, message) => child.count(message), signal),
    async close() {
      closed = true;
      for (const child of all) child.kill();
      await Promise.all([...all].map((child) => child.ended));
    },
  };
}
