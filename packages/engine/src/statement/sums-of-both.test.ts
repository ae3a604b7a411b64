import { describe, expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { sumsOfBoth } from './sums-of-both.ts';

const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const rows = [{ amount: 25000n }, { amount: -3000n }, { amount: 0n }, { amount: -1250n }];

const read = (text: string) =>
  sumsOfBoth([remark(text)], rows, money).map((total) => [total.direction, total.expected, total.rows]);

describe('the foot of a summary by kinds', () => {
  const both = [
    ['in', 25000n, [0]],
    ['out', 4250n, [1, 3]],
  ];

  it('has the sums of what came in and went out', () => expect(read('Total | 250.00 | 42.50')).toEqual(both));

  it('may have them the other way round, with a minus', () => expect(read('Total | -42.50 | 250.00')).toEqual(both));

  it.each(['Total | 250.00 | 42.40', 'Total | 250.00', 'Fees | 250.00 | 42.50', 'Total | 250.00 | 42.50 | 3.00'])(
    'is none of ours: %s',
    (text) => expect(read(text)).toEqual([]),
  );
});
