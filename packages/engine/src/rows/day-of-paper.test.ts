import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const wide = columns([50], [110], [400, 'right'], [510, 'right']);

const TABLE = [
  wide('No.', 'Details', 'Paid out', 'Paid in'),
  wide('1', 'WATERWORKS', '88.90'),
  wide('', 'Water and heat'),
  wide('2', 'BAKERY', '', '140.70'),
  wide('3', 'GROCER', '12.00'),
];

function read(...lines: readonly (readonly Placed[])[]) {
  const layout = findLayout([pageOf(lines)]);
  const items = readRows(layout);
  return {
    rows: readOut(items, layout).rows,
    marked: items.flatMap((item) => (item.kind === 'row' ? [item.dayOfPaper] : [])),
  };
}

describe('rows without dates', () => {
  it('are of the only day printed above them, and say so', () =>
    expect(read(wide('Statement', 'for the day', '', '17.01.2025'), ...TABLE)).toEqual({
      rows: [
        '17.1. WATERWORKS Water and heat money-out 88.90',
        '17.1. BAKERY money-in 140.70',
        '17.1. GROCER money-out 12.00',
      ],
      marked: [true, true, true],
    }));

  it.each([
    ['two days are printed', [wide('Statement', 'from', '16.01.2025', '17.01.2025'), ...TABLE]],
    ['the day has no year', [wide('Statement', 'for the day', '', '17.01.'), ...TABLE]],
    [
      'one column of money stands there, as on bills',
      [
        wide('Bill', 'of', '', '17.01.2025'),
        wide('No.', 'Details', 'Amount'),
        wide('1', 'WATERWORKS', '88.90'),
        wide('2', 'BAKERY', '140.70'),
      ],
    ],
  ])('are none where %s', (_, lines) => expect(read(...lines).rows).toEqual([]));
});
