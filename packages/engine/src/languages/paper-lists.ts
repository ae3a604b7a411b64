import type { PaperWords } from './paper-words.ts';
import { ASIAN_PAPERS } from './papers-asian.ts';
import { EASTERN_PAPERS } from './papers-eastern.ts';
import { PAPERS_FROM_RIGHT } from './papers-from-right.ts';
import { WESTERN_PAPERS } from './papers-western.ts';

/** By language. Words that both kinds of papers use (account number, customer number, amount due, VAT number) are in no list. */
export const paperWords: Readonly<Record<string, PaperWords>> = {
  ...WESTERN_PAPERS,
  ...EASTERN_PAPERS,
  ...ASIAN_PAPERS,
  ...PAPERS_FROM_RIGHT,
};
