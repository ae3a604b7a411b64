import { inTurn, ontoCorners, type Point, projected, reversed, STAY, shifting } from '../geometry/projection.ts';
import { clockwise, quarterTurned } from '../geometry/quarter-turn.ts';
import type { Picture, Projection } from '../shapes/picture.ts';
import type { Sheet } from './cut-out.ts';
import { crossing, rectangleOf } from './edge-lines.ts';
import { levelness } from './run-of-print.ts';
import { type Lie, lieOf } from './slant.ts';

/** By so much at most, a share of it, the frame grows to hold all of a sheet that is turned. */
const MOST_BEYOND = 0.3;
/** A page lies on its side only where its print says so; one with next to none stays as it is. */
const LIES = -0.08;

/** A sheet brought into a form in which print runs level: its size then, and where its pixels lie on the sheet. */
interface Turn {
  readonly width: number;
  readonly height: number;
  readonly toSheet: Projection;
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

/** Brings print level, upright or on its head. */
export function turnOf(ink: Picture, sheet: Sheet): Turn {
  const sideways = levelness(ink) < LIES;
  const lie = lieOf(sideways ? quarterTurned(ink) : ink);
  const isLevel =
    lie.rows.slope === 0 && lie.rows.opening === 0 && lie.columns.slope === 0 && lie.columns.opening === 0;
  if (!sideways && isLevel) return { width: sheet.width, height: sheet.height, toSheet: STAY };
  const quarter: Projection = sideways ? clockwise(sheet.height) : STAY;
  const [wide, high] = sideways ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  if (isLevel) return { width: wide, height: high, toSheet: quarter };
  const corners = cornersOf(lie, wide, high);
  const [width, height] = rectangleOf(corners);
  const turn = holdingAll(width, height, ontoCorners(width, height, corners), [wide, high]);
  return { ...turn, toSheet: inTurn(turn.toSheet, quarter) };
}
