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
  const isRow = ({ kind }: Item): boolean => kind === 'row';
  const between = items.slice(items.findIndex(isRow), items.findLastIndex(isRow) + 1);
  const codes = between.flatMap((item) => {
    if (item.kind !== 'labelled' || !BALANCES.has(item.phrase)) return [];
    return [...item.label.split(' '), ...item.figures.map(({ amount }) => amount.symbol ?? '')].filter(isCurrencyCode);
  });
  return new Set(codes).size > 1;
}
