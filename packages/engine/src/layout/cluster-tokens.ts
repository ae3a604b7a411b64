import { clusterByGap } from '../geometry/cluster.ts';
import type { Token } from '../shapes/layout.ts';

/** Edges of one column lie within this many points of a neighbour's. */
const LINK = 2.6;

type Edge = (token: Token) => number;

const left: Edge = (token) => token.box[0];
const right: Edge = (token) => token.box[2];
const centre: Edge = (token) => (token.box[0] + token.box[2]) / 2;

/** The right edge of the last digit: marks such as `-` or ` CR` may hang over a column's edge. */
const lastDigit: Edge = (token) => {
  const hanging = /[^\d]*$/.exec(token.text)?.[0].length ?? 0;
  return token.box[2] - ((token.box[2] - token.box[0]) * hanging) / token.text.length;
};

/** Tokens whose edges hang together, along one edge. */
function chains(tokens: readonly Token[], edge: Edge): Token[][] {
  return clusterByGap(tokens, edge, LINK).map(({ members }) => [...members]);
}

/** Tokens whose boxes overlap from side to side, directly or through others. */
function overlapping(tokens: readonly Token[]): Token[][] {
  const sorted = [...tokens].sort((a, b) => a.box[0] - b.box[0]);
  const groups: Token[][] = [];
  let end = -Infinity;
  for (const token of sorted) {
    if (token.box[0] < end) groups.at(-1)?.push(token);
    else groups.push([token]);
    end = Math.max(end, token.box[2]);
  }
  return groups;
}

/**
 * Tokens as columns, from left to right. Columns are aligned on the right, the left, the middle or the last digit:
 * of a heap of overlapping tokens, the alignment that needs the fewest columns is taken.
 */
export function clusterTokens(tokens: readonly Token[]): Token[][] {
  const columns: Token[][] = [];
  for (const heap of overlapping(tokens)) {
    const ways = [right, lastDigit, left, centre].map((edge) => chains(heap, edge));
    columns.push(...ways.reduce((a, b) => (b.length < a.length ? b : a)));
  }
  // A column of a long document has more tokens than a function takes arguments
  const leftmost = (column: readonly Token[]): number =>
    column.reduce((x, token) => Math.min(x, left(token)), Infinity);
  const hullLeft = new Map(columns.map((column) => [column, leftmost(column)]));
  return columns.sort((a, b) => (hullLeft.get(a) as number) - (hullLeft.get(b) as number));
}
