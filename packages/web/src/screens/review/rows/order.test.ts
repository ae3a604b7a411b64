import { describe, expect, it } from 'vitest';
import type { DraftRow } from '../editing/draft.ts';
import { inOrder, nextOrder, orderBy } from './order.ts';

const LANGUAGE = { currency: 'EUR', tag: 'en-US' };

const row = (key: number, amount: string, balance: string | null, description = ''): DraftRow => ({
  ...{ key, of: key, amount, balance, description },
  date: '2025-03-01',
  valueDate: null,
  reference: null,
  category: null,
});

const rows = [row(0, '-9.00', '1.00', 'b 10'), row(1, '100.00', null, 'B 9'), row(2, '-10.00', '-2.00', 'a')];
const ALL = [0, 1, 2];

describe('rows in the order of a column', () => {
  it.each([
    ['amount', false, [2, 0, 1]],
    ['amount', true, [1, 0, 2]],
    // Empty cells come last, whichever way it goes.
    ['balance', false, [2, 0, 1]],
    ['balance', true, [0, 2, 1]],
    ['description', false, [2, 1, 0]],
  ] as const)('%s, downwards: %s', (cell, down, expected) => {
    expect(inOrder(ALL, rows, orderBy(rows, cell, down, LANGUAGE))).toEqual(expected);
  });

  it('a corrected row stays, an added one stands below the row before it', () => {
    const order = orderBy(rows, 'amount', false, LANGUAGE);
    const [first = rows[0], ...rest] = rows;
    const now = [{ ...first, amount: '500.00' } as DraftRow, row(7, '0.00', null), ...rest];
    expect(inOrder([0, 1, 2, 3], now, order)).toEqual([3, 0, 1, 2]);
  });

  it('goes upwards, downwards, and back to the document’s own', () => {
    const up = nextOrder(null, rows, 'amount', LANGUAGE);
    const down = nextOrder(up, rows, 'amount', LANGUAGE);
    expect([up?.down, down?.down, nextOrder(down, rows, 'amount', LANGUAGE)]).toEqual([false, true, null]);
    expect(nextOrder(down, rows, 'date', LANGUAGE)).toMatchObject({ cell: 'date', down: false });
    expect(inOrder([2, 0], rows, null)).toEqual([2, 0]);
  });
});
