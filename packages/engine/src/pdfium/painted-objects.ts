import { boxArea, mapBox } from '../geometry/box.ts';
import { chained, type Matrix } from '../geometry/matrix.ts';
import type { Box, Ruling } from '../shapes/page.ts';
import { type Cover, isInside, isOnLine } from './covers.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';
import { clipped, outlinesOf, readPath } from './path-rulings.ts';
import { boxToRulings } from './strokes.ts';

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;

/** A page with more objects than this is a drawing; the rest of it is left unread. */
const MOST_OBJECTS = 200_000;
/** Forms within forms; PDFium itself stops at 15. */
const DEEPEST_FORM = 8;

/** Boxes that cover more of the page than this are looked at for what clips them. */
const CLIPPED_SHARE = 0.1;

/** FPDF_FILLMODE_ALTERNATE of fpdf_edit.h. */
const FILL_ALTERNATE = 1;
/** Lines thinner than this strike text out and hide none of it. Points. */
const THINNEST_COVER = 3;

/** After so many, what may cover text is taken to cover it; the drawing tells the truth. */
const MOST_POINTS = 20_000_000;

/** A box painted on the page: a filled rectangle or a picture. */
export interface Painted {
  readonly box: Box;
  /** Its place in the order of painting; later ones cover earlier ones. */
  readonly order: number;
  /** PDFium's object. */
  readonly object: number;
}

/** A rectangle filled with one colour, 0xRRGGBB as it shows on white. */
export interface Fill extends Painted {
  readonly colour: number;
}

/** What is painted on a page besides its words. */
export interface PaintedObjects {
  /** Pieces of lines, not yet joined. */
  readonly rulings: readonly Ruling[];
  readonly fills: readonly Fill[];
  readonly pictures: readonly Painted[];
  /** Areas that hide the text that was painted before them, if they are drawn as they say: bars, white boxes. */
  readonly covers: readonly Cover[];
  /** Text objects in the order of painting. */
  readonly orderOfText: ReadonlyMap<number, number>;
}

interface Walk {
  readonly library: Library;
  readonly pageArea: number;
  readonly rulings: Ruling[];
  readonly fills: Fill[];
  readonly pictures: Painted[];
  readonly covers: Cover[];
  readonly orderOfText: Map<number, number>;
  order: number;
  /** How many points of outlines were looked at to find what covers text. */
  pointsLookedAt: number;
}

function matrixOf({ api, scratch, views }: Library, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = views().floats.subarray(scratch >> 2, (scratch >> 2) + 6);
  return [a, b, c, d, e, f];
}

function boundsOf({ api, scratch, views }: Library, object: number, outer: Matrix): Box {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = views().floats.subarray(scratch >> 2, (scratch >> 2) + 4);
  return mapBox(outer, [left, bottom, right, top]);
}

/** A colour of the given alpha as it shows on white, 0xRRGGBB. */
export function onWhite(red: number, green: number, blue: number, alpha: number): number {
  const mix = (channel: number): number => Math.round(255 + ((channel - 255) * alpha) / 255);
  return (mix(red) << 16) | (mix(green) << 8) | mix(blue);
}

/** Whether a colour can hardly be told from white paper. */
export const isWhite = (colour: number): boolean =>
  colour >> 16 > 0xf8 && ((colour >> 8) & 0xff) > 0xf8 && (colour & 0xff) > 0xf8;

type ColourGetter = 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor';

function colourOf({ api, scratch, views }: Library, object: number, getter: ColourGetter): number {
  if (!api[getter](object, scratch, scratch + 4, scratch + 8, scratch + 12)) return 0;
  const [red = 0, green = 0, blue = 0, alpha = 255] = views().ints.subarray(scratch >> 2, (scratch >> 2) + 4);
  return onWhite(red, green, blue, alpha);
}

/** What is seen of a box: large ones are often clipped, small ones are taken as they are. */
function seenOf({ library, pageArea }: Walk, object: number, outer: Matrix, box: Box): Box | null {
  return boxArea(box) > CLIPPED_SHARE * pageArea ? clipped(library, object, outer, box) : box;
}

/** How a path object is painted. */
interface PathMode {
  /** 0: not filled. */
  readonly fillMode: number;
  readonly stroked: boolean;
}

/** Notes a path that comes after text and lets no light through: a bar over a figure, white over a line. */
function noteCover(walk: Walk, object: number, outer: Matrix, { fillMode, stroked }: PathMode): void {
  const { library, order } = walk;
  if (library.api.FPDFPageObj_HasTransparency(object)) return;
  const box = boundsOf(library, object, outer);
  if (Math.min(box[2] - box[0], box[3] - box[1]) < THINNEST_COVER) return;
  let outlines: [number, number][][] | undefined;
  let thickness = 0;
  let points = 0;
  const paints = (x: number, y: number): boolean => {
    if (walk.pointsLookedAt > MOST_POINTS) return true;
    if (!outlines) {
      const matrix = chained(matrixOf(library, object), outer);
      outlines = outlinesOf(library, object, matrix).map(({ points, closed }) =>
        closed ? [...points, ...points.slice(0, 1)] : points,
      );
      thickness = stroked ? strokeWidthOf(library, object, matrix) : 0;
      points = outlines.reduce((sum, outline) => sum + outline.length, 0);
    }
    walk.pointsLookedAt += points;
    if (fillMode !== 0 && isInside(outlines, fillMode === FILL_ALTERNATE, x, y)) return true;
    return thickness >= THINNEST_COVER && isOnLine(outlines, thickness, x, y);
  };
  walk.covers.push({ box, order, paints });
}

function strokeWidthOf({ api, scratch, views }: Library, object: number, matrix: Matrix): number {
  api.FPDFPageObj_GetStrokeWidth(object, scratch);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  return (views().floats[scratch >> 2] ?? 0) * scale;
}

function walkPath(walk: Walk, object: number, outer: Matrix): void {
  const { api, scratch, views } = walk.library;
  api.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [fillMode = 0, strokeMode = 0] = views().ints.subarray(scratch >> 2, (scratch >> 2) + 2);
  const stroked = strokeMode !== 0;
  if (walk.orderOfText.size > 0) noteCover(walk, object, outer, { fillMode, stroked });
  const fill = fillMode === 0 ? 0xffffff : colourOf(walk.library, object, 'FPDFPageObj_GetFillColor');
  const drawn = stroked && !isWhite(colourOf(walk.library, object, 'FPDFPageObj_GetStrokeColor'));
  const filled = fillMode !== 0 && !isWhite(fill);
  if (!filled && !drawn) return;
  const matrix = chained(matrixOf(walk.library, object), outer);
  // A stroke of width 0 is the thinnest line that a device draws.
  const stroke = drawn ? Math.max(strokeWidthOf(walk.library, object, matrix), 0.01) : 0;
  const clip = (box: Box): Box | null => seenOf(walk, object, outer, box);
  const marks = readPath(walk.library, object, matrix, { filled, stroke, clip });
  for (const ruling of marks.rulings) walk.rulings.push(ruling);
  for (const box of marks.boxes) walk.fills.push({ box, order: walk.order, object, colour: fill });
}

function walkPicture(walk: Walk, object: number, outer: Matrix): void {
  const box = seenOf(walk, object, outer, boundsOf(walk.library, object, outer));
  if (!box) return;
  const [x0, y0, x1, y1] = box;
  // A line drawn as a picture one pixel high.
  if (Math.min(x1 - x0, y1 - y0) <= 1.5) walk.rulings.push(...boxToRulings(box));
  else walk.pictures.push({ box, order: walk.order, object });
}

function walkObject(walk: Walk, object: number, outer: Matrix, depth: number): void {
  const { api } = walk.library;
  walk.order += 1;
  switch (api.FPDFPageObj_GetType(object)) {
    case TEXT:
      walk.orderOfText.set(object, walk.order);
      return;
    case PATH:
      walkPath(walk, object, outer);
      return;
    case IMAGE:
      walkPicture(walk, object, outer);
      return;
    case FORM: {
      if (depth >= DEEPEST_FORM) return;
      const inner = chained(matrixOf(walk.library, object), outer);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && walk.order < MOST_OBJECTS; i += 1)
        walkObject(walk, api.FPDFFormObj_GetObject(object, i), inner, depth + 1);
    }
  }
}

/** Walks through what is painted on a loaded page, forms included. */
export function readPaintedObjects(library: Library, frame: PageFrame): PaintedObjects {
  const pageArea = frame.width * frame.height;
  const found = { rulings: [], fills: [], pictures: [], covers: [], orderOfText: new Map() };
  const walk: Walk = { library, pageArea, ...found, order: 0, pointsLookedAt: 0 };
  const count = library.api.FPDFPage_CountObjects(frame.handle);
  for (let i = 0; i < count && walk.order < MOST_OBJECTS; i += 1)
    walkObject(walk, library.api.FPDFPage_GetObject(frame.handle, i), frame.matrix, 0);
  return walk;
}

function gatherTexts(library: Library, object: number, depth: number, texts: number[]): void {
  const { api } = library;
  const type = api.FPDFPageObj_GetType(object);
  if (type === TEXT) texts.push(object);
  if (type !== FORM || depth >= DEEPEST_FORM) return;
  const count = api.FPDFFormObj_CountObjects(object);
  for (let i = 0; i < count && texts.length < MOST_OBJECTS; i += 1)
    gatherTexts(library, api.FPDFFormObj_GetObject(object, i), depth + 1, texts);
}

/** The text objects of a loaded page, those in forms too. */
export function textObjectsOf(library: Library, frame: PageFrame): number[] {
  const texts: number[] = [];
  const count = library.api.FPDFPage_CountObjects(frame.handle);
  for (let i = 0; i < count && texts.length < MOST_OBJECTS; i += 1)
    gatherTexts(library, library.api.FPDFPage_GetObject(frame.handle, i), 0, texts);
  return texts;
}
