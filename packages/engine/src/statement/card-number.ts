import type { Item } from '../shapes/row.ts';
import { MASKED } from './identifiers.ts';

/** `4000 12** **** 1234`: a card's number as its issuer prints it. A shop prints its end alone. */
export const CARD_NUMBER = new RegExp(
  `(?<![\\d*])\\d{4}[ -]?(?:\\d\\d)?${MASKED}{2,6}[ -]?${MASKED}{2,4}[ -]?\\d{3,4}(?!\\d)`,
  'u',
);

/** `**** **** **** 1234`: nothing but its end, the other groups masked. */
const MASKED_GROUPS = new RegExp(
  `(?<![\\d*])(?:${MASKED}{4}[ -]?){3}(?:\\d{4}|${MASKED}\\d{3}|${MASKED}{2}\\d\\d)(?!\\d)`,
  'u',
);

/** `4000 1234 5678 9012`: all of its digits, in groups. */
const WHOLE_NUMBER = /(?<![\d*.,-])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\d*.,-])/u;

/** `Transactions on card ending 1815`, `tarjeta terminada en 1815`, `卡号末四码 1815`: its end, where no more is printed. */
const ENDING =
  /(?:(?<!\p{L})(?:ending|ends|terminad[ao]|terminée?|termina|endet|endziffern|final|die eindigt|slutter|slutar)(?: (?:in|with|en|par|con|auf|op|på))?|卡(?:号|號)?(?:末[四4][位碼码]|尾[号號]))[ :：]*[ *•xX.]*(\d{4})(?!\d)/iu;

/** What is printed above a bill's first row, titles of its groups included. */
function textsAbove(items: readonly Item[]): string[] {
  const first = items.findIndex((item) => item.kind === 'row');
  const above = items.slice(0, first < 0 ? items.length : first);
  return above.flatMap((item) => (item.kind === 'remark' || item.kind === 'section' ? [item.text] : []));
}

/** A card's number that its bill prints above the rows, under no name: the whole of it where that is printed, else its end. */
export function cardNumber(items: readonly Item[]): string | null {
  const texts = textsAbove(items);
  for (const pattern of [CARD_NUMBER, WHOLE_NUMBER, MASKED_GROUPS, ENDING]) {
    const found = texts.map((text) => pattern.exec(text)).find((match) => match !== null);
    if (found) return (pattern === ENDING ? found[1] : found[0])?.replace(/\s+/gu, '') ?? null;
  }
  return null;
}
