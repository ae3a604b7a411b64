import type { Forest } from '../../packages/engine/src/model/forest.ts';
import type { Dataset } from './dataset.ts';
import type { Tree } from './tree.ts';

interface Node {
  /** The feature's place in `Forest.starts`. */
  readonly slot: number;
  readonly threshold: number;
  readonly tree: number;
  readonly mask: number;
}

/** Puts trees, round by round and class by class, into the order in which the engine scores. */
export function forestOf(
  name: string,
  { features, classes }: Pick<Dataset, 'features' | 'classes'>,
  base: Float32Array,
  trees: readonly Tree[],
): Forest {
  if (trees.length > 0xffff) throw new RangeError('There are more trees than a node can name.');
  const laid = trees.map((tree, index) => layOut(tree, index, features.length));
  const nodes = laid.flatMap((tree) => tree.nodes).sort((a, b) => a.slot - b.slot || a.threshold - b.threshold);
  const starts = new Int32Array(features.length * 2 + 1);
  for (const { slot } of nodes) starts[slot + 1] = (starts[slot + 1] ?? 0) + 1;
  const firstLeaves = Int32Array.from([0, ...laid.map(({ leaves }) => leaves.length)]);
  return {
    name,
    classes,
    features,
    base,
    starts: summedUp(starts),
    thresholds: Float32Array.from(nodes, ({ threshold }) => threshold),
    trees: Uint16Array.from(nodes, ({ tree }) => tree),
    masks: Int32Array.from(nodes, ({ mask }) => mask),
    firstLeaves: summedUp(firstLeaves),
    leaves: Float32Array.from(laid.flatMap(({ leaves }) => leaves)),
  };
}

/** Leaves from left to right, and for each node a mask of those that remain when a row goes right. */
function layOut(tree: Tree, index: number, width: number): { nodes: readonly Node[]; leaves: readonly number[] } {
  const nodes: Node[] = [];
  const leaves: number[] = [];
  /** The leaves below a node, or the one leaf, as bits. */
  const visit = (at: number): number => {
    if (at < 0) return 1 << (leaves.push(tree.leaves[~at] ?? 0) - 1);
    const left = visit(tree.left[at] ?? ~0);
    const slot = (tree.feature[at] ?? 0) + (tree.missingLeft[at] ? 0 : width);
    nodes.push({ slot, threshold: tree.threshold[at] ?? 0, tree: index, mask: ~left });
    return left | visit(tree.right[at] ?? ~0);
  };
  visit(tree.feature.length > 0 ? 0 : ~0);
  return { nodes, leaves };
}

/** Each number plus all before it. */
function summedUp(counts: Int32Array): Int32Array {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
}
