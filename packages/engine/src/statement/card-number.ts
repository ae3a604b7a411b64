import { MASKED } from './identifiers.ts';

/** `4000 12** **** 1234`: a card's number as its issuer prints it. A shop prints its end alone. */
export const CARD_NUMBER = new RegExp(
  `(?<![\\d*])\\d{4}[ -]?(?:\\d\\d)?${MASKED}{2,6}[ -]?${MASKED}{2,4}[ -]?\\d{3,4}(?!\\d)`,
  'u',
);
