import { CELL_BLANK } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';

/** A left edge is one of the rows' when this share of their lines begins there. */
const COMMON_EDGE = 0.1;

/**
 * Where the rows' texts begin: the leftmost edge at which texts of lines with figures or dates often begin. Where most of
 * these lines print a day, texts begin where theirs do, not where the names of sums do:
 *
 *     Payment received                 -50.00
 *     03 Mar     GROCER                 12.00
 */
export function textEdge(known: readonly KnownLine[]): number {
  const lines = known.filter(({ view, kind }) => view.segments.length > 0 && ROWS.has(kind.kind));
  const dated = lines.filter(({ view }) => view.date);
  const edges = (dated.length * 2 > lines.length ? dated : lines).map(({ view }) => Math.round(leftOf(view)));
  const near = (edge: number): number => edges.filter((other) => Math.abs(other - edge) <= 2).length;
  return [...new Set(edges)].sort((a, b) => a - b).find((edge) => near(edge) >= edges.length * COMMON_EDGE) ?? 0;
}

const ROWS: ReadonlySet<string> = new Set(['booked', 'opens']);

const leftOf = ({ segments: [first] }: KnownLine['view']): number => first?.box[0] ?? 0;

/** Where dates begin that texts follow as closely as words do: they are in the rows' texts. */
export function dateEdge(known: readonly KnownLine[]): number {
  const within = known.flatMap(({ view: { date, line }, kind }) =>
    date && kind.kind === 'opens' && date.gapAfter < CELL_BLANK * line.size ? [date.box[0]] : [],
  );
  return Math.min(...within);
}
