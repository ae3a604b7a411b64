import { SET_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';
import type { LineView } from './line-view.ts';

/** So many texts begin at one edge by no accident. */
const FEWEST = 3;

const beginsAt = ({ segments }: LineView, edge: number): boolean =>
  segments.some(({ box }) => Math.abs(box[0] - edge) < SET_EDGE);

/**
 * Where texts below rows begin, and no row and no sum does: what stands there goes on with the row above, whatever it says.
 *
 *     30.04.   Closing of accounts       7.37
 *                 Maintenance 04/2025
 *                 Items 34 x 0.18
 */
export function indentsOf(known: readonly KnownLine[]): readonly number[] {
  const texts = known.filter(({ kind }) => kind.kind === 'text');
  const edges = texts.flatMap(({ view }) => view.segments.slice(0, 1).map(({ box }) => box[0]));
  const others = known.filter(
    ({ kind, view }) => kind.kind !== 'text' && kind.kind !== 'aside' && view.segments.length > 0,
  );
  const found = edges.filter(
    (edge, i) =>
      edges.findIndex((other) => Math.abs(other - edge) < SET_EDGE) === i &&
      edges.filter((other) => Math.abs(other - edge) < SET_EDGE).length >= FEWEST,
  );
  return found.filter((edge) => !others.some(({ view }) => beginsAt(view, edge)));
}

/** Whether a line holds one text that begins at an indent. */
export const isIndented = ({ segments: [first, ...others] }: LineView, indents: readonly number[]): boolean =>
  first !== undefined && others.length === 0 && indents.some((edge) => Math.abs(first.box[0] - edge) < SET_EDGE);
