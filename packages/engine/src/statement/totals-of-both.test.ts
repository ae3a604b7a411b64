import { expect, it } from 'vitest';
import { booking, figure, labelled, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { bookedRows } from './sections.ts';
import { findTotals } from './totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

it('a total may be what remains of both, in the column of one direction, below a line with its number', () => {
  const total = { ...labelled('total', [figure('money-out', '5.00')]), label: 'Total card XXXX 3441' };
  const title = remark('Gold, XXXX 3441, A. NOBODY');
  const items: Item[] = [
    booking('3 March 2025', '90.00'),
    title,
    ...['-8.00', '3.00'].map((text) => booking('3 March 2025', text)),
    total,
  ];
  const rows = bookedRows(items).map((each, i) => ({ ...each, amount: [9000n, -800n, 300n][i] as bigint }));
  expect(findTotals(items, rows, MONEY)).toMatchObject([{ rows: [1, 2] }]);
});
