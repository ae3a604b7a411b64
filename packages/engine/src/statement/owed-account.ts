import type { Account } from '@tallyleaf/contract';
import { saysOwed } from '../languages/owed-words.ts';
import type { Draft } from '../shapes/draft.ts';
import type { Item } from '../shapes/row.ts';
import { namedType } from './named-type.ts';
import type { SignScheme } from './signs.ts';

/** `Previous outstanding balance   148.10`, and the new one: both ends are called what is owed, whatever their signs. */
function endsOwed(items: readonly Item[]): boolean {
  const owed = (phrase: 'opening' | 'closing'): boolean =>
    items.some((item) => item.kind === 'labelled' && item.phrase === phrase && saysOwed(item.label));
  return owed('opening') && owed('closing');
}

/** An account of no named kind whose figures, or balances, are what is owed is a card's. */
export function ofOwed(account: Account, { items, facts }: Draft, scheme: SignScheme): Account {
  const isNamed = account.type !== 'checking' || namedType(items, account.institution, facts.number) !== null;
  const isOwed = scheme.owed || (account.iban === null && endsOwed(items));
  return isOwed && !isNamed ? { ...account, type: 'credit-card' } : account;
}
