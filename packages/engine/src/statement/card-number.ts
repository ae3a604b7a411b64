import type { Item, Remark, Row, Section } from '../shapes/row.ts';
import { MASKED } from './identifiers.ts';

/** `4000 12** **** 1234`, `XXXX-XXXXXX-12345`: a card's number as its issuer prints it. A shop prints its end alone. */
export const CARD_NUMBER = new RegExp(
  `(?<![\\d*])(?:\\d{4}[ -]?(?:\\d\\d)?${MASKED}{2,6}[ -]?${MASKED}{2,4}[ -]?\\d{3,4}|${MASKED}{4}([ -])${MASKED}{6}\\1\\d{5}|(?:${MASKED}{4}[ -]){3}\\d{4})(?!\\d)`,
  'u',
);

/** `**** **** **** 1234`: nothing but its end, the other groups masked. */
const MASKED_GROUPS = new RegExp(
  `(?<![\\d*])(?:${MASKED}{4}[ -]?){3}(?:\\d{4}|${MASKED}\\d{3}|${MASKED}{2}\\d\\d)(?!\\d)`,
  'u',
);

/** `4000 1234 5678 9012`: all of its digits, in groups. */
const WHOLE_NUMBER = /(?<![\d*.,-])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\d*.,-])/u;

/** `Transactions on card ending 1815`, `tarjeta terminada en 1815`, `המסתיים בספרות 1815`, `卡号末四码 1815`: its end, where no more is printed. */
const ENDING =
  /(?:(?<!\p{L})(?:ending|ends|terminad[ao]|terminée?|termina|endet|endziffern|final|die eindigt|laatste (?:vier|4) cijfers|last (?:four|4) digits|letzten? (?:vier|4) (?:Ziffern|Stellen)|(?:cuatro|4) últimos dígitos|últimos (?:quatro|cuatro|4) dígitos|ultime (?:quattro|4) cifre|(?:quatre|4) derniers chiffres|slutter|slutar|ה?מסתיי(?:ם|מת) ב(?:ספרות)?|ספרות אחרונות)(?: (?:in|with|en|par|con|auf|op|på))?|卡(?:号|號)?(?:末[四4][位碼码]|尾[号號]))[ :：]*[ *•xX.]*(\d{4})(?!\d)/iu;

/** True for a text that names a card by its last digits. */
export const namesCardsEnd = (text: string): boolean => ENDING.test(text);

/** A title stands no more lines above the rows of its group. */
const TITLE_LINES = 2;

const isText = (item: Item | undefined): item is Remark | Section =>
  item?.kind === 'remark' || item?.kind === 'section';

const textOf = (item: Item): string[] => (isText(item) ? [item.text] : []);

/** Where a bill's first row stands among its items, or their end. */
function firstRow(items: readonly Item[]): number {
  const first = items.findIndex((item) => item.kind === 'row');
  return first < 0 ? items.length : first;
}

/** The whole number that texts name where one does, else its end. */
function numberIn(texts: readonly string[]): string | null {
  for (const pattern of [CARD_NUMBER, WHOLE_NUMBER, MASKED_GROUPS, ENDING]) {
    const found = texts.map((text) => pattern.exec(text)).find((match) => match !== null);
    if (found) return (pattern === ENDING ? found[1] : found[0])?.replace(/\s+/gu, '') ?? null;
  }
  return null;
}

/** A card's number as a text prints it, most of its groups at least. */
export const cardNumberIn = (text: string): string | null =>
  [CARD_NUMBER, WHOLE_NUMBER, MASKED_GROUPS]
    .map((pattern) => pattern.exec(text)?.[0] ?? null)
    .find((found) => found !== null) ?? null;

/** A card's number that its bill prints above the rows, titles of its groups included, under no name. */
export const cardNumber = (items: readonly Item[]): string | null =>
  numberIn(items.slice(0, firstRow(items)).flatMap(textOf));

/** The one in the first title of a group of rows further down, above which stands what was paid. */
export function cardTitled(items: readonly Item[]): string | null {
  const isTitle = (at: number): boolean =>
    items.slice(at + 1, at + 2 + TITLE_LINES).find((item) => !isText(item))?.kind === 'row';
  const first = firstRow(items);
  return numberIn(items.flatMap((item, at) => (at > first && isTitle(at) ? textOf(item) : [])));
}

/** The end of a card's number, its other digits masked or not printed. */
const END_ALONE = new RegExp(`^(?:${MASKED}|[ -])*\\d{4}$`, 'u');

/**
 * The end of its number as most rows of a bill print it, where all that do print the same:
 *
 *     06 JUL   •••• 3084   GROCER        57,50
 *     07 JUL   •••• 3084   BOOKS         11,30
 */
export function cardOfRows(items: readonly Item[]): string | null {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const printed = rows.flatMap(({ account }) => account?.trim() ?? []);
  const [number = '', ...others] = new Set(printed);
  if (others.length > 0 || printed.length * 2 <= rows.length || !END_ALONE.test(number)) return null;
  return number.replace(/\s+/gu, '');
}
