import type { Box, Ruling } from '../shapes/page.ts';
import { clusterWithin } from './cluster.ts';

/** Shorter lines part nothing: dashes, ticks, strokes of drawn letters. Points. */
const SHORTEST_LINE = 5;
/** Pieces this far apart along their line, or aside of it, are one line: cell borders, dots, dashes. Points. */
const JOIN_ALONG = 2.5;
const JOIN_ASIDE = 0.6;

const horizontal = (x0: number, x1: number, y: number): Ruling => ({
  direction: 'horizontal',
  box: [Math.min(x0, x1), y, Math.max(x0, x1), y],
});
const vertical = (x: number, y0: number, y1: number): Ruling => ({
  direction: 'vertical',
  box: [x, Math.min(y0, y1), x, Math.max(y0, y1)],
});

function mergeAlong(pieces: readonly Ruling[], direction: Ruling['direction']): Ruling[] {
  const along = direction === 'horizontal' ? 0 : 1;
  const aside = 1 - along;
  const start = (ruling: Ruling): number => ruling.box[along] ?? 0;
  const end = (ruling: Ruling): number => ruling.box[along + 2] ?? 0;
  const merged: Ruling[] = [];
  for (const { from, to, members } of clusterWithin(pieces, (piece) => piece.box[aside] ?? 0, JOIN_ASIDE)) {
    const at = (from + to) / 2;
    const make = (a: number, b: number): Ruling =>
      direction === 'horizontal' ? horizontal(a, b, at) : vertical(at, a, b);
    const sorted = [...members].sort((a, b) => start(a) - start(b));
    let open: [number, number] | undefined;
    for (const piece of sorted) {
      if (open && start(piece) <= open[1] + JOIN_ALONG) open[1] = Math.max(open[1], end(piece));
      else {
        if (open) merged.push(make(...open));
        open = [start(piece), end(piece)];
      }
    }
    if (open) merged.push(make(...open));
  }
  return merged;
}

/** Joins the pieces of lines (cell borders, dashes) into lines, cut to the page; drops short ones and the page's own edges. */
export function mergeRulings(pieces: readonly Ruling[], width: number, height: number): Ruling[] {
  const of = (direction: Ruling['direction']): Ruling[] =>
    mergeAlong(
      pieces.filter((piece) => piece.direction === direction),
      direction,
    );
  return [...of('horizontal'), ...of('vertical')].flatMap((ruling) => {
    const [x0, y0, x1, y1] = ruling.box;
    const box: Box = [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)];
    const length = ruling.direction === 'horizontal' ? box[2] - box[0] : box[3] - box[1];
    const at = ruling.direction === 'horizontal' ? y0 : x0;
    const breadth = ruling.direction === 'horizontal' ? height : width;
    const inside = at > 1 && at < breadth - 1;
    return inside && length >= SHORTEST_LINE ? [{ direction: ruling.direction, box }] : [];
  });
}
