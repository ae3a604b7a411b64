import type { Shape } from '../glyph-shapes/cut-shape.ts';
import { type Contour, outlineShape } from '../glyph-shapes/outline-shape.ts';
import type { Library } from './library.ts';

/** FPDF_SEGMENT_LINETO and _BEZIERTO of fpdf_edit.h. */
const LINE_TO = 0;
const BEZIER_TO = 1;
/** A curve becomes so many straight lines. */
const PIECES = 4;
/** Outlines with more segments are drawings. */
const MOST_SEGMENTS = 500;
/** The size that outlines are asked for in; any does. */
const SIZE = 100;

type Point = readonly [x: number, y: number];

/** Adds a Bézier curve from the contour's last point. */
function addCurve(contour: number[], [ax, ay]: Point, [bx, by]: Point, [x, y]: Point): void {
  const [fromX, fromY] = [contour[contour.length - 2] ?? 0, contour[contour.length - 1] ?? 0];
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const t = piece / PIECES;
    const [u, v, w, z] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    contour.push(u * fromX + v * ax + w * bx + z * x, u * fromY + v * ay + w * by + z * y);
  }
}

function contoursOf({ api, scratch, views }: Library, path: number): Contour[] {
  const count = api.FPDFGlyphPath_CountGlyphSegments(path);
  if (count > MOST_SEGMENTS) return [];
  const contours: number[][] = [];
  const control: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const segment = api.FPDFGlyphPath_GetGlyphPathSegment(path, i);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const { floats } = views();
    const point: Point = [floats[scratch >> 2] ?? 0, floats[(scratch >> 2) + 1] ?? 0];
    const type = api.FPDFPathSegment_GetType(segment);
    const contour = contours.at(-1);
    const [first, second] = control;
    if (type === BEZIER_TO && contour && first && second) {
      addCurve(contour, first, second, point);
      control.length = 0;
    } else if (type === BEZIER_TO) control.push(point);
    else if (type === LINE_TO && contour) contour.push(...point);
    else contours.push([...point]);
  }
  return contours;
}

/** The shape of the glyph that a font draws for a character, by its map to Unicode read backwards; null where it has no outline. */
export function figureShape(library: Library, font: number, code: number): Shape | null {
  const path = library.api.FPDFFont_GetGlyphPath(font, code, SIZE);
  return path === 0 ? null : outlineShape(contoursOf(library, path));
}
