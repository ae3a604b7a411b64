import { BINS, type BinnedRows, MISSING } from './bins.ts';

/** A grown tree. Plain numbers, so that a checkpoint can hold it as JSON. Nodes stand in the order they were made. */
export interface Tree {
  readonly feature: readonly number[];
  /** Rows up to this bin go left; `threshold` says the same in the feature's own terms. */
  readonly bin: readonly number[];
  readonly threshold: readonly number[];
  readonly missingLeft: readonly boolean[];
  /** A later node, or `~leaf`. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly gain: readonly number[];
  /** What each leaf adds to a score: float32, the learning rate in it. */
  readonly leaves: readonly number[];
}

/**
 * Adds what the tree says of each row.
 * @param scores row after row, one a class
 */
export function addTree(tree: Tree, { columns, rows }: BinnedRows, scores: Float64Array, kind: number): void {
  const classes = scores.length / rows;
  const nodes = Int32Array.from(tree.feature.flatMap((_, node) => [tree.left[node] ?? 0, tree.right[node] ?? 0]));
  const leaves = Float64Array.from(tree.leaves);
  const tested = tree.feature.map((feature) => columns[feature] ?? new Uint8Array());
  // What is missing counts as the highest bin where it is not to go left.
  const limits = Int32Array.from(tree.bin);
  const missing = Int32Array.from(tree.missingLeft, (left) => (left ? MISSING : BINS));
  for (let row = 0, place = kind; row < rows; row += 1, place += classes) {
    let at = tested.length > 0 ? 0 : ~0;
    while (at >= 0) {
      const bin = (tested[at] as Uint8Array)[row] as number;
      const counted = bin === MISSING ? (missing[at] as number) : bin;
      at = nodes[2 * at + (counted > (limits[at] as number) ? 1 : 0)] as number;
    }
    scores[place] = (scores[place] as number) + (leaves[~at] as number);
  }
}
