import type { Picture } from '../shapes/picture.ts';

/** Catmull and Rom's cubic (a = -0.5): keeps edges sharp when print is enlarged. */
function cubic(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

/** For each pixel of the target, the first source pixel that it is mixed from and the share of each. */
function weights(
  source: number,
  target: number,
  scale: number,
): { readonly first: Int32Array; readonly shares: Float32Array[] } {
  const spread = Math.max(1, 1 / scale);
  const first = new Int32Array(target);
  const shares: Float32Array[] = [];
  for (let n = 0; n < target; n += 1) {
    const middle = (n + 0.5) / scale - 0.5;
    const from = Math.ceil(middle - 2 * spread);
    const to = Math.floor(middle + 2 * spread);
    const row = new Float32Array(to - from + 1);
    let sum = 0;
    for (let at = from; at <= to; at += 1) {
      const share = cubic((at - middle) / spread);
      row[at - from] = share;
      sum += share;
    }
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) / sum;
    first[n] = Math.min(from, source - 1);
    shares.push(row);
  }
  return { first, shares };
}

/** The picture with `wide` times as many pixels across and `high` times as many downwards. */
export function resample(picture: Picture, wide: number, high: number): Picture {
  const width = Math.max(1, Math.round(picture.width * wide));
  const height = Math.max(1, Math.round(picture.height * high));
  const across = weights(picture.width, width, wide);
  const narrow = new Float32Array(width * picture.height);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shares = across.shares[x] as Float32Array;
      const from = across.first[x] as number;
      let sum = 0;
      for (let n = 0; n < shares.length; n += 1) {
        const at = Math.min(picture.width - 1, Math.max(0, from + n));
        sum += (shares[n] as number) * (picture.grey[y * picture.width + at] as number);
      }
      narrow[y * width + x] = sum;
    }
  }
  const down = weights(picture.height, height, high);
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const shares = down.shares[y] as Float32Array;
    const from = down.first[y] as number;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let n = 0; n < shares.length; n += 1) {
        const at = Math.min(picture.height - 1, Math.max(0, from + n));
        sum += (shares[n] as number) * (narrow[at * width + x] as number);
      }
      grey[y * width + x] = Math.max(0, Math.min(255, Math.round(sum)));
    }
  }
  return { width, height, grey };
}
