import type { Draft } from '../shapes/draft.ts';
import { currencyOfLanguage } from './currency.ts';
import type { DraftContext } from './draft-context.ts';

/**
 * Accounts of which nothing but the language tells a currency are assumed to be kept in that of the document's other accounts, where
 * those print one:
 *
 *     Share account 5535/S1     Withdrawn €   Lodged €   Balance €
 *     Loan account  5535/L2     Charged       Repaid     Balance
 */
export function inOneCurrency(
  contexts: readonly DraftContext[],
  language: string,
  again: (draft: Draft) => DraftContext,
): DraftContext[] {
  const printed = new Set(contexts.flatMap(({ currency }) => (currency.assumed ? [] : [currency.code])));
  const [code, ...others] = printed;
  if (code === undefined || others.length > 0) return [...contexts];
  return contexts.map((context) => {
    const { facts, items } = context.draft;
    const { assumed, code: guess } = context.currency;
    if (!assumed || guess === code || guess !== currencyOfLanguage(language)) return context;
    return again({ facts: { ...facts, currency: code, currencyAssumed: true }, items });
  });
}
