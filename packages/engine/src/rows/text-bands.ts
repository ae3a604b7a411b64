import { ascending, countBelow, median } from '../geometry/sorted.ts';
import type { Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';

/** Words of one text on a line, as close as words are set. */
interface Cell {
  readonly left: number;
  readonly right: number;
  /** Where its words begin, and which of these stand behind a wider blank than words are set with. */
  readonly starts: readonly number[];
  readonly parted: readonly number[];
  readonly text: string;
  readonly line: Line;
}

/** A stretch from side to side in which texts stand, with blank or an edge at its left: a column, or a part of one. */
export interface Band {
  readonly left: number;
  readonly right: number;
  readonly cells: readonly string[];
}

/** Of texts that begin at an edge, so many may be run into by texts that begin before it. */
const RUN_INTO = 0.1;
/** This share of texts must stand where none stand beside dates and figures, to make a column. */
const SELDOM = 0.1;
/** A band's texts are this many font sizes from its table's rows at most. */
const NEAR = 4;

/** This many times as wide as the usual blank between words is one that may part columns. */
const WIDER = 1.6;

/** The usual blank between words of one text, in font sizes. */
function usualBlank(lines: readonly Line[]): number {
  const blanks = lines.flatMap(({ tokens, size }) =>
    tokens.flatMap(({ gapBefore }) => (gapBefore <= CELL_BLANK * size ? [gapBefore / size] : [])),
  );
  return median(blanks) ?? 0;
}

/** Runs of a line's words that no other column claims. */
function cellsOn(line: Line, claimed: ReadonlySet<Token>, usual: number): Cell[] {
  const runs: Token[][] = [];
  let joins = false;
  for (const token of line.tokens) {
    if (claimed.has(token)) joins = false;
    else if (joins && token.gapBefore <= CELL_BLANK * line.size) runs.at(-1)?.push(token);
    else {
      runs.push([token]);
      joins = true;
    }
  }
  return runs.map((run) => ({
    left: (run[0] as Token).box[0],
    right: Math.max(...run.map((token) => token.box[2])),
    starts: run.slice(1).map((token) => token.box[0]),
    parted: run.flatMap((token, i) => (i > 0 && token.gapBefore > usual * line.size * WIDER ? [token.box[0]] : [])),
    text: run.map((token) => token.text).join(' '),
    line,
  }));
}

/**
 * True for a line that names a day and nothing else, as words stand before words: its text keeps to no column.
 *
 *     Booked on 03.02.2025
 *     1     CARD PAYMENT       24.50
 */
function namesDay({ tokens, size }: Line, claimed: ReadonlySet<Token>): boolean {
  const last = tokens.at(-1);
  if (!last?.date || last.gapBefore > CELL_BLANK * size || !claimed.has(last)) return false;
  return tokens.slice(0, -1).every((token) => !claimed.has(token) && !token.amount);
}

/**
 * Where texts of rows with a day begin. A line without one whose words begin left of that is a title, or a total of its own, and
 * keeps to no column:
 *
 *     Date      Reference     Details          Amount
 *     Purchases and other debits               124.50
 *     03/02     P93335540     CARD PAYMENT     100.00
 */
function textEdge(table: Table, claimed: ReadonlySet<Token>): number {
  const tokensIn = (columns: readonly TableColumn[]): ReadonlySet<Token> =>
    new Set(columns.flatMap(({ tokens }) => tokens.filter((token) => claimed.has(token))));
  const [days, figures] = [tokensIn(table.dates), tokensIn(table.figures)];
  const rows = table.blocks.flatMap(({ lines }) =>
    lines.filter(({ tokens }) => tokens.some((each) => figures.has(each))),
  );
  const dated = rows.filter(({ tokens }) => tokens.some((token) => days.has(token)));
  if (dated.length * 2 < rows.length || dated.length === 0) return Number.NEGATIVE_INFINITY;
  return Math.min(
    ...dated.map(({ tokens }) => tokens.find((token) => !claimed.has(token))?.box[0] ?? Number.POSITIVE_INFINITY),
  );
}

/** The texts on lines with dates or figures, and those on lines near below or above one. */
function cellsOf(table: Table, claimed: ReadonlySet<Token>): { readonly beside: Cell[]; readonly between: Cell[] } {
  const beside: Cell[] = [];
  const between: Cell[] = [];
  const usual = usualBlank(table.blocks.flatMap(({ lines }) => lines));
  const edge = textEdge(table, claimed);
  for (const { lines } of table.blocks) {
    const texts = lines.filter((line) => !namesDay(line, claimed));
    const rows = texts.filter(({ tokens }) => tokens.some((token) => claimed.has(token)));
    for (const line of texts) {
      if (rows.includes(line))
        beside.push(...cellsOn(line, claimed, usual).filter(({ left }) => left > edge - SET_EDGE));
      else if (rows.some((row) => Math.abs(row.baseline - line.baseline) <= NEAR * line.size))
        between.push(...cellsOn(line, claimed, usual));
    }
  }
  return { beside, between };
}

/** The edges at which texts begin and into which hardly any runs from the left; `named` are those at which headings begin. */
function edgesOf(cells: readonly Cell[], named: readonly number[]): number[] {
  const lefts = ascending(cells.map(({ left }) => left));
  const rights = ascending(cells.map(({ right }) => right));
  const words = ascending(cells.flatMap(({ starts }) => starts));
  const parted = ascending(cells.flatMap((cell) => cell.parted));
  const at = (sorted: readonly number[], edge: number): number =>
    countBelow(sorted, edge + SET_EDGE) - countBelow(sorted, edge - SET_EDGE);
  const edges: number[] = [];
  for (const left of lefts) {
    const last = edges.at(-1);
    if (last !== undefined && left - last <= SET_EDGE) continue;
    const begin = at(lefts, left);
    // A text whose next word begins here is cut: columns may stand closer than words do
    const cut = at(words, left);
    const most = named.some((edge) => Math.abs(edge - left) < SET_EDGE)
      ? cut
      : Math.max(at(parted, left), Math.min(cut, begin));
    const across = countBelow(lefts, left - SET_EDGE) - countBelow(rights, left + SET_EDGE) - most;
    if (across <= begin * RUN_INTO) edges.push(left);
  }
  return edges;
}

function bandsOf(cells: readonly Cell[], named: readonly number[]): Band[] {
  const edges = edgesOf(cells, named);
  return edges.map((left, i) => {
    const next = edges[i + 1] ?? Number.POSITIVE_INFINITY;
    const own = cells.filter((cell) => cell.left >= left && cell.left < next);
    const right = Math.max(...own.map((cell) => Math.min(cell.right, next)));
    return { left, right, cells: own.map(({ text }) => text) };
  });
}

/**
 * The bands of a table's texts, from left to right: each begins at an edge that few texts cross, and texts that overlap
 * without such an edge are one band, as centred ones and those at a right edge are. Lines without dates or figures, such
 * as a page's last ones, count only where nothing stands beside these:
 *
 *                                 CARD PAYMENT
 *     03.02.2025  08:15  A12345                     24.50
 *                                 GREEN GROCER
 */
export function textBands(table: Table, claimed: ReadonlySet<Token>): Band[] {
  const { beside, between } = cellsOf(table, claimed);
  const named = table.heading?.cells.map(({ box }) => box[0]) ?? [];
  const bands = bandsOf(beside, named);
  const free = between.filter(({ left, right }) => !bands.some((band) => left < band.right && right > band.left));
  const others = bandsOf(free, named).filter(({ cells }) => cells.length > Math.max(1, beside.length * SELDOM));
  return [...bands, ...others].sort((a, b) => a.left - b.left);
}
