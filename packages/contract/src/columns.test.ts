import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { areInOrder, COLUMN_ROLES } from './column-roles.ts';
import { type SetColumn, SetLayout } from './columns.ts';

const layout = (columns: readonly object[]) => ({ fingerprint: '0123456789abcdef', columns });
const column = (from: number, to: number): SetColumn => ({ role: 'amount', from, to });

describe('a set layout', () => {
  it('takes every role, and none but these', () => {
    for (const role of COLUMN_ROLES) expect(Value.Check(SetLayout, layout([{ role, from: 0, to: 1 }]))).toBe(true);
    expect(Value.Check(SetLayout, layout([{ role: 'debit', from: 0, to: 1 }]))).toBe(false);
  });

  it('has places on the page, and from 1 to 24 columns', () => {
    expect(Value.Check(SetLayout, layout([]))).toBe(false);
    expect(Value.Check(SetLayout, layout(Array.from({ length: 25 }, () => column(0, 1))))).toBe(false);
    expect(Value.Check(SetLayout, layout([column(0.5, 1.01)]))).toBe(false);
    expect(Value.Check(SetLayout, { ...layout([column(0, 1)]), fingerprint: 'a bank' })).toBe(false);
  });

  it('has columns from left to right that may touch and do not overlap', () => {
    expect(areInOrder([column(0.1, 0.2), column(0.2, 0.4)])).toBe(true);
    expect(areInOrder([column(0.1, 0.3), column(0.2, 0.4)])).toBe(false);
    expect(areInOrder([column(0.5, 0.6), column(0.1, 0.2)])).toBe(false);
    expect(areInOrder([column(0.5, 0.5)])).toBe(false);
  });
});
