import { DEFAULT_LIMITS, type Limits } from '../../src/options.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../../src/time-limits.ts';

/** The limits of a document (contract, "Refusals") and of the process that converts it, with what that starts. */
export interface PoolLimits extends Limits, TimeLimits {
  /** All memory of the process, WebAssembly's included. Bytes. */
  readonly memory: number;
  /** The processors' time after which the process gives way to others, until it has done with the document. Milliseconds. */
  readonly quickTime: number;
}

/** No giving way, 1.5 GB, 20 s and 2 s a page, 15 s one that is read from its picture. */
export const DEFAULT_POOL_LIMITS: PoolLimits = {
  ...DEFAULT_LIMITS,
  ...DEFAULT_TIME_LIMITS,
  memory: 1_500_000_000,
  quickTime: Number.POSITIVE_INFINITY,
};
