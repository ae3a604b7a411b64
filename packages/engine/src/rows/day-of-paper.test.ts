import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Page } from '../shapes/page.ts';
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

describe('statements of several days in one file', () => {
  const page = (number: number, ...lines: readonly (readonly Placed[])[]) => pageOf(lines, { number });
  const rowsOf = (...pages: readonly Page[]) => {
    const layout = findLayout(pages);
    return readOut(readRows(layout), layout).rows.map((row) => row.split(' ').slice(0, 2).join(' '));
  };
  const head = (day: string) => line(`Statement for the day ${day}`, 200);

  it('are each of the day printed above them', () =>
    expect(rowsOf(page(1, head('17.01.2025'), ...TABLE), page(2, head('20.01.2025'), ...TABLE))).toEqual([
      '17.1. WATERWORKS',
      '17.1. BAKERY',
      '17.1. GROCER',
      '20.1. WATERWORKS',
      '20.1. BAKERY',
      '20.1. GROCER',
    ]));

  it('may print it apart, where columns of figures stand below', () => {
    const apart = (day: string) => wide('Statement', 'for the day', '', day);
    const pages = [page(1, apart('17.01.2025'), ...TABLE), page(2, apart('20.01.2025'), ...TABLE)] as const;
    expect(rowsOf(...pages).slice(2, 4)).toEqual(['17.1. GROCER', '20.1. WATERWORKS']);
  });

  it('go on with the day of the page before, where a page tells none', () =>
    expect(rowsOf(page(1, head('17.01.2025'), ...TABLE), page(2, ...TABLE)).at(-1)).toBe('17.1. GROCER'));
});
