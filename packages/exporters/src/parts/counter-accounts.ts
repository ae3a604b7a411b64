import type { Held, HeldTransaction } from '../exporter.ts';
import { accountPart } from './journal-accounts.ts';

/** Which account stands on the other side of a transaction in a journal of plain-text accounting. */

/** The five roots of double entry, as all three programs know them. A category that begins with one is an account's name. */
const ROOTS: readonly string[] = ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'];

/** The parts of a name, parted by colons as the owner wrote them; those of signs alone are left out. */
const partsOf = (category: string): string[] =>
  category
    .split(':')
    .map((part) => accountPart(part))
    .filter((part) => part !== '');

/**
 * The account of the other side: `Expenses:` or `Income:` and the row's category, whichever way the most of its rows
 * go, so that a refund is booked where the purchase was; the standard one where there is none.
 * @param standard the account that the user chose for whatever has no category
 */
export function counterAccounts({ statements }: Held, standard: string): (row: HeldTransaction) => string {
  const ways = new Map<string, number>();
  for (const { category, amount } of statements.flatMap(({ transactions }) => transactions)) {
    if (category === null || !/[1-9]/.test(amount)) continue;
    ways.set(category, (ways.get(category) ?? 0) + (amount.startsWith('-') ? 1 : -1));
  }
  return ({ category }) => {
    const [first, ...rest] = category === null ? [] : partsOf(category);
    if (category === null || first === undefined) return standard;
    if (ROOTS.includes(first) && rest.length > 0) return [first, ...rest].join(':');
    return [(ways.get(category) ?? 0) < 0 ? 'Income' : 'Expenses', first, ...rest].join(':');
  };
}
