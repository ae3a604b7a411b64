import { describe, expect, it } from 'vitest';
import { booking, dateOf } from '../../tests/item-builder.ts';
import { doubtfulDays } from './date-doubts.ts';

const march = { start: '2025-03-01', end: '2025-03-31' };

const dated = (day: string, sectionIndex = 0) => ({
  row: booking('3 March 2025', '-1.00'),
  day,
  sectionIndex,
  columnUnsure: false,
});
const days = (...list: readonly string[]) => list.map((day) => dated(day));

/** Which rows are doubtful, by index. */
const doubtful = (rows: readonly ReturnType<typeof dated>[], yearAssumed = false) => {
  const found = doubtfulDays(rows, march, yearAssumed);
  return rows.flatMap((row, i) => (found.has(row) ? [i] : []));
};

/** Rows of one day each, in order, with one of another day among them. */
const among = (at: number, day: string): string[] => {
  const list = Array.from({ length: 20 }, (_, i) => `2025-03-${String(i + 2).padStart(2, '0')}`);
  list[at] = day;
  return list;
};

describe('a day is doubtful', () => {
  it('where the days around it are in order without it', () => {
    expect(doubtful(days(...among(7, '2025-03-30')))).toEqual([7]);
    expect(doubtful(days(...among(7, '2025-03-01')))).toEqual([7]);
    expect(doubtful(days(...among(7, '2025-03-30').reverse()))).toEqual([12]);
  });

  it('not where rows are in no order', () =>
    expect(doubtful(days('2025-03-09', '2025-03-04', '2025-03-11', '2025-03-02'))).toEqual([]));

  it('not where another section begins', () =>
    expect(doubtful([...days('2025-03-09', '2025-03-20'), dated('2025-03-02', 1), dated('2025-03-05', 1)])).toEqual(
      [],
    ));

  it('far outside the period', () => expect(doubtful(days('2024-03-05', '2025-03-06'))).toEqual([0]));

  it('where its year is printed nowhere', () => {
    const row = { ...dated('2025-03-03'), row: { ...booking('3 March 2025', '-1.00'), date: dateOf('03/03') } };
    expect(doubtful([row], true)).toEqual([0]);
    expect(doubtful([row])).toEqual([]);
  });

  it('where its value date may as well be its own', () => {
    const [row] = days('2025-03-03') as [ReturnType<typeof dated>];
    expect(doubtful([{ ...row, columnUnsure: true }])).toEqual([0]);
  });
});
