import { hullOf } from '../geometry/box.ts';
import type { Line } from '../shapes/layout.ts';
import type { Box, Word } from '../shapes/page.ts';
import { CELL_BLANK, LINE_STEP, SET_EDGE } from '../tolerances.ts';
import { readDate } from '../values/date.ts';
import { toLine } from './lines.ts';

/** So many cells broken alike are no accident, and no less than this share of the cells at their edge. */
const ENOUGH = 2;
const SHARE = 0.5;

/** The rest of a date: its year, or whatever follows a sign that leads on. */
const YEAR = /^[-/.]?(?:19|20|25)\d\d[.]?$/u;
const GOES_ON = /^[-/.]/u;
const LEADS_ON = /[-/.,年]$/u;

interface Cell {
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
}

/** A date in two parts or three, one below the other. */
interface Broken {
  readonly parts: readonly Cell[];
  readonly text: string;
  /** The lines from that of its first part to that of its last. */
  readonly lines: readonly Line[];
}

function cellsOf(line: Line): Cell[] {
  const runs: Word[][] = [];
  for (const word of line.words) {
    const last = runs.at(-1)?.at(-1);
    if (last && word.box[0] - last.box[2] <= CELL_BLANK * line.size) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.map((words) => ({ words, text: words.map(({ text }) => text).join(' '), box: hullOf(words) }));
}

const hasYear = (text: string): boolean => readDate(text)?.readings.some(({ year }) => year !== null) === true;

/** What follows a sign that leads on, or begins with one, goes on with it; what follows a word stands beside it. */
const join = (above: string, below: string): string =>
  (LEADS_ON.test(above) && !above.endsWith(',')) || GOES_ON.test(below) ? above + below : `${above} ${below}`;

/** What the parts are together, where no fewer of them are a whole date. */
function joinedText(parts: readonly string[]): string | null {
  const [first = '', ...rest] = parts;
  const last = rest.at(-1) ?? '';
  const above = parts.slice(0, -1).reduce(join);
  const leads = LEADS_ON.test(above);
  if (first.length > 12 || rest.some((part) => part.length > 9) || (!leads && !YEAR.test(last))) return null;
  if (!/\d/u.test(last) || (hasYear(above) && !leads)) return null;
  const text = join(above, last);
  return readDate(text)?.readings.some(({ yearDigits }) => yearDigits === 4) ? text : null;
}

const EDGES: readonly ((box: Box) => number)[] = [(box) => box[0], (box) => (box[0] + box[2]) / 2, (box) => box[2]];

const aligned = (a: Box, b: Box): boolean => EDGES.some((edge) => Math.abs(edge(a) - edge(b)) < SET_EDGE);

const MOST_PARTS = 3;

/** The dates that begin on a line and go on below it, in as few parts as will do. */
function brokenFrom(lines: readonly Line[], at: number, cells: ReadonlyMap<Line, readonly Cell[]>): Broken[] {
  return (cells.get(lines[at] as Line) ?? []).flatMap((first) => {
    const parts = [first];
    let end = at;
    for (let i = at + 1; i < lines.length && parts.length < MOST_PARTS; i++) {
      const [line, above] = [lines[i] as Line, lines[end] as Line];
      if (line.baseline - above.baseline > LINE_STEP * above.size) break;
      const below = cells.get(line)?.find(({ box }) => aligned(first.box, box));
      if (!below) continue;
      parts.push(below);
      end = i;
      const text = joinedText(parts.map((part) => part.text));
      if (text !== null) return [{ parts, text, lines: lines.slice(at, end + 1) }];
    }
    return [];
  });
}

/** Most dates at their edge are broken: a year between rows parts the years instead. */
function isHabit(broken: readonly Broken[], cells: ReadonlyMap<Line, readonly Cell[]>): boolean {
  if (broken.length < ENOUGH) return false;
  const taken = new Set(broken.flatMap(({ parts }) => parts));
  const firsts = new Set(broken.map(({ parts }) => parts[0]));
  const yearless = [...cells.values()].flat().filter((cell) => {
    if (taken.has(cell)) return firsts.has(cell);
    return (
      readDate(cell.text)?.readings.every(({ year }) => year === null) === true &&
      broken.some(({ parts: [first] }) => first && aligned(first.box, cell.box))
    );
  });
  return broken.length >= yearless.length * SHARE;
}

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

/** The line that a date belongs to: its first, or the first with a figure where nothing but dates stands above that. */
function homeOf({ lines }: Broken, words: ReadonlySet<Word>): Line {
  const first = lines[0] as Line;
  return first.words.every((word) => words.has(word)) ? (lines.find(hasFigure) ?? first) : first;
}

function wholeWord({ parts, text }: Broken, home: Line): Word {
  const word = parts[0]?.words[0] as Word;
  const [x0, y0, x1, y1] = hullOf(parts);
  if (home.words.includes(word)) return { ...word, text, box: [x0, y0, x1, y1] };
  return { ...word, text, box: [x0, home.box[1], x1, home.box[3]], baseline: home.baseline };
}

/**
 * Lines on which dates that narrow cells break over two lines or three stand whole, on the first of them:
 *
 *     6 Mar    7 Mar    CARD PAYMENT       24.50
 *     2025     2025     GREEN GROCER
 *
 * They are taken from all pages: what is broken once may be a heading of a year.
 */
export function joinBrokenDates(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const cells = new Map(pages.flat().map((line) => [line, cellsOf(line)] as const));
  const broken = pages.flatMap((lines) => lines.flatMap((_, at) => brokenFrom(lines, at, cells)));
  if (!isHabit(broken, cells)) return [...pages];
  const taken = new Set(broken.flatMap(({ parts }) => parts.flatMap(({ words }) => words)));
  const whole = new Map<Line, Word[]>();
  for (const date of broken) {
    const home = homeOf(date, taken);
    whole.set(home, [...(whole.get(home) ?? []), wholeWord(date, home)]);
  }
  return pages.map((lines) =>
    lines.flatMap((line) => {
      const dates = whole.get(line) ?? [];
      if (dates.length === 0 && !line.words.some((word) => taken.has(word))) return [line];
      const words = [...line.words.filter((word) => !taken.has(word)), ...dates];
      return words.length > 0 ? [toLine(line.page, words)] : [];
    }),
  );
}
