/** What a process that converts needs of the engine: `scripts/build-engine.mjs` makes one file of it. */
export { convert } from '../../src/convert.ts';
export { countPages } from '../../src/count-pages.ts';
export { Refusal } from '../../src/refusal.ts';
