import { ontoCorners, type Point, STAY, shifting } from '../geometry/projection.ts';
import type { Picture, Projection } from '../shapes/picture.ts';
import { rectangleOf } from './edge-lines.ts';
import { findPaper, type Paper } from './find-paper.ts';

/** With so many of its sides seen, perspective can be taken out of a sheet. */
const ENOUGH_SIDES = 3;
/** The dark margin of a scan is cut off where it is no more oblique than this share of the picture's length, */
const OBLIQUE = 0.02;
/** no wider than this share of its breadth, */
const WIDEST = 0.25;
/** and all darker than this share of the paper, */
const DARK = 0.55;
/** but for so few places: a heading in white on a dark bar has more. */
const DUST = 0.001;

/** A sheet cut out of a picture: its size in pixels of the picture, and where its pixels lie in it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly toSource: Projection;
  readonly whole: boolean;
}

/** How light a part of the picture is at most, dust left aside; null of no part. */
function lightestOf({ width, grey }: Picture, x0: number, y0: number, x1: number, y1: number): number | null {
  if (x1 <= x0 || y1 <= y0) return null;
  const values: number[] = [];
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) values.push(grey[y * width + x] as number);
  values.sort((one, other) => one - other);
  return values[Math.floor((values.length - 1) * (1 - DUST))] as number;
}

/** How wide the dark margins are that a scan shows beside the sheet: left, top, right, bottom. */
function marginsOf(small: Picture, paper: Paper): [number, number, number, number] {
  const { width, height, grey } = small;
  const [a, b, c, d] = paper.corners;
  const bare = Float32Array.from(grey).sort()[Math.floor(grey.length * 0.7)] as number;
  const ends = [
    [a[0], d[0]],
    [a[1], b[1]],
    [width - b[0], width - c[0]],
    [height - c[1], height - d[1]],
  ] as const;
  return ends.map(([one, other], side) => {
    const upDown = side % 2 === 0;
    const wide = Math.ceil(Math.max(one, other));
    const breadth = upDown ? width : height;
    if (!paper.seen[side] || Math.abs(one - other) > OBLIQUE * (upDown ? height : width)) return 0;
    if (wide <= 0 || wide > WIDEST * breadth) return 0;
    const inner = Math.max(1, Math.floor(Math.min(one, other)) - 2);
    const lightest = [
      lightestOf(small, 0, 0, inner, height),
      lightestOf(small, 0, 0, width, inner),
      lightestOf(small, width - inner, 0, width, height),
      lightestOf(small, 0, height - inner, width, height),
    ][side];
    return lightest !== null && lightest !== undefined && lightest < DARK * bare ? wide : 0;
  }) as [number, number, number, number];
}

/** Cuts the sheet out of a picture: by its four sides, or else dark margins alone. `small` is the picture `factor` times smaller. */
export function sheetOf(small: Picture, picture: Picture, factor: number): Sheet {
  const all: Sheet = { width: picture.width, height: picture.height, toSource: STAY, whole: true };
  const paper = findPaper(small);
  if (!paper) return all;
  if (paper.seen.filter(Boolean).length < ENOUGH_SIDES) {
    const [left, top, right, bottom] = marginsOf(small, paper).map((one) => one * factor) as [
      number,
      number,
      number,
      number,
    ];
    if (left + top + right + bottom === 0) return all;
    const toSource = left > 0 || top > 0 ? shifting(left, top) : STAY;
    return { width: all.width - left - right, height: all.height - top - bottom, toSource, whole: false };
  }
  const [a, b, c, d] = paper.corners.map(([x, y]): Point => [x * factor, y * factor]) as [Point, Point, Point, Point];
  const [width, height] = rectangleOf([a, b, c, d]);
  return { width, height, toSource: ontoCorners(width, height, [a, b, c, d]), whole: paper.seen.every(Boolean) };
}
