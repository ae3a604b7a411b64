import type { ColumnRole, Table } from '../shapes/layout.ts';

/** What tells of bookings: what each was, or the balance after it. */
const OF_BOOKINGS: ReadonlySet<ColumnRole> = new Set(['description', 'counterparty', 'note', 'reference', 'balance']);

/**
 * Dates, figures and a rate, with no word of what was booked, list what was agreed upon: deposits, loans, instalments.
 *
 *     Deposited on   Matures on    Kind     Amount    Rate
 *     10/02/2025     10/02/2028    Fixed   840,000    0.16
 */
export function listsTerms({ heading }: Pick<Table, 'heading'>): boolean {
  const cells = heading?.cells ?? [];
  const rated = cells.some(({ roles }) => roles[0] === 'rate');
  return rated && cells.every(({ roles }) => roles.length > 0 && !roles.some((role) => OF_BOOKINGS.has(role)));
}
