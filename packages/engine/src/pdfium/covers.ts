import { containsPoint } from '../geometry/box.ts';
import type { Box } from '../shapes/page.ts';

/** Something painted over a part of a page, which may hide the text that was painted before it. */
export interface Cover {
  readonly box: Box;
  /** Its place in the order of painting; infinite of an annotation, which comes after all. */
  readonly order: number;
  /** Whether it paints the point of the page as displayed; asked only within its box. */
  readonly paints: (x: number, y: number) => boolean;
}

/** The page is searched in bands of this height, in points: one line's; in no more than so many. */
const BAND = 12;
const MOST_BANDS = 200;
/** A page with more covers is a drawing; what the rest hide is left to be found otherwise. */
const MOST_COVERS = 5000;
/** After so many looks at covers on one page, any of them is taken to lie over the rest of the text; its drawing tells the truth. */
const MOST_LOOKS = 10_000_000;

/** What was painted over a point of the page after text of the given order, if anything was. */
export type CoverFinder = (x: number, y: number, order: number) => Cover | undefined;

/** Makes covers quick to find; null of none. */
export function coverFinder(covers: readonly Cover[], height: number): CoverFinder | null {
  const [any] = covers;
  if (!any) return null;
  const band = Math.max(BAND, height / MOST_BANDS);
  const last = Math.max(0, Math.floor(height / band));
  const bands: Cover[][] = Array.from({ length: last + 1 }, () => []);
  const bandAt = (y: number): number => Math.min(last, Math.max(0, Math.floor(y / band)));
  for (const cover of covers.slice(0, MOST_COVERS)) {
    for (let at = bandAt(cover.box[1]); at <= bandAt(cover.box[3]); at += 1) bands[at]?.push(cover);
  }
  let looks = 0;
  return (x, y, order) => {
    const near = bands[bandAt(y)] ?? [];
    looks += near.length;
    if (looks > MOST_LOOKS) return any;
    return near.find((cover) => cover.order > order && containsPoint(cover.box, x, y) && cover.paints(x, y));
  };
}

type Points = readonly (readonly [number, number])[];

/** Whether an area bounded by the outlines holds the point; `alternate`: by the even-odd rule, else by the winding rule. */
export function isInside(outlines: readonly Points[], alternate: boolean, x: number, y: number): boolean {
  let winding = 0;
  let crossings = 0;
  for (const points of outlines) {
    let [beforeX, beforeY] = points.at(-1) ?? [0, 0];
    for (const [pointX, pointY] of points) {
      const crosses = pointY > y !== beforeY > y;
      if (crosses && x < ((beforeX - pointX) * (y - pointY)) / (beforeY - pointY) + pointX) {
        crossings += 1;
        winding += pointY > beforeY ? 1 : -1;
      }
      [beforeX, beforeY] = [pointX, pointY];
    }
  }
  return alternate ? crossings % 2 === 1 : winding !== 0;
}

/** Whether a line through the points, `thickness` thick, covers the point. */
export function isOnLine(outlines: readonly Points[], thickness: number, x: number, y: number): boolean {
  return outlines.some((points) =>
    points.some(([toX, toY], i) => {
      const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [toX, toY];
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const square = alongX * alongX + alongY * alongY;
      const part = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
      const nearest = Math.min(1, Math.max(0, part));
      return Math.hypot(fromX + nearest * alongX - x, fromY + nearest * alongY - y) <= thickness / 2;
    }),
  );
}
