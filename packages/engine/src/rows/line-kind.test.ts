import { describe, expect, it } from 'vitest';
import { sectionOf } from './line-kind.ts';

describe('a title', () => {
  it.each([
    ['Withdrawals', ['section-out']],
    ['Pending transactions', ['pending']],
    // What is bought, but not yet on this bill.
    ['Purchases - future instalments', ['section-out', 'pending']],
    ['Compras - cuotas a vencer', ['section-out', 'pending']],
    ['Compras parceladas - próximas parcelas', ['section-out', 'pending']],
    ['Dear customer, your withdrawals are free of charge', []],
  ] as const)('%s: what rows it is of', (text, phrases) => {
    expect(sectionOf(text)).toEqual(phrases);
  });
});
