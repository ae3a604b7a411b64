import type { KnownLine } from './figure-line.ts';

const NEARLY_ALL = 0.9;

/**
 * Whether nearly every dated line with figures has a second date on the line below it: there rows may be as far apart as
 * the lines of one.
 */
export function comeInPairs(known: readonly KnownLine[]): boolean {
  const booked = known.filter(({ kind }) => kind.kind === 'booked');
  const paired = known.filter(
    ({ view, kind }, i) => kind.kind === 'booked' && view.date !== null && known[i + 1]?.kind.kind === 'opens',
  );
  const first = known.find(({ kind }) => kind.kind === 'booked' || kind.kind === 'opens');
  return first?.kind.kind === 'booked' && paired.length > 1 && paired.length >= booked.length * NEARLY_ALL;
}

/**
 * Dates on lines above the figures' ones begin the rows: what stands below figures goes on with their row.
 *
 *     09/01    TRANSFER SENT
 *              REF 00253605          3,116.35
 *              L. NOBODY
 *     10/01    BANK SERVICE
 */
export function datesLead(known: readonly KnownLine[]): boolean {
  const booked = known.filter(({ kind }) => kind.kind === 'booked');
  const opens = known.filter(({ kind }) => kind.kind === 'opens').length;
  return opens >= booked.length * NEARLY_ALL && booked.every(({ view }) => view.date === null);
}
