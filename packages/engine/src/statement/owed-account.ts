import type { Account } from '@tallyleaf/contract';
import type { Draft } from '../shapes/draft.ts';
import { namedType } from './named-type.ts';
import type { SignScheme } from './signs.ts';

/** An account of no named kind whose figures are what is owed is a card's. */
export function ofOwed(account: Account, { items, facts }: Draft, scheme: SignScheme): Account {
  const isNamed = account.type !== 'checking' || namedType(items, account.institution, facts.number) !== null;
  return scheme.owed && !isNamed ? { ...account, type: 'credit-card' } : account;
}
