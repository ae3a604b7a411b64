import { FIGURE_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';

const IN_ROWS: ReadonlySet<string> = new Set(['booked', 'opens', 'text']);

/**
 * Words over the figures, right of all rows' texts, are a column's and no row's, where nothing of a row stands above them; where wider
 * blanks part the rows, wherever they stand, as a page's foot does:
 *
 *     Card 4711     Subtotal     430.71
 *                              in euros
 *     03 Mar  GROCER              30.00
 */
export function withoutOverFigures(known: readonly KnownLine[], parted: boolean): readonly KnownLine[] {
  const booked = known.flatMap(({ view, kind }) => (kind.kind === 'booked' ? [view] : []));
  const dated = booked.filter(({ date }) => date !== null);
  const rows = dated.length > 0 ? dated : booked;
  const texts = Math.max(...rows.flatMap(({ segments }) => segments.map(({ box }) => box[2])));
  const figures = Math.max(...rows.flatMap((view) => view.figures.map(({ box }) => box[2])));
  const isOver = ({ view: { line }, kind }: KnownLine): boolean =>
    kind.kind === 'text' && texts > 0 && line.box[0] > texts && line.box[2] < figures + FIGURE_EDGE;
  const begins = (i: number): boolean => !IN_ROWS.has(known[i - 1]?.kind.kind ?? '');
  return known.map((line, i) => (isOver(line) && (parted || begins(i)) ? { ...line, kind: { kind: 'aside' } } : line));
}
