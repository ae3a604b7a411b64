import type { Picture } from '../shapes/picture.ts';

/** The picture `factor` times smaller, each pixel the mean of a square of the larger; what is left over at its right and bottom edge is dropped. */
export function shrunk(picture: Picture, factor: number): Picture {
  if (factor <= 1) return picture;
  const { grey: source, width: line } = picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const grey = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const across = Math.min(factor, picture.width);
  const down = Math.min(factor, picture.height);
  const scale = 1 / (across * down);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let dy = 0; dy < down; dy++) {
      let at = (y * factor + dy) * line;
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let end = at + across; at < end; at++) sum += source[at] as number;
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x++) grey[y * width + x] = (sums[x] as number) * scale + 0.5;
  }
  return { width, height, grey };
}
