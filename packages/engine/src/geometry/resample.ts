import type { Picture } from '../shapes/picture.ts';

/** Catmull and Rom's cubic (a = -0.5): keeps edges sharp when print is enlarged. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

/** For each pixel of the target, the source pixels that it is mixed from and the share of each, `taps` of them. */
interface Mix {
  readonly taps: number;
  readonly from: Int32Array;
  readonly shares: Float32Array;
}

function mixOf(source: number, target: number, scale: number): Mix {
  const spread = Math.max(1, 1 / scale);
  const taps = Math.floor(4 * spread) + 1;
  const from = new Int32Array(target * taps);
  const shares = new Float32Array(target * taps);
  for (let n = 0; n < target; n += 1) {
    const middle = (n + 0.5) / scale - 0.5;
    const first = Math.ceil(middle - 2 * spread);
    const last = Math.floor(middle + 2 * spread);
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      const share = Math.fround(cubic((at - middle) / spread));
      shares[n * taps + at - first] = share;
      sum += share;
    }
    for (let tap = 0; tap < taps; tap += 1) {
      shares[n * taps + tap] = (shares[n * taps + tap] as number) / sum;
      // Beyond its edges a picture goes on as it ends.
      from[n * taps + tap] = Math.min(source - 1, Math.max(0, first + tap));
    }
  }
  return { taps, from, shares };
}

/** The rows of a picture with another number of pixels. */
function resampleRows(
  { width: line, height, grey }: Picture,
  width: number,
  { taps, from, shares }: Mix,
): Float32Array {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * line;
    for (let x = 0, tap = 0; x < width; x += 1) {
      let sum = 0;
      for (const end = tap + taps; tap < end; tap += 1)
        sum += (shares[tap] as number) * (grey[row + (from[tap] as number)] as number);
      rows[y * width + x] = sum;
    }
  }
  return rows;
}

/** The picture with `wide` times as many pixels across and `high` times as many downwards. */
export function resample(picture: Picture, wide: number, high: number): Picture {
  const width = Math.max(1, Math.round(picture.width * wide));
  const height = Math.max(1, Math.round(picture.height * high));
  const rows = resampleRows(picture, width, mixOf(picture.width, width, wide));
  const { taps, from, shares } = mixOf(picture.height, height, high);
  // Clamped and rounded by its type
  const grey = new Uint8ClampedArray(width * height);
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let tap = y * taps; tap < (y + 1) * taps; tap += 1) {
      const share = shares[tap] as number;
      const row = (from[tap] as number) * width;
      if (share !== 0)
        for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + share * (rows[row + x] as number);
    }
    grey.set(sums, y * width);
  }
  return { width, height, grey: new Uint8Array(grey.buffer) };
}
