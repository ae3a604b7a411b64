import { areInOrder, type SetColumn } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { addColumn, moveEdge, rangeOf, removeColumn, sameColumns, setRole } from './edges.ts';

const columns: readonly SetColumn[] = [
  { role: 'booking-date', from: 0.1, to: 0.2 },
  { role: 'description', from: 0.2, to: 0.6 },
  { role: 'amount', from: 0.7, to: 0.8 },
];

describe('an edge', () => {
  it('goes where it is put, to four decimals', () => {
    expect(moveEdge(columns, 2, 'from', 0.654321)[2]).toEqual({ role: 'amount', from: 0.6543, to: 0.8 });
  });

  it('stops at its neighbours, at the page and at its own column', () => {
    expect(moveEdge(columns, 1, 'to', 0.9)[1]?.to).toBe(0.7);
    expect(moveEdge(columns, 1, 'from', 0)[1]?.from).toBe(0.2);
    expect(moveEdge(columns, 0, 'from', -1)[0]?.from).toBe(0);
    expect(moveEdge(columns, 2, 'to', 2)[2]?.to).toBe(1);
    expect(moveEdge(columns, 0, 'to', 0)[0]?.to).toBe(0.11);
    expect(rangeOf(columns, 2, 'from')).toEqual([0.6, 0.79]);
  });

  it('of a column that is narrow already widens it only', () => {
    const narrow: readonly SetColumn[] = [{ role: 'amount', from: 0.5, to: 0.504 }];
    expect(moveEdge(narrow, 0, 'from', 0.9)).toBe(narrow);
    expect(moveEdge(narrow, 0, 'from', 0.4)[0]?.from).toBe(0.4);
  });

  it('that stays where it is changes nothing', () => {
    expect(moveEdge(columns, 0, 'to', 0.2)).toBe(columns);
    expect(moveEdge(columns, 0, 'to', Number.NaN)).toBe(columns);
  });
});

describe('a column', () => {
  it('is given another role', () => {
    expect(setRole(columns, 2, 'money-out')[2]).toEqual({ role: 'money-out', from: 0.7, to: 0.8 });
    expect(setRole(columns, 2, 'amount')).toBe(columns);
  });

  it('is added in the widest gap, in order', () => {
    const added = addColumn(columns) ?? [];
    expect(added).toHaveLength(4);
    expect(areInOrder(added)).toBe(true);
    expect(added[3]).toEqual({ role: 'unused', from: 0.85, to: 0.95 });
  });

  it('is split off the widest one where there is no gap, and not where there is no room', () => {
    const full: readonly SetColumn[] = [
      { role: 'description', from: 0, to: 0.7 },
      { role: 'amount', from: 0.7, to: 1 },
    ];
    expect(addColumn(full)).toEqual([
      { role: 'description', from: 0, to: 0.35 },
      { role: 'unused', from: 0.35, to: 0.7 },
      { role: 'amount', from: 0.7, to: 1 },
    ]);
    const most = Array.from(
      { length: 24 },
      (_, at): SetColumn => ({ role: 'unused', from: at / 24, to: (at + 1) / 24 }),
    );
    expect(addColumn(most)).toBeNull();
  });

  it('is removed', () => {
    expect(removeColumn(columns, 1).map(({ role }) => role)).toEqual(['booking-date', 'amount']);
    expect(sameColumns(removeColumn(columns, 1), columns)).toBe(false);
    expect(sameColumns([...columns], columns)).toBe(true);
  });
});
