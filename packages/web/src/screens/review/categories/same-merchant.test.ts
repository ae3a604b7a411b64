import { describe, expect, it } from 'vitest';
import { setCells } from '../editing/commands.ts';
import type { StatementDraft } from '../editing/draft.ts';
import { offersAfter, openRows, rulesByKey, withRules } from './same-merchant.ts';

const row = (key: number, description: string, category: string | null = null) => ({
  key,
  of: key,
  date: '2025-03-03',
  valueDate: null,
  description,
  reference: null,
  amount: '-5.00',
  balance: null,
  category,
});

const draft: StatementDraft = {
  opening: null,
  closing: null,
  period: { start: null, end: null },
  rows: [
    row(0, 'CARD PAYMENT GREEN GROCER 03/03'),
    row(1, 'Card payment Green Grocer 04/03'),
    row(2, 'HARBOUR BAKERY'),
    row(3, 'GREEN GROCER REF 00123', 'Gifts'),
    row(4, 'HILL FLATS'),
  ],
  confirmed: [],
  turned: false,
  nextKey: 5,
};

const give = (keys: readonly number[], category: string | null): StatementDraft =>
  setCells(draft, new Map(keys.map((key) => [key, { category }])));

const groceries = { key: 'GREEN GROCER', merchant: 'GREEN GROCER', category: 'Groceries' };

describe('what is offered', () => {
  it('is the same category for other rows of the merchant that have none', () => {
    const after = give([0], 'Groceries');
    expect(offersAfter(draft, after, new Map())).toEqual([groceries]);
    expect(openRows([after], groceries)).toBe(1);
    expect(openRows([after, draft], groceries)).toBe(3);
  });

  it('is nothing for what was given before, is taken away, or has a rule already', () => {
    expect(offersAfter(draft, draft, new Map())).toEqual([]);
    expect(offersAfter(draft, give([3], null), new Map())).toEqual([]);
    expect(offersAfter(draft, give([0], 'Groceries'), rulesByKey([groceries]))).toEqual([]);
  });

  it('is nothing where rows of many merchants got one category', () => {
    expect(offersAfter(draft, give([0, 2, 4], 'Spring'), new Map())).toEqual([]);
  });

  it('is no more once the row has another category', () => {
    expect(openRows([draft], groceries)).toBeNull();
  });
});

describe('rules', () => {
  it('fill in rows without a category, and no other', () => {
    const filled = withRules(draft, rulesByKey([groceries]));
    expect(filled.rows.map(({ category }) => category)).toEqual(['Groceries', 'Groceries', null, 'Gifts', null]);
  });

  it('leave a statement as it is where they say nothing', () => {
    expect(withRules(draft, new Map())).toBe(draft);
  });
});
