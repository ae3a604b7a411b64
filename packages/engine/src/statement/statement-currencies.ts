import { titlesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { currenciesOfName, isCurrencyCode, namedCurrency } from '../values/currency.ts';
import { currencyOfPlace } from './country.ts';

/**
 * One card's or customer's statements in several currencies, one below the other, each under a title that says its own:
 *
 *     Statement in: PESOS
 *      …
 *     Statement in: DOLLARS
 *
 * A name that several currencies bear is the one of the country that the pages tell of.
 */

/** A title is no longer. */
const TITLE_LENGTH = 40;

const IN_WHAT = /^ (?:in|en|em|i|w|v|na|på) ?[:：]? ?(\p{L}.*|\p{Sc}.*)$/iu;

/** The words for a currency behind those for a statement; null for none. */
function wordsIn({ cells }: Remark): string | null {
  for (const { text } of cells) {
    const title = text.length > TITLE_LENGTH ? undefined : titlesIn(text).find(({ at }) => at === 0);
    const words = title?.title === 'statement' ? IN_WHAT.exec(text.slice(title.length))?.[1] : undefined;
    if (words !== undefined && (codeOf(words) !== null || currenciesOfName(words).length > 0)) return words;
  }
  return null;
}

const codeOf = (words: string): string | null => (isCurrencyCode(words) ? words : namedCurrency(words));

/** The lines that say what the statement below them is in. */
export function statementCurrencies(items: readonly Item[]): ReadonlyMap<Item, string> {
  const named = items.flatMap((item) => {
    const words = item.kind === 'remark' ? wordsIn(item) : null;
    return words === null ? [] : [{ item, words }];
  });
  const several = new Set(named.map(({ words }) => words)).size > 1;
  return new Map(
    named.flatMap(({ item, words }) => {
      const options = currenciesOfName(words);
      const code = codeOf(words) ?? currencyOfPlace(items, options) ?? (several ? options[0] : null);
      return code ? [[item, code] as const] : [];
    }),
  );
}
