import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { contextOf } from './draft-context.ts';

/** The days of two rows that print no year, below a title. */
function under(title: string) {
  const items = [
    remark(title),
    remark('Offer until 31/12/2031'),
    booking('30 Dec', '-12.00'),
    booking('4 Jan', '900.00'),
  ];
  const facts = { number: null, interbank: null, iban: null, bic: null, currency: null };
  const form = { decimalMark: '.', decimals: 2 } as const;
  const context = contextOf({ facts, items }, { all: items, form, locale: undefined, language: 'en' }, false);
  return { days: context.rows.map(({ day }) => day), assumed: context.yearAssumed };
}

it('a period whose dates read both ways has the order of day and month that the rows tell', () => {
  const items = [
    remark('Billing period 05/02/2025 - 04/03/2025 USD'),
    booking('13/02/2025', '12.00'),
    booking('02/03/2025', '8.00'),
  ];
  const facts = { number: null, interbank: null, iban: null, bic: null, currency: 'USD' };
  const form = { decimalMark: '.', decimals: 2 } as const;
  const { period } = contextOf({ facts, items }, { all: items, form, locale: undefined, language: 'en' }, false);
  expect(period).toEqual({ start: '2025-02-05', end: '2025-03-04' });
});

describe('years that rows do not print', () => {
  it('are those before the day in the title', () => {
    expect(under('Statement of account 15 January 2025')).toEqual({
      days: ['2024-12-30', '2025-01-04'],
      assumed: false,
    });
  });

  it('are not certain without one', () => expect(under('Statement of account').assumed).toBe(true));
});
