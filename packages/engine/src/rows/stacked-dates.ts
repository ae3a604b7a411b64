import { exactRoles } from '../languages/match.ts';
import { namesPosting } from '../languages/posting-words.ts';
import type { Table } from '../shapes/layout.ts';
import type { Row } from '../shapes/row.ts';
import type { KnownLine } from './figure-line.ts';

const namesDate = (text: string): boolean => exactRoles(text).some((role) => role.endsWith('date') || role === 'date');

/**
 * Whether a heading names two dates, one below the other, of which the second is that of booking:
 *
 *     Date of purchase    Details            Amount
 *     Posting date
 *     02 Mar              GROCER              24.50
 *     03 Mar              CARD 4711
 */
export function booksBelow({ dates }: Table): boolean {
  const [main] = [...dates].sort((a, b) => b.tokens.length - a.tokens.length);
  const words = (main?.heading?.text ?? '').replace(/[\p{No}*†]+/gu, '').split(' ');
  return words.some((_, at) => {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return !namesPosting(first) && namesPosting(second) && namesDate(first) && namesDate(second);
  });
}

/** A row whose second date is that of booking. */
export const bookedBelow = (row: Row): Row =>
  row.date && row.valueDate ? { ...row, date: row.valueDate, valueDate: row.date } : row;

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
