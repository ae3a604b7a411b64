import { clusterByGap } from '../geometry/cluster.ts';
import { shifting } from '../geometry/projection.ts';
import type { Line, Token } from '../shapes/layout.ts';
import type { Box, Page, Word } from '../shapes/page.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { wordsToLines } from './lines.ts';

/**
 * Pages whose print stands in two columns, each with lines of its own: a list runs down the left one and on down the right
 * one, or a panel at the right says whose list it is:
 *
 *     03/03  GROCER      12.00     J. SMITH card 4711          03/03  GROCER      12.00     Account of
 *     04/03  HOTEL ABROAD          Day    Shop        Amount   04/03  HOTEL       18.40     J. SMITH
 *            USD 20.00   18.40     21/03  CAFE          4.50                                Opening balance
 *     06/03  BOOKS        9.90     22/03  BAKERY        3.10   06/03  BOOKS        9.90     100.00
 */

/** So many rows at one edge are no accident. */
const ENOUGH = 4;
/** A row begins behind a blank of so many font sizes. */
const BEHIND = 1.5;
/** Columns of print begin this share of the page's width apart, or farther. */
const APART = 0.3;
/** Words on either side of the cut stand this many font sizes apart, or a text runs across it. */
const PARTED = 1;
/** Lines of one stretch follow each other within this many font sizes. */
const STEP = 2.6;
/** The cut lies this far left of the right column's days. */
const BEFORE = 2;

const isFigure = ({ amount, date }: Token): boolean => amount !== null && !amount.bare && date === null;

/** A row's day. */
interface Start {
  readonly x: number;
  readonly line: Line;
}

/** Where rows begin on a line: at a day, a text and a figure behind it. */
function startsOn(line: Line): Start[] {
  const days = line.tokens.flatMap(({ date, gapBefore }, i) => (date && gapBefore > BEHIND * line.size ? [i] : []));
  return days.flatMap((at, i) => {
    const [day, text, ...others] = line.tokens.slice(at, days[i + 1]);
    return day && text && !isFigure(text) && others.some(isFigure) ? [{ x: day.box[0], line }] : [];
  });
}

/** The left edges of the two columns of print. */
interface Edges {
  readonly left: number;
  readonly right: number;
}

/** They, and the lines that the right one's rows stand on. */
interface Columns extends Edges {
  readonly lines: readonly Line[];
}

function columnsOf(lines: readonly Line[], width: number): Columns | null {
  const clusters = clusterByGap(lines.flatMap(startsOn), ({ x }) => x, DRIFTING_EDGE);
  const edges = clusters.map(({ members }) => members).filter((members) => members.length >= ENOUGH);
  const [first, second, ...others] = edges.map((members) => Math.min(...members.map(({ x }) => x)));
  if (first === undefined || second === undefined || others.length > 0 || second - first < APART * width) return null;
  return { left: first, right: second, lines: (edges[1] ?? []).map(({ line }) => line) };
}

/** The two columns of a page on which the list ends, at the edges that another page has: `elsewhere`. */
function columnsAt(lines: readonly Line[], elsewhere: Edges): Columns | null {
  const at = (edge: number): Line[] =>
    lines.filter((line) => startsOn(line).some(({ x }) => Math.abs(x - edge) < DRIFTING_EDGE));
  const right = at(elsewhere.right);
  return right.length > 0 && at(elsewhere.left).length > 0 ? { ...elsewhere, lines: right } : null;
}

/** A text of the line runs across an x. */
function runsAcross({ words, size }: Line, x: number): boolean {
  const next = words.findIndex(({ box }) => box[2] > x);
  const [before, behind] = [words[next - 1], words[next]];
  if (!behind) return false;
  return behind.box[0] < x || (before !== undefined && behind.box[0] - before.box[2] < PARTED * size);
}

const isRight = (x: number): ((word: Word) => boolean) => {
  return ({ box }) => box[0] >= x;
};

/** The topmost of the lines above one whose words right of the cut follow each other down to it. */
function topOf(lines: readonly Line[], first: number, isOpen: (i: number) => boolean, cut: number): number {
  let [top, below] = [first, lines[first]?.words.find(isRight(cut))];
  for (let i = first - 1; isOpen(i); i--) {
    const word = lines[i]?.words.find(isRight(cut));
    if (!word) continue;
    if (below && below.baseline - word.baseline > STEP * word.size) break;
    [top, below] = [i, word];
  }
  return top;
}

const isNear = (above: Line | undefined, below: Line | undefined): boolean =>
  above !== undefined && below !== undefined && below.baseline - above.baseline < STEP * above.size;

/** The lines that are parted, from the first to the last: those of the right column's rows, and what stands close above and below. */
function stretchOf(
  lines: readonly Line[],
  cut: number,
  rows: readonly Line[],
): readonly [from: number, to: number] | null {
  const at = rows.map((line) => lines.indexOf(line));
  const isOpen = (i: number): boolean => lines[i] !== undefined && !runsAcross(lines[i] as Line, cut);
  const from = topOf(lines, Math.min(...at), isOpen, cut);
  let to = Math.max(...at);
  while (isOpen(to + 1) && isNear(lines[to], lines[to + 1])) to++;
  return lines.slice(from, to + 1).every((_, i) => isOpen(from + i)) ? [from, to] : null;
}

const moved = (box: Box, by: number): Box => [box[0] + by, box[1], box[2] + by, box[3]];

/** Some of a page's words as a page of their own, moved to the left. */
const partOf = (page: Page, words: readonly Word[], left: number, first: boolean): Page => ({
  ...page,
  words: words.map((word) => ({ ...word, box: moved(word.box, -left) })),
  rulings: page.rulings.map((ruling) => ({ ...ruling, box: moved(ruling.box, -left) })),
  hiddenText: first && page.hiddenText,
  taken: { page: page.number, width: page.width, height: page.height, toPage: shifting(left, 0) },
});

const wordsOf = (lines: readonly Line[]): Word[] => lines.flatMap(({ words }) => words);

/** A page cut in three: what stands left of a cut with what is above it, right of the cut, and below both. */
interface Cut {
  readonly left: readonly Word[];
  readonly right: readonly Word[];
  readonly below: readonly Word[];
}

function cutAt(lines: readonly Line[], x: number, [from, to]: readonly [number, number]): Cut {
  const beside = wordsOf(lines.slice(from, to + 1));
  const behind = isRight(x);
  return {
    left: [...wordsOf(lines.slice(0, from)), ...beside.filter((word) => !behind(word))],
    right: beside.filter(behind),
    below: wordsOf(lines.slice(to + 1)),
  };
}

/** The last line of the left column: its rows may go on where nothing stands beside them any more, titles between them. */
function lastOfLeft(lines: readonly Line[], to: number, { left, right }: Edges): number {
  const end = lines.findIndex(({ words }, i) => i > to && words.some(({ box }) => box[2] > right - BEFORE));
  const own = lines.slice(0, end < 0 ? lines.length : end);
  let last = own.findLastIndex((line) => startsOn(line).some(({ x }) => Math.abs(x - left) < DRIFTING_EDGE));
  while (isNear(own[last], own[last + 1])) last++;
  return Math.max(to, last);
}

/** Down to the end of the left column, the right one, and what stands below both. */
function listParted(page: Page, lines: readonly Line[], columns: Columns | null): Page[] | null {
  const x = (columns?.right ?? 0) - BEFORE;
  const stretch = columns && stretchOf(lines, x, columns.lines);
  if (!stretch) return null;
  const [from, to] = stretch;
  const { left, right, below } = cutAt(lines, x, [from, lastOfLeft(lines, to, columns)]);
  return [
    partOf(page, left, 0, true),
    partOf(page, right, columns.right - columns.left, false),
    ...(below.length > 0 ? [partOf(page, below, 0, false)] : []),
  ];
}

/** Where texts begin behind a wide blank, or alone in the right half of the page. */
function textsAtRight({ words, size }: Line, width: number): number[] {
  return words.flatMap(({ text, box }, i) => {
    const before = words[i - 1];
    const begins = before ? box[0] - before.box[2] > BEHIND * size : box[0] > width / 2;
    return begins && /\p{L}{2}/u.test(text) ? [box[0]] : [];
  });
}

/** The left edge of a panel and the lines that its texts begin on. */
function panelOf(
  lines: readonly Line[],
  width: number,
): { readonly x: number; readonly lines: readonly Line[] } | null {
  const starts = lines.flatMap((line) => textsAtRight(line, width).map((x) => ({ x, line })));
  const [panel] = clusterByGap(starts, ({ x }) => x, 1)
    .filter(({ from, members }) => members.length >= ENOUGH && from > width / 2)
    .sort((a, b) => b.members.length - a.members.length);
  return panel ? { x: panel.from - BEFORE, lines: panel.members.map(({ line }) => line) } : null;
}

/** The panel, and then the list beside it with all else on the page. */
function panelParted(page: Page, lines: readonly Line[]): Page[] | null {
  const panel = panelOf(lines, page.width);
  const stretch = panel && stretchOf(lines, panel.x, panel.lines);
  if (!stretch) return null;
  const { left, right, below } = cutAt(lines, panel.x, stretch);
  const listed = wordsToLines(page.number, left).filter(({ tokens }) => tokens.some(isFigure)).length;
  return listed < ENOUGH ? null : [partOf(page, right, 0, true), partOf(page, [...left, ...below], 0, false)];
}

function parted(page: Page, lines: readonly Line[], columns: Columns | null): Page[] | null {
  if (lines.length === 0) return null;
  return listParted(page, lines, columns) ?? panelParted(page, lines);
}

/**
 * Pages of which those in two columns of print are several, one for each column, numbered anew; null where there is no such page.
 * Where the list ends, few rows tell of columns: they stand where those of another page do.
 */
export function partColumnsOfPrint(pages: readonly Page[]): Page[] | null {
  const lines = pages.map((page) =>
    page.text === 'printed' && !page.taken ? wordsToLines(page.number, page.words) : [],
  );
  const found = pages.map((page, i) => columnsOf(lines[i] ?? [], page.width));
  const all = pages.map((page, i) => {
    const elsewhere = found.find((columns, at) => columns && pages[at]?.width === page.width);
    const own = lines[i] ?? [];
    return parted(page, own, found[i] ?? (elsewhere ? columnsAt(own, elsewhere) : null)) ?? [page];
  });
  return all.length < all.flat().length ? all.flat().map((page, i) => ({ ...page, number: i + 1 })) : null;
}
