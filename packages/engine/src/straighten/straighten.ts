import {
  inTurn,
  ontoCorners,
  type Point,
  projected,
  reversed,
  STAY,
  scaling,
  shifting,
} from '../geometry/projection.ts';
import type { Picture, Projection, StraightPicture } from '../shapes/picture.ts';
import { crossing } from './edge-lines.ts';
import { findPaper } from './find-paper.ts';
import { inkOf, type Light, lightOf } from './light.ts';
import { expose, resampled } from './resample.ts';
import { resolutionOf } from './resolution.ts';
import { levelness } from './run-of-print.ts';
import { shrunk } from './shrink.ts';
import { type Lie, lieOf } from './slant.ts';
import { standing } from './upright.ts';

export { standing } from './upright.ts';

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
/** By so much at most, a share of it, the frame grows to hold all of a sheet that is turned. */
const MOST_BEYOND = 0.3;
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

/** The width and height of the rectangle that is seen as these corners. */
function sizeOf([a, b, c, d]: readonly [Point, Point, Point, Point]): [width: number, height: number] {
  const apart = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);
  return [Math.round(Math.max(apart(a, b), apart(d, c))), Math.round(Math.max(apart(a, d), apart(b, c)))];
}

function sheetOf(picture: Picture, small: Picture, factor: number): Sheet {
  const all: Sheet = { width: picture.width, height: picture.height, toSource: STAY, whole: true };
  const paper = findPaper(small);
  if (!paper || paper.seen.filter(Boolean).length < 3) return all;
  const [a, b, c, d] = paper.corners.map(([x, y]): Point => [x * factor, y * factor]) as [Point, Point, Point, Point];
  const [width, height] = sizeOf([a, b, c, d]);
  return { width, height, toSource: ontoCorners(width, height, [a, b, c, d]), whole: paper.seen.every(Boolean) };
}

/** A sheet brought into a form in which print runs level: its size then, and where its pixels lie on the sheet. */
interface Turn {
  readonly width: number;
  readonly height: number;
  readonly toSheet: Projection;
}

/** Turned clockwise by a quarter. */
function quarterTurned({ width, height, grey }: Picture): Picture {
  const turned = new Uint8Array(grey.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) turned[x * height + height - 1 - y] = grey[at] as number;
  }
  return { width: height, height: width, grey: turned };
}

/** Where lines that fan out meet columns that lean: the four corners of what is a rectangle once print runs level. */
function cornersOf({ rows, columns }: Lie, width: number, height: number): [Point, Point, Point, Point] {
  const level = (at: number, part: number) => {
    const slope = rows.slope + rows.opening * part;
    return { at: at - (slope * width) / 2, slope };
  };
  const upright = (at: number, part: number) => {
    const slope = columns.slope + columns.opening * part;
    return { at: at - (slope * height) / 2, slope };
  };
  const top = level(0, -0.5);
  const bottom = level(height, 0.5);
  const left = upright(0, -0.5);
  const right = upright(width, 0.5);
  return [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)];
}

/** The frame `width` × `height` made larger where parts of the sheet would fall outside it. */
function holdingAll(width: number, height: number, toSheet: Projection, sheet: readonly [number, number]): Turn {
  const back = reversed(toSheet);
  const [w, h] = sheet;
  const spots = [projected(back, 0, 0), projected(back, w, 0), projected(back, w, h), projected(back, 0, h)];
  const beyond = (place: number, most: number): number => Math.round(Math.min(MOST_BEYOND * most, Math.max(0, place)));
  const left = beyond(-Math.min(...spots.map(([x]) => x)), width);
  const top = beyond(-Math.min(...spots.map(([, y]) => y)), height);
  const right = beyond(Math.max(...spots.map(([x]) => x)) - width, width);
  const bottom = beyond(Math.max(...spots.map(([, y]) => y)) - height, height);
  return {
    width: width + left + right,
    height: height + top + bottom,
    toSheet: inTurn(shifting(-left, -top), toSheet),
  };
}

function turnOf(ink: Picture, sheet: Sheet): Turn {
  const sideways = levelness(ink) < 0;
  const lie = lieOf(sideways ? quarterTurned(ink) : ink);
  const isLevel =
    lie.rows.slope === 0 && lie.rows.opening === 0 && lie.columns.slope === 0 && lie.columns.opening === 0;
  if (!sideways && isLevel) return { width: sheet.width, height: sheet.height, toSheet: STAY };
  const quarter: Projection = sideways ? [0, 1, 0, -1, 0, sheet.height, 0, 0, 1] : STAY;
  const [wide, high] = sideways ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  if (isLevel) return { width: wide, height: high, toSheet: quarter };
  const corners = cornersOf(lie, wide, high);
  const [width, height] = sizeOf(corners);
  const turn = holdingAll(width, height, ontoCorners(width, height, corners), [wide, high]);
  return { ...turn, toSheet: inTurn(turn.toSheet, quarter) };
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

function deepened(ink: Picture, gain: number): Picture {
  const grey = new Uint8Array(ink.grey.length);
  for (let at = 0; at < grey.length; at++) grey[at] = Math.min(255, (ink.grey[at] as number) * gain);
  return { ...ink, grey };
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
  const paleInk = inkOf(smallSheet, light);
  const gain = gainOf(paleInk);
  const ink = gain > 1 ? deepened(paleInk, gain) : paleInk;
  const turn = turnOf(ink, sheet);
  let toSource = inTurn(turn.toSheet, sheet.toSource);
  const drawn = isStay(toSource) ? picture : resampled(picture, toSource, turn.width, turn.height);
  let grey = drawn.grey;
  if (gain > 1 || !isBare(light)) {
    if (grey === picture.grey) grey = grey.slice();
    expose({ ...drawn, grey }, { light, toLight: inTurn(turn.toSheet, grow), gain });
  }
  const { width, height } = drawn;
  const stands = standing({ width, height, grey });
  if (stands.upright < ON_ITS_HEAD) {
    grey = (grey === picture.grey ? grey.slice() : grey).reverse();
    toSource = inTurn([-1, 0, width, 0, -1, height, 0, 0, 1], toSource);
  }
  const toPage = inTurn(toSource, scaling(said.pointsWide / picture.width, said.pointsHigh / picture.height));
  const dpi = resolutionOf({
    width: sheet.width,
    height: sheet.height,
    wholeSheet: sheet.whole,
    said: said.dpi,
    letters: stands.letters,
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
