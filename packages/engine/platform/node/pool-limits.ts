import { DEFAULT_LIMITS, type Limits } from '../../src/options.ts';

/** The limits of a document (contract, "Refusals") and of the process that converts it. */
export interface PoolLimits extends Limits {
  /** All memory of the process, WebAssembly's included. Bytes. */
  readonly memory: number;
  /** Time for a document, and on top for each of its pages: with text of its own, or read from its picture. Milliseconds. */
  readonly documentTime: number;
  readonly pageTime: number;
  readonly ocrPageTime: number;
}

/** 1.5 GB, 20 s and 2 s a page, 15 s one that is read from its picture. */
export const DEFAULT_POOL_LIMITS: PoolLimits = {
  ...DEFAULT_LIMITS,
  memory: 1_500_000_000,
  documentTime: 20_000,
  pageTime: 2_000,
  ocrPageTime: 15_000,
};
