import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import { type Ink, threshold } from './ink.ts';

/** What is larger than print, in print heights; ruled lines are taken out before. */
const LARGE = 4;
const WIDE = 12;
/** Print stands out of what is spilt over it by so many greys, and is dark itself. */
const APART = 55;
const DARK = 120;
/** So much of a stain, at least, lies farther than this from print, in pixels: the grey edges of letters do not. */
const BARE = 0.4;
/** So much of it at most is print: where more is darker, it is a drawing, or a bar in uneven light. */
const MOST_PRINT = 0.4;
const EDGE = 2;

const isLarge = ({ x0, y0, x1, y1 }: Component, print: number): boolean =>
  y1 - y0 > LARGE * print || x1 - x0 > WIDE * print;

/** The component's pixels. */
function pixelsOf({ bits, width }: Ink, { x0, y0, x1, y1, area }: Component): number[] | null {
  const wide = x1 - x0 + 2;
  const seen = new Uint8Array(wide * (y1 - y0 + 2));
  const placeOf = (p: number): number => (Math.floor(p / width) - y0 + 1) * wide + (p % width) - x0 + 1;
  for (let start = bits.indexOf(1, y0 * width + x0); start >= 0 && start < y0 * width + x1; start++) {
    if (bits[start] !== 1 || seen[placeOf(start)] === 1) continue;
    const found = [start];
    seen[placeOf(start)] = 1;
    for (let at = 0; at < found.length; at++) {
      const p = found[at] as number;
      for (const q of [
        p - width - 1,
        p - width,
        p - width + 1,
        p - 1,
        p + 1,
        p + width - 1,
        p + width,
        p + width + 1,
      ]) {
        const x = q % width;
        const y = Math.floor(q / width);
        if (x < x0 || x >= x1 || y < y0 || y >= y1 || bits[q] !== 1 || seen[placeOf(q)] === 1) continue;
        seen[placeOf(q)] = 1;
        found.push(q);
      }
    }
    if (found.length === area) return found;
  }
  return null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The grey up to which a stain's pixels are print on it; null where it is no stain with print. */
function printOn(pixels: readonly number[], { width, grey }: Picture): number | null {
  const greyAt = (p: number): number => grey[p] as number;
  const limit = threshold(Uint8Array.from(pixels, greyAt));
  const isPrint = (p: number): boolean => greyAt(p) <= limit;
  const [print, stain] = [pixels.filter(isPrint), pixels.filter((p) => !isPrint(p))];
  if (stain.length === 0 || print.length === 0 || print.length > MOST_PRINT * pixels.length) return null;
  const dark = mean(print.map(greyAt));
  if (dark > DARK || mean(stain.map(greyAt)) - dark < APART) return null;
  const around = Array.from({ length: 2 * EDGE + 1 }, (_, n) => n - EDGE);
  const bare = stain.filter((p) => !around.some((dy) => around.some((dx) => isPrint(p + dy * width + dx))));
  return bare.length > BARE * stain.length ? limit : null;
}

/** A stain with print on it: its pixels, and the grey up to which they are print. */
interface Stain {
  readonly pixels: readonly number[];
  readonly limit: number;
}

export function stainOf(ink: Ink, picture: Picture, component: Component): Stain | null {
  const pixels = pixelsOf(ink, component) ?? [];
  const limit = pixels.length > 0 ? printOn(pixels, picture) : null;
  return limit === null ? null : { pixels, limit };
}

/**
 * Wipes what is spilt, stamped or drawn over print and lighter than it: a ring of coffee joins the letters that it crosses to
 * one large blot, in which they are no letters any more. In place; true where there was any.
 */
export function wipeStains(ink: Ink, picture: Picture, components: readonly Component[], print: number): boolean {
  const large = components.filter((component) => isLarge(component, print));
  const stains = large.flatMap((component) => stainOf(ink, picture, component) ?? []);
  for (const { pixels, limit } of stains) {
    for (const p of pixels) {
      if ((picture.grey[p] as number) <= limit) continue;
      ink.bits[p] = 0;
      picture.grey[p] = 255;
    }
  }
  return stains.length > 0;
}
