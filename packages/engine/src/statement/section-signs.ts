import type { FigureRole, Row } from '../shapes/row.ts';
import { balanceOf } from './balance-restarts.ts';
import { follows } from './chain-restarts.ts';
import type { SectionedRow } from './sections.ts';
import type { Direction } from './signs.ts';

/** Whether a section's figures print their own directions, so that its title says none. */

type Titled = Omit<SectionedRow, 'signed'>;

const hasMinus = ({ figures }: Row): boolean =>
  figures.some(({ role, amount }) => role === 'amount' && amount.sign === '-');

export const hasRole = ({ figures }: Row, role: FigureRole): boolean => figures.some((figure) => figure.role === role);

/** Sections that fill columns of both directions beside balances: what stands over them is no title of one. */
function sectionsOfBoth(rows: readonly Titled[]): ReadonlySet<number> {
  const filled = (role: FigureRole): Set<number> =>
    new Set(rows.flatMap(({ row, sectionIndex }) => (hasRole(row, role) ? [sectionIndex] : [])));
  const [balances, moneyOut] = [filled('balance'), filled('money-out')];
  return new Set([...filled('money-in')].filter((at) => balances.has(at) && moneyOut.has(at)));
}

/** Which way the balance went from one row to the next; null where neither figure moved it, or two could have. */
function wayOf(row: Row, before: Row): 'up' | 'down' | null {
  const [from, to] = [balanceOf(before), balanceOf(row)];
  return from === null || to === null || from === to || !follows(row, before) ? null : to > from ? 'up' : 'down';
}

/**
 * Sections whose balances go up by some of their figures and down by others: what stands over them says no direction of all, be
 * it a title or the first line of a row's text.
 *
 *               Direct debit
 *     03 Mar    Electric company        12.00-      88.00
 *     04 Mar    Salary                 900.00      988.00
 */
function sectionsBothWays(rows: readonly Titled[]): ReadonlySet<number> {
  const linked = (older: -1 | 1): { readonly at: number; readonly way: 'up' | 'down' }[] =>
    rows.flatMap(({ row, sectionIndex: at }, i) => {
      const before = rows[i + older]?.row;
      const way = before && hasRole(row, 'amount') ? wayOf(row, before) : null;
      return way ? [{ at, way }] : [];
    });
  const [forwards, backwards] = [linked(-1), linked(1)];
  const links = forwards.length >= backwards.length ? forwards : backwards;
  if (links.length * 2 <= rows.length) return new Set();
  const going = (way: 'up' | 'down'): Set<number> =>
    new Set(links.flatMap((link) => (link.way === way ? link.at : [])));
  const down = going('down');
  return new Set([...going('up')].filter((at) => down.has(at)));
}

/**
 * Half of the figures in sections of one direction with a printed minus say that signs are printed there. A section
 * without any leaves them to its title, as lists of checks do among withdrawals that have one behind:
 *
 *     Withdrawals      Checks
 *     2 May  10.00-    101  3 May  25.00
 */
export function withSigns(rows: readonly Titled[]): SectionedRow[] {
  const ofBoth = new Set([...sectionsOfBoth(rows), ...sectionsBothWays(rows)]);
  const withMinus = new Set(rows.filter(({ row }) => hasMinus(row)).map(({ sectionIndex }) => sectionIndex));
  const signs = new Map<Direction, { minus: number; all: number }>();
  for (const { row, section } of rows) {
    const count = signs.get(section) ?? { minus: 0, all: 0 };
    count.all++;
    if (hasMinus(row)) count.minus++;
    signs.set(section, count);
  }
  return rows.map((row) => {
    const { minus, all } = signs.get(row.section) ?? { minus: 0, all: 0 };
    return { ...row, signed: ofBoth.has(row.sectionIndex) || (withMinus.has(row.sectionIndex) && minus * 2 >= all) };
  });
}
