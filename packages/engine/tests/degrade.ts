import { inTurn, ontoCorners, type Point, projected, reversed, scaling, shifting } from '../src/geometry/projection.ts';
import type { Picture, Projection } from '../src/shapes/picture.ts';

/** Makes of a page what scanners and telephones make of it, with the truth beside it. The same wishes give the same pixels. */

/** A picture of a page, and where the page's points (in pixels of the page as it was drawn) lie in it. */
export interface Taken {
  readonly picture: Picture;
  readonly fromPage: Projection;
}

/** A grey, 0 to 255, for each place. */
type Surface = (x: number, y: number) => number;

export interface Wishes {
  /** The size of the picture. */
  readonly width: number;
  readonly height: number;
  /** Where the page's corners come to lie: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** What is seen where the page is not. White unless said. */
  readonly table?: Surface;
  /** How much light falls on each place of the picture, 1 all of it. */
  readonly light?: Surface;
  /** Greys that single pixels depart by, at most. */
  readonly noise?: number;
  /** Share of the contrast that is left: 1 all, 0.3 a faint print. */
  readonly contrast?: number;
  /** Pixels, one in so many, that are black or white for no reason. */
  readonly specks?: number;
}

/** A number from 0 to 1 that depends on the place alone. */
export function scatter(x: number, y: number): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Wood: stripes and grain. */
export const wood: Surface = (x, y) =>
  90 + 25 * Math.sin(x / 9 + 3 * Math.sin(y / 140)) + 18 * Math.sin(y / 260) + 30 * (scatter(x >> 1, y >> 4) - 0.5);

const between = ({ width, height, grey }: Picture, x: number, y: number): number => {
  const u = Math.min(width - 1.001, Math.max(0, x - 0.5));
  const v = Math.min(height - 1.001, Math.max(0, y - 0.5));
  const at = Math.floor(v) * width + Math.floor(u);
  const dx = u - Math.floor(u);
  const dy = v - Math.floor(v);
  const upper = (grey[at] as number) * (1 - dx) + (grey[at + 1] as number) * dx;
  return upper * (1 - dy) + ((grey[at + width] as number) * (1 - dx) + (grey[at + width + 1] as number) * dx) * dy;
};

/** Takes a picture of a page. */
export function taken(page: Picture, wishes: Wishes): Taken {
  const { width, height, noise = 0, contrast = 1, specks = 0 } = wishes;
  const fromPage = ontoCorners(page.width, page.height, wishes.corners);
  const [a, b, c, d, e, f, g, h, i] = reversed(fromPage);
  const grey = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const w = g * (x + 0.5) + h * (y + 0.5) + i;
      const u = (a * (x + 0.5) + b * (y + 0.5) + c) / w;
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) / w;
      const onPage = u >= 0 && v >= 0 && u < page.width && v < page.height;
      const own = onPage ? 255 - (255 - between(page, u, v)) * contrast : (wishes.table?.(x, y) ?? 255);
      const lit = own * (wishes.light?.(x, y) ?? 1) + noise * (scatter(x, y) + scatter(y + 7919, x) - 1);
      const speck = specks > 0 && scatter(x + 31, y * 3) < 1 / specks;
      grey[at] = speck ? (scatter(y, x + 5) < 0.5 ? 0 : 255) : Math.max(0, Math.min(255, Math.round(lit)));
    }
  }
  return { picture: { width, height, grey }, fromPage };
}

/** The corners of a page laid into a picture, turned clockwise by `degrees` round its middle. */
export function turnedCorners(
  page: Picture,
  width: number,
  height: number,
  degrees: number,
  scale = 1,
): Wishes['corners'] {
  const angle = (degrees * Math.PI) / 180;
  const turn: Projection = [Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle), 0, 0, 0, 1];
  const all = [
    shifting(-page.width / 2, -page.height / 2),
    scaling(scale, scale),
    turn,
    shifting(width / 2, height / 2),
  ];
  const move = all.reduce(inTurn);
  const { width: w, height: h } = page;
  return [projected(move, 0, 0), projected(move, w, 0), projected(move, w, h), projected(move, 0, h)];
}

/** How a straight picture departs from the page as it was drawn. */
export interface Departure {
  /** Clockwise quarter turns that the straight picture still lacks. */
  readonly quarterTurns: number;
  /** Degrees by which its level lines and its upright lines are off. */
  readonly level: number;
  readonly upright: number;
  /** How far a point of the page lies at most from where an even picture would have it: a share of the page's width. */
  readonly bend: number;
}

/** Compares: `toPicture` leads from the straight picture's pixels to those of the picture that was taken. */
export function departure(page: Picture, fromPage: Projection, toPicture: Projection): Departure {
  const toStraight = inTurn(fromPage, reversed(toPicture));
  const spot = (u: number, v: number): Point => projected(toStraight, page.width * u, page.height * v);
  const [x0, y0] = spot(0.1, 0.5);
  const [x1, y1] = spot(0.9, 0.5);
  const [x2, y2] = spot(0.5, 0.1);
  const [x3, y3] = spot(0.5, 0.9);
  const level = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const upright = (Math.atan2(x2 - x3, y3 - y2) * 180) / Math.PI;
  const quarterTurns = (((Math.round(level / 90) % 4) + 4) % 4) as number;
  // Where the four corners would lie if the middle's measures held all over.
  const middle = spot(0.5, 0.5);
  let bend = 0;
  for (const [u, v] of [
    [0.05, 0.05],
    [0.95, 0.05],
    [0.95, 0.95],
    [0.05, 0.95],
  ] as const) {
    const [x, y] = spot(u, v);
    const evenX = middle[0] + ((x1 - x0) / 0.8) * (u - 0.5) + ((x3 - x2) / 0.8) * (v - 0.5);
    const evenY = middle[1] + ((y1 - y0) / 0.8) * (u - 0.5) + ((y3 - y2) / 0.8) * (v - 0.5);
    bend = Math.max(bend, Math.hypot(x - evenX, y - evenY));
  }
  const off = (angle: number): number => angle - 90 * Math.round(angle / 90);
  return { quarterTurns, level: off(level), upright: off(upright), bend: bend / Math.hypot(x1 - x0, y1 - y0) };
}
