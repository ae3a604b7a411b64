import type { Box, Place } from '@tallyleaf/contract';

/** How far a page is turned clockwise beyond how the document shows it, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Width and height of a page as displayed, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A box as shares of the page that is seen, from its top left corner. */
export interface Share {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Brings any angle to one of the four. */
export const turnOf = (degrees: number): Turn => ((((Math.round(degrees / 90) * 90) % 360) + 360) % 360) as Turn;

/** A point of the page, in shares, after the page was turned clockwise. */
function turned(x: number, y: number, turn: Turn): readonly [number, number] {
  if (turn === 90) return [1 - y, x];
  if (turn === 180) return [1 - x, 1 - y];
  if (turn === 270) return [y, 1 - x];
  return [x, y];
}

function between([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): Share {
  return { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) };
}

/** Where a box of the page (points) is seen once the page is turned. */
export const shareOf = ([x0, y0, x1, y1]: Box, { width, height }: PageSize, turn: Turn): Share =>
  between(turned(x0 / width, y0 / height, turn), turned(x1 / width, y1 / height, turn));

/** The box of the page (points, to a hundredth) that is seen at a place of the turned page; nothing outside the page. */
export function boxOf(share: Share, { width, height }: PageSize, turn: Turn): Box {
  const back = turnOf(-turn);
  const { left, top, right, bottom } = between(
    turned(share.left, share.top, back),
    turned(share.right, share.bottom, back),
  );
  const points = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part)) * whole * 100) / 100;
  return [points(left, width), points(top, height), points(right, width), points(bottom, height)];
}

/** What a mark says of its row, beside that it is one. */
export type Tone = 'row' | 'doubt' | 'broken';

/** A place of the document that is marked. */
export interface ViewerMark {
  readonly id: string;
  readonly place: Place;
  readonly tone: Tone;
}

/** A part of a mark on one page. */
export interface PageMark {
  readonly id: string;
  readonly tone: Tone;
  readonly box: Box;
}

/** The marks of each page: a row that goes on over a page has a part on both. */
export function marksByPage(marks: readonly ViewerMark[]): ReadonlyMap<number, readonly PageMark[]> {
  const pages = new Map<number, PageMark[]>();
  for (const { id, tone, place } of marks) {
    for (const { page, box } of [place, ...(place.more ?? [])]) {
      const known = pages.get(page);
      if (known) known.push({ id, tone, box });
      else pages.set(page, [{ id, tone, box }]);
    }
  }
  return pages;
}

/** The mark at a point of the page, given in shares: of several the smallest. */
export function markAt(marks: readonly PageMark[], x: number, y: number, size: PageSize, turn: Turn): PageMark | null {
  const area = ({ box: [x0, y0, x1, y1] }: PageMark) => (x1 - x0) * (y1 - y0);
  const under = marks.filter(({ box }) => {
    const { left, top, right, bottom } = shareOf(box, size, turn);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return under.sort((a, b) => area(a) - area(b))[0] ?? null;
}

/** The part of a page that the lit mark takes up; null where it is on another page. */
export function litShare(
  marks: readonly PageMark[] | undefined,
  current: string | null,
  size: PageSize,
  turn: Turn,
): Share | null {
  const lit = marks?.find(({ id }) => id === current);
  return lit ? shareOf(lit.box, size, turn) : null;
}
