import { describe, expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { accountTitled, listedAccounts } from './listed-accounts.ts';

const numbersIn = (...texts: readonly string[]): string[] =>
  [...listedAccounts(texts.map((text) => remark(text))).values()].map(({ number }) => number);

describe('accounts that an overview lists', () => {
  it('are known by their kinds and balances where it has no heading', () => {
    const lines = ['HKD Everyday | 555-000111-833 | HKD | 1,200.00', 'USD Savings | 555-000111-274 | USD | 80.00'];
    expect(numbersIn(...lines)).toEqual(['555-000111-833', '555-000111-274']);
    const listed = listedAccounts(lines.map((text) => remark(text)));
    expect(accountTitled(remark('USD Savings 555-000111-274'), listed)).toEqual({
      number: '555-000111-274',
      currency: 'USD',
    });
  });

  it.each([
    ['one line', ['Savings | 555-000111-833 | HKD | 1,200.00']],
    ['payees', ['Rowan Fell | 555-000111-833 | 1,200.00', 'Ada Finch | 555-000111-274 | 80.00']],
    ['payees abroad', ['Rowan Fell | 555-000111-833 | HKD | 1,200.00', 'Ada Finch | 555-000111-274 | USD | 80.00']],
    ['one number', ['Savings | 555-000111-833 | 1,200.00', 'Current | 555-000111-833 | 80.00']],
    ['no balances', ['Savings | 555-000111-833 | HKD', 'Current | 555-000111-274 | HKD']],
  ])('are not %s', (_, lines) => expect(numbersIn(...lines)).toEqual([]));
});
