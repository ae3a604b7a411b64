import { describe, expect, it } from 'vitest';
import type { DraftRow } from '../editing/draft.ts';
import { columnsOf, minWidthOf, tracksOf, widthOfText, withinWidths } from './columns.ts';
import { heightOf, rowHeight } from './heights.ts';

const row = (change: Partial<DraftRow> = {}): DraftRow => ({
  ...{ key: 0, of: 0, date: '2025-03-01', valueDate: null, description: 'RENT', reference: null },
  ...{ amount: '-1.00', balance: null, category: null },
  ...change,
});
const VIEW = { shown: {}, widths: {} };
const needs = (rows: readonly DraftRow[], view: Parameters<typeof columnsOf>[0]['view'] = VIEW, narrow = false) => ({
  rows,
  view,
  narrow,
  textOf: (_: string, value: string) => value,
  headOf: (cell: string) => cell,
});
const cellsOf = (...given: Parameters<typeof needs>): string[] => columnsOf(needs(...given)).map(({ cell }) => cell);

describe('columns', () => {
  it('are shown where they hold something, or where the reader wants them', () => {
    expect(cellsOf([row()])).toEqual(['date', 'description', 'amount', 'balance', 'category']);
    expect(cellsOf([row({ valueDate: '2025-03-02', reference: 'X' })])).toContain('reference');
    expect(cellsOf([row()], { shown: { reference: true, category: false, amount: false }, widths: {} })).toEqual([
      ...['date', 'description', 'reference', 'amount', 'balance'],
    ]);
    expect(cellsOf([row({ reference: 'X', valueDate: '2025-03-02' })], VIEW, true)).not.toContain('reference');
  });

  it('are as wide as what they hold, or as they were drawn; the description takes the rest', () => {
    const widthOf = (amount: string, widths = {}): number =>
      columnsOf(needs([row({ amount })], { shown: {}, widths })).find(({ cell }) => cell === 'amount')?.width ?? 0;
    expect(widthOf('-1,234,567.00')).toBeGreaterThan(widthOf('-1.00'));
    expect(widthOf('-1.00', { amount: 222 })).toBe(222);
    const columns = [
      { cell: 'date', width: 80 },
      { cell: 'description', width: 190 },
    ] as const;
    expect(tracksOf(40, columns)).toBe('40px 80px minmax(190px, 1fr)');
    expect(minWidthOf(40, columns)).toBe(310);
    expect([withinWidths(3), withinWidths(99.6), withinWidths(9999)]).toEqual([48, 100, 640]);
    expect(widthOfText('摘要')).toBe(30);
  });
});

describe('heights of rows', () => {
  const wrapping = { dense: true, wrap: true };
  const columns = [
    { cell: 'date', width: 80 },
    { cell: 'description', width: 190 },
  ] as const;
  const sizes = { narrow: false, columns, number: 40, room: 330 };

  it.each([
    [true, false, 32],
    [false, false, 40],
    [true, true, 56],
    [false, true, 64],
  ])('dense: %s, on a phone: %s', (dense, narrow, expected) => {
    expect(rowHeight({ dense }, narrow)).toBe(expected);
    expect(heightOf(row({ description: 'LONG '.repeat(40) }), { ...sizes, narrow, view: { dense, wrap: false } })).toBe(
      expected,
    );
  });

  it('grow by a line for what a description has more than one of, up to four', () => {
    const lines = (description: string): number =>
      (heightOf(row({ description }), { ...sizes, view: wrapping }) - 32) / 20 + 1;
    expect([lines('RENT'), lines('CARD PAYMENT LOOM AND THREAD ARDLEIGH'), lines('CARD '.repeat(80))]).toEqual([
      1, 2, 4,
    ]);
  });
});
