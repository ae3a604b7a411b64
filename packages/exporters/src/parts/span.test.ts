import { describe, expect, it } from 'vitest';
import { statement, transaction } from '../testing/cases.ts';
import { spanOf, wideSpanOf } from './span.ts';

const rows = ['2025-03-09', '2025-03-02', '2025-04-01'].map((date) => transaction({ date }));
const of = (start: string | null, end: string | null, transactions = rows) =>
  statement({ period: { start, end }, transactions });

describe('the days of a statement', () => {
  it.each([
    ['2025-03-05', '2025-03-31', '2025-03-05', '2025-03-31'],
    [null, '2025-03-31', '2025-03-02', '2025-03-31'],
    ['2025-03-05', null, '2025-03-05', '2025-04-01'],
    [null, null, '2025-03-02', '2025-04-01'],
  ])('%s to %s are %s to %s', (start, end, first, last) => {
    expect(spanOf(of(start, end))).toEqual({ start: first, end: last });
  });

  it('are those that are printed where there are no transactions', () => {
    expect(spanOf(of(null, '2025-03-31', []))).toEqual({ start: '2025-03-31', end: '2025-03-31' });
    expect(spanOf(of(null, null, []))).toBeNull();
    expect(wideSpanOf(of(null, null, []))).toBeNull();
  });

  it('reach as far as transactions do, where a format asks for that', () => {
    expect(wideSpanOf(of('2025-03-05', '2025-03-31'))).toEqual({ start: '2025-03-02', end: '2025-04-01' });
  });
});
