import type { Phrase } from '../languages/language.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { CARD_NUMBER } from './card-number.ts';
import { datesOf } from './mentioned-dates.ts';

const TOTALS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** A sum that a table names. */
export const isTotal = (item: Item | undefined): boolean =>
  item?.kind === 'labelled' && item.inTable && TOTALS.has(item.phrase);

/** Items on one line. */
export const standsAt = (item: Item, other: Item | undefined): boolean =>
  item.spot.page === other?.spot.page && item.spot.box[1] === other.spot.box[1];

/** `A. NOBODY card ending 1234`, `Card XXXX 1234, A. Nobody`: words, and behind them, or before a name, the four figures that a card's number ends with. */
const CARD_ENDING = /^(?=.*\p{L}{2}).*(?:[^\d.,/-]\d{4}|[Xx*•]-\d{4,5})(?:,? \p{L}[\p{L}.' -]+)?$/u;

/** Whether the purchases of another card may begin below lines: what is above them ends a part, or one names a card and no day. */
function mayPart(titles: readonly Remark[], above: Item | undefined): boolean {
  if (isTotal(above)) return true;
  return above?.kind === 'row' && titles.some(namesCard);
}

/** A line names a card and no day. */
const namesCard = (item: Remark): boolean =>
  CARD_NUMBER.test(item.text) || (CARD_ENDING.test(item.text) && datesOf(item).found.length === 0);

/** So many lines are one title. */
const MOST_LINES = 2;

/**
 * Titles right below a part's total, or with a card's number right below rows, and above the next rows, on one page:
 * another card's purchases begin.
 *
 *     Total of card 1234                 30.00
 *     Card 5678
 *     A. Nobody
 *     03 Mar     GROCER                  12.00
 */
export function partTitles(items: readonly Item[]): ReadonlySet<Item> {
  // A named figure's line is a remark as well
  const alone = items.filter((item, i) => item.kind !== 'remark' || !standsAt(item, items[i - 1]));
  const found = new Set<Item>();
  alone.forEach((above, i) => {
    const lines = alone.slice(i + 1, i + 2 + MOST_LINES);
    const end = lines.findIndex(({ kind }) => kind !== 'remark');
    const [titles, below] = [lines.slice(0, end) as Remark[], lines[end]];
    const [title] = titles;
    if (!title || below?.kind !== 'row' || !mayPart(titles, above)) return;
    if ([above, below].every(({ spot }) => spot.page === title.spot.page)) found.add(title);
  });
  for (const title of cardsOnNextPages(alone)) found.add(title);
  return found;
}

/** The digits that a line prints: those of its card. */
const digitsOf = ({ text }: Remark): string => text.replace(/\D/gu, '');

/** Titles right above a page's first row that name another card than the title before. What each page says again is its letterhead. */
function cardsOnNextPages(items: readonly Item[]): Item[] {
  let last: string | null = null;
  let page = 0;
  return items.flatMap((item, i) => {
    if (item.kind !== 'row') return [];
    const title = items[i - 1];
    const turned = page > 0 && item.spot.page > page;
    page = item.spot.page;
    if (title?.kind !== 'remark' || title.spot.page !== page || !namesCard(title)) return [];
    const other = last !== null && digitsOf(title) !== last;
    last = digitsOf(title);
    return turned && other ? [title] : [];
  });
}
