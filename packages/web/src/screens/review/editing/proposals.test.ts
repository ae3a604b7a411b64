import type { Statement } from '@tallyleaf/contract';
import { recheck } from '@tallyleaf/engine/review';
import { expect, it } from 'vitest';
import { proposalsFor, slipBetween } from './proposals.ts';

type Row = readonly [amount: string, balance: string | null, description?: string];

function statement(opening: string, closing: string, rows: readonly Row[]): Statement {
  const bare: Statement = {
    account: {
      institution: null,
      holder: null,
      number: null,
      iban: null,
      bic: null,
      type: 'checking',
      currency: 'EUR',
    },
    period: { start: null, end: null },
    opening,
    closing,
    transactions: rows.map(([amount, balance, description = `Row of ${amount}`]) => ({
      date: '2025-03-03',
      valueDate: null,
      description,
      reference: null,
      amount,
      balance,
      confidence: 1,
    })),
    reconciliation: { status: 'unverifiable', checks: [] },
  };
  return { ...bare, reconciliation: recheck(bare) };
}

const proposed = (given: Statement) =>
  proposalsFor(given, recheck).map(({ slip, row, cell, to, off }) => ({ slip, row, cell, to, off }));

it.each([
  ['45.00', '54.00', 'swapped'],
  ['1.23', '2.13', 'swapped'],
  ['45.00', '48.00', 'digit'],
  ['45.00', '-45.00', 'sign'],
  ['45.00', '45.00', null],
  ['45.00', '145.00', null],
  ['45.00', '-54.00', null],
  ['123.00', '321.00', null],
] as const)('%s for %s is a slip of: %s', (read, meant, slip) => expect(slipBetween(read, meant)).toBe(slip));

it('two digits swapped, where the balance after the row names it', () => {
  const given = statement('100.00', '30.00', [
    ['-45.00', '46.00'],
    ['-16.00', '30.00'],
  ]);
  expect(proposed(given)).toEqual([{ slip: 'swapped', row: 0, cell: 'amount', to: '-54.00', off: '9.00' }]);
});

it('a balance that was misread breaks two sums, and is what is proposed', () => {
  const given = statement('100.00', '30.00', [
    ['-54.00', '40.00'],
    ['-16.00', '30.00'],
  ]);
  expect(proposed(given)).toEqual([{ slip: 'digit', row: 0, cell: 'balance', to: '46.00', off: '6.00' }]);
});

it('a sign left out', () => {
  expect(
    proposed(
      statement('100.00', '30.00', [
        ['54.00', null],
        ['-16.00', null],
      ]),
    ),
  ).toEqual([{ slip: 'sign', row: 0, cell: 'amount', to: '-54.00', off: '108.00' }]);
});

it('a row read twice', () => {
  const given = statement('100.00', '66.66', [
    ['-33.34', null, 'Shop'],
    ['-33.34', null, 'Shop'],
  ]);
  expect(proposed(given)).toEqual([{ slip: 'doubled', row: 1, cell: 'amount', to: null, off: '33.34' }]);
});

it('nothing where two rows would do, where none does, and where all adds up', () => {
  expect(
    proposed(
      statement('100.00', '91.00', [
        ['-10.00', null],
        ['-20.00', null],
      ]),
    ),
  ).toEqual([]);
  expect(proposed(statement('100.00', '12.34', [['-10.00', null]]))).toEqual([]);
  expect(proposed(statement('100.00', '90.00', [['-10.00', null]]))).toEqual([]);
});

it('one thing for each of several breaks', () => {
  const given = statement('100.00', '20.00', [
    ['-45.00', '46.00'],
    ['-16.00', '30.00'],
    ['10.00', '20.00'],
  ]);
  expect(proposed(given).map(({ row, to }) => [row, to])).toEqual([
    [0, '-54.00'],
    [2, '-10.00'],
  ]);
});

it('nothing where so many rows would do that none is meant', () => {
  const rows = Array.from({ length: 5000 }, () => ['-10.00', null] as const);
  expect(proposed(statement('0.00', '-50009.00', rows))).toEqual([]);
});
