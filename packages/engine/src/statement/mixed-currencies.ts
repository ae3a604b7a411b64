import type { Phrase } from '../languages/language.ts';
import type { Item } from '../shapes/row.ts';
import { isCurrencyCode } from '../values/currency.ts';

const BALANCES: ReadonlySet<Phrase> = new Set(['opening', 'closing', 'carried-forward', 'brought-forward']);

/**
 * True where balances between an account's rows print codes of several currencies: rows of another account are among them.
 *
 *     Balance brought forward     SGD 21,825.57
 *      …
 *     Balance brought forward     USD 12,265.39
 */
export function mixesCurrencies(items: readonly Item[]): boolean {
  const codes = items.flatMap((item) =>
    item.kind === 'labelled' && item.inTable && BALANCES.has(item.phrase)
      ? item.figures.flatMap(({ amount: { symbol } }) => (symbol !== null && isCurrencyCode(symbol) ? [symbol] : []))
      : [],
  );
  return new Set(codes).size > 1;
}
