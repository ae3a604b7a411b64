import type { Bend } from '../shapes/picture.ts';

export type { Bend } from '../shapes/picture.ts';

/** How far below the level the line lies at a place, in the bend's own units. On the page's middle it lies on it. */
export function bendAt({ width, height, field }: Bend, x: number, y: number): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = field;
  const u = (2 * x) / width - 1;
  const v = (2 * y) / height - 1;
  // The slope, summed up from the middle to the place.
  return (width / 2) * u * (a + c * v + (u / 2) * (b + d * v) + ((u * u) / 3) * (e + f * v));
}
