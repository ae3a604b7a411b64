import { FIGURE_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';

/**
 * Words over the figures, right of all rows' texts, are a column's and no row's:
 *
 *     Card 4711     Subtotal     430.71
 *                              in euros
 *     03 Mar  GROCER              30.00
 */
export function withoutOverFigures(known: readonly KnownLine[]): readonly KnownLine[] {
  const booked = known.flatMap(({ view, kind }) => (kind.kind === 'booked' ? [view] : []));
  const texts = Math.max(...booked.flatMap(({ segments }) => segments.map(({ box }) => box[2])));
  const figures = Math.max(...booked.flatMap((view) => view.figures.map(({ box }) => box[2])));
  const isOver = ({ view: { line }, kind }: KnownLine): boolean =>
    kind.kind === 'text' && texts > 0 && line.box[0] > texts && line.box[2] < figures + FIGURE_EDGE;
  return known.map((line) => (isOver(line) ? { ...line, kind: { kind: 'aside' } } : line));
}
