import type { Random } from '../../corpus/generator/random.ts';
import { latin1 } from '../bytes.ts';
import type { Hostile, Recipe } from '../recipe.ts';
import type { Seeds } from '../seeds.ts';

type Change = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const placeIn = (bytes: Buffer, random: Random): number => random.integer(0, Math.max(0, bytes.length - 1));

const flip: Change = (bytes, random) => {
  const changed = Buffer.from(bytes);
  for (let i = 0, times = random.pick([1, 3, 20, 300]); i < times; i += 1) {
    const at = placeIn(changed, random);
    changed[at] = random.chance(0.5) ? (changed[at] ?? 0) ^ (1 << random.integer(0, 7)) : random.integer(0, 255);
  }
  return changed;
};

const cut: Change = (bytes, random) => bytes.subarray(0, placeIn(bytes, random));

const drop: Change = (bytes, random) => {
  const at = placeIn(bytes, random);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.pick([1, 30, 1000]))]);
};

const splice: Change = (bytes, random, other) =>
  Buffer.concat([bytes.subarray(0, placeIn(bytes, random)), other.subarray(placeIn(other, random))]);

const repeat: Change = (bytes, random) => {
  const at = placeIn(bytes, random);
  const part = bytes.subarray(at, at + random.pick([1, 20, 500, 5000]));
  const times = random.pick([2, 30, 1000]);
  return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: times }, () => part), bytes.subarray(at)]);
};

/** Numbers of the text, or of the headers, become ones at the edge. */
const edges: Change = (bytes, random) => {
  const changed = Buffer.from(bytes);
  for (let i = 0, times = random.pick([1, 5, 30]); i < times; i += 1) {
    const edge = random.pick([
      '\0\0\0\0',
      '\xff\xff\xff\xff',
      '\x7f\xff\xff\xff',
      '\xff\xff\xff\x7f',
      '\x80\0\0\0',
      '9999',
      '-999',
      '0000',
    ]);
    latin1(edge).copy(changed, placeIn(changed, random));
  }
  return changed;
};

const CHANGES: readonly Change[] = [flip, flip, cut, drop, splice, repeat, edges];

async function mutate(random: Random, seeds: Seeds, seed: { name: string; bytes: Uint8Array }): Promise<Hostile> {
  const other = Buffer.from((await seeds.any(random)).bytes);
  const changes = Array.from({ length: random.pick([1, 1, 2, 5]) }, () => random.pick(CHANGES));
  const start: Buffer = Buffer.from(seed.bytes);
  const bytes = changes.reduce((changed, change) => change(changed, random, other), start);
  // Of a spliced file the other one may be what is left.
  return changes.includes(splice) ? { bytes } : { bytes, seed: seed.name };
}

export const BYTES: readonly Recipe[] = [
  { name: 'bytes-of-pdf', make: async (random, seeds) => mutate(random, seeds, seeds.pdf(random)) },
  { name: 'bytes-of-any', make: async (random, seeds) => mutate(random, seeds, await seeds.any(random)) },
];
