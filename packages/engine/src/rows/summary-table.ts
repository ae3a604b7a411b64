import type { ColumnRole, Heading } from '../shapes/layout.ts';
import type { KnownLine } from './figure-line.ts';

const NAMES_DAY: ReadonlySet<ColumnRole> = new Set(['date', 'value-date', 'transaction-date']);

/** True where something stands left of the line's date: it is of a fact that the line names, not a row's own. */
const standsBehind = ({ view: { date, line } }: KnownLine): boolean => date !== null && line.tokens[0] !== date;

/**
 * Under headings that name no day, a date behind words, and not on all lines, is one of a summary's facts: boxes that
 * stand side by side are no table of bookings, though their titles may read like its heading.
 *
 *     Account summary            Payment information
 *     Payments      - 120.00     Minimum payment       35.00
 *     Purchases       180.00     Due date         12/21/2023
 *     Fees              0.00
 */
export function listsFacts(heading: Heading | null, lines: readonly KnownLine[]): boolean {
  if (!heading || heading.cells.some(({ roles }) => roles.some((role) => NAMES_DAY.has(role)))) return false;
  const booked = lines.filter(({ kind }) => kind.kind === 'booked');
  const dated = lines.filter(({ view, kind }) => view.date !== null && kind.kind !== 'day');
  return dated.length > 0 && dated.length < booked.length && dated.every(standsBehind);
}
