/** An affine map as PDF writes it, `[a b c d e f]`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `first`, then `then`. */
export function chained(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export const mapX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
export const mapY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/**
 * From a PDF page's user space (origin at the bottom left, y upwards) to the page as displayed (origin at the top left, y
 * downwards): the one place where PDF coordinates become ours.
 * @param left,bottom,right,top the box that is displayed, in user space
 * @param quarterTurns the page's /Rotate in quarter turns clockwise
 */
export function displayMatrix(
  left: number,
  bottom: number,
  right: number,
  top: number,
  quarterTurns: number,
): { readonly matrix: Matrix; readonly width: number; readonly height: number } {
  const across = right - left;
  const up = top - bottom;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { matrix: [0, 1, 1, 0, -bottom, -left], width: up, height: across };
    case 2:
      return { matrix: [-1, 0, 0, 1, right, -bottom], width: across, height: up };
    case 3:
      return { matrix: [0, -1, -1, 0, top, right], width: up, height: across };
    default:
      return { matrix: [1, 0, 0, -1, -left, top], width: across, height: up };
  }
}
