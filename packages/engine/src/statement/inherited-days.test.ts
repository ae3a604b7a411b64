import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { contextOf } from './draft-context.ts';

const undated = { undated: true } as const;

/** Which rows are unsure of their day, by index. */
function unsure(...rows: readonly Item[]): number[] {
  const items = [remark('Statement period 1 March 2025 - 31 March 2025'), ...rows];
  const facts = { number: null, interbank: null, iban: null, bic: null, currency: null };
  const form = { decimalMark: '.', decimals: 2 } as const;
  const context = contextOf({ facts, items }, { all: items, form, locale: undefined, language: 'en' }, false);
  return context.rows.flatMap(({ columnUnsure }, i) => (columnUnsure ? [i] : []));
}

describe('a row that prints no day', () => {
  const third = booking('3 March 2025', '-12.00');
  const below = booking('3 March 2025', '-7.00', undefined, undated);

  it('has that of the row above where rows of one day print it once', () =>
    expect(unsure(third, below, below, booking('5 March 2025', '9.00'))).toEqual([]));

  it('has lost its own where rows of one day print it each', () =>
    expect(unsure(third, booking('3 March 2025', '-8.00'), below)).toEqual([2]));

  it('is of another where a date of its own lies far from the one above', () => {
    const valued = (day: string) => ({ ...below, valueDate: booking(day, '1.00').date });
    expect(unsure(third, valued('4 March 2025'), valued('21 March 2025'))).toEqual([2]);
  });

  it('is of the day of a line above it that was not read', () => {
    const line = (day: string, x = 50) =>
      remark(`${day} | HARBOUR CAFE`, { spot: { page: 1, box: [x, 112, 540, 122] } });
    expect(unsure(third, line('4 March 2025'), below)).toEqual([1]);
    expect(unsure(third, line('3 March 2025'), below)).toEqual([]);
    expect(unsure(third, line('4 March 2025', 210), below)).toEqual([]);
    expect(unsure(third, remark('4 March 2025'), below)).toEqual([]);
    const overleaf = { ...below, spot: { ...below.spot, page: 2 } };
    expect(unsure(third, line('4 March 2025'), overleaf)).toEqual([]);
  });
});

it('a row whose short year was cut off a longer one is unsure of its day', () => {
  const dates = ['03.06.2023', '19.06.2023', '23.06.8', '28.06.2023'];
  expect(unsure(...dates.map((date) => booking(date, '-4.00')))).toEqual([2]);
});
