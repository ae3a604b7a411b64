import { namesLoan, saysOwed } from '../languages/owed-words.ts';
import type { Table } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';

/** Whether balances are those of a debt or of a loan, as their heading says. */
export function owedBy({ figures }: Table, roles: readonly FigureRole[]): 'debt' | 'loan' | null {
  const names = figures.flatMap(({ heading }, i) => (roles[i] === 'balance' && heading ? [heading.text] : []));
  if (names.some(saysOwed)) return 'debt';
  return names.some(namesLoan) ? 'loan' : null;
}
