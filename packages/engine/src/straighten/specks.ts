import type { Picture } from '../shapes/picture.ts';

/** A speck departs from all its neighbours by so many greys. */
const APART = 80;
/** So many specks among 10 000 pixels are noise (of a fax line); fewer may be points of small print. */
const NOISE = 4;
/** Of the rows each so-manieth is looked at. */
const EVERY = 3;

/** What a single pixel that is darker, or lighter, than all around it should be; -1 for others. */
function mended(grey: Uint8Array, at: number, width: number): number {
  const own = grey[at] as number;
  const left = grey[at - 1] as number;
  const dark = left - own;
  if (dark < APART && dark > -APART) return -1;
  let least = left;
  let most = left;
  for (let row = at - width; row <= at + width; row += width) {
    for (let place = row - 1; place <= row + 1; place++) {
      if (place === at) continue;
      const other = grey[place] as number;
      if (other < least) least = other;
      else if (other > most) most = other;
    }
  }
  if (least - own >= APART) return least;
  return own - most >= APART ? most : -1;
}

/** Takes single black and white pixels away where the picture is full of them; else it comes back as it is. */
export function withoutSpecks(picture: Picture): Picture {
  const { width, height, grey } = picture;
  let specks = 0;
  for (let y = 1; y < height - 1; y += EVERY) {
    for (let at = y * width + 1, end = at + width - 2; at < end; at++) if (mended(grey, at, width) >= 0) specks++;
  }
  if (specks * EVERY * 10_000 < NOISE * width * height) return picture;
  const clean = grey.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1, end = at + width - 2; at < end; at++) {
      const value = mended(grey, at, width);
      if (value >= 0) clean[at] = value;
    }
  }
  return { width, height, grey: clean };
}
