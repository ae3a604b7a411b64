import type { Box } from './svg.ts';

/** Points between the places that are tried, and how far from where it belongs a tag may stand. */
const STEP = 1;
const REACH = 60;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/**
 * Where a tag hides nothing: from the first place wanted upwards, the first one over none of `taken`; where there is
 * none, the one that hides least.
 * @param wanted places at one height, in points, the best first; they are kept within the page's top and sides
 */
export function freePlace(wanted: readonly [Box, ...Box[]], taken: readonly Box[], pageWidth: number): Box {
  let best: { place: Box; hidden: number } | null = null;
  for (let up = 0; up === 0 || (up <= REACH && wanted[0][1] >= up); up += STEP) {
    for (const [x0, y0, x1, y1] of wanted) {
      const left = Math.max(0, Math.min(x0, pageWidth - (x1 - x0)));
      const top = Math.max(0, y0 - up);
      const place: Box = [left, top, left + x1 - x0, top + y1 - y0];
      const hidden = taken.reduce((sum, box) => sum + shared(place, box), 0);
      if (hidden === 0) return place;
      if (!best || hidden < best.hidden) best = { place, hidden };
    }
  }
  return best?.place ?? wanted[0];
}
