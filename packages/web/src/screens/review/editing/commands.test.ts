import { describe, expect, it } from 'vitest';
import { fillDown, insertRow, mergeRows, moveYears, negated, replaceTexts, setCells, splitRow } from './commands.ts';
import type { DraftRow, StatementDraft } from './draft.ts';

const row = (key: number, more: Partial<DraftRow> = {}): DraftRow => ({
  key,
  of: key,
  date: '2024-02-28',
  valueDate: null,
  description: 'Rent',
  reference: null,
  amount: '-30.00',
  balance: null,
  category: null,
  ...more,
});

const draft = (...rows: DraftRow[]): StatementDraft => ({
  opening: null,
  closing: null,
  period: { start: '2024-02-01', end: null },
  rows,
  confirmed: [],
  turned: false,
  nextKey: 100,
});

it('a new row has the day above it and moves no money', () => {
  const { rows } = insertRow(draft(row(0), row(1, { date: '2024-02-29' })), 1, 'JPY');
  expect(rows[1]).toMatchObject({ key: 100, of: null, date: '2024-02-28', amount: '0', description: '' });
  expect(insertRow(draft(), 0, 'EUR').rows[0]).toMatchObject({ date: '2024-02-01', amount: '0.00' });
});

it('the parts of a row sum up to it, and its balance stands after the second', () => {
  const { rows } = splitRow(draft(row(0, { balance: '5.00', reference: '17' })), 0, '-10.01', 'EUR');
  expect(rows).toMatchObject([
    { of: 0, amount: '-10.01', balance: null, reference: '17' },
    { of: null, amount: '-19.99', balance: '5.00', reference: null, description: 'Rent' },
  ]);
});

it('neighbours become one row with the sum, the texts and the last balance', () => {
  const rows = [row(0), row(1, { description: ' March ', amount: '0.10', balance: '9.00', reference: '4' }), row(2)];
  expect(mergeRows(draft(...rows), 0, 1, 'EUR').rows).toEqual([
    row(0, { description: 'Rent March', amount: '-29.90', balance: '9.00', reference: '4' }),
    row(2),
  ]);
});

it.each([
  ['-1.00', '1.00'],
  ['1.00', '-1.00'],
  ['0.00', '0.00'],
])('%s on the other side is %s', (amount, other) => expect(negated(amount)).toBe(other));

it('days move by years, but for those that the year does not have', () => {
  const moved = moveYears(
    draft(row(0, { valueDate: '2024-03-01' }), row(1, { date: '2024-02-29' })),
    new Set([0, 1]),
    1,
  );
  expect(moved.rows.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2025-02-28', '2025-03-01'],
    ['2024-02-29', null],
  ]);
});

it('fills the cells of the first row down into the others', () => {
  const filled = fillDown(draft(row(0, { category: 'Home' }), row(1), row(2)), [0, 2], ['category', 'description']);
  expect(filled.rows.map(({ category }) => category)).toEqual(['Home', null, 'Home']);
});

describe('replacing', () => {
  const rows = draft(row(0, { description: 'Paid a.b (A.B)' }), row(1));
  it('takes the words as they are, capital letters or not', () => {
    const { draft: now, count } = replaceTexts(rows, new Set([0, 1]), 'a.b', '$&');
    expect([now.rows[0]?.description, count]).toEqual(['Paid $& ($&)', 1]);
  });
  it('of nothing is nothing', () =>
    expect(replaceTexts(rows, new Set([0]), '', 'x')).toEqual({ draft: rows, count: 0 }));
});

it('cells written as they are change nothing', () => {
  const before = draft(row(0));
  expect(setCells(before, new Map([[0, { amount: '-30.00' }]]))).toBe(before);
});
