import type { Line, Table } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { type NumberForm, readingIn } from '../../values/amount.ts';
import type { RoleProposal } from './proposal.ts';

/**
 * Proposes that the column is booked which is the sum of two others on every row, whatever the headings say: what is asked
 * for this month is a share and a fee, and the whole purchase stands beside it.
 *
 *     Day     Shop          Purchase    No.     Share    Fee    This month
 *     15.05   FURNITURE       127.90    9/10    12.79   0.15         12.94
 *     01.06   GROCER           35.00            35.00   0.00         35.00
 */

/** Rows on which both parts are more than nothing: fewer may come out by chance. */
const FEWEST_SUMS = 2;

type Cells = ReadonlyMap<Line, bigint>;

/** Each column's figures by the dated lines that they stand on. */
function cellsOf(table: Table, form: NumberForm): Cells[] {
  const lineOf = lineOfToken(table);
  const dated = new Set(table.dates.flatMap(({ tokens }) => tokens.map((token) => lineOf.get(token))));
  return table.figures.map(
    ({ tokens }) =>
      new Map(
        tokens.flatMap((token) => {
          const line = lineOf.get(token);
          const units = token.amount ? readingIn(token.amount, form) : null;
          return line && dated.has(line) && units !== null ? [[line, units] as const] : [];
        }),
      ),
  );
}

/** On how many rows a column is the sum of two parts that are more than nothing; 0 where it is another figure on some row. */
function sumsOf(whole: Cells, one: Cells, other: Cells): number {
  let sums = 0;
  for (const [line, units] of whole) {
    const [a, b] = [one.get(line) ?? 0n, other.get(line) ?? 0n];
    if (a + b !== units) return 0;
    if (a !== 0n && b !== 0n) sums++;
  }
  return sums;
}

export function proposeBySums(table: Table, form: NumberForm, ruled: readonly FigureRole[]): RoleProposal | null {
  const cells = cellsOf(table, form);
  let best: RoleProposal | null = null;
  for (const [at, whole] of cells.entries()) {
    if (ruled[at] === 'balance' || cells.some(({ size }) => size > whole.size)) continue;
    for (let i = 0; i < cells.length; i++) {
      for (let j = i + 1; j < cells.length; j++) {
        if (i === at || j === at) continue;
        const links = sumsOf(whole, cells[i] as Cells, cells[j] as Cells);
        if (links < Math.max(FEWEST_SUMS, best?.links ?? 0)) continue;
        const roles = ruled.map((role, column): FigureRole => {
          if (column === at) return 'amount';
          return role === 'balance' ? role : 'other';
        });
        best = { name: 'sum column', roles, links };
      }
    }
  }
  return best;
}
