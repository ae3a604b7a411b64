import type { Line, Table, TableColumn, Token } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';

/** Columns of figures with the lines that their tokens stand on. */
export interface Filled {
  readonly column: TableColumn;
  readonly lines: ReadonlySet<Line>;
}

/** The share of the fullest column below which another is not used by the rows, but by lines among or below them. */
const SELDOM = 0.05;

/** True where no line holds a figure in both columns. */
export function exclusive(a: Filled, b: Filled): boolean {
  const shared = [...b.lines].filter((line) => a.lines.has(line)).length;
  return shared <= Math.min(a.lines.size, b.lines.size) * 0.02;
}

/**
 * True where no line holds a figure in both columns but some without a day: the sums of both, one below each account's rows or at
 * each page's foot. They are half of either column's lines at most.
 */
export function exclusiveButForSums(a: Filled, b: Filled): boolean {
  const shared = [...b.lines].filter((line) => a.lines.has(line));
  const few = shared.length * 2 <= Math.min(a.lines.size, b.lines.size);
  // `3.20` is a figure here, though it may be a day as well
  const figures = new Set([...a.column.tokens, ...b.column.tokens]);
  return few && shared.every(({ tokens }) => tokens.every((token) => token.date === null || figures.has(token)));
}

/** The lines with a date in the fullest column of dates. */
export function datedLines(table: Table, lineOf: ReadonlyMap<Token, Line>): Set<Line | undefined> {
  const fullest = table.dates.reduce<readonly Token[]>(
    (most, { tokens }) => (tokens.length > most.length ? tokens : most),
    [],
  );
  return new Set(fullest.map((token) => lineOf.get(token)));
}

/** Lines that may be rows: where no heading says where they begin, what stands above the first date is none. */
function rowLines(table: Table, lineOf: ReadonlyMap<Token, Line>): (line: Line) => boolean {
  const dated = datedLines(table, lineOf);
  const all = table.blocks.flatMap(({ lines }) => lines);
  const first = table.heading ? 0 : all.findIndex((line) => dated.has(line));
  const above = new Set(all.slice(0, Math.max(0, first)));
  return (line) => !above.has(line);
}

/** `0.00`, which fills the cell of the other direction. */
const isNothing = ({ amount }: Token): boolean => amount?.readings.every(({ units }) => units === 0n) === true;

/** Columns that the rows use: those with figures beside dates, where most figures stand beside one. */
export function usedColumns(table: Table): Filled[] {
  const lineOf = lineOfToken(table);
  const dated = datedLines(table, lineOf);
  const isRows = rowLines(table, lineOf);
  const filled = table.figures.map((column) => ({
    column,
    lines: new Set(
      column.tokens.flatMap((token) => (isNothing(token) ? [] : (lineOf.get(token) ?? []))).filter(isRows),
    ),
  }));
  const beside = ({ lines }: Filled): number => [...lines].filter((line) => dated.has(line)).length;
  const mostly = filled.some((each) => beside(each) * 2 > each.lines.size && beside(each) * 2 > dated.size);
  const count = mostly ? beside : ({ lines }: Filled): number => lines.size;
  const most = Math.max(0, ...filled.map(count));
  return filled.filter((each) => count(each) > 0 && count(each) >= most * SELDOM);
}
