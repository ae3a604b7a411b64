import type { Picture } from '../shapes/picture.ts';
import type { Glyphs, ShownText } from '../shapes/printed.ts';

/** A shape is brought to this many rows, and as wide as it then is stands in the middle of this many columns. */
export const ROWS = 14;
export const COLUMNS = 12;

/** The ink of one glyph, its size and place taken off: grey values of `ROWS` × `COLUMNS`, of mean 0 and length 1. */
export type Shape = Float32Array;

/** Ink is what is darker than this share of the glyph's darkest pixel. */
const INK = 0.4;
/** A glyph whose darkest pixel changes the drawing less than this (of 255) cannot be judged. */
const PALEST = 48;
/** What changes the drawing less is no ink. */
const FAINTEST = 24;
/** Ink lower than this many pixels is too coarse to be judged. */
const LOWEST = 9;

/** Ink that comes in over a side of the glyph's box and weighs less than this share of the rest is its neighbour's. */
const NEIGHBOUR = 0.35;

/** A part of a picture, in its pixels: from `x0` and `y0` up to, not with, `x1` and `y1`. */
interface Part {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The smallest part that holds all ink; null where there is too little of it. */
function inkOf({ width, height, grey }: Picture): Part | null {
  const most = Math.max(...grey);
  if (most < PALEST) return null;
  const least = INK * most;
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((grey[y * width + x] ?? 0) <= least) continue;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
    }
  }
  return y1 - y0 < LOWEST ? null : { x0, y0, x1, y1 };
}

/** The value between pixels, each taken as its middle; outside the picture there is none. */
function between({ width, height, grey }: Picture, x: number, y: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const right = x - 0.5 - left;
  const below = y - 0.5 - top;
  let sum = 0;
  for (let row = top; row <= top + 1; row += 1) {
    if (row < 0 || row >= height) continue;
    const share = row === top ? 1 - below : below;
    if (left >= 0 && left < width) sum += share * (1 - right) * (grey[row * width + left] ?? 0);
    if (left + 1 >= 0 && left + 1 < width) sum += share * right * (grey[row * width + left + 1] ?? 0);
  }
  return sum;
}

/** Of mean 0 and length 1; null of what is the same all over. */
export function normalised(values: Float32Array): Shape | null {
  let mean = 0;
  for (const value of values) mean += value / values.length;
  let square = 0;
  for (const value of values) square += (value - mean) ** 2;
  if (square < 1e-6) return null;
  const scale = 1 / Math.sqrt(square);
  for (let i = 0; i < values.length; i += 1) values[i] = ((values[i] ?? 0) - mean) * scale;
  return values;
}

/** The part of a picture, without the ink of neighbours that lean into it. */
function cutOut({ width, grey }: Picture, { x0, y0, x1, y1 }: Part): Picture {
  const [across, down] = [x1 - x0, y1 - y0];
  const cut = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) cut[y * across + x] = grey[(y0 + y) * width + x0 + x] ?? 0;
  const picture = { width: across, height: down, grey: cut };
  const blots = blotsOf(picture);
  const heaviest = Math.max(...blots.map(({ weight }) => weight));
  for (const { pixels, atSide, weight } of blots)
    if (atSide && weight < NEIGHBOUR * heaviest) for (const pixel of pixels) cut[pixel] = 0;
  return picture;
}

/** Ink that hangs together. */
interface Blot {
  readonly pixels: readonly number[];
  readonly weight: number;
  /** Whether it touches the left or the right side of the picture. */
  readonly atSide: boolean;
}

/** The blots of a picture of one glyph; all that is not quite blank counts, so that their rims go with them. */
function blotsOf({ width, height, grey }: Picture): Blot[] {
  const met = new Uint8Array(grey.length);
  const blots: Blot[] = [];
  for (let start = 0; start < grey.length; start += 1) {
    if (met[start] || (grey[start] ?? 0) < FAINTEST) continue;
    const pixels = [start];
    met[start] = 1;
    let weight = 0;
    let atSide = false;
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      const x = pixel % width;
      weight += grey[pixel] ?? 0;
      if (x === 0 || x === width - 1) atSide = true;
      const near = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
      for (const next of near) {
        if (next < 0 || next >= width * height || met[next] || (grey[next] ?? 0) < FAINTEST) continue;
        met[next] = 1;
        pixels.push(next);
      }
    }
    blots.push({ pixels, weight, atSide });
  }
  return blots;
}

/** The ink in a part of a picture, of which 0 is blank, brought to the size of shapes; null where there is too little. */
function shapeIn(whole: Picture, part: Part): Shape | null {
  const picture = cutOut(whole, part);
  const ink = inkOf(picture);
  if (!ink) return null;
  const step = (ink.y1 - ink.y0) / ROWS;
  const middle = (ink.x0 + ink.x1) / 2;
  const values = new Float32Array(ROWS * COLUMNS);
  for (let column = 0; column < COLUMNS; column += 1) {
    const x = middle + (column + 0.5 - COLUMNS / 2) * step;
    if (x < ink.x0 - 0.5 || x > ink.x1 + 0.5) continue;
    for (let row = 0; row < ROWS; row += 1)
      values[row * COLUMNS + column] = between(picture, x, ink.y0 + (row + 0.5) * step);
  }
  return normalised(values);
}

/** How alike two shapes are: 1 the same, 0 nothing in common. */
export function likeness(a: Shape, b: Shape): number {
  let sum = 0;
  for (let i = 0; i < ROWS * COLUMNS; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The part of the drawing in which glyph `n` stands with all that belongs to it; null where the drawing does not hold it. */
function partOf({ scale, left, top, change }: ShownText, glyphs: Glyphs, n: number): Part | null {
  const size = glyphs.styles[glyphs.styleOf[n] ?? 0]?.size ?? 0;
  const baseline = glyphs.baselines[n] ?? 0;
  const x0 = Math.max(0, Math.round((glyphs.x0[n] ?? 0) * scale) - left);
  const x1 = Math.min(change.width, Math.round((glyphs.x1[n] ?? 0) * scale) - left);
  const y0 = Math.floor((baseline - size) * scale) - top;
  const y1 = Math.ceil((baseline + 0.35 * size) * scale) - top;
  return y0 < 0 || y1 > change.height || x1 - x0 < 2 ? null : { x0, y0, x1, y1 };
}

/** Whether the drawing holds glyph `n`. */
export const isDrawn = (shown: ShownText, glyphs: Glyphs, n: number): boolean => partOf(shown, glyphs, n) !== null;

/** The shape of glyph `n` as the drawing shows it; null where it shows none, or too little. */
export function cutShape(shown: ShownText, glyphs: Glyphs, n: number): Shape | null {
  const part = partOf(shown, glyphs, n);
  return part && shapeIn(shown.change, part);
}
