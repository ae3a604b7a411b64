import { hullOf } from '../geometry/box.ts';
import type { Line } from '../shapes/layout.ts';
import type { Box, Word } from '../shapes/page.ts';
import { readDate } from '../values/date.ts';
import { toLine } from './lines.ts';

/** A blank this many font sizes wide parts cells. */
const WIDE = 0.8;
/** Lines of one cell follow each other within this many font sizes. */
const STEP = 1.9;
/** Lines of one cell begin, end or have their middle within this many points of each other. */
const ON_EDGE = 1.5;
/** So many cells broken alike are no accident, and no less than this share of the cells at their edge. */
const ENOUGH = 2;
const SHARE = 0.5;

/** The rest of a date: its year, or whatever follows a sign that leads on. */
const YEAR = /^(?:19|20|25)\d\d[.]?$/u;
const LEADS_ON = /[-/.,年]$/u;

interface Cell {
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Box;
}

/** A date in two parts, one below the other. */
interface Broken {
  readonly above: Cell;
  readonly below: Cell;
  readonly text: string;
}

function cellsOf(line: Line): Cell[] {
  const runs: Word[][] = [];
  for (const word of line.words) {
    const last = runs.at(-1)?.at(-1);
    if (last && word.box[0] - last.box[2] <= WIDE * line.size) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.map((words) => ({ words, text: words.map(({ text }) => text).join(' '), box: hullOf(words) }));
}

const hasYear = (text: string): boolean => readDate(text)?.readings.some(({ year }) => year !== null) === true;

/** What both parts are together, where neither is a whole date. */
function joinedText(above: string, below: string): string | null {
  const leads = LEADS_ON.test(above);
  if (above.length > 12 || below.length > 8 || (!leads && !YEAR.test(below))) return null;
  if (!/\d/u.test(below) || (hasYear(above) && !leads)) return null;
  const text = leads && !above.endsWith(',') ? above + below : `${above} ${below}`;
  return readDate(text)?.readings.some(({ yearDigits }) => yearDigits === 4) ? text : null;
}

const EDGES: readonly ((box: Box) => number)[] = [(box) => box[0], (box) => (box[0] + box[2]) / 2, (box) => box[2]];

const aligned = (a: Box, b: Box): boolean => EDGES.some((edge) => Math.abs(edge(a) - edge(b)) < ON_EDGE);

function brokenIn(above: Line, below: Line): Broken[] {
  if (below.baseline - above.baseline > STEP * above.size) return [];
  const rests = cellsOf(below);
  return cellsOf(above).flatMap((cell) => {
    const rest = rests.find(({ box }) => aligned(cell.box, box));
    const text = rest ? joinedText(cell.text, rest.text) : null;
    return rest && text !== null ? [{ above: cell, below: rest, text }] : [];
  });
}

/** Most dates at their edge are broken: a year between rows parts the years instead. */
function isHabit(broken: readonly Broken[], lines: readonly Line[]): boolean {
  if (broken.length < ENOUGH) return false;
  const parts = new Set(broken.map(({ above }) => above.words[0]));
  const yearless = lines.flatMap((line) =>
    cellsOf(line).filter(({ text, words, box }) => {
      if (parts.has(words[0])) return true;
      return (
        readDate(text)?.readings.every(({ year }) => year === null) === true &&
        broken.some(({ above }) => aligned(above.box, box))
      );
    }),
  );
  return broken.length >= yearless.length * SHARE;
}

/**
 * Lines on which dates that narrow cells break over two lines stand whole, on the first of them:
 *
 *     6 Mar    7 Mar    CARD PAYMENT       24.50
 *     2025     2025     GREEN GROCER
 *
 * They are taken from all pages: what is broken once may be a heading of a year.
 */
export function joinBrokenDates(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const broken = pages.flatMap((lines) => lines.slice(1).flatMap((line, i) => brokenIn(lines[i] as Line, line)));
  if (!isHabit(broken, pages.flat())) return [...pages];
  const whole = new Map(broken.map(({ above, below, text }) => [above.words[0] as Word, { above, below, text }]));
  const taken = new Set(broken.flatMap(({ above, below }) => [...above.words.slice(1), ...below.words]));
  const asOne = (word: Word): Word => {
    const date = whole.get(word);
    return date ? { ...word, text: date.text, box: hullOf([date.above, date.below]) } : word;
  };
  return pages.map((lines) =>
    lines.flatMap((line) => {
      if (!line.words.some((word) => taken.has(word) || whole.has(word))) return [line];
      const words = line.words.filter((word) => !taken.has(word)).map(asOne);
      return words.length > 0 ? [toLine(line.page, words)] : [];
    }),
  );
}
