import type { Line } from '../shapes/layout.ts';
import { FIGURE_EDGE, SET_EDGE } from '../tolerances.ts';

/** So many rows below a heading show where its days and figures stand. */
const ENOUGH = 3;

/** Where a line's day begins and its last figure ends, where a text stands between them. */
function rowEdges({ tokens }: Line): readonly [day: number, figure: number] | null {
  const [day, text] = tokens;
  const figure = tokens.at(-1);
  if (!day?.date || day.date.weak || !figure?.amount || figure.amount.bare || figure.date) return null;
  return text && text !== figure && /\p{L}{2}/u.test(text.text) ? [day.box[0], figure.box[2]] : null;
}

/**
 * Whether rows stand above a heading as those below it do: it is printed again for each card, and what was paid stands above all:
 *
 *     Payments
 *     16 Aug    THANK YOU                - 4,929.12
 *     Card 1308
 *     Date      Details                      Amount
 *     29 Dec    GROCER                       343.47
 */
export function haveRowsOf(above: readonly Line[], below: readonly Line[]): boolean {
  const rows = below.map(rowEdges);
  return above.some((line) => {
    const edges = rowEdges(line);
    if (!edges) return false;
    const alike = rows.filter(
      (row) => row && Math.abs(row[0] - edges[0]) < SET_EDGE && Math.abs(row[1] - edges[1]) < FIGURE_EDGE,
    );
    return alike.length >= ENOUGH;
  });
}
