import type { Box } from '../shapes/page.ts';
import { type Matrix, mapX, mapY } from './matrix.ts';

/** Boxes are `[x0, y0, x1, y1]` with x0 ≤ x1 and y0 ≤ y1. */

const boxWidth = (box: Box): number => box[2] - box[0];
const boxHeight = (box: Box): number => box[3] - box[1];
export const boxArea = (box: Box): number => boxWidth(box) * boxHeight(box);

/** The smallest box that holds both. */
export const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** The smallest box that holds all; null of none. */
export function unionOf(boxes: Iterable<Box>): Box | null {
  let all: Box | null = null;
  for (const box of boxes) all = all ? union(all, box) : box;
  return all;
}

/** The smallest box that holds all of one or more things. */
export const hullOf = (things: readonly { readonly box: Box }[]): Box => {
  const [first, ...others] = things as [{ readonly box: Box }, ...{ readonly box: Box }[]];
  return others.reduce((all, { box }) => union(all, box), first.box);
};

/** What both share, null where they do not touch. */
export function intersection(a: Box, b: Box): Box | null {
  const x0 = Math.max(a[0], b[0]);
  const y0 = Math.max(a[1], b[1]);
  const x1 = Math.min(a[2], b[2]);
  const y1 = Math.min(a[3], b[3]);
  return x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : null;
}

/** The length that both share across; negative: the blank between them. */
export const overlapX = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
/** The length that both share downwards; negative: the blank between them. */
export const overlapY = (a: Box, b: Box): number => Math.min(a[3], b[3]) - Math.max(a[1], b[1]);

/** Whether the point lies in the box or on its edge. */
export const containsPoint = (box: Box, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];

/** Whether `inner` lies in `outer`, give or take `slack` points. */
export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[2] <= outer[2] + slack &&
  inner[3] <= outer[3] + slack;

/** The box as the map moves it: the smallest box that holds its four corners. */
export function mapBox(m: Matrix, box: Box): Box {
  const [x0, y0, x1, y1] = box;
  const xs = [mapX(m, x0, y0), mapX(m, x1, y0), mapX(m, x0, y1), mapX(m, x1, y1)];
  const ys = [mapY(m, x0, y0), mapY(m, x1, y0), mapY(m, x0, y1), mapY(m, x1, y1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
