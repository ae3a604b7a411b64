import type { Line, Table, Token } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import { isTime } from '../values/time.ts';
import { DESCRIBES } from './text-roles.ts';

/** What begins this many points right of the last figure or heading is not the table's. */
const MARGIN = 14;

const isText = ({ text, date }: Token): boolean => !date && !isTime(text) && /\p{L}/u.test(text);

/**
 * Without a heading, rows may end in their texts: most have none before their last figure, and some behind it.
 *
 *     88.00    -12.00   2025-03-03   GREEN GROCER
 *     83.50     -4.50   2025-03-05   CAFE
 */
function textsBehind(table: Table, claimed: ReadonlySet<Token>, edge: number): boolean {
  const lines: Line[] = table.blocks.flatMap((block) => block.lines);
  const rows = lines.filter(({ tokens }) => tokens.some((token) => claimed.has(token)));
  const texts = ({ tokens }: Line): Token[] => tokens.filter((token) => !claimed.has(token) && isText(token));
  const before = rows.filter((line) => texts(line).some(({ box }) => box[0] < edge)).length;
  const behind = rows.filter((line) => texts(line).some(({ box }) => box[0] >= edge)).length;
  return behind * 2 > rows.length && before * 2 < rows.length;
}

/** What begins right of this is not the table's, unless it goes on a text that begins left of it. */
export function rightEdge(table: Table, roles: readonly FigureRole[], claimed: ReadonlySet<Token>): number {
  const edges = [
    ...table.figures.filter((_, i) => roles[i] !== 'other').map((column) => column.box[2]),
    ...(table.heading?.cells.map((cell) => cell.box[2]) ?? []),
  ];
  const last = table.heading?.cells.at(-1);
  // A heading without words that we know stands over texts: dates and figures are told by their looks
  const open = last && (last.roles.length === 0 || last.roles.some((role) => DESCRIBES.includes(role)));
  if (open || table.set || edges.length === 0) return Infinity;
  const edge = Math.max(...edges);
  return !table.heading && textsBehind(table, claimed, edge) ? Infinity : edge + MARGIN;
}
