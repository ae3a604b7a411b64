import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, spot } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Item } from '../shapes/row.ts';
import { bookedRows } from './sections.ts';
import { titledTotals } from './titled-totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const row = (amount: string): Item => booking('3 March 2025', amount);

function totalsOf(...items: Item[]) {
  const rows = bookedRows(items).map((placed) => ({
    ...placed,
    amount: cents((Number(placed.row.figures[0]?.amount.readings[0]?.units ?? 0) / 100).toFixed(2)),
  }));
  return titledTotals(items, rows, MONEY).map(({ label, expected, rows: covered }) => ({ label, expected, covered }));
}

describe('sums in titles', () => {
  const received = [remark('Received | 50.00'), row('30.00'), row('20.00')];
  const cheques = [remark('Cheques | -12.00'), row('12.00')];
  const charges = (sum: string) => [remark(`Charges | -${sum}`), row('1.00'), row('2.00')];

  it('are of the rows below them, down to the next', () => {
    expect(totalsOf(...received, remark('Page 2'), row('0.00'), ...cheques)).toEqual([
      { label: 'Received', expected: cents('50.00'), covered: [0, 1, 2] },
      { label: 'Cheques', expected: cents('12.00'), covered: [3] },
    ]);
  });

  it('contradict the rows where most others come out', () => {
    expect(totalsOf(...received, ...cheques, ...charges('4.00'))).toMatchObject([
      {},
      {},
      { expected: cents('4.00'), covered: [3, 4] },
    ]);
  });

  it('are counted once where they were found to head the rows', () => {
    const title = remark('Received | 50.00', { spot: spot(1, 40) });
    const head = labelled('total-in', ['50.00'], { heads: true, spot: title.spot });
    expect(
      totalsOf(title, head, row('30.00'), row('20.00'), ...cheques, ...charges('3.00')).map(({ label }) => label),
    ).toEqual(['Cheques', 'Charges']);
  });

  it('are none where few come out', () => {
    expect(totalsOf(...received, ...charges('4.00'))).toEqual([]);
    expect(totalsOf(remark('Terms | 99.00'), ...received)).toEqual([]);
    expect(totalsOf(...cheques, ...cheques)).toEqual([]);
  });
});
