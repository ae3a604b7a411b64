import type { Picture } from '../shapes/picture.ts';
import { type Blob, inked, takeBlobs } from './blobs.ts';

/** Ink darker than this share of black counts. */
const DARK = 70;

const across = (blob: Blob): number => blob.x1 - blob.x0;
const down = (blob: Blob): number => blob.y1 - blob.y0;

/** Whether a patch may be a letter or a few that touch: neither a speck, nor a ruling, nor a frame. */
function mayBeLetters(blob: Blob, size: number): boolean {
  const least = Math.min(across(blob), down(blob));
  const most = Math.max(across(blob), down(blob));
  return least >= 2 && most <= size / 8 && blob.pixels > 4 && (most < 12 * least || least > 5);
}

/** How large letters are in a picture of its ink, in pixels: the middle of their patches' shorter sides. 0 without print. */
export function letterSize(ink: Picture): number {
  const size = Math.max(ink.width, ink.height);
  const sizes = takeBlobs(inked(ink, DARK, 0))
    .filter((blob) => mayBeLetters(blob, size))
    .map((blob) => Math.min(across(blob), down(blob)))
    .sort((one, other) => one - other);
  return sizes[sizes.length >> 1] ?? 0;
}

/**
 * Which way print runs in a picture of its ink, from -1 (upright: the page lies on its side) to 1 (level). Letters stand
 * nearer to each other than lines do, so letters made a little wider join to words, and words are long the way lines run.
 */
export function levelness(ink: Picture): number {
  const size = Math.max(ink.width, ink.height);
  const letters = letterSize(ink);
  const reach = Math.max(1, Math.round(letters * 0.16));
  let lean = 0;
  let all = 0;
  for (const blob of takeBlobs(inked(ink, DARK, reach))) {
    if (!mayBeLetters(blob, size * 4)) continue;
    const w = across(blob) - 2 * reach;
    const h = down(blob) - 2 * reach;
    if (Math.min(w, h) < 2 || Math.min(w, h) > 6 * letters) continue;
    const most = 8 * Math.min(w, h);
    lean += Math.min(w, most) - Math.min(h, most);
    all += Math.min(w, most) + Math.min(h, most);
  }
  return all === 0 ? 0 : lean / all;
}
