import { type Forest, scoresOf } from '../packages/engine/src/model/forest.ts';
import type { Dataset } from './trees/dataset.ts';

/** How a forest does on rows that it has not seen. */
export interface Evaluation {
  readonly rows: number;
  /** The share of rows whose best class is the right one. */
  readonly accuracy: number;
  readonly byClass: Readonly<
    Record<string, { readonly rows: number; readonly recall: number; readonly precision: number }>
  >;
}

const bestOf = (scores: Float64Array): number => scores.indexOf(Math.max(...scores));

export function evaluate(forest: Forest, { x, y, features, classes }: Dataset): Evaluation {
  const right = new Array<number>(classes.length).fill(0);
  const truth = new Array<number>(classes.length).fill(0);
  const said = new Array<number>(classes.length).fill(0);
  const scores = new Float64Array(classes.length);
  y.forEach((label, row) => {
    const best = bestOf(scoresOf(forest, x.subarray(row * features.length, (row + 1) * features.length), scores));
    truth[label] = (truth[label] ?? 0) + 1;
    said[best] = (said[best] ?? 0) + 1;
    if (best === label) right[label] = (right[label] ?? 0) + 1;
  });
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  return {
    rows: y.length,
    accuracy: share(
      right.reduce((a, b) => a + b, 0),
      y.length,
    ),
    byClass: Object.fromEntries(
      classes.map((name, i) => [
        name,
        {
          rows: truth[i] ?? 0,
          recall: share(right[i] ?? 0, truth[i] ?? 0),
          precision: share(right[i] ?? 0, said[i] ?? 0),
        },
      ]),
    ),
  };
}
