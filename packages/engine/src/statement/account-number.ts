import type { AccountFacts } from '../shapes/draft.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { cardNumber, cardOfRows, cardTitled } from './card-number.ts';
import { customerNumber, MASKED, numberInIban } from './identifiers.ts';
import { folioNumber, memberNumber } from './member-number.ts';
import { numberBelowName } from './number-below-name.ts';
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
 * The number that a bill's head names for its holder, where numbers of cards stand in titles of the table alone: of several cards, one
 * each.
 */
function holderNumber(items: readonly Item[], all: readonly Item[]): string | null {
  const table = items.findIndex((item) => item.kind === 'section' && item.text === '');
  return table < 0 || cardNumber(items.slice(0, table)) !== null ? null : customerNumber(all);
}

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
    (isInherited(facts.number, items) ? numberBesideName(items) : null) ??
    (ofCard !== null && (isShort(facts.number) || isOfSentences(facts.number, all) || isBelowRows(facts.number, all))
      ? ofCard
      : facts.number) ??
    (card ? holderNumber(items, all) : null) ??
    ofCard ??
    numberBesideName(items) ??
    facts.interbank ??
    (facts.iban === null ? numberOfAll(all) : null) ??
    (card ? (cardTitled(items) ?? cardOfRows(items)) : null);
  if (named !== null) return named;
  if (facts.iban !== null) return numberInIban(facts.iban, all);
  return maskedInTitle(items) ?? numberBelowName(items) ?? folioNumber(all) ?? customerNumber(all) ?? memberNumber(all);
}
