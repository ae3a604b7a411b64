import { MASKED } from './identifiers.ts';

/** `4000 12** **** 1234`: a card's number as its issuer prints it. A shop prints its end alone. */
export const CARD_NUMBER = new RegExp(
  `(?<![\\d*])\\d{4}[ -]?(?:\\d\\d)?${MASKED}{2,6}[ -]?${MASKED}{2,4}[ -]?\\d{3,4}(?!\\d)`,
  'u',
);

/** `5353 1492 8926 9636`: sixteen digits in groups of four, on a card's bill. */
export const WHOLE_CARD_NUMBER = /(?<![\d-])[2-6]\d{3}(?: \d{4}){3}(?![ -]?\d)/u;

/** `Transactions on card ending 1815`, `tarjeta terminada en 1815`: the end of a card's number, behind words for it. */
export const CARD_ENDING =
  /(?:card (?:number )?ending(?: in| with)?|tarjeta terminada en|cartão (?:com )?final|carte se terminant par|karte (?:mit )?endziffern|karte endend auf|carta che termina con|卡(?:号|號)?(?:末[四4]位|末[四4]碼|尾号|尾號)) ?[:：]?[ *•xX.]*(\d{4})(?!\d)/iu;
