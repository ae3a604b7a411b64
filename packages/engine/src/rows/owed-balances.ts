import { namesLoan, partRepayments, saysOwed } from '../languages/owed-words.ts';
import type { Table } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import type { KnownLine } from './figure-line.ts';

/** True where the last balance of a table is less than its first. */
function falls(lines: readonly KnownLine[], form: NumberForm): boolean {
  const balances = lines.flatMap(({ view: { figures } }) => {
    const balance = figures.find(({ role }) => role === 'balance');
    const units = balance ? readingIn(balance.amount, form) : null;
    return units === null ? [] : [magnitude(units)];
  });
  const [first = 0n, last = 0n] = [balances[0], balances.at(-1)];
  return last < first;
}

/**
 * Whether balances are those of a debt or of a loan, as their heading says, or those of the parts of repayments, which a loan falls by:
 *
 *     Date     Details      Paid     Interest     Principal     Balance
 *     03/03    Payment     300.00       40.00        260.00    9,740.00
 */
export function owedBy(
  { figures, heading: head }: Table,
  roles: readonly FigureRole[],
  lines: readonly KnownLine[],
  form: NumberForm,
): 'debt' | 'loan' | null {
  const names = figures.flatMap(({ heading }, i) => (roles[i] === 'balance' && heading ? [heading.text] : []));
  if (names.some(saysOwed)) return 'debt';
  const parted = partRepayments(head?.cells.map(({ text }) => text) ?? []) && falls(lines, form);
  return parted || names.some(namesLoan) ? 'loan' : null;
}
