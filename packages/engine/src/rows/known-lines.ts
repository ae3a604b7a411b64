import { ascending, countBelow } from '../geometry/sorted.ts';
import type { Block, Table } from '../shapes/layout.ts';
import { SET_EDGE } from '../tolerances.ts';
import type { KnownLine } from './figure-line.ts';
import type { Judge } from './judge.ts';
import { lineKind } from './line-kind.ts';
import { type TableColumns, viewLine } from './line-view.ts';

/** Whether a place is where a column's figures end. */
function columnEnds({ roleOf }: TableColumns): (x: number) => boolean {
  const ends = ascending([...roleOf.keys()].map(({ box }) => box[2]));
  return (x) => (ends[countBelow(ends, x - SET_EDGE)] ?? Infinity) < x + SET_EDGE;
}

/** The lines of a table's blocks, told apart by its columns; what the judge takes for a sum is one. */
export function knownLines(
  { blocks }: Table,
  columns: TableColumns,
  { sums }: Judge,
): ReadonlyMap<Block, readonly KnownLine[]> {
  const isEnd = columnEnds(columns);
  const known = (line: Block['lines'][number]): KnownLine => {
    const view = viewLine(line, columns);
    const phrase = view.figures.length > 0 ? sums?.get(line) : undefined;
    if (phrase) return { view, kind: { kind: 'labelled', phrase, label: view.text, reckoned: true } };
    return { view, kind: lineKind(view, isEnd(line.box[2])) };
  };
  return new Map(blocks.map((block) => [block, block.lines.map(known)] as const));
}
