import type { Point } from '../geometry/projection.ts';
import type { Picture } from '../shapes/picture.ts';
import { crossing, type EdgeLine, type EdgePoint, lineOfMost } from './edge-lines.ts';
import { type Field, fieldOf, lightParts } from './light-parts.ts';
import { withEdges } from './sheet-edges.ts';
import { shrunk } from './shrink.ts';

/** A sheet of paper in a picture. Its sides run left, top, right, bottom. */
export interface Paper {
  /** Top left, top right, bottom right, bottom left, in pixels of the picture; outside it where the sheet is cut off. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Which sides are the sheet's own; the others are where the picture ends. */
  readonly seen: readonly [boolean, boolean, boolean, boolean];
}

/** The longer side of the picture in which paper is looked for, in pixels. */
const LOOK = 320;
/** How much a side may lean: tan 24°. */
const STEEPEST = 0.45;
/** How many greys are tried for the border between table and paper. */
const TRIES = 12;
/** Paper fills at least so much of its picture. */
const LEAST_SHARE = 0.3;

/** So much of the sheet is left off along its sides, which are never quite straight: a share of the picture's shorter side. */
const INSET = 0.004;

interface Side {
  readonly line: EdgeLine;
  readonly seen: boolean;
}

/** Marks the largest connected part that is lighter than `level`; null where it is too small to be a sheet. */
function largestLight(field: Field, level: number): Uint8Array | null {
  const { parts, marks } = lightParts(field, level);
  const [largest] = parts;
  if (!largest || largest.size < LEAST_SHARE * marks.length) return null;
  const sheet = new Uint8Array(marks.length);
  for (let at = 0; at < sheet.length; at++) if (marks[at] === largest.mark) sheet[at] = 1;
  return sheet;
}

/** Where the sheet begins, seen from one side of the picture. Values in between put it between pixels. */
function outline(field: Field, sheet: Uint8Array, level: number, side: number): EdgePoint[] {
  const { width, height, light } = field;
  const upDown = side % 2 === 0;
  const along = upDown ? height : width;
  const deep = upDown ? width : height;
  const fromEnd = side >= 2;
  const points: EdgePoint[] = [];
  for (let t = 0; t < along; t++) {
    const place = (u: number): number => (upDown ? t * width + u : u * width + t);
    let u = fromEnd ? deep - 1 : 0;
    const step = fromEnd ? -1 : 1;
    while (u >= 0 && u < deep && sheet[place(u)] === 0) u += step;
    if (u < 0 || u >= deep) continue;
    const outer = u - step;
    if (outer < 0 || outer >= deep) {
      points.push({ along: t + 0.5, across: fromEnd ? deep : 0 });
      continue;
    }
    const inside = light[place(u)] as number;
    const outside = light[place(outer)] as number;
    const part = inside > outside ? (inside - level) / (inside - outside) : 0.5;
    points.push({ along: t + 0.5, across: u + 0.5 - step * Math.min(1, Math.max(0, part)) });
  }
  return points;
}

/** How far both ways from a side light is compared, in pixels. */
const STEP_ASIDE = 4;

/** How much of a side, between its corners, is a step from dark to light. */
function stepShare(field: Field, line: EdgeLine, side: number): number {
  const { width, height, light } = field;
  const upDown = side % 2 === 0;
  const inward = side >= 2 ? -1 : 1;
  const along = upDown ? height : width;
  const deep = upDown ? width : height;
  let steps = 0;
  let places = 0;
  for (let t = Math.floor(along * 0.1); t < along * 0.9; t += 2) {
    const u = line.at + line.slope * t;
    const inside = Math.round(u - 0.5 + inward * STEP_ASIDE);
    const outside = Math.round(u - 0.5 - inward * STEP_ASIDE);
    const held = Math.min(deep - 1, Math.max(0, outside));
    if (inside < 0 || inside >= deep || Math.abs(held - u) < 0.8) continue;
    const at = (v: number): number => light[upDown ? t * width + v : v * width + t] as number;
    places++;
    if (at(inside) - at(held) > Math.max(14, 0.12 * at(inside))) steps++;
  }
  return places < along * 0.15 ? 0 : steps / places;
}

/** One side of the sheet: its line where enough of it is seen, else the end of the picture. */
function sideOf(field: Field, sheet: Uint8Array, level: number, side: number): Side {
  const end = side < 2 ? 0 : side === 2 ? field.width : field.height;
  const open: Side = { line: { at: end, slope: 0 }, seen: false };
  const length = side % 2 === 0 ? field.height : field.width;
  const points = outline(field, sheet, level, side).filter(({ across }) => Math.abs(across - end) > 0.7);
  if (points.length < length * 0.2) return open;
  const found = lineOfMost(points, STEEPEST);
  if (!found || found.points < length * 0.2 || found.share < 0.45) return open;
  return stepShare(field, found.line, side) >= 0.7 ? { line: found.line, seen: true } : open;
}

/** A side that is not seen goes along with its opposite, as far out as the picture reaches. */
function goingAlong(opposite: EdgeLine, side: number, width: number, height: number): EdgeLine {
  const along = side % 2 === 0 ? height : width;
  const deep = side % 2 === 0 ? width : height;
  const lean = Math.min(0, opposite.slope * along);
  const at = side >= 2 ? deep - Math.max(0, opposite.slope * along) : -lean;
  return { at: side >= 2 ? Math.max(at, deep - Math.abs(lean)) : at, slope: opposite.slope };
}

type Sides = readonly [Side, Side, Side, Side];

function cornersOf(sides: Sides, width: number, height: number): [Point, Point, Point, Point] {
  const lines = sides.map((side, index): EdgeLine => {
    if (side.seen) return side.line;
    const opposite = sides[(index + 2) % 4] as Side;
    return opposite.seen ? goingAlong(opposite.line, index, width, height) : side.line;
  }) as [EdgeLine, EdgeLine, EdgeLine, EdgeLine];
  const [left, top, right, bottom] = lines.map((line, index) => {
    const inset = sides[index]?.seen ? INSET * Math.min(width, height) : 0;
    return { ...line, at: line.at + (index < 2 ? inset : -inset) };
  }) as [EdgeLine, EdgeLine, EdgeLine, EdgeLine];
  return [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)];
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Point;
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

/** Greys between table and paper; none where the picture is of paper up to its ends. */
function levels({ width, height, light }: Field): number[] {
  const sorted = Float32Array.from(light).sort();
  const low = sorted[Math.floor(sorted.length * 0.02)] as number;
  const high = sorted[Math.floor(sorted.length * 0.9)] as number;
  if (high - low < 24) return [];
  let dark = 0;
  const look = (at: number): void => {
    if ((light[at] as number) < high * 0.85) dark++;
  };
  for (let x = 0; x < width; x++) {
    look(x);
    look((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    look(y * width);
    look(y * width + width - 1);
  }
  if (dark < 0.1 * (width + height)) return [];
  return Array.from({ length: TRIES }, (_, i) => low + ((high - low) * (i + 1)) / (TRIES + 1));
}

/**
 * Finds the sheet of a photograph, or of a scan that shows what lies beside the sheet: the part that is lighter than what
 * surrounds it and has straight sides. Light may fall on it unevenly, so several greys are tried and the one whose sides are
 * best seen is taken. Null where the picture shows nothing but the sheet.
 */
export function findPaper(picture: Picture): Paper | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK));
  const small = shrunk(picture, factor);
  const { width, height } = small;
  const field = fieldOf(small);
  let best: Sides | null = null;
  let most = 0;
  for (const level of levels(field)) {
    const sheet = largestLight(field, level);
    if (!sheet) continue;
    const sides = [0, 1, 2, 3].map((side) => sideOf(field, sheet, level, side)) as unknown as Sides;
    const area = areaOf(cornersOf(sides, width, height)) / (width * height);
    if (!(area > LEAST_SHARE) || area > 1.6) continue;
    // Of sheets that are seen as well as each other the larger is taken: a dark heading across the top belongs to it.
    const seen = sides.reduce((sum, { line, seen }, index) => sum + (seen ? 1 + stepShare(field, line, index) : 0), 0);
    if (seen > 0 && seen + area > most) {
      most = seen + area;
      best = sides;
    }
  }
  if (!best) return null;
  const seen = best.map((side) => side.seen) as [boolean, boolean, boolean, boolean];
  const corners = withEdges(small, cornersOf(best, width, height), seen);
  return {
    corners: corners.map(([x, y]): Point => [x * factor, y * factor]) as [Point, Point, Point, Point],
    seen,
  };
}
