import type { Check, Statement } from '@tallyleaf/contract';

/** The same figure on the other side; nothing stays nothing. */
const negated = (figure: string): string =>
  figure.startsWith('-') ? figure.slice(1) : /[1-9]/u.test(figure) ? `-${figure}` : figure;

const orNull = (figure: string | null): string | null => (figure === null ? null : negated(figure));

const OTHER = { in: 'out', out: 'in' } as const;

/** A check of the same figures, each on the other side; how many rows there are has no side. */
function turnedCheck(check: Check): Check {
  const { expected, found, covers, apart } = check;
  const isSum = check.kind !== 'count' && check.kind !== 'dates';
  return {
    ...check,
    ...(isSum && expected !== undefined && { expected: negated(expected) }),
    ...(isSum && found !== undefined && { found: negated(found) }),
    ...(covers && { covers: { ...covers, ...(covers.sign && { sign: OTHER[covers.sign] }) } }),
    ...(apart && { apart: apart.map(({ row, balance }) => ({ row, balance: negated(balance) })) }),
  };
}

/**
 * A statement with every amount and every balance on the other side: its sums come out as before, since each of them is
 * turned with its rows. What was read is turned with it; `read.turned` says so.
 */
export function turnedRound(statement: Statement): Statement {
  const { opening, closing, transactions, reconciliation, read } = statement;
  return {
    ...statement,
    opening: orNull(opening),
    closing: orNull(closing),
    transactions: transactions.map((row) => ({ ...row, amount: negated(row.amount), balance: orNull(row.balance) })),
    reconciliation: { ...reconciliation, checks: reconciliation.checks.map(turnedCheck) },
    read: { ...read, turned: true },
  };
}
