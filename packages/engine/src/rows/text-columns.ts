import type { ColumnRole, Heading, HeadingCell, Table, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';

/** Columns whose text is the description, or part of it. */
export const DESCRIBES: readonly ColumnRole[] = [
  'description',
  'counterparty',
  'counterparty-account',
  'note',
  'type',
  'category',
];

/** Columns of dates and figures, which hold no texts. Foreign amounts have their currency beside them (`USD   75,89`). */
const VALUES: ReadonlySet<ColumnRole> = new Set([
  'date',
  'value-date',
  'transaction-date',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'net',
  'gross',
  'fee',
]);

/** A column of texts under its heading. */
interface TextColumn {
  readonly heading: HeadingCell;
  readonly role: ColumnRole;
  /** Where its texts begin, where they begin at one edge. */
  readonly left: number | null;
}

/** A table's columns of texts, from left to right. */
export interface TextColumns {
  readonly columns: readonly TextColumn[];
  /** Left edges at which a text that runs on is cut. */
  readonly starts: readonly number[];
}

/** A blank this many font sizes wide parts columns. */
const WIDE = 0.8;
/** A column's texts begin this far left of its heading at most, in points. */
const LEFT_OF_HEADING = 30;
/** An edge is a column's when texts begin there, after a wide blank, on this share of its table's lines. */
const ENOUGH = 0.08;

/** Headings of columns that hold texts: one whose words are not known may be one. */
const textCells = (heading: Heading): HeadingCell[] =>
  heading.cells.filter((cell) => cell.roles.length === 0 || !cell.roles.every((role) => VALUES.has(role)));

/** What a text under a heading is, where the heading's words allow several meanings: text is no date and no figure. */
const textRole = (roles: readonly ColumnRole[]): ColumnRole =>
  roles.find((role) => DESCRIBES.includes(role)) ?? roles.find((role) => !VALUES.has(role)) ?? 'description';

/** How often texts begin at an edge behind a wide blank, in half points. */
function edgeCounts(table: Table, claimed: ReadonlySet<Token>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const line of table.blocks.flatMap((block) => block.lines)) {
    for (const token of line.tokens) {
      if (claimed.has(token) || token.gapBefore <= WIDE * line.size) continue;
      const edge = Math.round(token.box[0] * 2) / 2;
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  }
  return counts;
}

/** The commonest edge at a heading; null where texts begin anywhere, as centred ones do. */
function leftEdge(
  cell: HeadingCell,
  before: HeadingCell | undefined,
  counts: ReadonlyMap<number, number>,
  least: number,
): number | null {
  const first = Math.max(cell.box[0] - LEFT_OF_HEADING, before?.box[2] ?? 0);
  let best: number | null = null;
  for (const [edge, count] of counts) {
    if (edge < first || edge > cell.box[2] || count < least) continue;
    if (best === null || count > (counts.get(best) ?? 0)) best = edge;
  }
  return best;
}

/** A table's columns of texts. `claimed` are the tokens of its columns of dates and figures. */
export function textColumns(table: Table, claimed: ReadonlySet<Token>): TextColumns {
  if (!table.heading) return { columns: [], starts: [] };
  const counts = edgeCounts(table, claimed);
  const least = Math.max(2, ENOUGH * table.blocks.reduce((sum, block) => sum + block.lines.length, 0));
  const { cells } = table.heading;
  const columns = textCells(table.heading).map((heading) => ({
    heading,
    role: textRole(heading.roles),
    left: leftEdge(heading, cells[cells.indexOf(heading) - 1], counts, least),
  }));
  return { columns, starts: columns.slice(1).flatMap(({ left }) => (left === null ? [] : [left])) };
}

/** By where texts begin: the last column that begins left of a text, where each but the first has an edge. */
function byEdge(box: Box, columns: readonly TextColumn[]): TextColumn | null {
  if (columns.length === 0 || columns.slice(1).some(({ left }) => left === null)) return null;
  return columns.findLast(({ left }, i) => i === 0 || (left as number) <= box[0] + 1.5) ?? null;
}

/** By headings: the one that a text overlaps, or else the nearest; where texts begin tells more than what they run into. */
function byHeading(box: Box, columns: readonly TextColumn[]): TextColumn | null {
  let best: { column: TextColumn; rating: number } | null = null;
  for (const column of columns) {
    const cell = column.heading.box;
    const shared = Math.min(box[2], cell[2]) - Math.max(box[0], cell[0]);
    const rating = (shared > 0 ? 60 : 0) - Math.abs(box[0] - cell[0]);
    if (!best || rating > best.rating) best = { column, rating };
  }
  return best?.column ?? null;
}

/** What a text in a table is, by the column that it stands in. */
export const textRoleAt = (box: Box, { columns }: TextColumns): ColumnRole =>
  (byEdge(box, columns) ?? byHeading(box, columns))?.role ?? 'description';
