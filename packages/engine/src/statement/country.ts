import { countrySignsIn } from '../languages/countries.ts';
import type { Item } from '../shapes/row.ts';
import { currencyOfCountry } from '../values/currency.ts';

/** A sign printed outside the rows counts for so many in them, where money goes abroad as well. */
const OUTSIDE = 2;

/** So much must speak for a country: one word may stand anywhere. Of a sign's few currencies less tells which. */
const ENOUGH = 2;
const ENOUGH_OF_FEW = 1;

/** What is enough to look at of long statements. */
const MOST_ROWS = 300;

/** Distinct signs of countries, with what each counts for. */
function weighedSigns(items: readonly Item[]): Map<string, { readonly country: string; readonly weight: number }> {
  const weighed = new Map<string, { readonly country: string; readonly weight: number }>();
  const seen = new Map<string, number>();
  let rows = 0;
  for (const item of items) {
    const inRow = item.kind === 'row';
    if (inRow && rows++ >= MOST_ROWS) break;
    const text = item.kind === 'remark' ? item.text : inRow ? item.description : '';
    if (text === '') continue;
    for (const { country, sign } of countrySignsIn(text)) {
      const key = `${country} ${sign}`;
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      const weight = inRow ? (times > 1 ? 1 : 0.25) : OUTSIDE;
      if (weight > (weighed.get(key)?.weight ?? 0)) weighed.set(key, { country, weight });
    }
  }
  return weighed;
}

/**
 * The currency of the country that a statement's words and addresses tell of: its payment systems, tax numbers, postal
 * codes. `options` are the currencies that its sign leaves open; empty where there is none. Null where nothing tells.
 */
export function currencyOfPlace(items: readonly Item[], options: readonly string[]): string | null {
  const scores = new Map<string, number>();
  for (const { country, weight } of weighedSigns(items).values()) {
    const currency = currencyOfCountry(country);
    if (!currency || (options.length > 0 && !options.includes(currency))) continue;
    scores.set(currency, (scores.get(currency) ?? 0) + weight);
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < (options.length > 0 ? ENOUGH_OF_FEW : ENOUGH) || first[1] === second?.[1]) return null;
  return first[0];
}
