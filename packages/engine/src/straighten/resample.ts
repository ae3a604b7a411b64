import { projected } from '../geometry/projection.ts';
import type { Picture, Projection } from '../shapes/picture.ts';
import { type Light, lightAt } from './light.ts';

const WHITE = 255;

/** How light becomes paper, and ink dark. */
export interface Exposure {
  readonly light: Light;
  /** From pixels of the result to pixels of the light's sheet. */
  readonly toLight: Projection;
  /** How much more contrast print gets. */
  readonly gain: number;
}

/** Factors that bring paper to white, one for each 16 pixels of the result. */
const CELL = 16;

function factorsOf(
  { light, toLight }: Exposure,
  width: number,
  height: number,
): { columns: number; values: Float32Array } {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = projected(toLight, column * CELL, row * CELL);
      values[row * columns + column] = WHITE / lightAt(light, x, y);
    }
  }
  return { columns, values };
}

/** Evens out the light, in place. */
export function expose(picture: Picture, exposure: Exposure): void {
  const { width, height, grey } = picture;
  const { columns, values } = factorsOf(exposure, width, height);
  const { gain } = exposure;
  const lift = WHITE * (1 - gain);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL);
    const down = (y - row * CELL) / CELL;
    for (let column = 0; column * CELL < width; column++) {
      const at = row * columns + column;
      const left = (values[at] as number) * (1 - down) + (values[at + columns] as number) * down;
      const right = (values[at + 1] as number) * (1 - down) + (values[at + columns + 1] as number) * down;
      const step = (right - left) / CELL;
      const end = Math.min(width, (column + 1) * CELL);
      let factor = left * gain;
      for (let place = y * width + column * CELL; place < y * width + end; place++) {
        const lit = (grey[place] as number) * factor + lift;
        grey[place] = lit >= WHITE ? WHITE : lit <= 0 ? 0 : lit;
        factor += step * gain;
      }
    }
  }
}

/** The part of a row on which `a × x + b ≥ 0`, within `from` … `to`. */
function within(a: number, b: number, span: [number, number]): void {
  if (a > 0) span[0] = Math.max(span[0], -b / a);
  else if (a < 0) span[1] = Math.min(span[1], -b / a);
  else if (b < 0) span[1] = span[0] - 1;
}

/**
 * Draws a picture anew: each pixel is taken from where `toSource` says, between four pixels of the source; what lies outside
 * it is white.
 */
export function resampled(source: Picture, toSource: Projection, width: number, height: number): Picture {
  const grey = new Uint8Array(width * height).fill(WHITE);
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const span: [number, number] = [0, 0];
  const right = source.width - 1.001;
  const bottom = source.height - 1.001;
  for (let y = 0; y < height; y++) {
    // At the middle of pixel x the source's place is (u / w, v / w), told from the middle of its first pixel.
    const w0 = h * (y + 0.5) + i + g * 0.5;
    const u0 = b * (y + 0.5) + c + a * 0.5 - 0.5 * w0;
    const v0 = e * (y + 0.5) + f + d * 0.5 - 0.5 * w0;
    const ua = a - 0.5 * g;
    const va = d - 0.5 * g;
    span[0] = 0;
    span[1] = width - 1;
    within(ua, u0, span);
    within(right * g - ua, right * w0 - u0, span);
    within(va, v0, span);
    within(bottom * g - va, bottom * w0 - v0, span);
    const last = Math.floor(span[1]);
    for (let x = Math.ceil(span[0]), at = y * width + x; x <= last; x++, at++) {
      const w = 1 / (w0 + g * x);
      const u = (u0 + ua * x) * w;
      const v = (v0 + va * x) * w;
      grey[at] = between(source, u, v);
    }
  }
  return { width, height, grey };
}

function between({ grey, width }: Picture, u: number, v: number): number {
  const left = u | 0;
  const top = v | 0;
  const at = top * width + left;
  const x = u - left;
  const y = v - top;
  const p = grey[at] as number;
  const q = grey[at + width] as number;
  const upper = p + ((grey[at + 1] as number) - p) * x;
  const lower = q + ((grey[at + width + 1] as number) - q) * x;
  return upper + (lower - upper) * y + 0.5;
}
