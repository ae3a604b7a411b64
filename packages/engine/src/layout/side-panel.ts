import { hullOf } from '../geometry/box.ts';
import type { ColumnRole, Heading, HeadingCell, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { toLine, wordsToLines } from './lines.ts';

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

const begins = ({ box }: Word, edge: number): boolean => Math.abs(box[0] - edge) < DRIFTING_EDGE;

/** On one baseline are words this share of the font size apart. */
const ON_BASELINE = 0.1;

/** Whether a line of a panel stands on one of the table's. */
const standsOn = ({ baseline, size }: Line, lines: readonly Line[]): boolean =>
  lines.some(({ words }) => words.some((word) => Math.abs(word.baseline - baseline) < ON_BASELINE * size));

/** The table's own cells, and the left edge of what may stand beside them. */
interface Side {
  readonly cells: readonly HeadingCell[];
  readonly edge: number;
}

/** Beside a description and a balance a last column could only be one of figures. */
function sideOf({ cells }: Heading, lines: readonly Line[]): Side | null {
  const [own, last] = [cells.slice(0, -1), cells.at(-1)];
  if (!last || !names(own, TEXTS) || names([last], TEXTS)) return null;
  if (names(own, ENDS)) return { cells: own, edge: last.box[0] };
  if (!names([last], ENDS)) return null;
  const edge = Math.min(...lines.map(({ box }) => box[0]).filter((left) => left > last.box[2]));
  const figures = lines.flatMap(({ tokens }) => tokens.filter(({ amount }) => amount && !amount.bare));
  const cut = figures.some(({ box }) => box[0] < edge && box[2] > edge);
  return cut ? null : { cells, edge };
}

/**
 * Boxes right of a table, whose first title stands on the line of its heading or below it. Their lines stand between those of the
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
  const side = sideOf(heading, lines);
  if (!side) return whole;
  const { cells, edge } = side;
  const left: Line[] = [];
  const right: Word[] = [];
  for (const line of lines) {
    const words = wordsFrom(line, edge);
    const rest = line.words.slice(0, line.words.length - words.length);
    right.push(...words);
    if (words.length === 0) left.push(line);
    else if (rest.length > 0) left.push(toLine(line.page, rest));
  }
  const panel = right.length > 0 ? wordsToLines(lines[0]?.page ?? 0, right) : [];
  const alone = panel.filter((line) => !standsOn(line, left));
  const worded = alone.filter(({ words: [first] }) => first && /\p{L}/u.test(first.text) && begins(first, edge));
  const beside = panel.length - alone.length;
  if (worded.length < ENOUGH || alone.length < beside || beside * 2 > left.length) return whole;
  return { heading: { ...heading, cells, box: hullOf(cells) }, lines: left, panel };
}
