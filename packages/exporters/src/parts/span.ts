import type { Statement } from '@tallyleaf/contract';

/** The first and the last day of a statement, as ISO dates. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/**
 * The days that a statement is about, for formats that must name them: its period as printed; where an end of it is
 * not, the first or last transaction's day, else the other end. Null where nothing has a date.
 */
export function spanOf({ period, transactions }: Pick<Statement, 'period' | 'transactions'>): Span | null {
  const days = transactions.map(({ date }) => date).sort();
  const start = period.start ?? days[0] ?? period.end;
  const end = period.end ?? days.at(-1) ?? period.start;
  return start !== null && end !== null ? { start, end } : null;
}

/** As `spanOf`, widened to every transaction that lies outside the printed period. Null where nothing has a date. */
export function wideSpanOf(statement: Pick<Statement, 'period' | 'transactions'>): Span | null {
  const span = spanOf(statement);
  if (!span) return null;
  const days = [span.start, span.end, ...statement.transactions.map(({ date }) => date)].sort();
  return { start: days[0] ?? span.start, end: days.at(-1) ?? span.end };
}

const DAY_MS = 86_400_000;

/**
 * A number for a statement where the format wants one and none is printed: the last two digits of the year and the day
 * of the year of its end, so that numbers rise, and programs that know one know the statement: `25090` for 2025-03-31.
 */
export function statementNumber(end: string): string {
  const day = (Date.parse(end) - Date.parse(`${end.slice(0, 4)}-01-01`)) / DAY_MS + 1;
  return `${end.slice(2, 4)}${String(day).padStart(3, '0')}`;
}
