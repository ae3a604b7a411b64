import { intersection, unionOf } from '../geometry/box.ts';
import { type Matrix, mapX, mapY } from '../geometry/matrix.ts';
import type { Box, Ruling } from '../shapes/page.ts';
import type { Library } from './library.ts';
import { boxToRulings, strokeToRulings } from './strokes.ts';

/** Paths with more segments than this are drawings or letters turned into outlines, not tables. */
const MOST_SEGMENTS = 4000;

/** FPDF_SEGMENT_* of fpdf_edit.h. */
const LINE_TO = 0;
const BEZIER_TO = 1;

export interface Subpath {
  readonly points: [number, number][];
  curved: boolean;
  closed: boolean;
}

/** Reads `segments` segments, each by its number. */
function subpathsOf(
  library: Library,
  segments: number,
  segmentAt: (index: number) => number,
  matrix: Matrix,
): Subpath[] {
  const { api, scratch } = library;
  const at = scratch >> 2;
  const subpaths: Subpath[] = [];
  let current: Subpath | undefined;
  for (let i = 0; i < segments; i += 1) {
    const segment = segmentAt(i);
    const type = api.FPDFPathSegment_GetType(segment);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const { floats } = library.views();
    const x = floats[at] ?? 0;
    const y = floats[at + 1] ?? 0;
    if (!current || (type !== LINE_TO && type !== BEZIER_TO)) {
      current = { points: [], curved: false, closed: false };
      subpaths.push(current);
    }
    if (type === BEZIER_TO) current.curved = true;
    current.points.push([mapX(matrix, x, y), mapY(matrix, x, y)]);
    if (api.FPDFPathSegment_GetClose(segment)) current.closed = true;
  }
  return subpaths;
}

/** The subpaths of a path object, `matrix` mapping its own coordinates to the page as displayed; none of a drawing. */
export function outlinesOf(library: Library, path: number, matrix: Matrix): readonly Subpath[] {
  const segments = library.api.FPDFPath_CountSegments(path);
  if (segments < 2 || segments > MOST_SEGMENTS) return [];
  return subpathsOf(library, segments, (i) => library.api.FPDFPath_GetPathSegment(path, i), matrix);
}

/** The box that a subpath fills, where that is an upright rectangle (or a bare line, which has no height). */
function filledBox({ points, curved }: Subpath): Box | null {
  if (curved || points.length < 2 || points.length > 6) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const onEdge = (value: number, a: number, b: number): boolean =>
    Math.abs(value - a) < 0.3 || Math.abs(value - b) < 0.3;
  const upright = points.every(([x, y]) => onEdge(x, box[0], box[2]) && onEdge(y, box[1], box[3]));
  return upright ? box : null;
}

/** What a path object leaves on the page that can part columns or rows. */
export interface PathMarks {
  readonly rulings: readonly Ruling[];
  /** The rectangles it fills. */
  readonly boxes: readonly Box[];
}

/** How a path is painted: whether it is filled, and how thick its stroke is on the page (0: not stroked). */
export interface PathPaint {
  readonly filled: boolean;
  readonly stroke: number;
  /** What is seen of a box that it fills. */
  readonly clip: (box: Box) => Box | null;
}

/** Reads a path object. `matrix` maps its own coordinates to the page as displayed. */
export function readPath(library: Library, path: number, matrix: Matrix, paint: PathPaint): PathMarks {
  const rulings: Ruling[] = [];
  const boxes: Box[] = [];
  for (const subpath of outlinesOf(library, path, matrix)) {
    const filled = paint.filled ? filledBox(subpath) : null;
    const box = filled && paint.clip(filled);
    if (box) {
      boxes.push(box);
      rulings.push(...boxToRulings(box));
    }
    if (paint.stroke > 0 && !subpath.curved) rulings.push(...strokesOf(subpath, paint.stroke));
  }
  return { rulings, boxes };
}

/**
 * What is seen of a box that an object paints: browsers' printers paint a colour over the whole page and clip it to a cell.
 * @param outer maps the space that the object stands in (not its own coordinates) to the page as displayed
 */
export function clipped(library: Library, object: number, outer: Matrix, box: Box): Box | null {
  const { api } = library;
  const clip = api.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
  let seen: Box | null = box;
  for (let path = 0; path < paths && seen; path += 1) {
    const segments = Math.min(api.FPDFClipPath_CountPathSegments(clip, path), MOST_SEGMENTS);
    const segmentAt = (i: number): number => api.FPDFClipPath_GetPathSegment(clip, path, i);
    const points = subpathsOf(library, segments, segmentAt, outer).flatMap((subpath) => subpath.points);
    const bounds = unionOf(points.map(([x, y]): Box => [x, y, x, y]));
    if (bounds) seen = intersection(seen, bounds);
  }
  return seen;
}

function strokesOf({ points, closed }: Subpath, thickness: number): Ruling[] {
  const rulings: Ruling[] = [];
  const [first] = points;
  const ends = closed && first ? [...points, first] : points;
  for (let i = 1; i < ends.length; i += 1) {
    const [x0, y0] = ends[i - 1] ?? [0, 0];
    const [x1, y1] = ends[i] ?? [0, 0];
    rulings.push(...strokeToRulings(x0, y0, x1, y1, thickness));
  }
  return rulings;
}
