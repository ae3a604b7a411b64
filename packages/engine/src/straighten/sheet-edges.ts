import { ontoCorners, type Point, projected } from '../geometry/projection.ts';
import type { Picture, Projection } from '../shapes/picture.ts';

type Corners = readonly [Point, Point, Point, Point];
type OfSides<T> = readonly [left: T, top: T, right: T, bottom: T];

/** How far beyond its sides a sheet may go on, a share of its breadth. */
const FARTHEST = 0.16;
/** In steps of this share. */
const STEP = 0.006;
/** So many steps in a row that look like the table end the search. */
const GAP = 4;
/** Places looked at along a side. */
const PLACES = 48;
/** So many of them must differ from the table. */
const OTHERS = 3;
/** By so many greys beyond all of the table's. */
const UNLIKE = 18;

/** A place `along` a side, 0 to 1, and `out` beyond it, as shares of the sheet. */
function beyond(side: number, along: number, out: number): Point {
  if (side === 0) return [-out, along];
  if (side === 1) return [along, -out];
  return side === 2 ? [1 + out, along] : [along, 1 + out];
}

function greyAt({ width, height, grey }: Picture, [x, y]: Point): number | null {
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return inside ? (grey[Math.floor(y) * width + Math.floor(x)] as number) : null;
}

/** The greys of the table beside the other sides, all but the rarest. Null where too little of it is seen. */
function tableBeside(
  picture: Picture,
  toPicture: Projection,
  side: number,
  seen: OfSides<boolean>,
): [number, number] | null {
  const greys: number[] = [];
  for (const other of [0, 1, 2, 3]) {
    if (other === side || !seen[other]) continue;
    for (let along = 0; along <= 1; along += 1 / PLACES) {
      for (let out = 3 * STEP; out <= 12 * STEP; out += STEP) {
        const grey = greyAt(picture, projected(toPicture, ...beyond(other, along, out)));
        if (grey !== null) greys.push(grey);
      }
    }
  }
  if (greys.length < 3 * PLACES) return null;
  greys.sort((one, next) => one - next);
  return [greys[Math.floor(greys.length * 0.02)] as number, greys[Math.floor(greys.length * 0.98)] as number];
}

/** How far the sheet goes on beyond a side. */
function further(picture: Picture, toPicture: Projection, side: number, seen: OfSides<boolean>): number {
  const table = seen[side] ? tableBeside(picture, toPicture, side, seen) : null;
  if (!table) return 0;
  const [darkest, lightest] = table;
  let last = 0;
  for (let step = 2; step * STEP <= FARTHEST && step <= last + GAP + 2; step++) {
    let unlike = 0;
    for (let place = 2; place <= PLACES - 2; place++) {
      const grey = greyAt(picture, projected(toPicture, ...beyond(side, place / PLACES, step * STEP)));
      if (grey !== null && (grey < darkest - UNLIKE || grey > lightest + UNLIKE)) unlike++;
    }
    if (unlike >= OTHERS) last = step;
  }
  return last <= 2 ? 0 : (last + GAP) * STEP;
}

/**
 * A sheet may begin with a bar as dark as the table, or darker: it is then found without it. Whatever lies beyond a side
 * between its neighbours and does not look like the table belongs to the sheet.
 */
export function withEdges(picture: Picture, corners: Corners, seen: OfSides<boolean>): Corners {
  if (seen.filter(Boolean).length < 3) return corners;
  const toPicture = ontoCorners(1, 1, corners);
  const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => further(picture, toPicture, side, seen)) as [
    number,
    number,
    number,
    number,
  ];
  return [
    projected(toPicture, -left, -top),
    projected(toPicture, 1 + right, -top),
    projected(toPicture, 1 + right, 1 + bottom),
    projected(toPicture, -left, 1 + bottom),
  ];
}
