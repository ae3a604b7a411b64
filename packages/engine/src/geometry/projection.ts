import type { Box } from '../shapes/page.ts';
import type { Projection } from '../shapes/picture.ts';

/** Projections move points: here they are made, chained and turned round. */

export const STAY: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export type Point = readonly [x: number, y: number];

/** Where a projection brings a point. */
export function projected(p: Projection, x: number, y: number): Point {
  const w = p[6] * x + p[7] * y + p[8];
  return [(p[0] * x + p[1] * y + p[2]) / w, (p[3] * x + p[4] * y + p[5]) / w];
}

/** The projection that applies `first`, then `then`. */
export function inTurn(first: Projection, then: Projection): Projection {
  const at = (row: number, column: number): number =>
    (then[row * 3] as number) * (first[column] as number) +
    (then[row * 3 + 1] as number) * (first[column + 3] as number) +
    (then[row * 3 + 2] as number) * (first[column + 6] as number);
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** The way back. */
export function reversed([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export const scaling = (x: number, y: number): Projection => [x, 0, 0, 0, y, 0, 0, 0, 1];
export const shifting = (x: number, y: number): Projection => [1, 0, x, 0, 1, y, 0, 0, 1];

/** From the upright rectangle `width` × `height` to four corners: top left, top right, bottom right, bottom left. */
export function ontoCorners(width: number, height: number, corners: readonly [Point, Point, Point, Point]): Projection {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const square: Projection = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
  return inTurn(scaling(1 / width, 1 / height), square);
}

/** The smallest box that holds a projected box's four corners. */
export function projectedBox(projection: Projection, [x0, y0, x1, y1]: Box): Box {
  const corners = [
    projected(projection, x0, y0),
    projected(projection, x1, y0),
    projected(projection, x0, y1),
    projected(projection, x1, y1),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
