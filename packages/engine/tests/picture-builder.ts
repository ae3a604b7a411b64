import type { Picture } from '../src/shapes/picture.ts';

/** A picture from text: `#` is black, any other character white; short lines are filled up. Each character is `size` pixels square. */
export function pictureOf(lines: readonly string[], size = 1): Picture {
  const width = Math.max(...lines.map((line) => line.length)) * size;
  const height = lines.length * size;
  const grey = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (lines[Math.floor(y / size)]?.[Math.floor(x / size)] === '#') grey[y * width + x] = 0;
  return { width, height, grey };
}

/** A blank picture on which bars can be set: `[x, y, width, height]`, black unless a grey is said. */
export function picturedBars(
  width: number,
  height: number,
  bars: readonly (readonly [x: number, y: number, width: number, height: number, grey?: number])[],
): Picture {
  const grey = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high, value = 0] of bars)
    for (let row = y; row < y + high; row += 1) grey.fill(value, row * width + x, row * width + x + wide);
  return { width, height, grey };
}
