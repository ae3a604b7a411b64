import { exactRoles } from '../languages/match.ts';
import { currenciesOfName, currenciesOfSymbol, isCurrencyCode, namedCurrency } from './currency.ts';

/** Words that name amounts, before their currency. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out', 'net']);
/** A currency has no more words. */
const MOST_WORDS = 3;
/** `Importe en dólares`: a word between a figure's name and its currency. */
const LEADS: ReadonlySet<string> = new Set(['en', 'in', 'em', 'i', 'w', 'v']);

/** The currencies that words may stand for as a whole; empty for none. */
function optionsOf(text: string): readonly string[] {
  if (isCurrencyCode(text)) return [text];
  const symbols = currenciesOfSymbol(text);
  if (symbols.length > 0) return symbols;
  if (!/\p{L}{3}/u.test(text)) return [];
  const name = namedCurrency(text);
  return name ? [name] : currenciesOfName(text);
}

/**
 * The currencies that a heading over a column of amounts may mean, the likeliest first, where it names one alone or behind
 * words for amounts: `PESOS`, `U$S`, `Importe en dólares`, `Amount (USD)`. Empty for none.
 */
export function headedCurrencies(heading: string): readonly string[] {
  const words = heading
    .replace(/[()[\]（）]/gu, ' ')
    .trim()
    .split(/\s+/u);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const options = optionsOf(words.slice(-count).join(' '));
    if (options.length === 0) continue;
    const before = words.slice(0, -count);
    if (LEADS.has(before.at(-1)?.toLowerCase() ?? '')) before.pop();
    if (before.length === 0 || exactRoles(before.join(' ')).some((role) => AMOUNTS.has(role))) return options;
  }
  return [];
}

/** True for headings of two or more columns that each name another currency. */
export function nameCurrencies(headings: readonly string[]): boolean {
  const named = headings.map((heading) => headedCurrencies(heading).join()).filter((options) => options !== '');
  return new Set(named).size > 1;
}
