import { MISSING } from './bins.ts';
import { STRIDE } from './histogram.ts';

/** What the rows of a leaf sum up to. */
export interface Sums {
  readonly gradient: number;
  readonly hessian: number;
}

export interface Split {
  readonly feature: number;
  /** Rows up to this bin go left. */
  readonly bin: number;
  readonly missingLeft: boolean;
  /** By how much the loss falls, to the second order, twice. */
  readonly gain: number;
  readonly left: Sums;
}

export interface SplitOptions {
  /** The least sum of hessians of either side: about the rows that are still in doubt, times a quarter. */
  readonly leastWeight: number;
  /** Added to the hessian of each leaf, so that a leaf of few rows says little. */
  readonly l2: number;
}

/** Sums below this are what rounding left of nothing. */
const NOTHING = 1e-9;

/**
 * The split that gains most, or null where none gains; of equals the first.
 * @param bins bins of each feature that have values
 */
export function bestSplit(
  histogram: Float64Array,
  features: Int32Array,
  bins: Int32Array,
  all: Sums,
  options: SplitOptions,
): Split | null {
  const found: Found = { feature: -1, bin: 0, missingLeft: false, gain: NOTHING, gradient: 0, hessian: 0 };
  for (const feature of features) {
    const start = feature * STRIDE;
    const last = bins[feature] as number;
    const missing = histogram[start + 2 * MISSING + 1] as number;
    if (missing > NOTHING) {
      scan(histogram, feature, last, false, all, options, found);
      scan(histogram, feature, last - 1, true, all, options, found);
    } else if (scan(histogram, feature, last - 1, false, all, options, found)) {
      // Nothing was missing here: what will be goes with the many.
      found.missingLeft = found.hessian * 2 >= all.hessian;
    }
  }
  const { feature, bin, missingLeft, gain, gradient, hessian } = found;
  return feature < 0 ? null : { feature, bin, missingLeft, gain, left: { gradient, hessian } };
}

interface Found {
  feature: number;
  bin: number;
  missingLeft: boolean;
  gain: number;
  gradient: number;
  hessian: number;
}

/** Tries the ends of all bins up to `last`; true where one is better than what was found. */
function scan(
  histogram: Float64Array,
  feature: number,
  last: number,
  missingLeft: boolean,
  all: Sums,
  { leastWeight, l2 }: SplitOptions,
  found: Found,
): boolean {
  const { gradient, hessian } = all;
  const start = feature * STRIDE;
  const whole = (gradient * gradient) / (hessian + l2);
  const least = Math.max(leastWeight, NOTHING);
  let leftGradient = missingLeft ? (histogram[start + 2 * MISSING] as number) : 0;
  let leftHessian = missingLeft ? (histogram[start + 2 * MISSING + 1] as number) : 0;
  let most = found.gain;
  let best = 0;
  let bestGradient = 0;
  let bestHessian = 0;
  for (let bin = 1; bin <= last; bin += 1) {
    leftGradient += histogram[start + 2 * bin] as number;
    leftHessian += histogram[start + 2 * bin + 1] as number;
    if (leftHessian < least) continue;
    const rightHessian = hessian - leftHessian;
    if (rightHessian < least) break;
    const rightGradient = gradient - leftGradient;
    const gain =
      (leftGradient * leftGradient) / (leftHessian + l2) +
      (rightGradient * rightGradient) / (rightHessian + l2) -
      whole;
    if (!(gain > most)) continue;
    most = gain;
    best = bin;
    bestGradient = leftGradient;
    bestHessian = leftHessian;
  }
  if (best === 0) return false;
  Object.assign(found, { feature, bin: best, missingLeft, gain: most, gradient: bestGradient, hessian: bestHessian });
  return true;
}
