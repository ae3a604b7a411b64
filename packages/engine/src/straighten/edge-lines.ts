import type { Point } from '../geometry/projection.ts';

/** A straight line that runs mostly one way: its place across is `at + slope × t`, t the place along. */
export interface EdgeLine {
  readonly at: number;
  readonly slope: number;
}

/** A place on an outline: `across` is where the outline is met, `along` how far down (or right) that was. */
export interface EdgePoint {
  readonly along: number;
  readonly across: number;
}

/** How far from a line its points may lie, in pixels. */
const REACH = 1.2;

function votes(points: readonly EdgePoint[], line: EdgeLine): number {
  let count = 0;
  for (const { along, across } of points) if (Math.abs(across - line.at - line.slope * along) <= REACH) count++;
  return count;
}

/** The line of least squares through those points that lie within reach of `line`. */
function refined(points: readonly EdgePoint[], line: EdgeLine): EdgeLine {
  const near = points.filter(({ along, across }) => Math.abs(across - line.at - line.slope * along) <= REACH);
  let sumT = 0;
  let sumU = 0;
  let sumTT = 0;
  let sumTU = 0;
  for (const { along: t, across: u } of near) {
    sumT += t;
    sumU += u;
    sumTT += t * t;
    sumTU += t * u;
  }
  const spread = near.length * sumTT - sumT * sumT;
  if (spread === 0) return line;
  const slope = (near.length * sumTU - sumT * sumU) / spread;
  return { at: (sumU - slope * sumT) / near.length, slope };
}

/**
 * The line on which most of the points lie: each of some pairs of points, evenly chosen, proposes one, and the one that has
 * most points within reach is taken. Null where none leans less than `steepest`.
 */
export function lineOfMost(
  points: readonly EdgePoint[],
  steepest: number,
): { readonly line: EdgeLine; readonly share: number; readonly points: number } | null {
  const step = Math.max(1, Math.floor(points.length / 24));
  const gap = Math.floor(points.length / 5);
  let best: EdgeLine | null = null;
  let most = 0;
  for (let i = 0; i + gap < points.length; i += step) {
    for (let j = i + gap; j < points.length; j += step) {
      const one = points[i] as EdgePoint;
      const other = points[j] as EdgePoint;
      if (one.along === other.along) continue;
      const slope = (other.across - one.across) / (other.along - one.along);
      if (Math.abs(slope) > steepest) continue;
      const line = { at: one.across - slope * one.along, slope };
      const count = votes(points, line);
      if (count > most) {
        most = count;
        best = line;
      }
    }
  }
  if (!best) return null;
  const line = refined(points, refined(points, best));
  const count = votes(points, line);
  return { line, share: count / points.length, points: count };
}

/** Where an upright line (x at a height y) meets a level one (y at a place x). */
export function crossing(upright: EdgeLine, level: EdgeLine): Point {
  const x = (upright.at + upright.slope * level.at) / (1 - upright.slope * level.slope);
  return [x, level.at + level.slope * x];
}

/** The width and height of the rectangle that is seen as these corners. */
export function rectangleOf([a, b, c, d]: readonly [Point, Point, Point, Point]): [width: number, height: number] {
  const apart = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);
  return [Math.round(Math.max(apart(a, b), apart(d, c))), Math.round(Math.max(apart(a, d), apart(b, c)))];
}
