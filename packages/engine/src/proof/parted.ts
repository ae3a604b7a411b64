import { decimalsOf, type Statement, toMinor } from '@tallyleaf/contract';

/** Statements of one account that do not go on from each other: what lies between them was not read. */

/** The same for statements of one account and period. */
export const accountAndPeriod = ({
  account: { number, iban, currency, type },
  period: { start, end },
}: Statement): string => JSON.stringify([number, iban, currency, type, start, end]);

/** What a statement begins with: its opening, else what stood before its first row. */
function beginOf({ opening, transactions: [first], account }: Statement): bigint | null {
  const decimals = decimalsOf(account.currency);
  if (opening !== null) return toMinor(opening, decimals);
  return first?.balance == null ? null : toMinor(first.balance, decimals) - toMinor(first.amount, decimals);
}

const endOf = ({ closing, transactions, account }: Statement): bigint | null => {
  const end = closing ?? transactions.at(-1)?.balance ?? null;
  return end === null ? null : toMinor(end, decimalsOf(account.currency));
};

/** Whether one begins where the other ends; so too where either says nothing of it. */
function goOn(one: Statement, other: Statement): boolean {
  const meet = (end: bigint | null, begin: bigint | null): boolean => end === null || begin === null || end === begin;
  return meet(endOf(one), beginOf(other)) || meet(endOf(other), beginOf(one));
}

/**
 * Whether one begins with the very balance that the other ends with, in the same printed period: whatever their accounts are
 * called, no two accounts do. Of thousands of statements only those cut in two did.
 *
 *     Account NRO. 469-890530/6   1 to 31 March     Carried over      6,476.21     (page 1)
 *     Account 469-890530/6        1 to 31 March     Brought forward   6,476.21     (page 2)
 */
function areOne(one: Statement, other: Statement): boolean {
  const [{ start, end }, { currency }] = [one.period, one.account];
  if (start === null || end === null || start !== other.period.start || end !== other.period.end) return false;
  const meet = (last: bigint | null, first: bigint | null): boolean => last !== null && last !== 0n && last === first;
  const rows = one.transactions.length > 0 && other.transactions.length > 0;
  if (!rows || currency !== other.account.currency) return false;
  return meet(endOf(one), beginOf(other)) || meet(endOf(other), beginOf(one));
}

const hasFailed = ({ reconciliation: { status } }: Statement): boolean => status === 'failed';

/**
 * Of one account and period there is one statement. Where two were found of which one goes on from the other, it was cut in two: a
 * part does not add up where the other one does not. Where two were found and neither goes on from the other, rows between them
 * were not read, or one is of an account that the page does not tell apart: neither is proven. Nor are neighbours that meet in one
 * printed period: each is a part, and none is a statement.
 *
 *     03/03   SALARY     900.00   1,000.00     (the first part's last row that was read)
 *     04/03   RENT       400.00     600.00     (not read)
 *             Carried over          600.00     (the second part's opening)
 *     05/03   GROCER      12.00     588.00
 */
export function withPartsDoubted(statements: readonly Statement[]): Statement[] {
  /** Its end is printed by itself, its begin too: a whole account, and no part of another. */
  const isWhole = ({ reconciliation: { checks } }: Statement): boolean =>
    checks.some(({ kind, ok, where }) => kind === 'opening-plus-transactions-is-closing' && ok && where?.length === 2);
  const last = new Map<string, Statement>();
  const doubted = new Set<Statement>();
  const cut = new Set<Statement>();
  for (const [i, one] of statements.entries()) {
    const above = statements[i - 1];
    if (above && areOne(above, one)) for (const part of [above, one]) cut.add(part);
    const before = last.get(accountAndPeriod(one));
    last.set(accountAndPeriod(one), one);
    if (!before) continue;
    if (goOn(before, one)) {
      if ([before, one].some(hasFailed)) for (const part of [before, one]) cut.add(part);
      continue;
    }
    if (!isWhole(before)) doubted.add(before);
    if (!(isWhole(before) && isWhole(one))) doubted.add(one);
  }
  return statements.map((each) => {
    const { reconciliation, transactions } = each;
    if (reconciliation.status !== 'verified' || !(doubted.has(each) || cut.has(each))) return each;
    const { checks } = reconciliation;
    const unbound = cut.has(each) ? transactions.map((_, i) => i) : [];
    return { ...each, reconciliation: { status: 'unverifiable', checks, unbound, unread: ['lines'] } };
  });
}
