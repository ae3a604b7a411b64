import { seededRandom } from '../../corpus/generator/random.ts';

/** Rows to learn from, or to measure by. */
export interface Dataset {
  readonly features: readonly string[];
  readonly classes: readonly string[];
  /** Row after row, one number a feature; NaN or an infinity is a missing one. */
  readonly x: Float32Array;
  /** Each row's class. */
  readonly y: Uint8Array;
  /** How much each row counts; null: 1 each. */
  readonly weight: Float32Array | null;
  /** The document of each row. */
  readonly group: Int32Array;
}

/** Throws RangeError where the parts do not fit each other. */
export function checkDataset({ features, classes, x, y, weight, group }: Dataset): void {
  const rows = y.length;
  if (rows === 0 || features.length === 0) throw new RangeError('There is nothing to learn from.');
  if (classes.length < 2) throw new RangeError('Boosting needs two classes or more.');
  if (x.length !== rows * features.length) throw new RangeError('Features and rows do not fit each other.');
  if (group.length !== rows || (weight && weight.length !== rows)) throw new RangeError('A row lacks weight or group.');
  if (y.some((kind) => kind >= classes.length)) throw new RangeError('A row has a class that there is not.');
  if (weight?.some((part) => !(part >= 0))) throw new RangeError('A row has a weight below nothing.');
}

/**
 * Parts off about this share of the documents. Rows of one document resemble each other, so that only whole documents
 * kept apart tell how a model does on those it has not seen.
 */
export function heldOut(all: Dataset, share: number, seed: string): { rest: Dataset; held: Dataset } {
  const random = seededRandom(seed);
  const documents = [...new Set(all.group)].sort((a, b) => a - b);
  const chosen = new Set(documents.filter(() => random.chance(share)));
  const rows = Array.from(all.y, (_, row) => row);
  const isHeld = (row: number) => chosen.has(all.group[row] ?? 0);
  return {
    rest: rowsOf(
      all,
      rows.filter((row) => !isHeld(row)),
    ),
    held: rowsOf(all, rows.filter(isHeld)),
  };
}

function rowsOf(all: Dataset, rows: readonly number[]): Dataset {
  const width = all.features.length;
  const x = new Float32Array(rows.length * width);
  rows.forEach((row, index) => {
    x.set(all.x.subarray(row * width, (row + 1) * width), index * width);
  });
  return {
    features: all.features,
    classes: all.classes,
    x,
    y: Uint8Array.from(rows, (row) => all.y[row] ?? 0),
    weight: all.weight && Float32Array.from(rows, (row) => all.weight?.[row] ?? 0),
    group: Int32Array.from(rows, (row) => all.group[row] ?? 0),
  };
}
