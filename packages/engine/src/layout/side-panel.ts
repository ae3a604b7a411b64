import { hullOf } from '../geometry/box.ts';
import type { ColumnRole, Heading, HeadingCell, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { toLine } from './lines.ts';

/** A table's heading without what stands beside the table, and its lines in two. */
export interface Parted {
  readonly heading: Heading;
  readonly lines: readonly Line[];
  readonly panel: readonly Line[];
}

const TEXTS: ReadonlySet<ColumnRole> = new Set(['description', 'counterparty', 'note', 'type']);
const ENDS: ReadonlySet<ColumnRole> = new Set(['balance']);
/** A panel stands at least this many font sizes from the table. */
const APART = 1;
/** So many lines between the table's own are no accident. */
const ENOUGH = 3;

const names = (cells: readonly HeadingCell[], roles: ReadonlySet<ColumnRole>): boolean =>
  cells.some((cell) => cell.roles.some((role) => roles.has(role)));

/** The words of a line that begin at an edge, behind a wide blank; none where a text runs across it. */
function wordsFrom(line: Line, edge: number): readonly Word[] {
  const at = line.words.findIndex(({ box }) => box[0] > edge - DRIFTING_EDGE);
  const [before, first] = [line.words[at - 1], line.words[at]];
  if (!first || (before && first.box[0] - before.box[2] < APART * line.size)) return [];
  return line.words.slice(at);
}

/**
 * Boxes right of a table, whose first title stands on the line of its heading. Their lines stand between those of the
 * table, and begin with words where a column would hold figures; few of the table's lines have one beside them:
 *
 *     Date    Details      Amount   Balance     Average balances
 *     03 Mar  GROCER        12.00     88.00     Credit balance    94.00
 *                                               Debit balance      0.00
 *     04 Mar  BOOKS          8.00     80.00
 *                                               Lost your card?
 *     05 Mar  SALARY        90.00    170.00     0800 000 000
 */
export function withoutPanel(heading: Heading, lines: readonly Line[]): Parted {
  const whole: Parted = { heading, lines, panel: [] };
  const cells = heading.cells.slice(0, -1);
  const last = heading.cells.at(-1);
  // Beside a description and a balance a last column could only be one of figures.
  if (!last || !names(cells, TEXTS) || !names(cells, ENDS) || names([last], TEXTS)) return whole;
  const edge = last.box[0];
  const parts = lines.map((line) => ({ line, right: wordsFrom(line, edge) }));
  const beside = parts.filter(({ right }) => right.length > 0);
  const alone = beside.filter(({ line, right }) => right.length === line.words.length);
  const worded = alone.filter(
    ({ right: [first] }) => first && /\p{L}/u.test(first.text) && Math.abs(first.box[0] - edge) < DRIFTING_EDGE,
  );
  const rows = lines.length - alone.length;
  if (worded.length < ENOUGH || alone.length * 2 < beside.length || (beside.length - alone.length) * 2 > rows)
    return whole;
  const left = parts.flatMap(({ line, right }) => {
    if (right.length === 0) return [line];
    const words = line.words.slice(0, line.words.length - right.length);
    return words.length > 0 ? [toLine(line.page, words)] : [];
  });
  const panel = beside.map(({ line, right }) => toLine(line.page, [...right]));
  return { heading: { ...heading, cells, box: hullOf(cells) }, lines: left, panel };
}
