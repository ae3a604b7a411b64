import type { Picture, Projection } from '../shapes/picture.ts';

/** From a picture turned clockwise by a quarter to the picture as it was, `height` pixels high. */
export const clockwise = (height: number): Projection => [0, 1, 0, -1, 0, height, 0, 0, 1];

/** Turned clockwise by a quarter. */
export function quarterTurned({ width, height, grey }: Picture): Picture {
  const turned = new Uint8Array(grey.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) turned[x * height + height - 1 - y] = grey[at] as number;
  }
  return { width: height, height: width, grey: turned };
}
