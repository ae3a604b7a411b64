import type { Line, Table } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { type NumberForm, readingIn } from '../../values/amount.ts';
import { magnitude } from '../../values/magnitude.ts';
import type { RoleProposal } from './proposal.ts';

/**
 * Proposes that another of several columns as full is the booked one, and that a column under a balance's name which no
 * booking moves is none. Which one is booked, headings do not tell: of a purchase by instalments the whole may be owed, or
 * what is due this month. The sums of the bill do:
 *
 *     Date     Details       Purchase    No.     Due now    Due later
 *     03.05    GROCER           12.00    1/1       12.00         0.00
 *     04.05    FURNITURE       600.00    1/6      100.00       500.00
 */

/** A column that holds the booked figure of nearly all rows. */
const FULL = 0.8;
/** Fewer rows are no column. */
const FEWEST = 3;

const MOVES: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

/** Each column's figures by the dated lines that they stand on, from above: a column's tokens may be in any order. */
function cellsOf(table: Table, form: NumberForm): ReadonlyMap<Line, bigint>[] {
  const lineOf = lineOfToken(table);
  const dated = new Set(table.dates.flatMap(({ tokens }) => tokens.map((token) => lineOf.get(token))));
  const lines = table.blocks.flatMap((block) => block.lines.filter((line) => dated.has(line)));
  return table.figures.map((column) => {
    const own = new Set(column.tokens);
    return new Map(
      lines.flatMap((line) => {
        const token = line.tokens.findLast((each) => own.has(each) && each.amount?.bare === false);
        const units = token?.amount ? readingIn(token.amount, form) : null;
        return units === null ? [] : [[line, units] as const];
      }),
    );
  });
}

/** Whether some figure of a column differs from the one above it by what is booked beside either. */
function moves(balances: ReadonlyMap<Line, bigint>, booked: readonly ReadonlyMap<Line, bigint>[]): boolean {
  const lines = [...balances];
  return lines.slice(1).some(([line, units], i) => {
    const [above, before] = lines[i] as readonly [Line, bigint];
    const by = magnitude(units - before);
    return by !== 0n && booked.some((column) => [line, above].some((each) => magnitude(column.get(each) ?? 0n) === by));
  });
}

/** Other assignments than the one the rules make, the likeliest first; none where one column of figures alone is full. */
export function proposeOthers(table: Table, form: NumberForm, ruled: readonly FigureRole[]): RoleProposal[] {
  const cells = cellsOf(table, form);
  const booked = cells.filter((_, i) => MOVES.has(ruled[i] as FigureRole));
  const most = new Set(booked.flatMap((column) => [...column.keys()])).size;
  if (most < FEWEST) return [];
  const still = ruled.map((role, i) => role === 'balance' && !moves(cells[i] as ReadonlyMap<Line, bigint>, booked));
  const kept = ruled.map((role, i): FigureRole => (still[i] ? 'other' : role));
  const full = cells.flatMap((column, i) => (column.size >= most * FULL ? [i] : []));
  const others = full.filter((i) => (kept[i] === 'other' && !still[i]) || kept[i] === 'balance');
  const only = (at: number): FigureRole[] =>
    kept.map((role, i) => {
      if (i === at) return 'amount';
      return MOVES.has(role) ? 'other' : role;
    });
  const proposed = [...(still.includes(true) ? [kept] : []), ...others.map(only)];
  return proposed.map((roles) => ({ name: 'other columns', roles, links: 0 }));
}
