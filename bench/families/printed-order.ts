import type { Drawn } from './family.ts';
import type { Printed } from './print.ts';

const ROW = /data-row="(\d+)\.(\d+)"/gu;

interface Placed {
  readonly row: number;
  readonly page: number;
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** True for rows on one height, one beside the other. */
const areBeside = (a: Placed, b: Placed): boolean =>
  a.page === b.page && a.box[1] < b.box[3] && b.box[1] < a.box[3] && (a.box[2] <= b.box[0] || b.box[2] <= a.box[0]);

/** Rows of one column begin this near to each other, in points. */
const ON_EDGE = 12;

/** Lines of one list are this near to each other, in points. */
const NEAR = 8;

const isBelow = (a: Placed, b: Placed): boolean => a.box[1] >= b.box[1] && a.box[1] - b.box[3] < NEAR;

const shareEdge = (a: Placed, b: Placed): boolean => a.page === b.page && Math.abs(a.box[0] - b.box[0]) < ON_EDGE;

/** Rows side by side in columns: the left column first, each from top to bottom. */
function byColumns(rows: readonly Placed[]): Placed[] {
  const paired = rows.filter((one) => rows.some((other) => areBeside(one, other)));
  const sorted: Placed[] = [];
  for (let at = 0; at < rows.length; ) {
    let end = at;
    const goesOn = (one: Placed): boolean =>
      paired.includes(one) || rows.slice(at, end).some((other) => shareEdge(one, other) && isBelow(one, other));
    if (paired.includes(rows[at] as Placed)) while (end < rows.length && goesOn(rows[end] as Placed)) end++;
    const run = rows.slice(at, Math.max(end, at + 1));
    const isLeft = (a: Placed, b: Placed): number =>
      a.page - b.page || (shareEdge(a, b) ? a.box[1] - b.box[1] : a.box[0] - b.box[0]);
    sorted.push(...[...run].sort(isLeft));
    at += run.length;
  }
  return sorted;
}

/**
 * The rows of a statement (their indexes) in the order of the contract: as printed, a page's left column before its right
 * one, and in the order of time where they are printed the other way round.
 */
export function inPrintedOrder(
  { pages, statements }: Pick<Drawn, 'pages' | 'statements'>,
  places: Printed['places'],
  at: number,
): number[] {
  const found = [...pages.join('').matchAll(ROW)].flatMap(([, s, r]) => (Number(s) === at ? [Number(r)] : []));
  const placed = [...new Set(found)].flatMap((row): Placed[] => {
    const [first] = places[`${at}.${row}`] ?? [];
    return first ? [{ row, page: first.page, box: first.box }] : [];
  });
  const printed = byColumns(placed).map(({ row }) => row);
  const time = (statements[at]?.transactions ?? []).map((_, r) => r);
  return [...printed].reverse().join() === time.join() ? time : printed;
}
