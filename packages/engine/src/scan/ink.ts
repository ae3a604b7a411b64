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

/** Thin print is paler than what parts ink from paper by so many greys. */
const THIN = 25;

/** The grey that parts ink from paper best: the largest variance between the two (Otsu, IEEE Trans. SMC 9 (1979), 62). */
export const threshold = (grey: Uint8Array): number => thresholdOf(countsOf(grey), grey.length);

function countsOf(grey: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let p = 0; p < grey.length; p += 1) counts[grey[p] as number] = (counts[grey[p] as number] as number) + 1;
  return counts;
}

function thresholdOf(counts: Uint32Array, pixels: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value += 1) sum += value * (counts[value] ?? 0);
  let [best, most, below, sumBelow] = [0, -1, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = pixels - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const variance = below * above * apart * apart;
    if (variance > most) [best, most] = [value, variance];
  }
  return best;
}

/** How far from the limit the tone of a panel may lie, and the paler greys that part it from paper. */
const NEAR = 12;
const PALER = 25;
/** Greys beside a panel's tone have less than these shares of it, on the side of ink and on that of paper. */
const FEWER = 1 / 3;
const PARTED = 1 / 2;
/** A panel covers so much of the page, and bare paper that is paler so much. */
const PANEL = 0.005;
const PAPER = 0.4;
/** So much of a panel lies beyond the limit that goes through it; a solid bar, which may hold white print, lies on the side of ink. */
const CUT = 0.2;
const SMOOTH = 2;

/** The place of the least or the most of some counts. */
function extreme(counts: readonly number[], from: number, to: number, sign: 1 | -1): number {
  let best = from;
  for (let at = from; at <= to; at += 1) if (sign * (counts[at] ?? 0) > sign * (counts[best] ?? 0)) best = at;
  return best;
}

/**
 * The limit moved off the tone of a panel or a highlighter: where it would go through that, half of the panel's noise would be ink, and
 * its letters no letters any more.
 * @param ink the darkest that the limit may become
 */
export function besidePanel(counts: ArrayLike<number>, limit: number, ink: number): number {
  const all = Array.from(counts);
  const smooth = all.map((_, at) => all.slice(Math.max(0, at - SMOOTH), at + SMOOTH + 1).reduce((a, b) => a + b, 0));
  const peak = extreme(smooth, Math.max(ink, limit - NEAR), Math.min(255, limit + NEAR), 1);
  const most = smooth[peak] ?? 0;
  const below = extreme(smooth, ink, peak, -1);
  const above = extreme(smooth, peak, Math.min(255, peak + PALER), -1);
  const isTone = (smooth[below] ?? 0) < FEWER * most && (smooth[above] ?? 0) < PARTED * most;
  if (!isTone || (smooth[peak + 1] ?? 0) > most) return limit;
  const sum = (counted: readonly number[]): number => counted.reduce((a, b) => a + b, 0);
  const [panel, paper, whole] = [sum(all.slice(below, above)), sum(all.slice(above)), sum(all)];
  const isCut = sum(all.slice(limit, above)) >= CUT * panel;
  return isCut && panel >= PANEL * whole && paper >= PAPER * whole ? Math.min(limit, below) : limit;
}

/** Parts ink from paper in an evenly lit picture. Thin grey print counts as ink: the threshold leans to the paper's side. */
export function findInk({ width, height, grey }: Picture): Ink {
  const counts = countsOf(grey);
  const parts = thresholdOf(counts, grey.length);
  const usual = Math.min(SURELY_PAPER, Math.max(SURELY_INK, parts + THIN));
  const limit = besidePanel(counts, usual, Math.min(parts, usual));
  const bits = new Uint8Array(grey.length);
  for (let p = 0; p < grey.length; p += 1) bits[p] = (grey[p] as number) < limit ? 1 : 0;
  return { width, height, bits };
}
