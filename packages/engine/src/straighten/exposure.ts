import type { Picture } from '../shapes/picture.ts';
import type { Light } from './light.ts';

/** Paper that is nearly everywhere this light, */
const BARE = 200;
/** and mostly this light, is left as it is: grey panels are no shadows. */
const MOSTLY_BARE = 240;
/** Print paler than this share of black is made darker, towards `INK`. */
const PALE = 150;
const INK = 200;
const MOST_GAIN = 3;

/** How dark print is, 255 black: what the darkest twentieth of it reaches. */
function depthOfInk(ink: Picture): number {
  const counts = new Uint32Array(256);
  for (const one of ink.grey) counts[one] = (counts[one] as number) + 1;
  let print = 0;
  for (let depth = 30; depth < 256; depth++) print += counts[depth] as number;
  let darker = 0;
  for (let depth = 255; depth >= 30; depth--) {
    darker += counts[depth] as number;
    if (darker > print / 20) return depth;
  }
  return 255;
}

/** How much more contrast pale print needs; 1 where it is dark enough. */
export function gainOf(ink: Picture): number {
  const depth = depthOfInk(ink);
  return depth < PALE ? Math.min(MOST_GAIN, INK / depth) : 1;
}

/** Ink with that much more contrast. */
export function deepened(ink: Picture, gain: number): Picture {
  const grey = new Uint8Array(ink.grey.length);
  for (let at = 0; at < grey.length; at++) grey[at] = Math.min(255, (ink.grey[at] as number) * gain);
  return { ...ink, grey };
}

/** Whether paper is white all over. */
export function isBare(light: Light): boolean {
  const sorted = Float32Array.from(light.values).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] as number;
  return at(0.02) >= BARE && at(0.4) >= MOSTLY_BARE;
}
