import type { Table, TableColumn, Token } from '../shapes/layout.ts';

/** Which columns of dates give the booking and the value date. */
export interface DateRoles {
  readonly booking: ReadonlySet<Token>;
  readonly value: ReadonlySet<Token>;
  /** Dates in columns of their own that are neither. */
  readonly other: ReadonlySet<Token>;
}

const tokensOf = (columns: readonly TableColumn[]): Set<Token> => new Set(columns.flatMap((column) => column.tokens));

const under = (columns: readonly TableColumn[], role: string): TableColumn[] =>
  columns.filter((column) => (column.heading?.roles as string[] | undefined)?.includes(role));

/** A column with less than this share of the dates of another under its heading may be dates of texts. */
const SPARSE = 0.25;

/**
 * Dates within texts may come to stand under a heading of dates as well; the column's own are those of one edge. Only a
 * page on which none stand there may have moved its columns:
 *
 *     Description                     Value
 *     CARD PAYMENT                    17-03-2023
 *     WITH CARD 4714 ON    16-03-2023 11:57
 */
function withoutStrays(table: Table): TableColumn[] {
  const pages = new Map(
    table.blocks.flatMap(({ page, lines }) => lines.flatMap(({ tokens }) => tokens.map((token) => [token, page]))),
  );
  const pagesOf = ({ tokens }: TableColumn): Set<number | undefined> =>
    new Set(tokens.map((token) => pages.get(token)));
  return table.dates.filter((column) => {
    const others = table.dates.filter(({ heading }) => heading === column.heading);
    const main = others.reduce((a, b) => (b.tokens.length > a.tokens.length ? b : a), column);
    if (column.tokens.length >= main.tokens.length * SPARSE) return true;
    const there = pagesOf(main);
    return [...pagesOf(column)].some((page) => !there.has(page));
  });
}

/** Without a heading: the column with the most dates, the leftmost of equals; another that is nearly as full is the value date's. */
function byFilling(columns: readonly TableColumn[]): DateRoles {
  const full = Math.max(0, ...columns.map((column) => column.tokens.length));
  const [booking, value] = columns.filter((column) => column.tokens.length * 2 > full);
  return { booking: new Set(booking?.tokens), value: new Set(value?.tokens), other: new Set() };
}

/** The booking date's column by its heading, else a lone transaction date's, else the fullest column of dates. */
export function dateRoles(table: Table): DateRoles {
  const columns = withoutStrays(table);
  const booked = under(columns, 'date');
  const traded = under(columns, 'transaction-date');
  const valued = under(columns, 'value-date').filter((column) => !booked.includes(column));
  const booking = booked.length > 0 ? booked : traded.length > 0 ? traded : [];
  if (booking.length === 0)
    return valued.length > 0 ? { booking: tokensOf(valued), value: new Set(), other: new Set() } : byFilling(columns);
  const other = traded.filter(
    (column) => !booking.includes(column) && column.heading?.roles.includes('description') !== true,
  );
  if (valued.length === 0) return { booking: tokensOf(booking), value: tokensOf(other), other: new Set() };
  return { booking: tokensOf(booking), value: tokensOf(valued), other: tokensOf(other) };
}
