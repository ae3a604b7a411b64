import type { Dataset } from './dataset.ts';

/** What counting classes alone would say: the logarithm of each one's share, float32. */
export function startScores({ classes, y, weight }: Dataset): Float32Array {
  const counts = new Float64Array(classes.length).fill(1);
  y.forEach((kind, row) => {
    counts[kind] = (counts[kind] as number) + (weight?.[row] ?? 1);
  });
  const sum = counts.reduce((total, count) => total + count, 0);
  return Float32Array.from(counts, (count) => Math.log(count / sum));
}

/**
 * Turns scores into probabilities.
 * @param scores row after row, one a class
 * @param out takes the probabilities, in the same order
 * @returns the mean of -ln(probability of the row's class), by weight
 */
export function logLoss(scores: Float64Array, { classes, y, weight }: Dataset, out: Float64Array): number {
  const count = classes.length;
  let loss = 0;
  let weights = 0;
  for (let row = 0, start = 0; row < y.length; row += 1, start += count) {
    const end = start + count;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = start; at < end; at += 1) highest = Math.max(highest, scores[at] as number);
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += out[at] = Math.exp((scores[at] as number) - highest);
    for (let at = start; at < end; at += 1) out[at] = (out[at] as number) / sum;
    const own = weight ? (weight[row] as number) : 1;
    weights += own;
    loss += own * (Math.log(sum) + highest - (scores[start + (y[row] as number)] as number));
  }
  return loss / weights;
}

/**
 * How the loss of each row changes with its score for a class: first and second derivative, one after the other. The
 * second is stretched as for one-against-the-rest with a fixed sum of scores, which keeps steps from being too long.
 */
export function fillSlopes(
  probabilities: Float64Array,
  { classes, y, weight }: Dataset,
  kind: number,
  slopes: Float64Array,
): void {
  const count = classes.length;
  const stretch = count / (count - 1);
  for (let row = 0, at = kind; row < y.length; row += 1, at += count) {
    const own = weight ? (weight[row] as number) : 1;
    const share = probabilities[at] as number;
    slopes[2 * row] = own * (share - (y[row] === kind ? 1 : 0));
    slopes[2 * row + 1] = own * stretch * share * (1 - share);
  }
}
