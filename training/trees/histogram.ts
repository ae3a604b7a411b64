import { BINS, type BinnedRows } from './bins.ts';

/** Numbers that a feature takes in a histogram: sums of gradient and of hessian, bin by bin. */
export const STRIDE = BINS * 2;

/** Room for the sums of so many features, and for one that nobody reads. */
export const emptyHistogram = (features: number): Float64Array => new Float64Array((features + 1) * STRIDE);

/**
 * Sums over the rows of a leaf.
 * @param rows the leaf's
 * @param slopes gradient and hessian of each of these, in their order
 * @param bins of each feature that have values
 * @param into one stretch of `STRIDE` a feature; only those of `features` are written
 */
export function fillHistogram(
  { columns }: BinnedRows,
  features: Int32Array,
  rows: Int32Array,
  slopes: Float64Array,
  bins: Int32Array,
  into: Float64Array,
): void {
  for (const feature of features) into.fill(0, feature * STRIDE, endOf(feature, bins));
  // Four at a time: reading rows and slopes once for all, and adding to one while the others are under way, halves the
  // time. What is left over of the last four goes where nobody reads.
  const nowhere = columns.length;
  for (let index = 0; index < features.length; index += 4) {
    const four = ofFour((more) => features[index + more] ?? nowhere);
    const read = ofFour((which) => columns[four[which] as number] ?? (columns[0] as Uint8Array));
    addFour(
      rows,
      slopes,
      read,
      ofFour((which) => (four[which] as number) * STRIDE),
      into,
    );
  }
}

type Four<T> = readonly [T, T, T, T];

const ofFour = <T>(of: (which: number) => T): Four<T> => [of(0), of(1), of(2), of(3)];

/** Where the sums of a feature end that can be other than none. */
const endOf = (feature: number, bins: Int32Array): number => feature * STRIDE + 2 * (1 + (bins[feature] as number));

function addFour(
  rows: Int32Array,
  slopes: Float64Array,
  [columnA, columnB, columnC, columnD]: Four<Uint8Array>,
  [startA, startB, startC, startD]: Four<number>,
  sums: Float64Array,
): void {
  for (let index = 0, at = 0; index < rows.length; index += 1, at += 2) {
    const row = rows[index] as number;
    const gradient = slopes[at] as number;
    const hessian = slopes[at + 1] as number;
    const a = startA + ((columnA[row] as number) << 1);
    const b = startB + ((columnB[row] as number) << 1);
    const c = startC + ((columnC[row] as number) << 1);
    const d = startD + ((columnD[row] as number) << 1);
    sums[a] = (sums[a] as number) + gradient;
    sums[a + 1] = (sums[a + 1] as number) + hessian;
    sums[b] = (sums[b] as number) + gradient;
    sums[b + 1] = (sums[b + 1] as number) + hessian;
    sums[c] = (sums[c] as number) + gradient;
    sums[c + 1] = (sums[c + 1] as number) + hessian;
    sums[d] = (sums[d] as number) + gradient;
    sums[d + 1] = (sums[d + 1] as number) + hessian;
  }
}

/**
 * Turns a leaf's sums into those of one of its two children, by taking away the other's.
 * @param bins of each feature that have values
 */
export function subtractHistogram(
  from: Float64Array,
  part: Float64Array,
  features: Int32Array,
  bins: Int32Array,
): void {
  for (const feature of features) {
    const end = endOf(feature, bins);
    for (let at = feature * STRIDE; at < end; at += 1) from[at] = (from[at] as number) - (part[at] as number);
  }
}
