import type { ColumnRole, Phrase } from '../languages/language.ts';
import { exactRoles, phrasesIn } from '../languages/match.ts';
import type { Block } from '../shapes/layout.ts';
import type { Item } from '../shapes/row.ts';

const WAYS: readonly (readonly [Phrase, ColumnRole])[] = [
  ['section-in', 'money-in'],
  ['section-out', 'money-out'],
];

/** A title has no more words. */
const MOST_WORDS = 6;

/**
 * What a title says with its last word, which names a section as well as a column of one direction: `ACH and Wire Credits`.
 * One that is called payments goes either way, and one with a figure is no title.
 */
export function wayAtEnd(text: string): Phrase | null {
  if (/\p{Nd}/u.test(text) || text.split(' ').length > MOST_WORDS) return null;
  const found = phrasesIn(text).filter(({ phrase }) => WAYS.some(([way]) => way === phrase));
  const ways = new Set(found.map(({ phrase }) => phrase));
  const last = found.find(({ at, length }) => at > 0 && at + length === text.length);
  const role = WAYS.find(([way]) => way === last?.phrase)?.[1];
  if (!last || !role || ways.size > 1) return null;
  return exactRoles(text.slice(last.at)).join() === role ? last.phrase : null;
}

/**
 * The direction of a table by the title right above its heading, where that ends with the words for it:
 *
 *     ACH and Wire Credits
 *     Date      Amount     Description
 *     07/06     408.81     DEPOSIT
 */
export function sectionAbove({ page, box }: Block, last: Item | undefined, reach: number): Phrase[] {
  if (last?.kind !== 'remark' || last.cells.length > 1 || last.spot.page !== page) return [];
  const blank = box[1] - last.spot.box[3];
  const way = blank < reach ? wayAtEnd(last.text) : null;
  return way ? [way] : [];
}
