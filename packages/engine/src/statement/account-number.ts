import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { cardNumber, cardNumberIn, cardOfRows, cardTitled } from './card-number.ts';
import { customerNumber, MASKED, numberInIban } from './identifiers.ts';
import { memberNumber } from './member-number.ts';
import { numberBelowName } from './number-below-name.ts';
import { isTiedTo } from './paid-from.ts';
import { SENTENCE_WORDS, wordsOf } from './sentences.ts';
import { goesOnFrom, maskedInTitle, numberBesideName, numberOfAll } from './title-number.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** True for a number that the account's own part of the document does not print: it was named before another account. */
const isInherited = (number: string | null, items: readonly Item[]): boolean =>
  number !== null && !items.some((item) => item.kind === 'remark' && item.text.replace(/\s+/gu, '').includes(number));

/** The cell of a line that names a number, or the line as a whole: cells side by side are no sentence. */
const lineNaming = (number: string | null, { text, cells }: Remark): string =>
  cells.find((cell) => number !== null && cell.text.replace(/\s+/gu, '').includes(number))?.text ?? text;

/**
 * True for a number that is printed in sentences alone: a card's bill says what account it is paid from.
 *
 *     We will collect the sum of 775.48 on the 29th from your account 1203 0099.
 */
function isOfSentences(number: string | null, all: readonly Item[]): boolean {
  const lines = remarks(all);
  const naming = lines.flatMap(({ text }, i) => (number && text.replace(/\s+/gu, '').includes(number) ? [i] : []));
  const isSentence = (i: number): boolean => wordsOf(lines[i] ? lineNaming(number, lines[i]) : '') >= SENTENCE_WORDS;
  return (
    naming.length > 0 &&
    naming.every((i) => isSentence(i) || (wordsOf(lines[i]?.text ?? '') === 1 && isSentence(i - 1)))
  );
}

/** True for a number that is printed below the rows alone: a bill's payment slip names the account that is paid into. */
function isBelowRows(number: string | null, items: readonly Item[]): boolean {
  const first = items.findIndex((item) => item.kind === 'row');
  return first >= 0 && isInherited(number, items.slice(0, first)) && !isInherited(number, items.slice(first));
}

const FEW_DIGITS = new RegExp(`^${MASKED}*\\d{1,5}$`, 'u');

/** `Contract 6753`, `Paid from ***4179`: so few digits tell no card from others, where more of its number is printed as well. */
const isShort = (number: string | null): boolean => number !== null && FEW_DIGITS.test(number);

/**
 * True for the number of the account that the one card of a bill is tied to; several cards go by it.
 *
 *     Carte Premier N° 4974 XXXX XXXX 0035
 *     Compte support : 0548275
 */
function isOfTied(number: string | null, all: readonly Item[]): boolean {
  const texts = all.flatMap((item) => (item.kind === 'remark' || item.kind === 'section' ? [item.text] : []));
  const cards = new Set(texts.flatMap((text) => cardNumberIn(text)?.replace(/[\s-]+/gu, '') ?? []));
  if (number === null || cards.size !== 1) return false;
  const printed = new RegExp([...number].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/u, '\\$&')).join(' ?'), 'u');
  const naming = texts.map((text) => printed.exec(text)).filter((found) => found !== null);
  return naming.length > 0 && naming.every(({ input, index }) => isTiedTo(input, index));
}

/**
 * The number that a bill's head names for its holder, where numbers of cards stand in titles of the table alone, of several cards one
 * each, or nothing but a card's last digits is printed.
 */
function holderNumber(items: readonly Item[], all: readonly Item[]): string | null {
  const table = items.findIndex((item) => item.kind === 'section' && item.text === '');
  const card = table < 0 ? null : cardNumber(items.slice(0, table));
  return table < 0 || (card !== null && !END_ALONE.test(card)) ? null : customerNumber(all);
}

/** A card's last digits, no mask before them. */
const END_ALONE = /^\d{4}$/u;

/** What tells that a number named in a card's bill is not the card's. */
const OTHERS = [isShort, isOfSentences, isBelowRows, isOfTied];

/** An account's number, or that of its card or its customer where the pages name no other. `all` are the document's items. */
export function accountNumber(
  facts: AccountFacts,
  items: readonly Item[],
  all: readonly Item[],
  card: boolean,
): string | null {
  const ofCard = card ? (cardNumber(items) ?? cardNumber(all)) : null;
  const named =
    goesOnFrom(facts.number, items, all) ??
    goesOnFrom(memberNumber(all), items, all) ??
    (isInherited(facts.number, items) ? numberBesideName(items, all) : null) ??
    (ofCard !== null && OTHERS.some((isOther) => isOther(facts.number, all)) ? ofCard : facts.number) ??
    (card ? holderNumber(items, all) : null) ??
    ofCard ??
    numberBesideName(items, all) ??
    facts.interbank ??
    (facts.iban === null ? numberOfAll(all) : null) ??
    (card ? (cardTitled(items) ?? cardOfRows(items)) : null);
  if (named !== null) return named;
  if (facts.iban !== null) return numberInIban(facts.iban, all);
  return maskedInTitle(items) ?? numberBelowName(items) ?? customerNumber(all) ?? memberNumber(all);
}
