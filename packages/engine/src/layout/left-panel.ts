import { hullOf, overlapX } from '../geometry/box.ts';
import type { Heading, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { wordsToLines } from './lines.ts';

/** A table's heading and lines without what stands left of it, and the lines of that. */
interface Sides {
  readonly heading: Heading;
  readonly lines: readonly Line[];
  readonly panel: readonly Line[];
}

/** A panel ends this many font sizes left of the table, or farther. */
const APART = 1;
/** So many lines of texts are no accident. */
const ENOUGH = 3;
/** So many of them stand beside a line of the table, but on no baseline of it. */
const BETWEEN = 2;
/** Beside a line is what stands less than this share of the font size above or below it. */
const BESIDE = 0.7;
/** On one baseline are words this share of the font size apart. */
const ON_BASELINE = 0.1;

/** The left edge of a table: that of its first title, or of what stands below this. */
function edgeOf({ cells: [first] }: Heading, lines: readonly Line[]): number {
  if (!first) return 0;
  const below = lines.flatMap(({ tokens }) => tokens.filter(({ box }) => overlapX(box, first.box) > 0));
  return Math.min(first.box[0], ...below.map(({ box }) => box[0])) - DRIFTING_EDGE;
}

/** How many words of a line stand left of an edge, behind which is a wide blank; null where a text runs across it. */
function countBefore({ words, size }: Line, edge: number): number | null {
  const at = words.findIndex(({ box }) => box[0] >= edge);
  const count = at < 0 ? words.length : at;
  const [last, next] = [words[count - 1], words[count]];
  const end = Math.min(edge + DRIFTING_EDGE, next?.box[0] ?? Infinity);
  return last && last.box[2] > end - APART * size ? null : count;
}

/** Whether lines are a panel's: they have their own step, where cells of a table stand on the baselines of its words. */
export function isPanel(panel: readonly Line[], table: readonly Word[]): boolean {
  const baselines = [...new Set(table.map(({ baseline }) => baseline))];
  const near = panel.map(({ baseline, size }) => Math.min(...baselines.map((y) => Math.abs(y - baseline))) / size);
  const on = near.filter((distance) => distance < ON_BASELINE).length;
  const between = near.filter((distance) => distance >= ON_BASELINE && distance < BESIDE).length;
  const worded = panel.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
  const dated = panel.filter(({ tokens: [first] }) => first?.date && !first.date.weak).length;
  return worded >= ENOUGH && dated < ENOUGH && between >= BETWEEN && on * 2 < panel.length;
}

/** The lines without what stands left of the heading, where that is a panel. */
function parted(heading: Heading, lines: readonly Line[]): Sides | null {
  const edge = edgeOf(heading, lines);
  const counts = lines.map((line) => countBefore(line, edge));
  const across = counts.indexOf(null);
  const end = across < 0 ? lines.length : across;
  const stretch = lines.slice(0, end);
  const part = (take: (words: readonly Word[], count: number) => readonly Word[]): Line[] =>
    wordsToLines(
      lines[0]?.page ?? 0,
      stretch.flatMap(({ words }, i) => take(words, counts[i] ?? 0)),
    );
  const panel = part((words, count) => words.slice(0, count));
  if (panel.length < ENOUGH) return null;
  const touched = part((words, count) => (count > 0 ? words.slice(count) : []));
  const whole = stretch.filter((_, i) => counts[i] === 0);
  if (
    !isPanel(
      panel,
      [...whole, ...touched].flatMap(({ words }) => words),
    )
  )
    return null;
  const table = [...whole, ...touched].sort((a, b) => a.baseline - b.baseline);
  return { heading, lines: [...table, ...lines.slice(end)], panel };
}

/** A heading without its first cell, where this names nothing that we know and two others stand beside it. */
function withoutFirst(heading: Heading): Heading | null {
  const [first, ...cells] = heading.cells;
  return first?.roles.length === 0 && cells.length > 1 ? { ...heading, cells, box: hullOf(cells) } : null;
}

/**
 * A panel left of a table, whose lines stand on no baselines of it; its first one may stand beside the heading:
 *
 *     EXAMPLE BANK     Date    Details        Amount
 *                      03 Mar  GROCER          12.00
 *     Credit limit
 *     3,000.00         04 Mar  BOOKS            8.00
 *
 *     Questions?       05 Mar  BAKER            1.50
 *     0800 000 000
 */
export function withoutLeftPanel(heading: Heading, lines: readonly Line[]): Sides {
  const rest = withoutFirst(heading);
  return parted(heading, lines) ?? (rest && parted(rest, lines)) ?? { heading, lines, panel: [] };
}
