import type { Conversion, RefusalCode, SetLayout } from '@tallyleaf/contract';
import type { Progress } from '../../src/ports.ts';
import type { PoolLimits } from './pool-limits.ts';

/** What passes between the pool and its child processes, by Node's IPC with advanced serialisation. */

/** What is done with a document. */
export type Task = 'convert' | 'count';

/** A document to convert, or to count the pages of: a file on this machine, which the child reads itself, or its bytes. */
export interface ConvertMessage {
  readonly task: Task;
  readonly path?: string;
  readonly bytes?: Uint8Array;
  readonly fileName: string;
  readonly passwords: readonly string[];
  readonly locale?: string;
  readonly layouts?: readonly SetLayout[];
  readonly limits: PoolLimits;
}

/** How a document left the process. */
export interface Left {
  /** Its memory, in bytes. */
  readonly resident: number;
  /** It gives way to others for good: it may not take that back. */
  readonly givesWay: boolean;
}

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | ({ readonly kind: 'done'; readonly conversion: Conversion } & Left)
  | ({ readonly kind: 'counted'; readonly pages: number } & Left)
  | ({ readonly kind: 'refused'; readonly code: RefusalCode; readonly message: string } & Left)
  /** A bug of ours: its name, message and stack, never a statement's contents. */
  | ({ readonly kind: 'fault'; readonly name: string; readonly message: string; readonly stack: string } & Left);

/** What the watch inside a child writes to standard error before it ends its process: it took too much memory or time, or stood still. */
export const MEMORY_MARK = 'tallyleaf: over the memory limit';
export const TIME_MARK = 'tallyleaf: over the time limit';
export const STILL_MARK = 'tallyleaf: stood still';

/** What a child tells its watch: limits of the work that begins, more time for it, its end. It answers all but `allow`. */
export type WatchMessage =
  /** Bytes, and milliseconds of the processors. */
  | { readonly kind: 'begin'; readonly memory: number; readonly time: number; readonly quickTime: number }
  | { readonly kind: 'allow'; readonly time: number }
  | { readonly kind: 'end' };

/** What the watch answers: whether the process gives way to others. */
export type WatchAnswer = boolean;
