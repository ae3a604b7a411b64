import type { Check, DateDoubt, Statement, Transaction } from '@tallyleaf/contract';
import { outsidePeriod } from '../proof/checks/dates.ts';

/**
 * Dates, once a person corrected some of them. Of a statement alone only one thing can be told again: whether a booking
 * date lies in the printed period. Other doubts stay until a person says that the dates are right.
 */

const isTyped = ({ read, origin }: Transaction): boolean => read?.date !== undefined || origin === 'person';

/** Whether a person changed anything that dates are held against. */
const isTouched = ({ transactions, read, removed }: Statement): boolean =>
  read?.period !== undefined || removed !== undefined || transactions.some(isTyped);

const isBare = ({ start, end }: Statement['period']): boolean => start === null && end === null;

/** The rows that are in doubt now, and whether some of them are for the period. */
function againstPeriod(statement: Statement, { broken = [], doubts = [] }: Check): { broken: number[]; out: boolean } {
  const { transactions, period, account, read } = statement;
  const then = read?.period ?? period;
  // What a card's bill dates by the purchase nobody noted.
  const purchases = account.type === 'credit-card';
  const wasOut = new Set(
    outsidePeriod({ days: transactions.map((row) => row.read?.date ?? row.date), period: then, purchases }),
  );
  const isOut = new Set(outsidePeriod({ days: transactions.map(({ date }) => date), period, purchases }));
  // Dates over too many months are in doubt together, and no more where one of them was the cause.
  const together = isBare(then) && doubts.includes('period');
  const inDoubt = new Set(together ? [] : broken);
  // What no doubt but the period's explains is the period's.
  const alone = doubts.every((doubt) => doubt === 'period');
  let out = false;
  const still = transactions.flatMap((row, i) => {
    const kept = !isTyped(row) && inDoubt.has(i) && !(read?.period && wasOut.has(i));
    const outside = (isTyped(row) || read?.period !== undefined || isBare(period)) && isOut.has(i);
    if (outside || (kept && (wasOut.has(i) || alone))) out = true;
    return kept || outside ? [i] : [];
  });
  return { broken: still, out };
}

function datesNow(check: Check, statement: Statement): Check {
  const { doubts: before = [] } = check;
  const { broken, out } = againstPeriod(statement, check);
  const others = before.filter((doubt) => doubt !== 'period');
  const doubts: DateDoubt[] = [...(out ? (['period'] as const) : []), ...others];
  const ok = doubts.length === 0;
  const rows = statement.transactions.length;
  return { kind: 'dates', ok, rows, broken: ok ? [] : broken, ...(!ok && { doubts }) };
}

/**
 * The check of dates as it is of a statement that a person may have corrected; null where none was made. `confirmed`: the
 * person says that they are right as they stand.
 */
export function recheckDates(statement: Statement, confirmed: boolean): Check | null {
  const check = statement.reconciliation.checks.find(({ kind }) => kind === 'dates');
  if (!check) return null;
  const now = isTouched(statement) ? datesNow(check, statement) : check;
  if (now.ok || !confirmed) return now;
  return { kind: 'dates', ok: true, rows: statement.transactions.length, broken: [], by: 'person' };
}
