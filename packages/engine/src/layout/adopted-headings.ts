import { median } from '../geometry/sorted.ts';
import type { HeadingCell, Table, TableColumn } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import { FIGURE_EDGE, SET_EDGE } from '../tolerances.ts';

/**
 * A table whose heading was not read, as what stands beside it shares its baselines, on another page than the one whose columns
 * stand at the same places:
 *
 *     (page 1)  Date     Details     Out     In    Balance     At a glance   4,026.13
 *               11 Jul   RENT     285.53           3,740.60
 *     (page 2)  Date     Details     Out     In    Balance
 *               29 Jul   GROCER    20.61           6,542.43
 */

/** So many rows show where a table's columns stand. */
const FEWEST = 3;
/** This share of the figures stands in the columns; others are of what stands beside the table. */
const MOSTLY = 0.8;

const endOf = ({ tokens }: TableColumn): number => median(tokens.map(({ box }) => box[2])) as number;
const beginOf = ({ tokens }: TableColumn): number => median(tokens.map(({ box }) => box[0])) as number;

const fullest = (columns: readonly TableColumn[]): TableColumn | undefined =>
  columns.reduce<TableColumn | undefined>((a, b) => (a && a.tokens.length >= b.tokens.length ? a : b), undefined);

/** The pages on which a table has days. */
function pagesOf(table: Table, { tokens }: TableColumn): ReadonlySet<number | undefined> {
  const lineOf = lineOfToken(table);
  return new Set(tokens.map((token) => lineOf.get(token)?.page));
}

/** The cells over a table's columns of figures, as those of another table stand over columns at the same places. */
function cellsFrom(table: Table, other: Table): readonly (HeadingCell | null)[] | null {
  const cells = table.figures.map((column) => {
    const same = other.figures.find((each) => Math.abs(endOf(each) - endOf(column)) < FIGURE_EDGE);
    return same?.heading ?? null;
  });
  const count = (columns: readonly TableColumn[]): number =>
    columns.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const placed = count(table.figures.filter((_, i) => cells[i] !== null));
  return placed >= count(table.figures) * MOSTLY ? cells : null;
}

/** A table with the heading of another one, where its days and figures stand as that one's do; null where they do not. */
function withHeadingOf(table: Table, other: Table): Table | null {
  const [days, others] = [fullest(table.dates), fullest(other.dates)];
  if (!days || !others?.heading || days.tokens.length < FEWEST || others.tokens.length < FEWEST) return null;
  if (Math.abs(beginOf(days) - beginOf(others)) > SET_EDGE) return null;
  const own = pagesOf(other, others);
  const cells = [...pagesOf(table, days)].some((page) => own.has(page)) ? null : cellsFrom(table, other);
  if (!cells) return null;
  return {
    ...table,
    heading: other.heading,
    figures: table.figures.map((column, i) => ({ ...column, heading: cells[i] ?? null })),
    dates: table.dates.map((column) => (column === days ? { ...column, heading: others.heading } : column)),
  };
}

/** Tables, those without a heading with the one of the table that goes on with their columns. */
export function adoptHeadings(tables: readonly Table[]): Table[] {
  const headed = tables.filter(({ heading }) => heading !== null);
  return tables.map((table) => {
    if (table.heading) return table;
    return headed.map((other) => withHeadingOf(table, other)).find((found) => found !== null) ?? table;
  });
}
