import type { Tree } from './tree.ts';

export interface Gain {
  readonly feature: string;
  /** Of all that the splits of the forest took from the loss, what those by this feature took; 1 is all. */
  readonly share: number;
}

/** How useful each feature was, the most useful first. */
export function gainsOf(features: readonly string[], trees: readonly Tree[]): readonly Gain[] {
  const gains = new Float64Array(features.length);
  for (const { feature, gain } of trees) {
    feature.forEach((it, node) => {
      gains[it] = (gains[it] ?? 0) + (gain[node] ?? 0);
    });
  }
  const sum = gains.reduce((total, gain) => total + gain, 0) || 1;
  return features
    .map((feature, index) => ({ feature, share: (gains[index] ?? 0) / sum }))
    .sort((a, b) => b.share - a.share);
}
