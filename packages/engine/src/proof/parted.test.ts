import type { Statement } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { withPartsDoubted } from './parted.ts';

const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };

const booked: Statement['transactions'][number] = {
  date: '2025-03-03',
  valueDate: null,
  description: 'RENT',
  reference: null,
  amount: '-1.00',
  balance: null,
  where: place,
  confidence: 1,
};

/** A statement from one balance to another; `places`: how many of both are printed by themselves. */
const part = (opening: string, closing: string, places = 1, number = '40718', rows = 0): Statement => ({
  account: { institution: null, holder: null, number, iban: null, bic: null, type: 'checking', currency: 'EUR' },
  period: { start: '2025-03-01', end: '2025-03-31' },
  opening,
  closing,
  transactions: Array.from({ length: rows }, () => booked),
  reconciliation: {
    status: 'verified',
    checks: [
      { kind: 'opening-plus-transactions-is-closing', ok: true, where: Array.from({ length: places }, () => place) },
    ],
  },
});

const verdicts = (...parts: Statement[]): string[] =>
  withPartsDoubted(parts).map(({ reconciliation }) => reconciliation.status);

it('parts of one account and period that do not meet have lost rows between them', () => {
  expect(verdicts(part('100.00', '900.00'), part('600.00', '588.00'))).toEqual(['unverifiable', 'unverifiable']);
  expect(verdicts(part('100.00', '900.00', 2), part('600.00', '588.00'))).toEqual(['verified', 'unverifiable']);
});

it('parts that meet, whole accounts under one number and other accounts are proven as before', () => {
  const proven = ['verified', 'verified'];
  expect(verdicts(part('100.00', '600.00'), part('600.00', '588.00'))).toEqual(proven);
  expect(verdicts(part('100.00', '900.00', 2), part('600.00', '588.00', 2))).toEqual(proven);
  expect(verdicts(part('100.00', '900.00'), part('600.00', '588.00', 1, '40719'))).toEqual(proven);
});

it('parts that meet in one printed period are one statement cut in two, whatever their accounts are called', () => {
  const first = part('100.00', '600.00', 2, 'NRO.40718', 1);
  const second = part('600.00', '588.00', 2, '40718', 1);
  expect(verdicts(first, second)).toEqual(['unverifiable', 'unverifiable']);
  expect(verdicts(second, first)).toEqual(['unverifiable', 'unverifiable']);
  const proven = ['verified', 'verified'];
  const unknown = { start: null, end: null };
  expect(verdicts({ ...first, period: unknown }, { ...second, period: unknown })).toEqual(proven);
  expect(verdicts(first, { ...second, period: { start: '2025-04-01', end: '2025-04-30' } })).toEqual(proven);
  expect(verdicts(first, { ...second, account: { ...second.account, currency: 'USD' } })).toEqual(proven);
  expect(verdicts(part('100.00', '0.00', 2, '40718', 1), part('0.00', '9.00', 2, '40719', 1))).toEqual(proven);
});

it('a part does not add up where the part that it goes on from does not', () => {
  const broken = (one: Statement): Statement => ({ ...one, reconciliation: { status: 'failed', checks: [] } });
  const unknown = { ...broken(part('100.00', '600.00')), closing: null };
  for (const one of [broken(part('100.00', '600.00')), unknown])
    expect(verdicts(one, part('600.00', '588.00', 2))).toEqual(['failed', 'unverifiable']);
  expect(verdicts(part('100.00', '600.00', 2), broken(part('600.00', '588.00')))).toEqual(['unverifiable', 'failed']);
});
