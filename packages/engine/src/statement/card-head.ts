import { accountTypesIn, titlesIn } from '../languages/match.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { CARD_NUMBER } from './card-number.ts';
import { phrasesOf } from './phrases.ts';
import { titleParts } from './title-parts.ts';

/** A head is no longer. */
const HEADLINES = 30;
/** Titles are no longer; running text names cards as well. */
const TITLE_LENGTH = 60;

/** Cards that pay from an account at once, or from what was paid in before. */
const DEBIT =
  /debit(?! ?\()|débit(?! différé)|d[eé]bito(?! diferido)|prepa|prepag|girocard|guthaben|дебет|借记|借記|체크카드|デビット|プリペイド/iu;

/** Whether a text names a card that pays from an account at once. */
export const paysAtOnce = (text: string): boolean => DEBIT.test(text);

const isCardKind = (text: string): boolean => accountTypesIn(text).some(({ type }) => type === 'credit-card');

/** Signs of a card's bill: of a title, a number, a limit with days of payment, and no other number than the card's. */
const ENOUGH = 2;
/** An account with an IBAN is sooner one that a card belongs to. */
const ENOUGH_WITH_IBAN = 3;

/**
 * True where what is printed around the rows is what the bills of cards print, two of these at least, and nothing says an
 * account of another kind: a title that names a credit card, a card's number, a limit or what is due, no account's number.
 *
 *     Plum Card  5550 12** **** 1234        Credit limit 60,000.00
 */
export function isCardByHead({ number, iban }: AccountFacts, items: readonly Item[]): boolean {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  const headlines = remarks.slice(0, HEADLINES);
  const titles = headlines
    .flatMap(({ cells }) => cells.flatMap(({ text }) => titleParts(text)))
    .filter((text) => text.length <= TITLE_LENGTH);
  const cards = titles.filter(isCardKind);
  const texts = items.flatMap((item) => (item.kind === 'section' ? [item.text] : []));
  const numbers = [...headlines.map(({ text }) => text), ...texts].filter((text) => CARD_NUMBER.test(text));
  if ((cards.length === 0 && numbers.length === 0) || [...cards, ...numbers].some(paysAtOnce)) return false;
  const limited = remarks.some((remark) =>
    phrasesOf(remark).some(({ phrase }) => ['credit-limit', 'minimum-payment', 'payment-due'].includes(phrase)),
  );
  const titled = cards.some((text) => titlesIn(text).some(({ title }) => title === 'statement'));
  const ownNumber = number === null ? iban === null : CARD_NUMBER.test(number);
  const signs = [cards.length > 0, titled, numbers.length > 0, limited, ownNumber].filter((sign) => sign).length;
  return signs >= (iban === null ? ENOUGH : ENOUGH_WITH_IBAN);
}
