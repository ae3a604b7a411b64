import type { Picture } from '../shapes/picture.ts';

/** What is darker, or more changed, than this (of 255) is ink. */
const INK = 96;
/** Stems of print: as wide and as high as these, in points. Rulings are longer, dots and dashes lower, pictures wider. */
const WIDEST = 3;
const LOWEST = 2.5;
const HIGHEST = 24;

/** 1 for each pixel that belongs to a stretch of ink downwards as long as stems are. */
function uprightInk({ width, height }: Picture, isInk: (pixel: number) => boolean, scale: number): Uint8Array {
  const upright = new Uint8Array(width * height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; ) {
      const from = y;
      while (y < height && isInk(y * width + x)) y += 1;
      const long = y - from;
      if (long >= LOWEST * scale && long <= HIGHEST * scale)
        for (let row = from; row < y; row += 1) upright[row * width + x] = 1;
      y += long === 0 ? 1 : 0;
    }
  }
  return upright;
}

/** How long all stems of print in a picture are together, in points: the strokes of letters and figures that go down. */
export function stemsIn(picture: Picture, scale: number, isInk: (value: number) => boolean): number {
  const { width, height, grey } = picture;
  const inked = (pixel: number): boolean => isInk(grey[pixel] ?? 0);
  const upright = uprightInk(picture, inked, scale);
  const widest = WIDEST * scale;
  let rows = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; ) {
      const from = x;
      let stem = false;
      for (; x < width && inked(y * width + x); x += 1) if (upright[y * width + x]) stem = true;
      if (stem && x - from <= widest) rows += 1;
      x += x === from ? 1 : 0;
    }
  }
  return rows / scale;
}

/** Ink on paper, which is light. */
export const isDark = (value: number): boolean => value < 255 - INK;
/** Ink in a picture of changes, where none is 0. */
export const isChanged = (value: number): boolean => value > INK;
