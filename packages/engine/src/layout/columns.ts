import { hullOf, overlapX } from '../geometry/box.ts';
import { median } from '../geometry/sorted.ts';
import type { Block, ColumnRole, Heading, HeadingCell, Line, TableColumn, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { DRIFTING_EDGE, FIGURE_EDGE } from '../tolerances.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { clusterTokens } from './cluster-tokens.ts';
import { DATES, datesInColumns } from './date-columns.ts';
import { FIGURE_ROLES } from './heading-roles.ts';

/** A figure with this many font sizes of blank on both sides stands in a column, not within a text. */
const APART = 0.95;

/** True for an amount in the document's number form; bare digits only with a currency, or where that has no decimals in print. */
export function isFigure(token: Token, form: NumberForm): boolean {
  if (!token.amount || readingIn(token.amount, form) === null) return false;
  return !token.amount.bare || token.amount.symbol !== null || form.decimals === 0 || form.whole === true;
}

const FIGURES: ReadonlySet<ColumnRole> = new Set([...FIGURE_ROLES, 'fee', 'foreign-amount']);

type Over = (box: Box, cells: readonly HeadingCell[]) => HeadingCell | null;

/** The heading that a column overlaps most, else the one whose edges are nearest. */
const nearest: Over = (box, cells) => {
  let best: HeadingCell | null = null;
  let most = -40;
  for (const cell of cells) {
    const shared = overlapX(box, cell.box);
    if (shared > most) [best, most] = [cell, shared];
  }
  return best;
};

const middle = (box: Box): number => (box[0] + box[2]) / 2;
/** Headings at their columns' left edges: a column lies between its heading's left edge and the next one's. */
const fromLeft: Over = (box, cells) => cells.findLast((cell) => cell.box[0] <= middle(box)) ?? null;
/** Headings at their columns' right edges. */
const fromRight: Over = (box, cells) => cells.find((cell) => cell.box[2] >= middle(box)) ?? null;

/** A column that its heading ends with, or stands in the middle of, is likelier to be under it than one beside it. */
const SET_ALIKE = 1.5;

const isSetAlike = (tokens: readonly Token[], { box }: HeadingCell): boolean =>
  Math.min(Math.abs(rightEdge(tokens) - box[2]), Math.abs(middle(hullOf(tokens)) - middle(box))) < DRIFTING_EDGE;

/** How many tokens come under a heading of their kind, weighed by how they are set; two columns never under one. */
function served(
  groups: readonly (readonly Token[])[],
  cells: readonly (HeadingCell | null)[],
  kind: ReadonlySet<ColumnRole>,
): number {
  const most = new Map<HeadingCell, number>();
  groups.forEach((tokens, i) => {
    const cell = cells[i];
    if (!cell?.roles.some((role) => kind.has(role))) return;
    const weight = isSetAlike(tokens, cell) ? SET_ALIKE : 1;
    most.set(cell, Math.max(most.get(cell) ?? 0, tokens.length * weight));
  });
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

/** Columns with the headings over them: of the ways in which headings are set over columns, the one that serves most. */
function underHeadings(
  groups: readonly (readonly Token[])[],
  heading: Heading | null,
  kind: ReadonlySet<ColumnRole>,
  placeOf: (tokens: readonly Token[]) => Box = hullOf,
): TableColumn[] {
  const boxes = groups.map(placeOf);
  const cells = heading?.cells ?? [];
  let best: (HeadingCell | null)[] = [];
  let most = -1;
  for (const over of [nearest, fromLeft, fromRight]) {
    const way = boxes.map((box) => over(box, cells));
    const count = served(groups, way, kind);
    if (count > most) [best, most] = [way, count];
  }
  return groups.map((tokens, i) => ({ box: hullOf(tokens), tokens, heading: best[i] ?? null }));
}

/** A figure next to figures, or before a day: columns may stand closer together than texts and figures do. */
const APART_FROM_FIGURE = 0.3;

interface Placed {
  readonly token: Token;
  readonly line: Line;
  /** Blanks part it from what stands beside it, or it ends where its heading does, however close a long text comes to it. */
  readonly apart: boolean;
  /** A wide blank stands before it, a narrow one behind. */
  readonly close: boolean;
}

/** A figure at the beginning of its line stands in a column where it ends at a figures' heading's right edge. */
const endsUnder = (token: Token, heading: Heading | null): boolean =>
  heading?.cells.some(
    (cell) => cell.roles.some((role) => FIGURES.has(role)) && Math.abs(cell.box[2] - token.box[2]) < FIGURE_EDGE,
  ) ?? false;

/** The figures on a line, and whether blanks part each from what stands beside it. */
function figuresOn(line: Line, heading: Heading | null, form: NumberForm): Placed[] {
  const figures = line.tokens.map((token) => isFigure(token, form));
  const isValue = (i: number): boolean => figures[i] === true || line.tokens[i]?.date?.weak === false;
  const isDated = line.tokens[0]?.date?.weak === false;
  return line.tokens.flatMap((token, i) => {
    if (!figures[i]) return [];
    const parted = (gap: number, besideValue: boolean): boolean =>
      gap > (besideValue ? APART_FROM_FIGURE : APART) * line.size;
    const before = parted(token.gapBefore, figures[i - 1] === true);
    const ends = endsUnder(token, heading);
    const apart = (before || (ends && isDated)) && parted(token.gapAfter, isValue(i + 1));
    const parts = token.gapBefore !== Infinity || ends;
    const close = before && !apart && parts && token.gapAfter > APART_FROM_FIGURE * line.size;
    return [{ token, line, apart, close }];
  });
}

/** Whole numbers under the heading of a text, such as document numbers, are no figures. */
function holdsText({ heading, tokens }: TableColumn): boolean {
  if (
    !heading ||
    heading.roles.length === 0 ||
    heading.roles.some((role) => FIGURES.has(role) || role === 'rate' || role === 'other')
  )
    return false;
  return tokens.filter((token) => token.amount?.bare).length * 2 > tokens.length;
}

/** Digits alone of so many places would be grouped, where figures are. */
const GROUP = 3;

const isGrouped = ({ amount }: Token): boolean => amount?.readings.some(({ grouped }) => grouped) === true;

/** Digits alone that no group parts, in print. */
const isNumber = ({ amount, text, words }: Token): boolean =>
  amount?.bare === true && text.length > GROUP && words.every(({ sureness }) => sureness === undefined);

/**
 * Digits alone under no heading, in a table that prints figures in groups under theirs, are numbers in texts, however wide the blank
 * before them:
 *
 *     Date     Details                      Paid out    Balance
 *     03.03    DEBIT  GROCER   695915          3,899    204,046
 */
function holdNumbers({ heading, tokens }: TableColumn, columns: readonly TableColumn[]): boolean {
  const named = columns.filter((column) => column.heading?.roles.some((role) => FIGURES.has(role)));
  if (heading !== null || named.flatMap((column) => column.tokens).filter(isGrouped).length < ENOUGH) return false;
  return tokens.every(isNumber);
}

/** Texts of one column begin within this many points of each other. */
const ON_START = 1;

/**
 * Figures under the heading of a text that begin where its texts do are words of it, whatever follows them:
 *
 *     03.02  CASH ABROAD
 *            USD 84.89 AT 1.0412      88.30
 */
function withoutWords(column: TableColumn, texts: readonly Token[]): TableColumn {
  const { heading, tokens } = column;
  if (heading?.roles.some((role) => FIGURES.has(role) || role === 'rate' || role === 'other')) return column;
  const beside = (figure: Token): number =>
    texts.filter((text) => Math.abs(text.box[0] - figure.box[0]) < ON_START).length;
  return { ...column, tokens: tokens.filter((token) => beside(token) <= tokens.length) };
}

/** Words that begin a cell, and are neither figures nor dates. */
const textStarts = (blocks: readonly Block[]): Token[] =>
  blocks.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.tokens.filter((token) => !token.amount && !token.date && token.gapBefore > APART * line.size),
    ),
  );

const usualEdge = (tokens: readonly Token[], edge: 0 | 2): number =>
  median(tokens.map(({ box }) => box[edge])) as number;

const rightEdge = (tokens: readonly Token[]): number => usualEdge(tokens, 2);

/** Where most of a column's days stand: one of a paragraph below that begins at the same edge may reach under the next heading. */
function usualPlace(tokens: readonly Token[]): Box {
  const [, y0, , y1] = hullOf(tokens);
  return [usualEdge(tokens, 0), y0, rightEdge(tokens), y1];
}

/** Figures that texts follow closely make a column where several of them end at one edge, or one does where the heading of one ends. */
function closeColumns(placed: readonly Placed[], columns: readonly Token[][], heading: Heading | null): Token[][] {
  const edges = columns.filter((tokens) => tokens.length > 2).map(rightEdge);
  const found: Token[][] = [];
  for (const { token } of placed) {
    if (edges.some((edge) => Math.abs(edge - token.box[2]) < FIGURE_EDGE)) continue;
    const open = found.find((tokens) => Math.abs((tokens[0] as Token).box[2] - token.box[2]) < FIGURE_EDGE / 2);
    if (open) open.push(token);
    else found.push([token]);
  }
  return found.filter((tokens) => tokens.length > 1 || endsUnder(tokens[0] as Token, heading));
}

/** Bare digits of an amount are no more. */
const MOST_DIGITS = 7;

/** A day that words run up to is one of them: `CARD PAYMENT OF 02/03/2025`. */
const isInWords = ({ date, gapBefore }: Token, before: Token | undefined, size: number): boolean =>
  date !== null && before !== undefined && /\p{L}/u.test(before.text) && gapBefore <= APART * size;

/**
 * Bare digits that end where a column's figures do, beside a date or a figure, are one of them:
 *
 *     03/03   SALARY                          1200      1,310.50
 *     04/03   CARD                           34.50      1,276.00
 *             PAYMENT OF 02/03/2025         854893                  (a code: the day is the words')
 */
function bareFigures(blocks: readonly Block[], columns: readonly Token[][], form: NumberForm): Map<number, Token[]> {
  const edges = columns.map((tokens) => (tokens.length >= ENOUGH ? rightEdge(tokens) : null));
  const found = new Map<number, Token[]>();
  for (const line of blocks.flatMap(({ lines }) => lines)) {
    const beside = line.tokens.some(
      (token, i) =>
        (token.date?.weak === false && !isInWords(token, line.tokens[i - 1], line.size)) || isFigure(token, form),
    );
    for (const token of beside ? line.tokens : []) {
      if (!token.amount?.bare || token.date || isFigure(token, form) || token.text.length > MOST_DIGITS) continue;
      const apart = Math.min(token.gapBefore, token.gapAfter) > APART * line.size;
      const at = apart ? edges.findIndex((edge) => edge !== null && Math.abs(edge - token.box[2]) < FIGURE_EDGE) : -1;
      if (at >= 0) found.set(at, [...(found.get(at) ?? []), token]);
    }
  }
  return found;
}

/** A column of so many figures tells that bare digits at its edge are figures too, where they are fewer. */
const ENOUGH = 3;

/** Columns of figures in the blocks of one table, from left to right. */
function figureColumns(blocks: readonly Block[], heading: Heading | null, form: NumberForm): TableColumn[] {
  const all = blocks.flatMap((block) => block.lines.flatMap((line) => figuresOn(line, heading, form)));
  const apart = clusterTokens(all.filter((placed) => placed.apart).map(({ token }) => token));
  const close = closeColumns(
    all.filter((placed) => placed.close),
    apart,
    heading,
  );
  const columns = [...apart, ...close].sort((a, b) => rightEdge(a) - rightEdge(b)).map((tokens) => [...tokens]);
  const settled = new Set(columns.flat());
  const edges = columns.map(rightEdge);
  for (const { token } of all) {
    if (settled.has(token)) continue;
    const at = edges.findIndex((edge) => Math.abs(edge - token.box[2]) < FIGURE_EDGE);
    if (at >= 0 && (columns[at] as Token[]).length > 1) (columns[at] as Token[]).push(token);
  }
  for (const [at, bare] of bareFigures(blocks, columns, form)) {
    const column = columns[at] as Token[];
    if (bare.length < column.length) column.push(...bare);
  }
  const texts = textStarts(blocks);
  return underHeadings(columns, heading, FIGURES)
    .map((column) => withoutWords(column, texts))
    .filter((column, _, all) => column.tokens.length > 0 && !holdsText(column) && !holdNumbers(column, all));
}

/** This share of a column's tokens must be dates for it to be a column of dates: `3.12` may be either. */
const MOSTLY = 0.9;
/** Under a heading of days alone most of them are enough: others were misread, or are notes. */
const UNDER_DAYS = 0.5;

/** Whether what can be read as figures are days: `7.01` below `7.12`. */
function holdsDays({ heading, tokens }: TableColumn): boolean {
  const roles = heading?.roles ?? [];
  const named = roles.some((role) => DATES.has(role)) && !roles.some((role) => FIGURES.has(role));
  const days = tokens.filter((token) => token.date).length;
  return days >= tokens.length * MOSTLY || (named && days > tokens.length * UNDER_DAYS);
}

/** A table's columns of figures and of dates; what can be read as both belongs to whichever its column is. */
export function tableColumns(
  blocks: readonly Block[],
  heading: Heading | null,
  form: NumberForm,
): { readonly figures: TableColumn[]; readonly dates: TableColumn[] } {
  const dates = underHeadings(datesInColumns(blocks), heading, DATES, usualPlace);
  const figures = figureColumns(blocks, heading, form).filter((column) => !holdsDays(column));
  const inFigures = new Set(figures.flatMap((column) => column.tokens));
  return { figures, dates: dates.filter((column) => column.tokens.some((token) => !inFigures.has(token))) };
}
