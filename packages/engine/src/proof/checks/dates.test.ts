import { describe, expect, it } from 'vitest';
import type { DateEvidence } from '../../shapes/reading.ts';
import { datesCheck, outsidePeriod } from './dates.ts';

const march = { start: '2025-03-01', end: '2025-03-31' };
const outside = (period: DateEvidence['period'], days: readonly string[], purchases = false): string[] =>
  outsidePeriod({ days, period, purchases }).map((index) => days[index] ?? '');

describe('rows outside the period (docs/statement.md, "Dates")', () => {
  it('lie more than seven days before or after it', () => {
    const days = ['2025-02-21', '2025-02-22', '2025-03-01', '2025-03-31', '2025-04-07', '2025-04-08'];
    expect(outside(march, days)).toEqual(['2025-02-21', '2025-04-08']);
  });

  it('purchases lie more than sixty days before it, or seven after it', () => {
    const days = ['2024-12-30', '2024-12-31', '2025-04-07', '2025-04-08'];
    expect(outside(march, days, true)).toEqual(['2024-12-30', '2025-04-08']);
  });

  it('where one end is printed, lie more than thirteen months from it, or beyond it', () => {
    expect(
      outside({ start: '2025-03-01', end: null }, ['2025-02-21', '2025-02-22', '2026-03-26', '2026-03-27']),
    ).toEqual(['2025-02-21', '2026-03-27']);
    expect(
      outside({ start: null, end: '2025-03-31' }, ['2024-02-27', '2024-02-28', '2025-04-07', '2025-04-08']),
    ).toEqual(['2024-02-27', '2025-04-08']);
  });

  it('where none is printed, are all of them once they span more than thirteen months', () => {
    const none = { start: null, end: null };
    expect(outside(none, ['2025-03-01', '2024-12-01', '2026-01-02'])).toEqual([]);
    expect(outside(none, ['2025-03-01', '2024-12-01', '2026-01-03'])).toEqual([
      '2025-03-01',
      '2024-12-01',
      '2026-01-03',
    ]);
  });
});

const evidence = (more: Partial<DateEvidence>): DateEvidence => ({
  days: ['2025-03-03', '2025-03-05', '2025-03-09'],
  groups: [0, 0, 0],
  period: march,
  chained: false,
  purchases: false,
  columnSure: true,
  orderSure: true,
  yearSure: true,
  ...more,
});

describe('the check of dates', () => {
  it('is none without rows, and says nothing of doubts where there are none', () => {
    expect(datesCheck(evidence({ days: [], groups: [] }))).toBeNull();
    expect(datesCheck(evidence({}))).toEqual({ kind: 'dates', ok: true, rows: 3, broken: [] });
  });

  it.each([
    ['period', { days: ['2025-03-03', '2025-03-05', '2025-05-09'] }, [2]],
    ['order', { days: ['2025-03-03', '2025-03-09', '2025-03-05', '2025-03-10'] }, [1]],
    ['column', { columnSure: false }, []],
    ['day-month', { orderSure: false }, []],
    ['year', { yearSure: false }, []],
  ] as const)('doubts the %s', (doubt, more, broken) => {
    const check = datesCheck(evidence({ groups: [0, 0, 0, 0], ...more }));
    expect(check).toMatchObject({ ok: false, doubts: [doubt], broken });
  });

  it('takes days that fall throughout, but where balances run with the rows', () => {
    const days = ['2025-03-09', '2025-03-05', '2025-03-05', '2025-03-03'];
    expect(datesCheck(evidence({ days }))?.ok).toBe(true);
    expect(datesCheck(evidence({ days, chained: true }))).toMatchObject({ ok: false, doubts: ['order'] });
  });

  it('takes equal days for rising, and leaves out as few rows as it can', () => {
    expect(datesCheck(evidence({ days: ['2025-03-03', '2025-03-03', '2025-03-04'], chained: true }))?.ok).toBe(true);
    const days = ['2025-03-05', '2025-03-06', '2025-03-01', '2025-03-07', '2025-03-08', '2025-03-02'];
    expect(datesCheck(evidence({ days, chained: true }))).toMatchObject({ broken: [2, 5] });
  });

  it('judges each group by itself, and names a row once', () => {
    const days = ['2025-03-20', '2025-03-21', '2025-03-02', '2025-03-03'];
    expect(datesCheck(evidence({ days, groups: [0, 0, 1, 1], chained: true }))?.ok).toBe(true);
    expect(datesCheck(evidence({ days, groups: [0, 0, 0, 0], chained: true }))).toMatchObject({ doubts: ['order'] });
    const astray = ['2025-03-03', '2025-06-01', '2025-03-05', '2025-03-04', '2025-03-06'];
    expect(datesCheck(evidence({ days: astray, chained: true }))).toMatchObject({
      doubts: ['period', 'order'],
      broken: [1, 2],
    });
  });
});
