import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { type ReadingSpec, reading } from '../../tests/reading-builder.ts';
import type { Candidate } from '../shapes/candidate.ts';
import { isAccountStatement, isEmptyStatement, titleOf } from './evidence.ts';

const NONE = { statement: false, other: false };
const STATEMENT = { statement: true, other: false };
const OTHER = { statement: false, other: true };

describe('the title', () => {
  it.each([
    ['Statement of account', STATEMENT],
    ['Marrow Savings Bank|Account statement', STATEMENT],
    ['Kontoauszug Nr. 3', STATEMENT],
    ['Invoice', OTHER],
    ['Rechnung', OTHER],
    ['A shop|Invoice 4711', OTHER],
    ['Green Grocer Ltd', NONE],
    ['Please find the invoice for your last order of garden furniture enclosed with this letter', NONE],
  ])('%s', (text, title) => expect(titleOf([remark(text)])).toEqual(title));

  it('may be both: what decides is elsewhere', () => {
    expect(titleOf([remark('Account statement'), remark('Invoice')])).toEqual({ statement: true, other: true });
  });

  it('stands near the top', () => {
    const lines = Array.from({ length: 60 }, (_, i) => remark(`Line number ${i}`));
    expect(titleOf([...lines, remark('Invoice')])).toEqual(NONE);
  });

  it('is no row’s text', () =>
    expect(titleOf([booking('3 March 2025', '1.00', undefined, { description: 'Invoice' })])).toEqual(NONE));
});

describe('rows of dates and figures', () => {
  const candidate = (spec: ReadingSpec): Candidate => ({
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
    opening: null,
    closing: null,
    transactions: [],
    decimals: 2,
    reading: reading(spec),
    datesDoubtful: false,
    currencyAssumed: false,
    yearAssumed: false,
  });
  const chained = [
    ['-1.00', '9.00'],
    ['-2.00', '7.00'],
    ['-3.00', '4.00'],
  ] as const;

  it.each([
    ['whose balances follow from each other, whatever the title', { rows: chained }, OTHER, true],
    ['that lead from opening to closing', { opening: '3.00', closing: '1.00', rows: [['-2.00']] }, OTHER, true],
    ['beside a balance', { closing: '1.00', rows: [['-2.00']] }, NONE, true],
    [
      'beside a balance, in a statement',
      { closing: '1.00', rows: [['-2.00']] },
      { statement: true, other: true },
      true,
    ],
    ['beside a balance, in another document', { closing: '1.00', rows: [['-2.00']] }, OTHER, false],
    ['in a statement without balances', { rows: [['-2.00']] }, STATEMENT, true],
    ['in a document of another kind', { rows: [['-2.00']] }, OTHER, false],
    ['in a document of no kind', { rows: [['-2.00']] }, NONE, false],
    [
      'whose last column does not follow',
      {
        rows: [
          ['1.00', '5.00'],
          ['2.00', '9.00'],
          ['3.00', '1.00'],
        ],
      },
      OTHER,
      false,
    ],
  ] as const)('%s', (_, spec, title, expected) => expect(isAccountStatement(candidate(spec), title)).toBe(expected));
});

describe('a document without rows', () => {
  const balances = [labelled('opening', ['5.00']), labelled('closing', ['5.00'])];

  it.each([
    ['that is titled a statement, with both balances', balances, STATEMENT, true],
    ['that says that nothing was booked', [...balances, remark('There were no transactions')], NONE, true],
    ['with both balances only', balances, NONE, false],
    ['with one balance', balances.slice(1), STATEMENT, false],
    ['of another kind', [...balances, remark('no transactions')], OTHER, false],
    [
      'with carried balances',
      [labelled('brought-forward', ['5.00']), labelled('carried-forward', ['5.00'])],
      STATEMENT,
      true,
    ],
    ['that says nothing', [], STATEMENT, false],
  ] as const)('%s', (_, items, title, expected) => expect(isEmptyStatement(items, title)).toBe(expected));
});
