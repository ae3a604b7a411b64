import type { Draft } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { findIban } from '../values/iban.ts';
import { splitDrafts } from './split-drafts.ts';

const hasRows = ({ items }: Draft): boolean => items.some((item) => item.kind === 'row');

const unitsNamed = ({ items }: Draft, phrase: 'opening' | 'closing'): readonly (bigint | undefined)[] =>
  items.flatMap((item) =>
    item.kind === 'labelled' && item.phrase === phrase ? [item.figures[0]?.amount.readings[0]?.units] : [],
  );

/** Each begins and closes with balances, or names one that no other does; a bill's stand above its first card and below its last. */
function haveOwnBalances(drafts: readonly Draft[]): boolean {
  const openings = drafts.map((draft) => unitsNamed(draft, 'opening'));
  const closings = drafts.map((draft) => unitsNamed(draft, 'closing'));
  const apart = (named: typeof openings): boolean =>
    named.every((own) => own.some((units) => named.every((other) => other === own || !other.includes(units))));
  return openings.every((own, i) => own.length * (closings[i]?.length ?? 0) > 0) || apart(openings) || apart(closings);
}

/** The number that the pages name first: the account's. Those of its cards stand in the table, over their rows. */
function firstNumber(items: readonly Item[]): string | null {
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.kind === 'row') return null;
    const number = item.kind === 'remark' ? (splitDrafts(items.slice(i, i + 2))[0]?.facts.number ?? null) : null;
    if (number !== null) return number;
  }
  return null;
}

/**
 * A card bill's drafts. Cards of several holders stand on one bill, each under its number; one balance is of them all:
 *
 *     Account 100 200 300        Previous balance  120.00    New balance  95.00
 *     Card 4111 **** 1111
 *     …
 *     Card 4111 **** 2222
 *
 * They are one statement, but where each has a balance of its own, or a currency.
 */
export function cardDrafts(items: readonly Item[], drafts: readonly Draft[]): readonly Draft[] {
  const withRows = drafts.filter(hasRows);
  const currencies = new Set(drafts.flatMap(({ facts }) => facts.currency ?? []));
  const [first] = withRows;
  if (!first || currencies.size > 1 || (withRows.length > 1 && haveOwnBalances(withRows))) return drafts;
  return [{ facts: { ...first.facts, number: firstNumber(items) ?? first.facts.number }, items }];
}

/**
 * A bill's draft without the account that it is paid into: a slip below the rows names it, not the card's own.
 *
 *     Credit card statement
 *     03/03  GROCER                 30.00
 *     Payment slip     Payable to  IBAN …
 */
export function withoutSlip({ facts, items }: Draft): Draft {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const names = (item: Item): item is Remark => item.kind === 'remark' && findIban(item.text) === facts.iban;
  const named = items.findIndex(names);
  return facts.iban !== null && first >= 0 && named > first
    ? { facts: { ...facts, iban: null, bic: null }, items }
    : { facts, items };
}
