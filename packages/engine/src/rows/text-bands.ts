import { ascending, countBelow, median } from '../geometry/sorted.ts';
import type { Heading, Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';
import { joinedAsRead } from '../values/right-to-left.ts';

/** Words of one text on a line, as close as words are set. */
interface Cell {
  readonly left: number;
  readonly right: number;
  /** Where its words begin, and which of these stand behind a wider blank than words are set with. */
  readonly starts: readonly number[];
  readonly parted: readonly number[];
  readonly text: string;
  readonly tokens: readonly Token[];
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
  return runs.filter((run) => !isFootnoteMark(run)).map((run) => cellOf(run, line, usual));
}

/** `*` alone in a cell refers to a note elsewhere: `* indicates a break in the numbers`. */
export const isFootnoteMark = ([first, ...others]: readonly Token[]): boolean =>
  first !== undefined && others.length === 0 && /^[*†‡]{1,3}$/u.test(first.text);

const cellOf = (run: readonly Token[], line: Line, usual: number): Cell => ({
  left: (run[0] as Token).box[0],
  right: Math.max(...run.map((token) => token.box[2])),
  starts: run.slice(1).map((token) => token.box[0]),
  parted: run.flatMap((token, i) => (i > 0 && token.gapBefore > usual * line.size * WIDER ? [token.box[0]] : [])),
  text: joinedAsRead(run.map((token) => token.text)),
  tokens: run,
  line,
});

const beginsAt = (edges: readonly number[], { box: [left] }: { readonly box: Box }): boolean =>
  edges.some((edge) => Math.abs(edge - left) < SET_EDGE);

/** So many rows whose words begin where the heading's do stand in columns. */
const ROWS_ALIKE = 6;
/** One word with figures, and no small letters. */
const CODE = /^(?=.*\d)[\p{Lu}\d./-]+$/u;

/**
 * Columns may be set as close as words are, under headings as close, of which not all are known. Where a word of the heading
 * begins, words of nearly all rows do, behind a code:
 *
 *     DATE     BRN. DOCUMT DETAILS                 OUT         IN
 *     01/03/25 0104 552431 TRANSFER RECEIVED                134.67
 *     03/03/25 0017 933369 POWER COMPANY         12.82
 */
function cutClose(cells: readonly Cell[], heading: Heading | null, usual: number): readonly Cell[] {
  const words = heading?.cells.flatMap((cell) => cell.words ?? []) ?? [];
  const edges = words
    .map(({ box }) => box[0])
    .filter((edge) => {
      const across = cells.filter(({ left, right }) => left < edge - SET_EDGE && right > edge + SET_EDGE);
      const cut = across.filter(({ tokens }) => {
        const at = tokens.findIndex((token) => beginsAt([edge], token));
        return CODE.test(tokens[at - 1]?.text ?? '');
      });
      return cut.length >= ROWS_ALIKE && across.length - cut.length <= cut.length * RUN_INTO;
    });
  if (edges.length === 0) return cells;
  return cells.flatMap(({ tokens, line }) => {
    const runs: Token[][] = [];
    for (const token of tokens) {
      if (runs.length === 0 || beginsAt(edges, token)) runs.push([token]);
      else runs.at(-1)?.push(token);
    }
    return runs.map((run) => cellOf(run, line, usual));
  });
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
function cellsOf(
  table: Table,
  claimed: ReadonlySet<Token>,
): { readonly beside: readonly Cell[]; readonly between: Cell[] } {
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
  return { beside: cutClose(beside, table.heading, usual), between };
}

const at = (sorted: readonly number[], edge: number): number =>
  countBelow(sorted, edge + SET_EDGE) - countBelow(sorted, edge - SET_EDGE);

/**
 * So many texts begin alike where rows' texts do, and no less than this share of all begins at a column of rows. Names of sums
 * begin where they may, and run into it:
 *
 *     CODE        PAYEE              AMOUNT
 *     24080/5A    GROCER              43.40-
 *     24080/6B    SALARY           1,887.24+
 *       PAID IN IN ALL  7          9,497.54+
 */
const SET_ALIKE = 3;
const SHARE = 0.25;

/** The edges at which texts begin and into which hardly any runs from the left; `named` are those at which headings begin. */
function edgesOf(cells: readonly Cell[], named: readonly number[]): number[] {
  const lefts = ascending(cells.map(({ left }) => left));
  const rights = ascending(cells.map(({ right }) => right));
  const set = cells.filter(({ left }) => at(lefts, left) >= SET_ALIKE);
  const [setLefts, setRights] = [ascending(set.map(({ left }) => left)), ascending(set.map(({ right }) => right))];
  const words = ascending(cells.flatMap(({ starts }) => starts));
  const parted = ascending(cells.flatMap((cell) => cell.parted));
  const across = (froms: readonly number[], tos: readonly number[], edge: number): number =>
    countBelow(froms, edge - SET_EDGE) - countBelow(tos, edge + SET_EDGE);
  const edges: number[] = [];
  for (const left of lefts) {
    const last = edges.at(-1);
    if (last !== undefined && left - last <= SET_EDGE) continue;
    const begin = at(lefts, left);
    // A text whose next word begins here is cut: columns may stand closer than words do
    const cut = at(words, left);
    const isNamed = named.some((edge) => Math.abs(edge - left) < SET_EDGE);
    const most = isNamed ? cut : Math.max(at(parted, left), Math.min(cut, begin));
    const intoRows = isNamed && begin >= cells.length * SHARE && cut === 0;
    const run = intoRows ? across(setLefts, setRights, left) : across(lefts, rights, left) - most;
    if (run <= begin * RUN_INTO) edges.push(left);
  }
  return edges;
}

/** Texts set at one right edge. */
const endAlike = (cells: readonly Cell[]): boolean => {
  const rights = cells.map(({ right }) => right);
  return Math.max(...rights) - Math.min(...rights) < SET_EDGE;
};

/**
 * Stretches that begin at edges; those of which all texts end at one edge are one, however few are longer:
 *
 *     GROCER       5
 *     AIRLINE    166
 *     BOOKS       78
 */
function stretchesOf(cells: readonly Cell[], edges: readonly number[]): (readonly Cell[])[] {
  const stretches: (readonly Cell[])[] = [];
  edges.forEach((left, i) => {
    const next = edges[i + 1] ?? Number.POSITIVE_INFINITY;
    const own = cells.filter((cell) => cell.left >= left && cell.left < next);
    const before = stretches.at(-1);
    if (before && endAlike([...before, ...own])) stretches[stretches.length - 1] = [...before, ...own];
    else stretches.push(own);
  });
  return stretches;
}

function bandsOf(cells: readonly Cell[], named: readonly number[]): Band[] {
  const stretches = stretchesOf(cells, edgesOf(cells, named));
  const lefts = stretches.map((own) => Math.min(...own.map(({ left }) => left)));
  return stretches.map((own, i) => {
    const next = lefts[i + 1] ?? Number.POSITIVE_INFINITY;
    const right = Math.max(...own.map((cell) => Math.min(cell.right, next)));
    return { left: lefts[i] as number, right, cells: own.map(({ text }) => text) };
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
