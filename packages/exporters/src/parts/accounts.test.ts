import type { Account } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { conversion, statement } from '../testing/cases.ts';
import { accountLabels, accountsOf } from './accounts.ts';

const of = (
  number: string | null,
  [start, end]: [string | null, string | null] = ['2025-03-01', '2025-03-31'],
  account: Partial<Account> = {},
) => statement({ account: { number, ...account }, period: { start, end } });

const april: [string, string] = ['2025-04-01', '2025-04-30'];

describe('accounts', () => {
  it('are one where number, currency and type agree and the periods follow on one another', () => {
    expect(accountsOf(conversion(of('1'), of('2'), of('1', april)))).toEqual([
      { label: '1', currency: 'USD', statements: [0, 2] },
      { label: '2', currency: 'USD', statements: [1] },
    ]);
    expect(accountsOf(conversion(of('1', april), of('1')))).toHaveLength(1);
    expect(
      accountsOf(conversion(of('1', ['2025-02-28', '2025-03-31']), of('1', ['2025-03-31', '2025-04-30']))),
    ).toHaveLength(1);
  });

  it.each([
    ['another period at the same time', of('1', ['2025-03-15', '2025-04-14'])],
    ['no period', of('1', [null, null])],
    ['another currency', of('1', april, { currency: 'EUR' })],
    ['another type', of('1', april, { type: 'savings' })],
    ['another IBAN', of('1', april, { iban: 'DE61999123450000555012' })],
    ['no number', of(null, april)],
  ])('are two with %s', (_, other) => {
    expect(accountsOf(conversion(of('1'), other))).toHaveLength(2);
    expect(accountsOf(conversion(of(null), of(null, april)))).toHaveLength(2);
  });

  it('have labels that tell them apart, and the printed number wherever it does', () => {
    expect(accountLabels(conversion(of('1')))).toEqual(['1']);
    expect(accountLabels(conversion(of(null)))).toEqual([null]);
    expect(accountLabels(conversion(of('1'), of('1', april)))).toEqual(['1', '1']);
    expect(accountLabels(conversion(of('1'), of('1', april, { currency: 'EUR' })))).toEqual(['1', '1']);
    const savings = of('1', undefined, { type: 'savings' });
    expect(accountLabels(conversion(of('1'), savings))).toEqual(['1 checking', '1 savings']);
    expect(accountLabels(conversion(of('1'), of('1')))).toEqual(['1', '1-2']);
    expect(accountLabels(conversion(of('1'), of('1'), savings))).toEqual(['1 checking', '1 checking-2', '1 savings']);
    expect(accountLabels(conversion(of(null), of(null), of(null, undefined, { currency: 'EUR' })))).toEqual([
      'UNKNOWNUSD',
      'UNKNOWNUSD-2',
      'UNKNOWNEUR',
    ]);
  });
});
