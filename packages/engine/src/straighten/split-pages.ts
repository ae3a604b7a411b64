import type { Picture } from '../shapes/picture.ts';
import { type Field, fieldOf, lightParts } from './light-parts.ts';
import { shrunk } from './shrink.ts';

/** Where a picture of two pages is to be cut: at this x (`upright`) or this y, in its pixels. */
export interface Cut {
  readonly upright: boolean;
  readonly at: number;
}

/** The longer side of the picture in which two pages are looked for, in pixels. */
const LOOK = 320;
/** Two pages lie side by side: a book is wider than high by this at least. */
const WIDER = 1.15;
/** Greys that are tried for the border between table and paper. */
const TRIES = 6;
/** Each of two sheets fills so much of the picture. */
const LEAST_SHEET = 0.16;
/** In the fold of a book light falls off by so much at least, */
const FOLD_DEPTH = 0.1;
/** in so many of the strips that go across it, */
const FOLD_STRIPS = 0.8;
/** at places no farther from each other than this share of the picture's width. */
const FOLD_REACH = 0.025;
const STRIPS = 24;

/** The field on its side: what was upright is level. */
function turned({ width, height, light }: Field): Field {
  const other = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) other[x * height + y] = light[y * width + x] as number;
  }
  return { width: height, height: width, light: other };
}

/** Where the blank between two sheets that lie beside each other is; null where there are not two. */
function betweenSheets(field: Field): number | null {
  const { width, height, light } = field;
  const sorted = Float32Array.from(light).sort();
  const low = sorted[Math.floor(sorted.length * 0.02)] as number;
  const high = sorted[Math.floor(sorted.length * 0.9)] as number;
  if (high - low < 40) return null;
  for (let i = TRIES; i >= 1; i--) {
    const [one, other, third] = lightParts(field, low + ((high - low) * i) / (TRIES + 1)).parts;
    if (!one || !other || other.size < LEAST_SHEET * width * height) continue;
    if (third && third.size > other.size / 4) continue;
    const [left, right] = one.x0 < other.x0 ? [one, other] : [other, one];
    const beside = Math.min(left.y1, right.y1) - Math.max(left.y0, right.y0);
    const alike = Math.min(left.y1 - left.y0, right.y1 - right.y0);
    const filled = (part: typeof one): number => part.size / ((part.x1 - part.x0) * (part.y1 - part.y0));
    if (
      left.x1 <= right.x0 &&
      beside > 0.7 * alike &&
      alike > 0.4 * height &&
      filled(left) > 0.7 &&
      filled(right) > 0.7
    ) {
      return (left.x1 + right.x0) / 2;
    }
  }
  return null;
}

/** Where in one strip across a book the fold is: the darkest place of its middle, and how much darker than both pages. */
function foldOfStrip(strip: Float32Array): { at: number; depth: number } {
  const width = strip.length;
  let at = Math.floor(width * 0.35);
  for (let x = at; x < width * 0.65; x++) if ((strip[x] as number) < (strip[at] as number)) at = x;
  const reach = Math.floor(width * 0.15);
  const lightest = (from: number, to: number): number => {
    let most = 0;
    for (let x = Math.max(0, from); x < Math.min(width, to); x++) most = Math.max(most, strip[x] as number);
    return most;
  };
  const page = Math.min(lightest(at - reach, at), lightest(at + 1, at + 1 + reach));
  return { at, depth: page === 0 ? 0 : 1 - (strip[at] as number) / page };
}

/** Where the fold of an open book is: a shadow from top to bottom in the middle. */
function foldOf({ width, height, light }: Field): number | null {
  if (width < height * WIDER) return null;
  const places: number[] = [];
  const strip = new Float32Array(width);
  for (let i = 0; i < STRIPS; i++) {
    const from = Math.floor((height * i) / STRIPS);
    const to = Math.max(from + 1, Math.floor((height * (i + 1)) / STRIPS));
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let y = from; y < to; y++) sum += light[y * width + x] as number;
      strip[x] = sum / (to - from);
    }
    const fold = foldOfStrip(strip);
    if (fold.depth >= FOLD_DEPTH) places.push(fold.at);
  }
  places.sort((one, other) => one - other);
  const middle = places[places.length >> 1];
  if (middle === undefined) return null;
  const together = places.filter((at) => Math.abs(at - middle) <= FOLD_REACH * width);
  return together.length >= FOLD_STRIPS * STRIPS ? middle + 0.5 : null;
}

/** Whether a picture shows two pages side by side (two sheets, an open book), also where it lies on its side; null if not. */
export function cutOf(picture: Picture): Cut | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK));
  const small = shrunk(picture, factor);
  const field = fieldOf(small);
  for (const upright of [true, false]) {
    const seen = upright ? field : turned(field);
    const at = foldOf(seen) ?? betweenSheets(seen);
    if (at !== null) return { upright, at: at * factor };
  }
  return null;
}

/** A part of a picture. */
export function partOf({ width, grey }: Picture, x: number, y: number, wide: number, high: number): Picture {
  const part = new Uint8Array(wide * high);
  for (let row = 0; row < high; row++) {
    const from = (y + row) * width + x;
    part.set(grey.subarray(from, from + wide), row * wide);
  }
  return { width: wide, height: high, grey: part };
}
