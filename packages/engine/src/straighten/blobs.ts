import type { Picture } from '../shapes/picture.ts';

/** A connected patch of ink: the box around it in pixels, its ends not included. */
export interface Blob {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  pixels: number;
}

/** The patches of connected (also corner to corner) pixels that are not 0. The picture is used up: they are set to 0. */
export function takeBlobs({ width, height, grey }: Picture): Blob[] {
  const blobs: Blob[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < grey.length; start++) {
    if (grey[start] === 0) continue;
    const x = start % width;
    const y = (start - x) / width;
    const blob: Blob = { x0: x, y0: y, x1: x + 1, y1: y + 1, pixels: 0 };
    waiting.push(start);
    grey[start] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) grow(blob, at, width, height, grey, waiting);
    blobs.push(blob);
  }
  return blobs;
}

function grow(blob: Blob, at: number, width: number, height: number, grey: Uint8Array, waiting: number[]): void {
  const x = at % width;
  const y = (at - x) / width;
  blob.pixels++;
  if (x < blob.x0) blob.x0 = x;
  if (x >= blob.x1) blob.x1 = x + 1;
  if (y < blob.y0) blob.y0 = y;
  if (y >= blob.y1) blob.y1 = y + 1;
  const left = x > 0 ? -1 : 0;
  const right = x < width - 1 ? 1 : 0;
  const up = y > 0 ? -width : 0;
  const down = y < height - 1 ? width : 0;
  for (let dy = up; dy <= down; dy += width) {
    for (let dx = left; dx <= right; dx++) {
      const to = at + dy + dx;
      if (grey[to] === 0) continue;
      grey[to] = 0;
      waiting.push(to);
    }
  }
}

/** The picture's ink above `level` as 1, with `reach` pixels more on all sides. */
export function inked(ink: Picture, level: number, reach: number): Picture {
  const { width, height } = ink;
  let grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) if ((ink.grey[at] as number) > level) grey[at] = 1;
  for (let round = 0; round < reach; round++) grey = wider(grey, width, height);
  return { width, height, grey };
}

function wider(from: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const across = new Uint8Array(from.length);
  for (let at = 1; at < from.length - 1; at++) {
    across[at] = (from[at - 1] as number) | (from[at] as number) | (from[at + 1] as number);
  }
  const grey = new Uint8Array(from.length);
  for (let at = width; at < width * (height - 1); at++) {
    grey[at] = (across[at - width] as number) | (across[at] as number) | (across[at + width] as number);
  }
  return grey;
}
