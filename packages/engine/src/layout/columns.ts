import type { Block, Heading, HeadingCell, Line, TableColumn, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { clusterTokens } from './cluster-tokens.ts';

/** A figure with this many font sizes of blank on both sides stands in a column, not within a text. */
const APART = 0.95;
/** A date with this much blank before it may begin a cell. */
const CELL_START = 0.55;
/** A figure closer to its neighbours counts when its right edge is this near to its column's, in points. */
const ON_EDGE = 1.6;

const hull = (tokens: readonly Token[]): Box => {
  let box = (tokens[0] as Token).box;
  for (const { box: b } of tokens) {
    box = [Math.min(box[0], b[0]), Math.min(box[1], b[1]), Math.max(box[2], b[2]), Math.max(box[3], b[3])];
  }
  return box;
};

/** True for an amount in the document's number form; whole numbers only where its currency has no decimals in print. */
export function isFigure(token: Token, form: NumberForm): boolean {
  if (!token.amount || readingIn(token.amount, form) === null) return false;
  return !token.amount.bare || form.decimals === 0;
}

const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0]);

/** The heading over a column: the one it overlaps most, else the one whose edges are nearest within a column's distance. */
function headingOver(box: Box, heading: Heading | null): HeadingCell | null {
  if (!heading) return null;
  let best: HeadingCell | null = null;
  let most = 0;
  for (const cell of heading.cells) {
    const shared = overlap(box, cell.box);
    if (shared > most) [best, most] = [cell, shared];
  }
  if (best) return best;
  let nearest = 40;
  for (const cell of heading.cells) {
    const distance = -overlap(box, cell.box);
    if (distance < nearest) [best, nearest] = [cell, distance];
  }
  return best;
}

const toColumn = (tokens: readonly Token[], heading: Heading | null): TableColumn => {
  const box = hull(tokens);
  return { box, tokens, heading: headingOver(box, heading) };
};

/** Columns of figures in the blocks of one table, from left to right. */
function figureColumns(blocks: readonly Block[], heading: Heading | null, form: NumberForm): TableColumn[] {
  const all: { readonly token: Token; readonly line: Line }[] = [];
  for (const block of blocks) {
    for (const line of block.lines) {
      for (const token of line.tokens) if (isFigure(token, form)) all.push({ token, line });
    }
  }
  const apart = all.filter(
    ({ token, line }) => token.gapBefore > APART * line.size && token.gapAfter > APART * line.size,
  );
  const columns = clusterTokens(apart.map(({ token }) => token)).map((tokens) => [...tokens]);
  const edges = columns.map(
    (tokens) => tokens.map((token) => token.box[2]).sort((a, b) => a - b)[tokens.length >> 1] as number,
  );
  const settled = new Set(apart.map(({ token }) => token));
  for (const { token } of all) {
    if (settled.has(token)) continue;
    const at = edges.findIndex((edge) => Math.abs(edge - token.box[2]) < ON_EDGE);
    if (at >= 0 && (columns[at] as Token[]).length > 2) (columns[at] as Token[]).push(token);
  }
  return columns.map((tokens) => toColumn(tokens, heading));
}

/** Columns of dates in the blocks of one table, from left to right. */
function dateColumns(blocks: readonly Block[], heading: Heading | null): TableColumn[] {
  const tokens = blocks.flatMap((block) =>
    block.lines.flatMap((line) =>
      line.tokens.filter((token) => token.date && token.gapBefore > CELL_START * line.size),
    ),
  );
  return clusterTokens(tokens).map((column) => toColumn(column, heading));
}

/** This share of a column's tokens must be dates for it to be a column of dates: `3.12` may be either. */
const DATES = 0.9;

/** A table's columns of figures and of dates; what can be read as both belongs to whichever its column is. */
export function tableColumns(
  blocks: readonly Block[],
  heading: Heading | null,
  form: NumberForm,
): { readonly figures: TableColumn[]; readonly dates: TableColumn[] } {
  const dates = dateColumns(blocks, heading);
  const figures = figureColumns(blocks, heading, form).filter(
    (column) => column.tokens.filter((token) => token.date).length < column.tokens.length * DATES,
  );
  const inFigures = new Set(figures.flatMap((column) => column.tokens));
  return { figures, dates: dates.filter((column) => column.tokens.some((token) => !inFigures.has(token))) };
}
