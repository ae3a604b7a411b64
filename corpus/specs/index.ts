import type { CaseSpec } from '../generator/case.ts';
import { ADDED_CASES } from './added.ts';
import { DUTCH_GERMAN_CASES } from './cases-dutch-german.ts';
import { EASTERN_CASES } from './cases-eastern.ts';
import { ENGLISH_CASES } from './cases-english.ts';
import { FIRST_CASES } from './cases-first.ts';
import { FRENCH_CASES } from './cases-french.ts';
import { NATIONAL_CASES } from './cases-national.ts';
import { NORDIC_CASES } from './cases-nordic.ts';
import { SOUTHERN_CASES } from './cases-southern.ts';

/** Every case of the corpus. */
export const CASES: readonly CaseSpec[] = [
  ...FIRST_CASES,
  ...FRENCH_CASES,
  ...ENGLISH_CASES,
  ...DUTCH_GERMAN_CASES,
  ...NORDIC_CASES,
  ...SOUTHERN_CASES,
  ...EASTERN_CASES,
  ...NATIONAL_CASES,
  ...ADDED_CASES,
];
