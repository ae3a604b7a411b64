import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { isContradicted } from './checks.ts';
import { Conversion } from './statement.ts';

const transaction = {
  date: '2025-03-03',
  valueDate: null,
  description: 'CARD PAYMENT GREEN GROCER LTD',
  reference: null,
  amount: '-23.40',
  balance: '1497.35',
  where: { page: 1, box: [54, 312.4, 541.2, 336] },
  confidence: 0.998,
};

const statement = {
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'USD' },
  period: { start: '2025-03-01', end: null },
  opening: '1520.75',
  closing: null,
  transactions: [transaction],
  reconciliation: { status: 'verified', checks: [{ kind: 'running-balance', ok: true, rows: 1, broken: [] }] },
};

const conversion = {
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: 'a'.repeat(64), pages: 1, kind: 'digital' },
  statements: [statement],
  warnings: [{ code: 'text-hidden', page: 1, message: 'The file holds text that is not visible.' }],
};

const withTransaction = (change: object) => ({
  ...conversion,
  statements: [{ ...statement, transactions: [{ ...transaction, ...change }] }],
});
const withStatement = (change: object) => ({ ...conversion, statements: [{ ...statement, ...change }] });

const withDates = (dates: object) =>
  withStatement({
    reconciliation: { status: 'unverifiable', checks: [{ kind: 'dates', ...dates }], unread: ['dates', 'direction'] },
  });

describe('the schema of statement/1', () => {
  it.each([
    ['the contract’s example', conversion],
    ['no statements', { ...conversion, statements: [] }],
    ['keys that it does not know', withTransaction({ colour: 'green' })],
    ['a row without its place', withTransaction({ where: undefined })],
    [
      'a row that runs over a page',
      withTransaction({ where: { page: 1, box: [0, 0, 1, 1], more: [{ page: 2, box: [0, 0, 1, 1] }] } }),
    ],
    [
      'a row read from a picture',
      withTransaction({
        origin: 'ocr',
        evidence: [
          { kind: 'reread', field: 'amount', read: '-28.40', chosen: '-23.40', because: 'sums' },
          { kind: 'doubtful', field: 'date', read: '03/03', others: ['2025-03-08'] },
        ],
      }),
    ],
    [
      'a row that a person corrected',
      withTransaction({ read: { amount: '-32.40', valueDate: null }, category: 'Food' }),
    ],
    ['rows that a person removed', withStatement({ read: { closing: null }, removed: [transaction] })],
    ['whole units', withTransaction({ amount: '-2340', balance: null })],
    [
      'a cause and unbound rows',
      withStatement({ reconciliation: { status: 'failed', checks: [], cause: 'printed', unbound: [0] } }),
    ],
    ['dates that are not proven', withDates({ ok: false, rows: 1, broken: [0], doubts: ['period', 'column'] })],
    ['dates that a person confirmed', withDates({ ok: true, rows: 1, broken: [], by: 'person' })],
  ])('takes %s', (_, value) => {
    expect(Value.Check(Conversion, value)).toBe(true);
  });

  it.each([
    ['a doubt of dates that is none', withDates({ ok: false, doubts: ['century'] })],
    ['a grouped amount', withTransaction({ amount: '1,234.00' })],
    ['an amount with a plus', withTransaction({ amount: '+5.00' })],
    ['an amount that is a number', withTransaction({ amount: -23.4 })],
    ['a date as printed', withTransaction({ date: '03/03/2025' })],
    ['a date left out', withTransaction({ date: null })],
    ['a confidence over 1', withTransaction({ confidence: 1.2 })],
    ['a box of three numbers', withTransaction({ where: { page: 1, box: [0, 0, 1] } })],
    ['page 0', withTransaction({ where: { page: 0, box: [0, 0, 1, 1] } })],
    ['an opening that is missing', withStatement({ opening: undefined })],
    ['a currency that is no code', withStatement({ account: { ...statement.account, currency: '$' } })],
    ['a verdict of its own', withStatement({ reconciliation: { status: 'probably', checks: [] } })],
    ['another schema', { ...conversion, schema: 'statement/2' }],
    ['a hash that is none', { ...conversion, source: { ...conversion.source, sha256: 'abc' } }],
  ])('does not take %s', (_, value) => {
    expect(Value.Check(Conversion, value)).toBe(false);
  });
});

it.each([
  ['sums that do not come out', 'count', false, true],
  ['sums that come out', 'count', true, false],
  ['dates that are not proven', 'dates', false, false],
] as const)('%s: is something contradicted', (_, kind, ok, expected) => {
  expect(isContradicted({ kind, ok })).toBe(expected);
});
