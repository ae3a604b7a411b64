import type { Random } from '../corpus/generator/random.ts';
import type { Seeds } from './seeds.ts';

/** A file to be converted, and which seed it was made from, if any. */
export interface Hostile {
  readonly bytes: Uint8Array;
  /** A seed's name: what is verified in its mutation must be what was verified in it. */
  readonly seed?: string;
}

/** One way to make hostile files. */
export interface Recipe {
  /** Names the class of what it finds, too. */
  readonly name: string;
  readonly make: (random: Random, seeds: Seeds) => Uint8Array | Hostile | Promise<Hostile | Uint8Array>;
}
