import type { Picture } from '../shapes/picture.ts';
import { smoothed, withoutDark } from './rank-filters.ts';
import { shrunk } from './shrink.ts';

/** How light bare paper is, all over a picture: a coarse grid, `cell` pixels of the picture apart. */
export interface Light {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly values: Float32Array;
}

/** How much light may fall off from one cell to the next: what falls off faster is the edge of something dark. */
const STEEPEST = 13;
/** What is lifted by more than this lay beyond such an edge. */
const STEP = 40;
/** A bar across the head of a sheet is no higher than this share of the longer side. */
const BAR = 0.1;
/** The longer side of the grid. */
const CELLS = 200;
/**
 * What is dark and lower than this share of the longer side is print, not shadow: headings in white on dark bars reach 14 mm
 * on a sheet of A4.
 */
const PRINT = 0.048;

/** How the light falls on a sheet, print and dark headings taken away. */
export function lightOf(sheet: Picture): Light {
  const cell = Math.max(1, Math.round(Math.max(sheet.width, sheet.height) / CELLS));
  const { width, height } = shrunk(sheet, cell);
  const light = { width, height, grey: lightest(sheet, cell, width, height) };
  const radius = Math.max(2, Math.ceil((PRINT * Math.max(width, height)) / 2));
  const values = smoothed(shadowsOf(light, radius), width, height, 2);
  for (let i = 0; i < values.length; i++) values[i] = Math.min(255, Math.max(24, values[i] as number));
  return { width, height, cell, values };
}

/** What is dark at the edges: shadow if it begins softly; a bar across the head of a sheet does not, and is print. */
function shadowsOf(light: Picture, radius: number): Float32Array {
  const shadows = withoutDark(light, radius);
  const soft = withoutSteps(shadows, light.width, light.height);
  const steps = soft.map((value, at) => (value > (shadows[at] as number) + STEP ? 1 : 0));
  if (!steps.includes(1)) return soft;
  outwards(steps, light.width, light.height);
  const filled = withoutDark(light, Math.ceil(BAR * Math.max(light.width, light.height)), false);
  return soft.map((value, at) => (steps[at] === 1 ? (filled[at] as number) : value));
}

/** Marks what lies between a mark near an edge and that edge. */
function outwards(marks: Float32Array, width: number, height: number): void {
  const reach = Math.ceil(BAR * Math.max(width, height));
  const run = (start: number, step: number, length: number): void => {
    let marked = false;
    for (let i = Math.min(reach, length) - 1; i >= 0; i--) {
      if (marks[start + i * step] === 1) marked = true;
      else if (marked) marks[start + i * step] = 1;
    }
  };
  for (let x = 0; x < width; x++) {
    run(x, width, height);
    run((height - 1) * width + x, -width, height);
  }
  for (let y = 0; y < height; y++) {
    run(y * width, 1, width);
    run(y * width + width - 1, -1, width);
  }
}

/** Lifts what lies in the dark beyond a sharp edge. */
function withoutSteps(shadows: Float32Array, width: number, height: number): Float32Array {
  const values = shadows.slice();
  const lift = (at: number, from: number): void => {
    const least = (values[from] as number) - STEEPEST;
    if ((values[at] as number) < least) values[at] = least;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x > 0) lift(at, at - 1);
      if (y > 0) lift(at, at - width);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1, at = y * width + x; x >= 0; x--, at--) {
      if (x < width - 1) lift(at, at + 1);
      if (y < height - 1) lift(at, at + width);
    }
  }
  return values;
}

/** Of each square of `cell` pixels a grey that three quarters of it reach at most: paper between print, but no single bright spot. */
function lightest(sheet: Picture, cell: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(width * height);
  const square = new Uint8Array(cell * cell);
  const rank = Math.floor(square.length * 0.75);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let filled = 0;
      for (let dy = 0; dy < cell; dy++) {
        const at = (y * cell + dy) * sheet.width + x * cell;
        for (let dx = 0; dx < cell; dx++) square[filled++] = sheet.grey[at + dx] as number;
      }
      square.sort();
      grey[y * width + x] = square[rank] as number;
    }
  }
  return grey;
}

/** The grid's value at a place of the sheet, in its pixels. */
export function lightAt(light: Light, x: number, y: number): number {
  const gx = Math.min(light.width - 1, Math.max(0, x / light.cell - 0.5));
  const gy = Math.min(light.height - 1, Math.max(0, y / light.cell - 0.5));
  const x0 = Math.floor(gx);
  const y0 = Math.floor(gy);
  const x1 = Math.min(light.width - 1, x0 + 1);
  const y1 = Math.min(light.height - 1, y0 + 1);
  const at = (cx: number, cy: number): number => light.values[cy * light.width + cx] as number;
  const upper = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (gx - x0);
  const lower = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (gx - x0);
  return upper + (lower - upper) * (gy - y0);
}

/** The sheet's print alone: 0 where there is paper, 255 where it is black, whatever the light. */
export function inkOf(sheet: Picture, light: Light): Picture {
  const grey = new Uint8Array(sheet.grey.length);
  for (let y = 0, at = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++, at++) {
      const share = (sheet.grey[at] as number) / lightAt(light, x + 0.5, y + 0.5);
      grey[at] = share >= 1 ? 0 : 255 - 255 * share;
    }
  }
  return { ...sheet, grey };
}
