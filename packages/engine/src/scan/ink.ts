import type { Picture } from '../shapes/picture.ts';

/** Where a picture has ink: one byte a pixel, 1 ink and 0 paper, rows from the top. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array<ArrayBuffer>;
}

/** Paper is white once a picture was made straight; ink darker than this is always seen, lighter than the second never. */
const SURELY_INK = 110;
const SURELY_PAPER = 215;

/** The grey that parts ink from paper best: the largest variance between the two (Otsu, IEEE Trans. SMC 9 (1979), 62). */
export function threshold(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let p = 0; p < grey.length; p += 1) counts[grey[p] as number] = (counts[grey[p] as number] as number) + 1;
  let sum = 0;
  for (let value = 0; value < 256; value += 1) sum += value * (counts[value] ?? 0);
  let [best, most, below, sumBelow] = [0, -1, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const variance = below * above * apart * apart;
    if (variance > most) [best, most] = [value, variance];
  }
  return best;
}

/** Parts ink from paper in an evenly lit picture. Thin grey print counts as ink: the threshold leans to the paper's side. */
export function findInk({ width, height, grey }: Picture): Ink {
  const limit = Math.min(SURELY_PAPER, Math.max(SURELY_INK, threshold(grey) + 25));
  const bits = new Uint8Array(grey.length);
  for (let p = 0; p < grey.length; p += 1) bits[p] = (grey[p] as number) < limit ? 1 : 0;
  return { width, height, bits };
}
