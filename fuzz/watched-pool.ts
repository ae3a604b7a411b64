import { readFileSync, writeFileSync } from 'node:fs';
import type { Conversion } from '@tallyleaf/contract';
import { createTimeAllowance, DEFAULT_TIME_LIMITS } from '@tallyleaf/engine';
import { createEnginePool } from '@tallyleaf/engine/node';
import { ChildCrashed, type EngineChild, startEngineChild } from '../packages/engine/platform/node/child-process.ts';
import { createGroupWatch } from '../packages/engine/platform/node/process-group.ts';

/** How a file was answered, and at what cost. */
export interface Answer {
  readonly conversion?: Conversion;
  /** A refusal, or anything else that was thrown. */
  readonly error?: Error;
  /** How many processes ended on it that nobody had ended. */
  readonly crashes: number;
  /** Milliseconds of the last attempt, by the clock. */
  readonly time: number;
  /** How long processors worked on it, and on what it started, in milliseconds, and how long they might for the pages that it had told of. */
  readonly work: number;
  readonly allowedTime: number;
  /** The most memory of the process and of those that it started, in bytes; 0 where the system does not tell. */
  readonly memory: number;
}

export interface WatchedPool {
  /** @throws the signal's reason once it is aborted */
  readonly convert: (bytes: Uint8Array, fileName: string, signal?: AbortSignal) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two looks at memory. */
const EVERY = 20;
/**
 * Past its allowance by so much on the clock, a document is given up here: the machine has other work, too, and one that stands still
 * ends by itself before. Milliseconds.
 */
const HANGS = 600_000;

const statusOf = (pid: number, key: string): number => {
  const found = new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
};

/** A clock tick of Linux, in milliseconds. */
const TICK = 10;

/** What processors did for a process and for those that it waited for, in milliseconds (proc(5), fields 14 to 17). */
function workOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * TICK;
}

/** What may fail because the process has ended meanwhile. */
function orNothing(work: () => void): void {
  try {
    work();
  } catch {
    // There is nothing to be told of it any more.
  }
}

/** Watches a process and what it starts; the function that it returns stops, and tells the most memory and all the work. */
function watch(pid: number | undefined): () => { readonly memory: number; readonly work: number } {
  if (process.platform !== 'linux' || pid === undefined) return () => ({ memory: 0, work: 0 });
  const others = createGroupWatch(pid);
  let memory = 0;
  let before = 0;
  let work = 0;
  orNothing(() => {
    // Forgets the peak of the document before.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    before = workOf(pid);
  });
  const look = (): void => {
    memory = Math.max(memory, statusOf(pid, 'VmRSS') + others().memory);
    work = workOf(pid) - before;
  };
  const timer = setInterval(() => orNothing(look), EVERY);
  return () => {
    clearInterval(timer);
    orNothing(() => {
      memory = Math.max(memory, statusOf(pid, 'VmHWM'));
      work = workOf(pid) - before;
    });
    return { memory, work };
  };
}

interface Costs {
  crashes: number;
  /** Of the attempt that is under way, or was the last. */
  began: number;
  time: number;
  allowedTime: number;
  memory: number;
  work: number;
}

/** A process whose every document is watched, by the name it has. */
function watched(child: EngineChild, costs: ReadonlyMap<string, Costs>): EngineChild {
  return {
    ...child,
    async convert(job, onProgress) {
      const cost = costs.get(job.fileName);
      if (!cost) throw new Error(`nobody asked for ${job.fileName}`);
      const stop = watch(child.pid);
      const allowance = createTimeAllowance(DEFAULT_TIME_LIMITS);
      Object.assign(cost, { began: performance.now(), allowedTime: allowance.allowed() });
      try {
        return await child.convert(job, (progress) => {
          allowance.progress(progress);
          cost.allowedTime = allowance.allowed();
          onProgress?.(progress);
        });
      } catch (error) {
        if (error instanceof ChildCrashed) cost.crashes += 1;
        throw error;
      } finally {
        cost.time = performance.now() - cost.began;
        const { memory, work } = stop();
        cost.memory = Math.max(cost.memory, memory);
        cost.work = work;
      }
    },
  };
}

/** The engine's own pool, with its own limits, under watch. */
export function openWatchedPool(size: number): WatchedPool {
  const costs = new Map<string, Costs>();
  const pool = createEnginePool({ size }, () => watched(startEngineChild(), costs));
  return {
    async convert(bytes, fileName, signal) {
      const cost: Costs = { crashes: 0, began: Number.POSITIVE_INFINITY, time: 0, allowedTime: 0, memory: 0, work: 0 };
      costs.set(fileName, cost);
      const hangs = new AbortController();
      const timer = setInterval(() => {
        if (performance.now() - cost.began > cost.allowedTime + HANGS) hangs.abort(new Error('it hangs'));
      }, 1000);
      try {
        const ended = signal ? AbortSignal.any([signal, hangs.signal]) : hangs.signal;
        return { conversion: await pool.convert({ bytes, fileName }, { signal: ended }), ...cost };
      } catch (error) {
        signal?.throwIfAborted();
        return { error: error instanceof Error ? error : new Error(String(error)), ...cost };
      } finally {
        clearInterval(timer);
        costs.delete(fileName);
      }
    },
    close: pool.close,
  };
}
