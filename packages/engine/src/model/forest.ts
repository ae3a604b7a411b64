/**
 * Decision trees grown by gradient boosting, as training/ writes them: each round has one tree a class, and the leaves
 * that a row falls into are summed to one raw score a class. Only comparisons of float32 and sums of float64 in a fixed
 * order, so that every machine comes to the same scores; callers compare these, never the probabilities.
 *
 * Trees are not walked, which would wait for memory at each node. Instead the nodes of all trees lie sorted by feature
 * and threshold: those that a row's value exceeds are the first of their feature, and each strikes off the leaves to its
 * left. Of a tree's leaves, counted from the left, the first that is not struck off is where a walk would have ended.
 */
export interface Forest {
  readonly name: string;
  readonly classes: readonly string[];
  readonly features: readonly string[];
  /** Score of each class before any tree. */
  readonly base: Float32Array;
  /**
   * Where the nodes of each feature begin, and at last where all end. A feature counts twice: first come the nodes that
   * send a missing one left, as if it were less than any threshold, feature by feature; then those that send it right.
   */
  readonly starts: Int32Array;
  /** Of each node: a row whose feature is more than this goes right. */
  readonly thresholds: Float32Array;
  /** Of each node: its tree, counted round by round, class by class. */
  readonly trees: Uint16Array;
  /** Of each node: the leaves of its tree that are left when a row goes right, the first in the lowest bit. */
  readonly masks: Int32Array;
  /** Where the leaves of each tree begin, and at last where all end. */
  readonly firstLeaves: Int32Array;
  readonly leaves: Float32Array;
}

/** Leaves that a tree can have: as many as a mask has bits. */
export const MOST_LEAVES = 32;

/** Leaves not yet struck off, tree by tree; one call after another uses it. */
let open = new Int32Array(0);

/**
 * One raw score a class, for a row with `forest.features` in their order; NaN or an infinity is a missing feature.
 * @param out takes the scores, where given
 */
export function scoresOf(
  forest: Forest,
  features: ArrayLike<number>,
  out = new Float64Array(forest.classes.length),
): Float64Array {
  const { starts, thresholds, firstLeaves, leaves, base, trees, masks } = forest;
  const width = forest.features.length;
  const count = firstLeaves.length - 1;
  if (open.length < count) open = new Int32Array(count);
  const left = open.fill(-1, 0, count);
  // `as number` keeps the loops free of tests that cannot fail.
  for (let slot = 0; slot < 2 * width; slot += 1) {
    const start = starts[slot] as number;
    const end = starts[slot + 1] as number;
    if (start === end) continue;
    const given = Math.fround(features[slot < width ? slot : slot - width] as number);
    // The difference with itself is NaN for what is no finite number.
    const missing = given - given !== 0;
    if (missing && slot < width) continue;
    const value = missing ? Number.POSITIVE_INFINITY : given;
    for (let node = start; node < end && value > (thresholds[node] as number); node += 1) {
      const tree = trees[node] as number;
      left[tree] = (left[tree] as number) & (masks[node] as number);
    }
  }
  out.set(base);
  for (let tree = 0, kind = 0; tree < count; tree += 1) {
    const mask = left[tree] as number;
    const first = 31 - Math.clz32(mask & -mask);
    out[kind] = (out[kind] as number) + (leaves[(firstLeaves[tree] as number) + first] as number);
    kind = kind + 1 === base.length ? 0 : kind + 1;
  }
  return out;
}

/** Softmax of raw scores, for confidence only: its last digits may differ from machine to machine. */
export function probabilities(scores: ArrayLike<number>): Float64Array {
  const out = Float64Array.from(scores);
  const highest = out.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < out.length; index += 1) {
    const share = Math.exp((out[index] ?? 0) - highest);
    out[index] = share;
    sum += share;
  }
  return out.map((share) => share / sum);
}
