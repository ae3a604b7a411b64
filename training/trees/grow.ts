import { ABOVE_ALL, type BinnedRows, MISSING } from './bins.ts';
import { emptyHistogram, fillHistogram, subtractHistogram } from './histogram.ts';
import { bestSplit, type Split, type SplitOptions, type Sums } from './split.ts';
import type { Tree } from './tree.ts';

export interface GrowOptions extends SplitOptions {
  /** Leaves that a tree has at most; the engine's scoring allows 32. */
  readonly leaves: number;
  readonly learningRate: number;
}

/** What all trees of a forest grow from, and memory that they use one after another. */
export interface Soil {
  readonly data: BinnedRows;
  readonly bounds: readonly Float32Array[];
  /** Bins of each feature that have values. */
  readonly bins: Int32Array;
  /** Gradient and hessian of each row's loss, one after the other. */
  readonly slopes: Float64Array;
  /** Room for the slopes of a leaf, and for its rows. */
  readonly leafSlopes: Float64Array;
  readonly leafRows: Int32Array;
  /** Histograms that no leaf needs. */
  readonly spare: Float64Array[];
}

export function soilOf(data: BinnedRows, bounds: readonly Float32Array[]): Soil {
  return {
    data,
    bounds,
    bins: Int32Array.from(bounds, ({ length }) => length + 1),
    slopes: new Float64Array(data.rows * 2),
    leafSlopes: new Float64Array(data.rows * 2),
    leafRows: new Int32Array(data.rows),
    spare: [],
  };
}

interface Leaf {
  /** Its own, a stretch of the tree's. */
  readonly rows: Int32Array;
  readonly sums: Sums;
  histogram: Float64Array | null;
  split: Split | null;
  /** The node it hangs from, and on which side; null for the root. */
  readonly under: { readonly node: number; readonly side: 'left' | 'right' } | null;
}

/** A tree's nodes as they are made, the leaf of each side filled in at the end. */
type Growing = { -readonly [part in keyof Tree]: Tree[part][number][] };

/**
 * Grows a tree leaf by leaf, always at the one whose split gains most.
 * @param rows that it learns from; gets reordered
 * @param features that it may ask for
 */
export function growTree(soil: Soil, rows: Int32Array, features: Int32Array, options: GrowOptions): Tree {
  const root: Leaf = { rows, sums: sumsOf(soil.slopes, rows), histogram: null, split: null, under: null };
  if (options.leaves > 1) {
    root.histogram = histogramOf(soil, root, features);
    root.split = bestSplit(root.histogram, features, soil.bins, root.sums, options);
  }
  const leaves = [root];
  const tree: Growing = {
    feature: [],
    bin: [],
    threshold: [],
    missingLeft: [],
    left: [],
    right: [],
    gain: [],
    leaves: [],
  };
  while (leaves.length < options.leaves) {
    const index = mostGaining(leaves);
    const leaf = leaves[index];
    if (!leaf?.split) break;
    const [left, right] = divide(soil, leaf, leaf.split, tree.feature.length);
    addNode(tree, soil, leaf, leaf.split);
    leaves.splice(index, 1, left, right);
    // The last ones made are not divided: nobody asks how.
    if (leaves.length < options.leaves) prepare(soil, leaf, left, right, features, options);
    release(soil, leaf);
  }
  leaves.forEach((leaf, index) => {
    if (leaf.under) tree[leaf.under.side][leaf.under.node] = ~index;
    tree.leaves.push(stepOf(leaf.sums, options));
    release(soil, leaf);
  });
  return tree;
}

/** What lessens the loss of these rows most, as far as the learning rate goes. Never -0, which JSON does not know. */
function stepOf({ gradient, hessian }: Sums, { l2, learningRate }: GrowOptions): number {
  const steepness = hessian + l2;
  return steepness > 0 ? Math.fround((-gradient / steepness) * learningRate) + 0 : 0;
}

function sumsOf(slopes: Float64Array, rows: Int32Array): Sums {
  let gradient = 0;
  let hessian = 0;
  for (const row of rows) {
    gradient += slopes[2 * row] as number;
    hessian += slopes[2 * row + 1] as number;
  }
  return { gradient, hessian };
}

function histogramOf(soil: Soil, { rows }: Leaf, features: Int32Array): Float64Array {
  const { slopes, leafSlopes } = soil;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    leafSlopes[2 * index] = slopes[2 * row] as number;
    leafSlopes[2 * index + 1] = slopes[2 * row + 1] as number;
  }
  const histogram = soil.spare.pop() ?? emptyHistogram(soil.bins.length);
  fillHistogram(soil.data, features, rows, leafSlopes, soil.bins, histogram);
  return histogram;
}

function mostGaining(leaves: readonly Leaf[]): number {
  let best = 0;
  leaves.forEach(({ split }, index) => {
    if ((split?.gain ?? 0) > (leaves[best]?.split?.gain ?? 0)) best = index;
  });
  return best;
}

/** Parts a leaf's rows, each side in the order it had, so that columns are read forwards. */
function divide(soil: Soil, { rows, sums }: Leaf, split: Split, node: number): [Leaf, Leaf] {
  const column = soil.data.columns[split.feature] ?? new Uint8Array();
  const lowest = split.missingLeft ? MISSING : MISSING + 1;
  let left = 0;
  let right = 0;
  for (const row of rows) {
    const bin = column[row] as number;
    if (bin >= lowest && bin <= split.bin) rows[left++] = row;
    else soil.leafRows[right++] = row;
  }
  rows.set(soil.leafRows.subarray(0, right), left);
  const rest = { gradient: sums.gradient - split.left.gradient, hessian: sums.hessian - split.left.hessian };
  const child = { histogram: null, split: null };
  return [
    { ...child, rows: rows.subarray(0, left), sums: split.left, under: { node, side: 'left' } },
    { ...child, rows: rows.subarray(left), sums: rest, under: { node, side: 'right' } },
  ];
}

function addNode(tree: Growing, soil: Soil, leaf: Leaf, split: Split): void {
  if (leaf.under) tree[leaf.under.side][leaf.under.node] = tree.feature.length;
  tree.feature.push(split.feature);
  tree.bin.push(split.bin);
  tree.threshold.push(soil.bounds[split.feature]?.[split.bin - 1] ?? ABOVE_ALL);
  tree.missingLeft.push(split.missingLeft);
  tree.left.push(0);
  tree.right.push(0);
  tree.gain.push(split.gain);
}

/** Finds how two new leaves are best divided: sums are counted for the smaller, the larger one has the rest. */
function prepare(soil: Soil, parent: Leaf, left: Leaf, right: Leaf, features: Int32Array, options: GrowOptions): void {
  const divisible = (leaf: Leaf) => leaf.sums.hessian >= 2 * options.leastWeight;
  if (!parent.histogram || !(divisible(left) || divisible(right))) return;
  const [small, large] = left.rows.length <= right.rows.length ? [left, right] : [right, left];
  small.histogram = histogramOf(soil, small, features);
  large.histogram = parent.histogram;
  parent.histogram = null;
  subtractHistogram(large.histogram, small.histogram, features, soil.bins);
  for (const leaf of [left, right]) {
    if (divisible(leaf) && leaf.histogram)
      leaf.split = bestSplit(leaf.histogram, features, soil.bins, leaf.sums, options);
    if (!leaf.split) release(soil, leaf);
  }
}

function release(soil: Soil, leaf: Leaf): void {
  if (leaf.histogram) soil.spare.push(leaf.histogram);
  leaf.histogram = null;
}
