import type { Account, AccountType } from '@tallyleaf/contract';
import { accountTypesIn, phrasesIn, titlesIn } from '../languages/match.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { findHolder } from './holder.ts';
import { findInstitution } from './institution.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/**
 * The kind of account that the lines above its first row name: the nearer and the longer the name, the more it counts.
 * Cards and loans are told apart by {@link isCardBill} and {@link isLoan}.
 */
export function accountType(items: readonly Item[]): AccountType {
  const scores = new Map<AccountType, number>();
  const first = items.findIndex((item) => item.kind === 'row');
  const above = remarks(items.slice(0, first < 0 ? items.length : first));
  above.forEach((remark, i) => {
    for (const found of accountTypesIn(remark.text)) {
      if (found.type === 'credit-card' || found.type === 'loan') continue;
      const weight = found.length / (4 + above.length - i);
      scores.set(found.type, (scores.get(found.type) ?? 0) + weight);
    }
  });
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'checking';
}

const HEADLINES = 30;

/** How many lines above the first row a loan's title stands at most, and how many words it has. */
const TITLE_LINES = 4;
const TITLE_WORDS = 8;

/** True where a short title right above the rows names a loan, whose balance is what is owed. */
export function isLoan(items: readonly Item[]): boolean {
  const first = items.findIndex((item) => item.kind === 'row');
  return remarks(items.slice(0, Math.max(0, first)))
    .slice(-TITLE_LINES)
    .some(
      (remark) =>
        remark.text.split(' ').length <= TITLE_WORDS && accountTypesIn(remark.text).some(({ type }) => type === 'loan'),
    );
}

/** `カードご利用代金明細書`, `Credit card statement`: a title of a statement that names a card. */
const isCardTitle = (remark: Remark): boolean =>
  remark.cells.some(
    ({ text }) =>
      text.length < 50 &&
      titlesIn(text).some(({ title }) => title === 'statement') &&
      accountTypesIn(text).some(({ type }) => type === 'credit-card'),
  );

/**
 * True for the bill of a card account, whose figures are what is owed to the bank: a payment is due, and a title names a
 * card or a credit line is stated. Current accounts have credit lines too, and payments by card.
 */
export function isCardBill(items: readonly Item[], hasIban: boolean): boolean {
  const all = remarks(items);
  const said = new Set(all.flatMap((remark) => phrasesIn(remark.text).map(({ phrase }) => phrase)));
  const due = said.has('minimum-payment') || said.has('payment-due');
  const titled = all
    .slice(0, HEADLINES)
    .some((remark) => accountTypesIn(remark.text).some(({ type }) => type === 'credit-card'));
  if (hasIban) return false;
  return (due && (titled || said.has('credit-limit'))) || all.slice(0, HEADLINES).some(isCardTitle);
}

/** An account as the pages describe it. `all` are the document's items, `items` those of the account alone. */
export function describeAccount(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  currency: string,
  card: boolean,
): Account {
  const institution = findInstitution(all);
  const own = card ? 'credit-card' : isLoan(items) && !facts.iban ? 'loan' : accountType(items);
  return {
    institution,
    holder: findHolder(all, institution),
    number: facts.number,
    iban: facts.iban,
    bic: facts.bic,
    type: own,
    currency,
  };
}
