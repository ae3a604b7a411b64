import { inTurn, ontoCorners, type Point, STAY, scaling, shifting } from '../geometry/projection.ts';
import type { Picture, Projection, StraightPicture } from '../shapes/picture.ts';
import { findPaper } from './find-paper.ts';
import { inkOf, type Light, lightOf } from './light.ts';
import { expose, resampled } from './resample.ts';
import { resolutionOf } from './resolution.ts';
import { letterSize, levelness } from './run-of-print.ts';
import { shrunk } from './shrink.ts';
import { slantOf } from './slant.ts';
import { uprightness } from './upright.ts';

export { uprightness } from './upright.ts';

/** What is said of a picture's size. */
export interface SaidSize {
  /** Pixels an inch, null where the file does not say. */
  readonly dpi: number | null;
  /** The page as displayed, in points. */
  readonly pointsWide: number;
  readonly pointsHigh: number;
}

/** The longer side of the picture in which paper, light and slant are looked for, in pixels. */
const LOOK = 1050;
const DEGREE = Math.PI / 180;
/** Print that slants less is read as well as level print. */
const LEAST_SLANT = 0.1 * DEGREE;
/** Below, the print's feet lie anywhere: their slant tells nothing. */
const LEAST_CLEAR = 1.8;
/** Paper as dark as this is brought to white. */
const BARE = 232;
/** Print paler than this share of black is made darker, towards `INK`. */
const PALE = 150;
const INK = 200;
const MOST_GAIN = 3;
/** A page is turned over only if it stands on its head as surely as this. */
const ON_ITS_HEAD = -0.3;

/** A sheet cut out of a picture: its size in pixels of the picture, and where its pixels lie in it. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly toSource: Projection;
  readonly whole: boolean;
}

function sheetOf(picture: Picture, small: Picture, factor: number): Sheet {
  const all: Sheet = { width: picture.width, height: picture.height, toSource: STAY, whole: true };
  const paper = findPaper(small);
  if (!paper || paper.seen.filter(Boolean).length < 3) return all;
  const [a, b, c, d] = paper.corners.map(([x, y]): Point => [x * factor, y * factor]) as [Point, Point, Point, Point];
  const apart = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);
  const width = Math.round(Math.max(apart(a, b), apart(d, c)));
  const height = Math.round(Math.max(apart(a, d), apart(b, c)));
  return { width, height, toSource: ontoCorners(width, height, [a, b, c, d]), whole: paper.seen.every(Boolean) };
}

/** Turns a sheet so that its print runs level: the size it then has, and where its pixels lie on the sheet. */
interface Turn {
  readonly width: number;
  readonly height: number;
  readonly toSheet: Projection;
}

function turnOf(ink: Picture, sheet: Sheet): Turn {
  const level = levelness(ink);
  const flat = slantOf(ink, level < 0);
  const angle = flat.clearness >= LEAST_CLEAR && Math.abs(flat.angle) > LEAST_SLANT ? flat.angle : 0;
  if (level >= 0 && angle === 0) return { width: sheet.width, height: sheet.height, toSheet: STAY };
  // Seen from the turned page: on a sheet that lies on its side, x runs up it.
  const quarter: Projection = level < 0 ? [0, 1, 0, -1, 0, sheet.height, 0, 0, 1] : STAY;
  const [wide, high] = level < 0 ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const fall = level < 0 ? -angle : angle;
  const cos = Math.cos(fall);
  const sin = Math.sin(fall);
  const width = Math.round(wide * cos + high * Math.abs(sin));
  const height = Math.round(high * cos + wide * Math.abs(sin));
  const turned: Projection = [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
  const centred = inTurn(inTurn(shifting(-width / 2, -height / 2), turned), shifting(wide / 2, high / 2));
  return { width, height, toSheet: inTurn(centred, quarter) };
}

/** How dark print is, 255 black: what the darkest twentieth of it reaches. */
function depthOfInk(ink: Picture): number {
  const counts = new Uint32Array(256);
  for (const one of ink.grey) counts[one] = (counts[one] as number) + 1;
  let print = 0;
  for (let depth = 30; depth < 256; depth++) print += counts[depth] as number;
  let darker = 0;
  for (let depth = 255; depth >= 30; depth--) {
    darker += counts[depth] as number;
    if (darker > print / 20) return depth;
  }
  return 255;
}

function gainOf(ink: Picture): number {
  const depth = depthOfInk(ink);
  return depth < PALE ? Math.min(MOST_GAIN, INK / depth) : 1;
}

function isBare(light: Light): boolean {
  const sorted = Float32Array.from(light.values).sort();
  return (sorted[Math.floor(sorted.length * 0.02)] as number) >= BARE;
}

const isStay = (projection: Projection): boolean => projection.every((one, index) => one === STAY[index]);

/** One sheet of a picture made straight. */
function straightenOne(picture: Picture, said: SaidSize): StraightPicture {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK));
  const small = shrunk(picture, factor);
  const sheet = sheetOf(picture, small, factor);
  const shrink = scaling(factor, factor);
  const grow = scaling(1 / factor, 1 / factor);
  const smallSheet =
    sheet.toSource === STAY
      ? small
      : resampled(
          small,
          inTurn(inTurn(shrink, sheet.toSource), grow),
          Math.ceil(sheet.width / factor),
          Math.ceil(sheet.height / factor),
        );
  const light = lightOf(smallSheet);
  const ink = inkOf(smallSheet, light);
  const turn = turnOf(ink, sheet);
  let toSource = inTurn(turn.toSheet, sheet.toSource);
  const drawn = isStay(toSource) ? picture : resampled(picture, toSource, turn.width, turn.height);
  const gain = gainOf(ink);
  let grey = drawn.grey;
  if (gain > 1 || !isBare(light)) {
    if (grey === picture.grey) grey = grey.slice();
    expose({ ...drawn, grey }, { light, toLight: inTurn(turn.toSheet, grow), gain });
  }
  const { width, height } = drawn;
  if (uprightness({ width, height, grey }) < ON_ITS_HEAD) {
    grey = (grey === picture.grey ? grey.slice() : grey).reverse();
    toSource = inTurn([-1, 0, width, 0, -1, height, 0, 0, 1], toSource);
  }
  const toPage = inTurn(toSource, scaling(said.pointsWide / picture.width, said.pointsHigh / picture.height));
  const dpi = resolutionOf({
    width: sheet.width,
    height: sheet.height,
    wholeSheet: sheet.whole,
    said: said.dpi,
    letters: letterSize(ink) * factor,
  });
  return { width, height, grey, toPage, dpi };
}

/**
 * Makes a picture of a page straight: cuts out the sheet, takes perspective and slant out of it, turns it upright and evens
 * out the light. A good scan comes through as it is.
 */
export function straighten(picture: Picture, said: SaidSize): StraightPicture[] {
  return [straightenOne(picture, said)];
}
