import type { Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import type { FigureRole } from '../shapes/row.ts';

/** A figure of a column, with its line. */
interface Placed {
  readonly token: Token;
  readonly line: Line;
}

const BOOKED: ReadonlySet<FigureRole | undefined> = new Set(['amount', 'money-in', 'money-out']);

/** The currency that most of a column's figures print; null where one of them prints none. */
function usualCurrency({ tokens }: TableColumn): string | null {
  const counts = new Map<string, number>();
  for (const { amount } of tokens) {
    if (!amount?.currency) return null;
    counts.set(amount.currency, (counts.get(amount.currency) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && second && first[1] > second[1] ? first[0] : null;
}

const gap = (above: Placed, below: Placed): number =>
  above.line.page === below.line.page ? below.line.baseline - above.line.baseline : Number.POSITIVE_INFINITY;

/** A column's figures in other currencies, where each stands nearer below one in the usual one than any two of those stand. */
function belowUsual(column: TableColumn, lineOf: ReadonlyMap<Token, Line>, balances: ReadonlySet<Line>): Token[] {
  const usual = usualCurrency(column);
  if (usual === null) return [];
  const placed = column.tokens
    .flatMap((token): Placed[] => {
      const line = lineOf.get(token);
      return line ? [{ token, line }] : [];
    })
    .sort((a, b) => a.line.page - b.line.page || a.line.baseline - b.line.baseline);
  const isUsual = ({ token }: Placed): boolean => token.amount?.currency === usual;
  const own = placed.filter(isUsual);
  const nearest = Math.min(...own.slice(1).map((each, i) => gap(own[i] as Placed, each)));
  const stands = (each: Placed): boolean => {
    const above = placed[placed.indexOf(each) - 1];
    return above !== undefined && isUsual(above) && gap(above, each) < nearest && !balances.has(each.line);
  };
  const others = placed.filter((each) => !isUsual(each));
  return others.every(stands) ? others.map(({ token }) => token) : [];
}

/**
 * Amounts abroad that stand in the column of booked ones, each right below what it comes to in the account's currency:
 *
 *     02.03.2025   Card payment       -78.95 CZK
 *     01.03.2025   BOOKS ABROAD        -3.50 USD
 */
export function amountsAbroad(table: Table, roles: readonly FigureRole[]): ReadonlySet<Token> {
  const lineOf = lineOfToken(table);
  const linesOf = (column: TableColumn): Line[] => column.tokens.flatMap((token) => lineOf.get(token) ?? []);
  const balances = new Set(table.figures.filter((_, i) => roles[i] === 'balance').flatMap(linesOf));
  return new Set(
    table.figures.flatMap((column, i) => (BOOKED.has(roles[i]) ? belowUsual(column, lineOf, balances) : [])),
  );
}
