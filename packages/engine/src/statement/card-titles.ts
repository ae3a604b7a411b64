import type { Item, Remark } from '../shapes/row.ts';
import { cardNumberIn } from './card-number.ts';

/** An opening balance stands so few items below the title that it belongs to. */
const ITEMS_SEEN = 3;

/** A name, and what parts it from the number behind it. */
const NAME_BEFORE = /^\p{L}[^\d]*?[\s:：#-]*$/u;

/** The number of a card that a line ends with behind a name, and says no more. */
function titleNumber({ cells }: Remark): string | null {
  const [{ text }, ...others] = cells as [Remark['cells'][number], ...Remark['cells']];
  const found = others.length === 0 ? cardNumberIn(text) : null;
  if (found === null || !text.endsWith(found)) return null;
  return NAME_BEFORE.test(text.slice(0, -found.length)) ? found.replace(/\s+/gu, '') : null;
}

/** Whether an opening balance stands right below, above any row. */
function standsOverOpening(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 1 + ITEMS_SEEN);
  const row = next.findIndex(({ kind }) => kind === 'row');
  const opening = next.findIndex((item) => item.kind === 'labelled' && item.phrase === 'opening');
  return opening >= 0 && (row < 0 || opening < row);
}

/**
 * The numbers of cards in titles right above the balance that each begins with: one bill lists the rows of several cards, each
 * between balances of its own.
 *
 *     PLUM GOLD : 4111 2222 3333 4444
 *                         YOUR PREVIOUS BALANCE       590.00
 *     16 FEB   13 FEB     GROCER                       14.00
 */
export function cardTitles(items: readonly Item[]): ReadonlyMap<Item, string> {
  const found = new Map<Item, string>();
  for (const [at, item] of items.entries()) {
    const number = item.kind === 'remark' && standsOverOpening(items, at) ? titleNumber(item) : null;
    if (number !== null) found.set(item, number);
  }
  return found;
}
