import type { Account, AccountType } from '@tallyleaf/contract';
import { accountTypesIn, phrasesIn } from '../languages/match.ts';
import type { Phrase } from '../languages/language.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** The kind of account that the headlines name most plainly: earlier lines and longer names count for more. Cards are told apart by {@link isCardBill}. */
export function accountType(items: readonly Item[]): AccountType {
  const scores = new Map<AccountType, number>();
  remarks(items)
    .slice(0, 60)
    .forEach((remark, i) => {
      for (const found of accountTypesIn(remark.text)) {
        if (found.type === 'credit-card') continue;
        const weight = found.length / (6 + i);
        scores.set(found.type, (scores.get(found.type) ?? 0) + weight);
      }
    });
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'checking';
}

/** What only the bill of a card account says. */
const CARD_PHRASES: ReadonlySet<Phrase> = new Set(['minimum-payment', 'payment-due', 'credit-limit']);
const HEADLINES = 30;

/**
 * True for the bill of a card account, whose figures are what is owed to the bank. It takes two signs of it: a title
 * that says so, a payment due, a least payment, a credit line. An IBAN speaks against it.
 */
export function isCardBill(items: readonly Item[], hasIban: boolean): boolean {
  const all = remarks(items);
  const said = new Set(all.flatMap((remark) => phrasesIn(remark.text).map(({ phrase }) => phrase)));
  const signs = [...CARD_PHRASES].filter((phrase) => said.has(phrase)).length;
  const titled = all.slice(0, HEADLINES).some((remark) => accountTypesIn(remark.text).some(({ type }) => type === 'credit-card'));
  return signs + (titled ? 1 : 0) - (hasIban ? 2 : 0) >= 2;
}

const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d{3}/u.test(text) && text.length < 60;

/** What is printed largest near the top of the first page is the institution's name. */
function institution(all: readonly Remark[]): string | null {
  const first = all[0]?.spot.page;
  const top = all.filter((remark) => remark.spot.page === first && remark.spot.box[1] < 200);
  const cells = top
    .flatMap((remark) => remark.cells)
    .filter((cell) => isName(cell.text) && phrasesIn(cell.text).length === 0);
  const largest = Math.max(0, ...cells.map((cell) => cell.size));
  return cells.find((cell) => cell.size >= largest - 0.1)?.text ?? null;
}

/** The holder's name: beside the word for it, else null. */
function holder(all: readonly Remark[]): string | null {
  for (const remark of all) {
    for (const found of phrasesIn(remark.text)) {
      if (found.phrase !== 'holder') continue;
      const rest = remark.text.slice(found.at + found.length).replace(/^[\s:：]+/u, '');
      if (isName(rest)) return rest;
    }
  }
  return null;
}

/** An account as the pages describe it. `all` are the document's items, `items` those of the account alone. */
export function describeAccount(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  currency: string,
  card: boolean,
): Account {
  const everywhere = remarks(all);
  const own = card ? 'credit-card' : accountType(items);
  return {
    institution: institution(everywhere),
    holder: holder(everywhere),
    number: facts.number,
    iban: facts.iban,
    bic: facts.bic,
    type: own,
    currency,
  };
}
