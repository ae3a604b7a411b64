import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { correctionsOf, draftOf, type StatementDraft } from '../editing/draft.ts';
import { offersOf, takeOffers } from './offers.ts';

/** A row at a height of its page, in tens of points. */
const row = (description: string, line: number, more: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description,
  reference: null,
  amount: '-1.00',
  balance: null,
  confidence: 0.9,
  where: { page: 1, box: [50, line * 10, 500, line * 10 + 9] },
  ...more,
});

const statementOf = (...transactions: Transaction[]): Statement => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'unknown', currency: 'EUR' },
  period: { start: null, end: null },
  opening: null,
  closing: null,
  transactions,
  reconciliation: { status: 'unverifiable', checks: [] },
});

const conversionOf = (statement: Statement): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements: [statement],
  warnings: [],
});
const draft = (statement: Statement): StatementDraft => draftOf(conversionOf(statement), null)[0] as StatementDraft;
const take = (statement: Statement, ...read: Transaction[]) => {
  const now = draft(statement);
  return takeOffers(statement, now, offersOf(statement, now, read));
};
const texts = ({ rows }: StatementDraft): string[] => rows.map(({ description }) => description);

describe('a row that was read again', () => {
  const statement = statementOf(row('one', 1), row('two', 2), row('four', 4));

  it('is put where it stands on the page, as a row that was not read before', () => {
    const { draft: next, place } = take(statement, row('three', 3));
    expect(texts(next)).toEqual(['one', 'two', 'three', 'four']);
    expect(place).toBe(2);
    expect(correctionsOf(conversionOf(statement), [next]).statements[0]?.rows).toEqual([
      [0, 1],
      { of: null, date: '2025-03-03', description: 'three', amount: '-1.00' },
      [2, 2],
    ]);
  });

  it('is put at the ends, too, and behind pages before', () => {
    expect(texts(take(statement, row('zero', 0), row('five', 5)).draft)).toEqual([
      'zero',
      'one',
      'two',
      'four',
      'five',
    ]);
    const later = row('next', 1, { where: { page: 2, box: [50, 10, 500, 19] } });
    expect(texts(take(statement, later).draft).at(-1)).toBe('next');
    expect(texts(take(statementOf(), row('only', 1)).draft)).toEqual(['only']);
  });

  it('is put upwards where the newest row is printed first', () => {
    const turned = statementOf(row('four', 4), row('two', 2), row('one', 1));
    expect(texts(take(turned, row('three', 3)).draft)).toEqual(['four', 'three', 'two', 'one']);
  });

  it('that stands already is told, whether it says the same or not', () => {
    const now = draft(statement);
    expect(offersOf(statement, now, [row('two', 2), row('other', 4)])).toMatchObject([
      { at: 1, same: true },
      { at: 2, same: false },
    ]);
    const { draft: next, place } = take(statement, row('other', 4));
    expect(texts(next)).toEqual(['one', 'two', 'other']);
    expect(place).toBe(2);
  });

  it('is another one than a row that took in its line', () => {
    const wide = statementOf(row('one two', 1, { where: { page: 1, box: [50, 10, 500, 32] } }));
    expect(offersOf(wide, draft(wide), [row('two', 2)])).toMatchObject([{ at: null, same: false }]);
  });

  it('stands already where it was taken before', () => {
    const { where: _, ...bare } = row('three', 3);
    const taken = statementOf(row('one', 1), bare);
    expect(offersOf(taken, draft(taken), [row('three', 3)])).toMatchObject([{ at: 1, same: true }]);
  });

  it('with figures of another currency is not offered', () => {
    expect(offersOf(statement, draft(statement), [row('yen', 3, { amount: '-100' })])).toEqual([]);
  });
});
