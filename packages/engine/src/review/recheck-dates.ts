import type { Check, DateDoubt, Statement } from '@tallyleaf/contract';

/**
 * Dates, once a person corrected some of them. Of a statement alone only one thing can be told again: whether a booking
 * date lies in the printed period. Other doubts stay until a person says that the dates are right.
 */

/** Days before and after the printed period on which rows may still be booked. */
const SLACK = 7;
/** Days before the period from which a card's bill takes up purchases. */
const CARD_SLACK = 60;
/** Days over which the rows of one statement go at most, where no period is printed: 13 months. */
const LONGEST = 397;

const DAY = 86_400_000;
const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY;

/** `[01/03 – 31/03]  29/04 Green Grocer`: whether a day is none of the period's. */
function isOutside(date: string, { start, end }: Statement['period'], type: Statement['account']['type']): boolean {
  const day = dayOf(date);
  const before = type === 'credit-card' ? CARD_SLACK : SLACK;
  return (start !== null && day < dayOf(start) - before) || (end !== null && day > dayOf(end) + SLACK);
}

/** Whether the rows go over more than a statement without a period may. */
function isTooLong({ period, transactions }: Statement): boolean {
  if (period.start !== null || period.end !== null) return false;
  const days = transactions.map(({ date }) => dayOf(date)).sort((a, b) => a - b);
  return days.length > 0 && (days.at(-1) as number) - (days[0] as number) > LONGEST;
}

/** Whether a person changed anything that dates are held against. */
const isTouched = ({ transactions, read, removed }: Statement): boolean =>
  read?.period !== undefined ||
  removed !== undefined ||
  transactions.some((row) => row.read?.date !== undefined || row.origin === 'person');

/** The rows that are in doubt now, and whether some lie outside the period. */
function againstPeriod(statement: Statement, { broken = [], doubts = [] }: Check): { broken: number[]; out: boolean } {
  const { transactions, period, account, read } = statement;
  const inDoubt = new Set(broken);
  const was = transactions.map((row) => isOutside(row.read?.date ?? row.date, read?.period ?? period, account.type));
  // What no doubt but the period's explains is the period's.
  const alone = doubts.every((doubt) => doubt === 'period');
  let out = isTooLong(statement);
  const still = transactions.flatMap((row, i) => {
    const typed = row.read?.date !== undefined || row.origin === 'person';
    const kept = !typed && inDoubt.has(i) && !(read?.period && was[i]);
    const outside = (typed || read?.period !== undefined) && isOutside(row.date, period, account.type);
    if (outside || (kept && (was[i] || alone))) out = true;
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
