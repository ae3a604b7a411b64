import { describe, expect, it } from 'vitest';
import { dateOf, remark, spot } from '../../tests/item-builder.ts';
import { periodOf } from './period-of.ts';

const hints = (...dates: string[]) => ({ prefer: 'dmy' as const, dates: dates.map(dateOf), year: 2025 });
const MARCH = { start: '2025-03-01', end: '2025-03-31' };
const ROWS = hints('03/03/2025', '17/03/2025');

describe('the days of a statement', () => {
  it('are those of the period that holds its rows, wherever it stands', () => {
    const own = [remark('Interest period 1 January 2024 to 31 January 2024')];
    expect(periodOf(own, [...own, remark('Statement period 1 March 2025 to 31 March 2025')], ROWS)).toEqual(MARCH);
  });

  it('are those of its balances where what is named as a period holds none of its rows', () => {
    const own = [
      remark('Offer period 1 May to 31 May 2025'),
      remark('Balance 28/02/2025'),
      remark('Balance 31/03/2025'),
    ];
    expect(periodOf(own, own, ROWS)).toEqual(MARCH);
  });

  it('end on its own day, and begin so many days before it as are printed', () => {
    const day = remark('Statement date 31/03/2025');
    expect(periodOf([day], [day], ROWS)).toEqual({ start: null, end: '2025-03-31' });
    const all = [day, remark('Days in billing cycle: 31')];
    expect(periodOf(all, all, ROWS)).toEqual(MARCH);
    const short = [day, remark('Days in billing cycle: 10')];
    expect(periodOf(short, short, ROWS)).toEqual({ start: null, end: '2025-03-31' });
  });

  it('end on its own day after New Year, and hold the rows from before it', () => {
    const rows = { ...hints('12/08', '12/20', '01/09'), prefer: 'mdy' as const };
    const day = remark('Statement Closing Date 01/09/24');
    expect(periodOf([day], [day], rows).end).toBe('2024-01-09');
  });

  it('end on no day before that of the opening balance', () => {
    const own = [remark('Opening balance as at 28/02/2025')];
    const terms = remark('Statement date 20/03/2023');
    expect(periodOf([terms], [terms], hints('03/03', '17/03')).end).toBe('2023-03-20');
    expect(periodOf([...own, terms], [...own, terms], hints('03/03', '17/03')).end).toBeNull();
  });

  it('end on the day under its label, beside which other lines stand', () => {
    const label = remark('Fecha de corte:', { spot: spot(1, 100) });
    const bank = remark('x | Banco Nadie', { spot: spot(1, 100) });
    const day = remark('31/MAR/25', { spot: spot(1, 112) });
    expect(periodOf([label, { ...bank, cells: bank.cells.slice(1) }, day], [], ROWS).end).toBe('2025-03-31');
  });

  it('are those of the rows’ month, not of the year whose sums are printed', () => {
    const all = [
      remark('Statement period 1 January 2025 to 31 December 2025'),
      remark('Statement period 1 March 2025 to 31 March 2025'),
    ];
    expect(periodOf(all, all, ROWS)).toEqual(MARCH);
  });

  it('are unknown where nothing is printed', () => {
    expect(periodOf([remark('Statement')], [], ROWS)).toEqual({ start: null, end: null });
  });
});
