import type { Dataset } from './dataset.ts';

/** Bins that a feature can have: its values', and one for what is missing. */
export const BINS = 256;
/** The bin of a missing feature; values have those from 1 on. */
export const MISSING = 0;
/** At most any feature: the threshold that parts all values from what is missing. */
export const ABOVE_ALL = Math.fround(3.4028234663852886e38);

/** Features as numbers of bins, which is all that growing a tree looks at. */
export interface BinnedRows {
  readonly rows: number;
  /** One column a feature: the bin of each row. */
  readonly columns: readonly Uint8Array[];
}

/**
 * Upper bounds of each feature's bins, both float32 and ascending: values up to `bounds[0]` have bin 1, those above up to
 * `bounds[1]` bin 2, those above the last bound one bin more. A value of its own bin where there are few values, else as
 * many rows a bin as can be.
 */
export function binBounds({ x, features, y }: Dataset, most = BINS - 1): readonly Float32Array[] {
  const values = new Float32Array(y.length);
  return features.map((_, feature) => {
    let count = 0;
    for (let place = feature; place < x.length; place += features.length) {
      const value = x[place] as number;
      if (Number.isFinite(value)) values[count++] = value;
    }
    return boundsOf(values.subarray(0, count).sort(), most);
  });
}

/** @param sorted ascending */
function boundsOf(sorted: Float32Array, most: number): Float32Array {
  const distinct: { value: number; rows: number }[] = [];
  for (const value of sorted) {
    const last = distinct.at(-1);
    if (last?.value === value) last.rows += 1;
    else distinct.push({ value, rows: 1 });
  }
  const bounds: number[] = [];
  let rest = sorted.length;
  let filled = 0;
  distinct.forEach(({ value, rows }, index) => {
    const next = distinct[index + 1];
    if (!next || bounds.length === most - 1) return;
    filled += rows;
    const fair = rest / (most - bounds.length);
    // A value that fills a bin alone begins one: it would else draw its neighbours into a crowded one.
    if (distinct.length <= most || filled >= fair || next.rows >= fair) {
      bounds.push(between(value, next.value));
      rest -= filled;
      filled = 0;
    }
  });
  return Float32Array.from(bounds);
}

/** A float32 that is at least `low` and less than `high`, halfway where there is one; never -0. */
function between(low: number, high: number): number {
  const half = Math.fround((low + high) / 2);
  return (half < high ? half : low) + 0;
}

export function binned({ x, features, y }: Dataset, bounds: readonly Float32Array[]): BinnedRows {
  const columns = features.map((_, feature) => {
    const column = new Uint8Array(y.length);
    const limits = bounds[feature] ?? new Float32Array();
    for (let row = 0, place = feature; row < column.length; row += 1, place += features.length) {
      column[row] = binOf(x[place] as number, limits);
    }
    return column;
  });
  return { rows: y.length, columns };
}

function binOf(value: number, bounds: Float32Array): number {
  if (!Number.isFinite(value)) return MISSING;
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (bounds[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
