export type { Inspection } from '../../src/inspect.ts';
export type { Explanation, ToldAttempt, ToldProposal, ToldSubject } from '../../src/search/trace-log.ts';
export type { SeenBlock, SeenCell, SeenColumn, SeenLayout, SeenText } from '../../src/shapes/seen-layout.ts';
export { CHILD_FLAGS, ChildCrashed } from './child-process.ts';
export { convertBytes } from './convert-bytes.ts';
export {
  createEnginePool,
  type EnginePool,
  type EnginePoolOptions,
  type PoolHooks,
  type PoolJob,
} from './engine-pool.ts';
export { createNodeHost } from './host.ts';
export { openForInspection } from './inspection.ts';
export { loadStages, type Stages } from './load-stages.ts';
export { DEFAULT_POOL_LIMITS, type PoolLimits } from './pool-limits.ts';
