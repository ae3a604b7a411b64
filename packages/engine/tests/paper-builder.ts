import type { Candidate } from '../src/shapes/candidate.ts';
import type { Item } from '../src/shapes/row.ts';
import type { Paper } from '../src/statement/evidence.ts';
import { booking } from './item-builder.ts';
import { type ReadingSpec, reading } from './reading-builder.ts';

/** Papers for tests of what tells a statement: what was read of one, its rows, and the signs that speak for or against it. */

/** A statement of an account that nothing else is known of. */
export const candidate = (spec: ReadingSpec): Candidate => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'EUR' },
  period: { start: null, end: null },
  opening: null,
  closing: null,
  transactions: [],
  decimals: 2,
  reading: reading(spec),
  rows: [],
  datesDoubtful: [],
  origin: () => '',
  currencyAssumed: false,
  yearAssumed: false,
});

/** Rows of a document, one for each text. */
export const rows = (...texts: readonly string[]): Item[] =>
  texts.map((description, i) => booking(`${i + 1} March 2025`, '1.00', undefined, { description }));

/** The signs that were found, by name. */
export const namesOf = (paper: Paper): string[] => paper.signs.map(({ name }) => name);

/** Three rows of which each balance follows from the one before. */
export const CHAINED = candidate({
  rows: [
    ['-1.00', '9.00'],
    ['-2.00', '7.00'],
    ['-3.00', '4.00'],
  ],
});
