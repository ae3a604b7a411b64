import { ascending, countBelow } from '../geometry/sorted.ts';
import type { Block, Table } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { SET_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';
import type { Judge } from './judge.ts';
import { lineKind } from './line-kind.ts';
import { type TableColumns, viewLine } from './line-view.ts';

type Stretch = readonly [left: number, right: number];

/** Stretches from side to side, those that overlap as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [left, right] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && left <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], right)];
    else found.push([left, right]);
  }
  return found;
}

/**
 * Whether words stand where a column's figures do: they end where these end, or begin below one of them, and so right of all that
 * its line says:
 *
 *     03 Mar   GROCER        12.00
 *                             Continued
 */
function amongFigures({ roleOf }: TableColumns): (box: Box) => boolean {
  const figures = [...roleOf.keys()];
  const stretches = joined(figures.map(({ box: [left, , right] }) => [left, right]));
  const ends = ascending(figures.map(({ box }) => box[2]));
  const endsAlike = (x: number): boolean => (ends[countBelow(ends, x - SET_EDGE)] ?? Infinity) < x + SET_EDGE;
  return ([x0, , x1]) => endsAlike(x1) || stretches.some(([left, right]) => left < x0 && x0 < right);
}

/** The lines of a table's blocks, told apart by its columns; what the judge takes for a sum is one. */
export function knownLines(
  { blocks }: Table,
  columns: TableColumns,
  { sums }: Judge,
): ReadonlyMap<Block, readonly KnownLine[]> {
  const isAmong = amongFigures(columns);
  const known = (line: Block['lines'][number]): KnownLine => {
    const view = viewLine(line, columns);
    const phrase = view.figures.length > 0 ? sums?.get(line) : undefined;
    if (phrase) return { view, kind: { kind: 'labelled', phrase, label: view.text, reckoned: true } };
    return { view, kind: lineKind(view, isAmong(line.box)) };
  };
  return new Map(blocks.map((block) => [block, block.lines.map(known)] as const));
}
