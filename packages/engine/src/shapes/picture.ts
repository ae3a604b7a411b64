/** A picture of a page in greys: rows from the top, one byte a pixel, 0 black and 255 white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array<ArrayBuffer>;
}

/**
 * A plane projection, row by row: `(x, y)` goes to `((ax+by+c)/w, (dx+ey+f)/w)` with `w = gx+hy+i`. Turning, scaling and the
 * perspective of a photograph are all of this kind.
 */
export type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

/** A page made straight: upright, its lines level, evenly lit, cut to the paper, as if it had come from a good scanner. */
export interface StraightPicture extends Picture {
  /** From its pixels to points of the page as displayed, where boxes are told. */
  readonly toPage: Projection;
  /** Pixels an inch, as far as can be told: of the file where it says so credibly, else estimated from the size of the paper or the print. */
  readonly dpi: number;
}

/**
 * How the lines of a page run, in pixels of its picture: their slope at `u = 2x / width - 1`, `v = 2y / height - 1` is
 * `a + bu + cv + duv + eu² + fu²v`.
 */
export interface Bend {
  readonly width: number;
  readonly height: number;
  readonly field: readonly number[];
}
