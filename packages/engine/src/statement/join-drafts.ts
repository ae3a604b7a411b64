import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Labelled } from '../shapes/row.ts';

/** Parts of a document that are one account's, though its pages were cut. */

/** A part that is still filled. */
export interface Open {
  facts: AccountFacts;
  items: Item[];
  rows: number;
  closed: boolean;
  /** Its period or its balance begins anew: it goes on from no other, though their balances may meet. */
  anew: boolean;
}

export const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;

export function merge(into: AccountFacts, seen: AccountFacts): void {
  into.number = seen.number ?? into.number;
  into.interbank = seen.interbank ?? into.interbank;
  into.iban = seen.iban ?? into.iban;
  into.bic = into.bic ?? seen.bic;
  into.currency = seen.currency ?? into.currency;
}

export const unitsOf = (item: Labelled): bigint | undefined => item.figures[0]?.amount.readings[0]?.units;

/** Numbers of cards have 15 digits or more, and are masked. An account's may end with a letter that checks it. */
export const isAccountNumber = (number: string | null): boolean =>
  number !== null && /^\d[\d./-]*[A-Z]?$/u.test(number) && number.replace(/\D/gu, '').length < 15;

const isBalanceOfTable = (item: Item): item is Labelled => item.kind === 'labelled' && item.inTable;

/** The balance that a part ends with, where a page's turn is what it is named for. */
function carriedBy(draft: Open | undefined): bigint | null {
  const last = draft?.items.findLast(isBalanceOfTable);
  return (last?.phrase === 'carried-forward' ? unitsOf(last) : null) ?? null;
}

/** The balance that a part begins with, where a page's turn is what it is named for. Above all rows, a word for both turns is that. */
function broughtTo({ items }: Open): bigint | null {
  const first = items.findIndex(isBalanceOfTable);
  const found = items[first] as Labelled | undefined;
  const row = items.findIndex((item) => item.kind === 'row');
  const brings = found?.phrase === 'brought-forward' || (found?.phrase === 'carried-forward' && first < row);
  return (found && brings ? unitsOf(found) : null) ?? null;
}

/** A part says what its account begins and ends with, or carries over a page, or its rows print their balances. */
function namesBalances({ items }: Open): boolean {
  const named = new Set<string>(items.flatMap((item) => (item.kind === 'labelled' ? [item.phrase] : [])));
  if (named.has('carried-forward') || named.has('brought-forward')) return true;
  const beside = items.some((item) => item.kind === 'row' && item.figures.some(({ role }) => role === 'balance'));
  return beside || (named.has('opening') && named.has('closing'));
}

/**
 * Behind an account whose balances are printed, one of which none are: its number is that of whom a row paid, and the
 * account's rows and sums go on.
 */
const isBareCut = (draft: Open, before: Open): boolean =>
  draft.rows > 0 &&
  !draft.anew &&
  (draft.facts.iban !== null || isAccountNumber(draft.facts.number)) &&
  !differs(before.facts.currency, draft.facts.currency) &&
  namesBalances(before) &&
  !namesBalances(draft);

/** What one page carries over and the next brings forward is one account's, whatever else the pages say of it. */
export function joinCarried(drafts: readonly Open[]): Open[] {
  const joined: Open[] = [];
  for (const draft of drafts) {
    const before = joined.at(-1);
    const carried = carriedBy(before);
    const goesOn =
      carried && !draft.anew && carried === broughtTo(draft) && !differs(before?.facts.iban ?? null, draft.facts.iban);
    if (before && isBareCut(draft, before)) before.items.push(...draft.items);
    else if (!before || !goesOn) joined.push(draft);
    else {
      merge(before.facts, draft.facts);
      before.items.push(...draft.items);
    }
  }
  return joined;
}
